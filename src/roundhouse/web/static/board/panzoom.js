/** Moving and magnifying a drawing by hand: fingers, wheel with Ctrl, buttons. */

import { el } from "../shared/dom.js";
import { toast } from "../shared/voice.js";
import { word } from "../shared/words.js";
import { beginSection, pan, showAll, zoom } from "./section.js";

const FAR = 40; // pixels that a finger goes across a board that cannot be moved, before it is told how to magnify it

/** Pixels that a finger may stray before a tap becomes a drag. */
export const SLACK = 7;

/**
 * Make a drawing movable; it keeps the section that the one before it showed.
 * @param {SVGSVGElement | Element} drawn
 * @param {Element | null} before
 */
export function panAndZoom(drawn, before) {
  beginSection(drawn, before);
  const canvas = drawn.closest(".canvas");
  if (canvas && !canvas.parentElement?.querySelector(".zoom")) {
    canvas.after(buttons(canvas)); // beside the drawing: what is printed in its corners stays in sight
    listen(/** @type {HTMLElement} */ (canvas));
  }
}

/** @param {Element} canvas */
function buttons(canvas) {
  /** @type {[string, string, number][]} */
  const kinds = [["zoom_in", "+", 1.5], ["zoom_out", "−", 1 / 1.5], ["zoom_all", "1×", 0]];
  const made = kinds.map(([key, sign, factor]) => {
    const button = el("button", { type: "button", class: "round", "aria-label": word(key), title: word(key) }, sign);
    button.addEventListener("click", () => (factor ? zoom(canvas, factor) : showAll(canvas)));
    return button;
  });
  return el("div", { class: "zoom", role: "group", "aria-label": word("zoom") }, ...made);
}

let told = false;

/** Once is enough. */
function sayHow() {
  if (!told) toast(word("two_fingers"));
  told = true;
}

/** @param {HTMLElement} canvas */
function listen(canvas) {
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let strayed = 0;
  let across = 0; // a finger that goes up or down moves the page
  canvas.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(canvas, Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  }, { passive: false });
  canvas.addEventListener("pointerdown", (event) => {
    if (!fingers.size) strayed = across = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  canvas.addEventListener("pointermove", (event) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    strayed += Math.hypot(to.x - from.x, to.y - from.y);
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1] ?? from;
      const apart = (/** @type {{x: number, y: number}} */ point) => Math.hypot(point.x - other.x, point.y - other.y);
      zoom(canvas, apart(to) / Math.max(1, apart(from)), { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
    } else if (strayed > SLACK && canvas.classList.contains("zoomed") && !canvas.classList.contains("drawing")) {
      const [, moved] = pan(canvas, to.x - from.x, to.y - from.y);
      scrollBy({ top: moved - (to.y - from.y), behavior: "instant" }); // beyond the edge of the board it is the page that moves
    } else if (event.pointerType === "touch" && !canvas.matches(":is(.zoomed, .drawing, .strip *)")) {
      across += to.x - from.x;
      if (Math.abs(across) > FAR) sayHow();
    }
    fingers.set(event.pointerId, to);
  });
  // Else the browser would take the finger for one that makes the page roll, and the next tap for one that stops it.
  canvas.addEventListener("touchmove", (event) => {
    if (event.cancelable && canvas.classList.contains("zoomed")) event.preventDefault();
  }, { passive: false });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    canvas.addEventListener(end, (event) => fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
  }
  canvas.addEventListener("click", (event) => {
    if (strayed > SLACK) {
      event.stopPropagation();
      event.preventDefault();
    }
    strayed = 0;
  }, { capture: true });
}
