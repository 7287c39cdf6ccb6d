/** Pan and zoom of one drawing by changing its view box: fingers, wheel with Ctrl, buttons. */

import { el } from "../shared/dom.js";
import { word } from "../shared/words.js";

const MOST = 5;
const SLACK = 7; // pixels that a finger may stray before a tap becomes a drag

/**
 * What a drawing shows of itself, and what it showed before it was magnified for a finger.
 * @typedef {{full: number[], box: number[], before: number[] | null}} Lens
 */

/** @type {WeakMap<Element, Lens>} */
const lenses = new WeakMap();

/**
 * Make a drawing movable; it keeps the section that the one before it showed.
 * @param {SVGSVGElement | Element} drawn
 * @param {Element | null} before
 */
export function panAndZoom(drawn, before) {
  const full = (drawn.getAttribute("viewBox") || "0 0 1 1").split(/\s+/).map(Number);
  const old = before && lenses.get(before);
  const kept = old && same(old.full, full) ? old : null;
  const lens = { full, box: kept ? kept.box : [...full], before: kept ? kept.before : null };
  lenses.set(drawn, lens);
  apply(drawn, lens);
  const canvas = drawn.closest(".canvas");
  if (canvas && !canvas.querySelector(".zoom")) {
    canvas.append(buttons(canvas));
    listen(/** @type {HTMLElement} */ (canvas));
  }
}

/**
 * @param {number[]} a
 * @param {number[]} b
 */
function same(a, b) {
  return a.every((value, n) => value === b[n]);
}

/** @param {Element} canvas */
function drawing(canvas) {
  const drawn = /** @type {SVGSVGElement | null} */ (canvas.querySelector(":scope > svg"));
  const lens = drawn && lenses.get(drawn);
  return drawn && lens ? { drawn, lens } : null;
}

/**
 * @param {Element} drawn
 * @param {Lens} lens
 */
function apply(drawn, lens) {
  const [x, y, width, height] = lens.full;
  const box = lens.box;
  box[2] = Math.min(width, Math.max(width / MOST, box[2]));
  box[3] = (box[2] * height) / width;
  box[0] = Math.min(x + width - box[2], Math.max(x, box[0]));
  box[1] = Math.min(y + height - box[3], Math.max(y, box[1]));
  drawn.setAttribute("viewBox", box.map((value) => value.toFixed(1)).join(" "));
  drawn.closest(".canvas")?.classList.toggle("zoomed", box[2] < width - 0.5);
}

/**
 * Zoom by a factor around a point of the screen; without one, around the middle.
 * @param {Element} canvas
 * @param {number} factor
 * @param {{x: number, y: number} | null} [around]
 */
function zoom(canvas, factor, around = null) {
  const found = drawing(canvas);
  if (!found) return;
  const { drawn, lens } = found;
  const screen = drawn.getBoundingClientRect();
  const across = around ? (around.x - screen.x) / screen.width : 0.5;
  const down = around ? (around.y - screen.y) / screen.height : 0.5;
  const width = Math.min(lens.full[2], Math.max(lens.full[2] / MOST, lens.box[2] / factor));
  const height = (width * lens.full[3]) / lens.full[2];
  lens.before = null; // whoever moves the board by hand is to find it so
  lens.box = [lens.box[0] + (lens.box[2] - width) * across, lens.box[1] + (lens.box[3] - height) * down, width, height];
  apply(drawn, lens);
}

/**
 * @param {Element} canvas
 * @param {number} dx
 * @param {number} dy
 */
function pan(canvas, dx, dy) {
  const found = drawing(canvas);
  if (!found) return;
  const scale = found.lens.box[2] / found.drawn.getBoundingClientRect().width;
  found.lens.before = null;
  found.lens.box[0] -= dx * scale;
  found.lens.box[1] -= dy * scale;
  apply(found.drawn, found.lens);
}

/**
 * Move the section so that an element shows.
 * @param {SVGGraphicsElement} element
 */
export function reveal(element) {
  const drawn = element.ownerSVGElement;
  const lens = drawn && lenses.get(drawn);
  if (!drawn || !lens || lens.box[2] >= lens.full[2] - 0.5) return;
  const screen = drawn.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const scale = lens.box[2] / screen.width;
  const beside = box.x < screen.x || box.right > screen.right || box.y < screen.y || box.bottom > screen.bottom;
  if (!beside) return;
  lens.box[0] += (box.x + box.width / 2 - screen.x - screen.width / 2) * scale;
  lens.box[1] += (box.y + box.height / 2 - screen.y - screen.height / 2) * scale;
  apply(drawn, lens);
}

/**
 * Show a stretch of a drawing whole: as near as before, or farther off where it would not fit.
 * @param {Element} drawn
 * @param {{x: number, y: number, width: number, height: number}} area in the coordinates of the drawing
 */
export function embrace(drawn, area) {
  const lens = lenses.get(drawn);
  if (!lens) return;
  const [x, y, wide, high] = lens.box;
  if (area.x >= x && area.y >= y && area.x + area.width <= x + wide && area.y + area.height <= y + high) return;
  const width = Math.max(wide, area.width, (area.height * lens.full[2]) / lens.full[3]);
  lens.box = [area.x + (area.width - width) / 2, area.y + area.height / 2 - (width * lens.full[3]) / lens.full[2] / 2, width, 0];
  apply(drawn, lens);
}

/**
 * Magnify a drawing around a point of the screen, as far as that goes, until an element is so wide; whether it changed.
 * @param {Element} element
 * @param {number} wide
 * @param {{x: number, y: number}} around
 */
export function magnify(element, wide, around) {
  const canvas = element.closest(".part:is(.broad, .main):not(.strip) .canvas");
  const found = canvas && drawing(canvas);
  if (!canvas || !found) return false;
  const more = Math.min(wide / element.getBoundingClientRect().width, (found.lens.box[2] * MOST) / found.lens.full[2]);
  if (more < 1.2) return false;
  const before = found.lens.before ?? [...found.lens.box];
  zoom(canvas, more, around);
  found.lens.before = before;
  return true;
}

/** Show again what was shown before a drawing was magnified for a finger, unless it was moved by hand since. */
export function goBack() {
  for (const canvas of document.querySelectorAll(".canvas.zoomed")) {
    const { drawn, lens } = drawing(canvas) ?? {};
    if (!drawn || !lens?.before) continue;
    lens.box = lens.before;
    lens.before = null;
    apply(drawn, lens);
  }
}

/** @param {Element} canvas */
function buttons(canvas) {
  /** @type {[string, string, number][]} */
  const kinds = [["zoom_in", "+", 1.5], ["zoom_out", "−", 1 / 1.5], ["zoom_all", "1×", 0]];
  const made = kinds.map(([key, sign, factor]) => {
    const button = el("button", { type: "button", class: "round", "aria-label": word(key), title: word(key) }, sign);
    button.addEventListener("click", () => zoom(canvas, factor || 1 / MOST));
    return button;
  });
  return el("div", { class: "zoom", role: "group", "aria-label": word("zoom") }, ...made);
}

/** @param {HTMLElement} canvas */
function listen(canvas) {
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let strayed = 0;
  canvas.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(canvas, Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  }, { passive: false });
  canvas.addEventListener("pointerdown", (event) => {
    if (!fingers.size) strayed = 0;
    if (/** @type {Element} */ (event.target).closest(".zoom")) return;
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
      pan(canvas, to.x - from.x, to.y - from.y);
    }
    fingers.set(event.pointerId, to);
  });
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
