/** The panel beside the boards ends where the screen ends, wherever it begins: nothing of it has to be scrolled to. */

import { must, narrow } from "../shared/dom.js";

/** @import { TableState } from "../table/state.js" */

const TALK = 192; // pixels that log and chat are left with before the card of what happened is folded
const LEAST = 330; // pixels of the question that show what is asked, some answers and the ways back
const LINES = 110; // pixels of that card with its first lines

/**
 * The question has the room it needs; what happened meanwhile is listed if there is some left.
 * @param {TableState} table
 * @param {(roomy: boolean) => void} sinceHasRoom
 */
export function setUpPanel(table, sinceHasRoom) {
  const panel = /** @type {HTMLElement | null} */ (document.querySelector(".panel"));
  if (!panel) return;
  let asked = 0;
  let fresh = true; // whether the answers may have changed, or the room for them
  const fit = () => {
    asked = 0;
    const least = parseFloat(getComputedStyle(panel).top) || 0; // at the end of the page it would slip under the headline
    panel.style.setProperty("--panel-top", `${Math.max(least, panel.getBoundingClientRect().top)}px`);
    const turn = must("turn");
    if (fresh) {
      fresh = false;
      const overfull = () => turn.scrollHeight > turn.clientHeight + 2;
      turn.classList.remove("tight");
      panel.classList.remove("cramped");
      turn.classList.toggle("tight", overfull());
      panel.classList.toggle("cramped", overfull() && turn.clientHeight < LEAST);
    }
    const needed = must("asking").offsetHeight + turn.scrollHeight - turn.clientHeight;
    sinceHasRoom(!narrow() && panel.clientHeight - needed >= TALK + LINES);
  };
  const soon = () => (asked ||= requestAnimationFrame(fit));
  const anew = () => {
    fresh = true;
    soon();
  };
  addEventListener("scroll", soon, { passive: true });
  addEventListener("resize", anew);
  new ResizeObserver(soon).observe(document.body); // what stands above may grow, and bars come and go
  new ResizeObserver(soon).observe(must("turn-body"));
  table.onView(anew);
  table.onPlace(anew);
  fit();
}
