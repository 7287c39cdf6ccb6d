/** Bringing things on the board into sight, wherever the page is scrolled to. */

import { must, narrow, typing } from "../shared/dom.js";
import { still } from "../shared/prefs.js";

const ROOM = 6; // pixels that are left above a board

/** Between which heights of the screen nothing lies over the boards. */
function clear() {
  const asking = must("asking"); // on a narrow screen it lies over the lower part of the board
  const over = [must("parts"), must("since")].filter((bar) => bar === must("parts") || getComputedStyle(bar).position === "sticky");
  const top = Math.max(0, ...over.map((bar) => bar.getBoundingClientRect().bottom));
  const bottom = getComputedStyle(asking).position === "fixed" ? asking.getBoundingClientRect().top : innerHeight;
  return { top, bottom };
}

/**
 * The part of an element that can be seen: on the screen, and under nothing.
 * @param {Element} element
 */
export function clearOf(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const room = clear();
  return { left: Math.max(0, left), right: Math.min(innerWidth, right), top: Math.max(room.top, top), bottom: Math.min(room.bottom, bottom) };
}

/**
 * Scroll to the first of some things that is drawn, unless it is in sight already; if all are folded away, to where that is.
 * @param {string[]} ids
 */
export function bringIntoSight(ids) {
  const things = ids.map((id) => must("pictures").querySelector(`#${CSS.escape(id)}`));
  const shown = things.find((thing) => thing?.checkVisibility()) ?? things.find((thing) => thing)?.closest("details");
  if (!shown) return;
  const box = shown.getBoundingClientRect();
  const { top, bottom } = clear();
  if (box.top >= top && box.bottom <= bottom) return;
  scrollBy({ top: box.top + box.height / 2 - (top + bottom) / 2, behavior: still() ? "instant" : "smooth" });
}

/** On a narrow screen the question lies over the lower part of the page: the board that it is about comes into sight above it. */
export function raiseBoard() {
  if (!narrow()) return;
  history.scrollRestoration = "manual"; // a page that is loaded anew would go back to where it was, some time later
  requestAnimationFrame(raise); // when the answers have taken their room
}

function raise() {
  const board = must("pictures").querySelector(".main:has(.can) .canvas > svg");
  if (!board || typing()) return;
  const links = /** @type {HTMLElement} */ (must("parts").parentElement);
  const top = parseFloat(getComputedStyle(links).top) + links.offsetHeight + ROOM; // where they stay when the page moves on
  const box = board.getBoundingClientRect();
  const by = box.top < top ? box.top - top : Math.min(box.top - top, box.bottom - clear().bottom + ROOM);
  if (by > 0 || box.top + box.height / 4 < top) scrollBy({ top: by, behavior: still() ? "instant" : "smooth" });
}
