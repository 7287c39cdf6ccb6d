/** Bringing things on the board into sight, wherever the page is scrolled to. */

import { must } from "../shared/dom.js";
import { still } from "../shared/prefs.js";

/**
 * Scroll to the first of some things that is drawn, unless it is in sight already; if all are folded away, to where that is.
 * @param {string[]} ids
 */
export function bringIntoSight(ids) {
  const things = ids.map((id) => must("pictures").querySelector(`#${CSS.escape(id)}`));
  const shown = things.find((thing) => thing?.checkVisibility()) ?? things.find((thing) => thing)?.closest("details");
  if (!shown) return;
  const box = shown.getBoundingClientRect();
  const asking = must("asking"); // on a narrow screen it lies over the lower part of the board
  const end = getComputedStyle(asking).position === "fixed" ? asking.getBoundingClientRect().top : innerHeight;
  const begin = Math.max(0, must("parts").getBoundingClientRect().bottom);
  if (box.top >= begin && box.bottom <= end) return;
  scrollBy({ top: box.top + box.height / 2 - (begin + end) / 2, behavior: still() ? "instant" : "smooth" });
}
