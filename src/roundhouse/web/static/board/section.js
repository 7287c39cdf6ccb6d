/** The section of itself that a drawing shows: moved and magnified by changing its view box. */

import { narrow } from "../shared/dom.js";

const MOST = 5;
const ROOM = 0.44; // of the height of a narrow screen, for a board that is magnified

/** On a phone the legend beside a map would be too small to read, and the map smaller for it. */
const PHONE = matchMedia("(max-width: 560px)");

/**
 * What a drawing shows of itself, and what it showed before it was magnified for a finger.
 * @typedef {{whole: number[], full: number[], box: number[], before: number[] | null}} Lens
 */

/** @type {WeakMap<Element, Lens>} */
const lenses = new WeakMap();

/**
 * Give a drawing a section: the one that the drawing before it showed, or the whole.
 * @param {Element} drawn
 * @param {Element | null} before
 */
export function beginSection(drawn, before) {
  const whole = numbers(drawn.getAttribute("viewBox") || "0 0 1 1");
  const full = mostOf(drawn, whole);
  const old = before && lenses.get(before);
  const kept = old && same(old.full, full) ? old : null;
  const lens = { whole, full, box: kept ? kept.box : [...full], before: kept ? kept.before : null };
  lenses.set(drawn, lens);
  apply(drawn, lens);
}

/** @param {string} box */
function numbers(box) {
  return box.split(/\s+/).map(Number);
}

/**
 * What there is to see of a drawing on this screen.
 * @param {Element} drawn
 * @param {number[]} whole
 */
function mostOf(drawn, whole) {
  const core = PHONE.matches && drawn.getAttribute("data-core");
  return core ? numbers(core) : whole;
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
 * @param {number} [low] how far down it may begin: as a rule so far that what was at the lower edge stays under the finger
 */
function apply(drawn, lens, low = Infinity) {
  const [x, y, width, height] = lens.full;
  const box = lens.box;
  box[2] = Math.min(width, Math.max(width / MOST, box[2]));
  box[3] = highOf(drawn, lens, box[2]);
  box[0] = Math.min(x + width - box[2], Math.max(x, box[0]));
  const least = (box[2] * height) / width;
  box[1] = Math.min(y + height - least, Math.max(low, y + height - box[3]), Math.max(y, box[1]));
  box[3] = Math.max(least, Math.min(box[3], y + height - box[1]));
  drawn.setAttribute("viewBox", box.map((value) => value.toFixed(1)).join(" "));
  drawn.closest(".canvas")?.classList.toggle("zoomed", box[2] < width - 0.5);
}

/**
 * How high a section of a drawing is. On a narrow screen it may be higher than the whole is in proportion, as far as there is room.
 * @param {Element} drawn
 * @param {Lens} lens
 * @param {number} wide
 */
function highOf(drawn, { full }, wide) {
  const room = narrow() ? (ROOM * innerHeight) / Math.max(1, drawn.clientWidth) : 0;
  return Math.min(full[3], wide * Math.max(full[3] / full[2], room));
}

/**
 * Zoom by a factor around a point of the screen; without one, around the middle.
 * @param {Element} canvas
 * @param {number} factor
 * @param {{x: number, y: number} | null} [around]
 */
export function zoom(canvas, factor, around = null) {
  const found = drawing(canvas);
  if (!found) return;
  const { drawn, lens } = found;
  const [left, top, wide, high] = lens.box;
  const at = drawn.getScreenCTM()?.inverse();
  const { x, y } = around && at ? new DOMPoint(around.x, around.y).matrixTransform(at) : { x: left + wide / 2, y: top + high / 2 };
  const width = Math.min(lens.full[2], Math.max(lens.full[2] / MOST, wide / factor));
  lens.before = null; // whoever magnifies it by hand is to find it so
  lens.box = [x - ((x - left) * width) / wide, y - ((y - top) * width) / wide, width, 0];
  apply(drawn, lens);
}

/**
 * Move the section by pixels of the screen; by how many it could be moved.
 * @param {Element} canvas
 * @param {number} dx
 * @param {number} dy
 */
export function pan(canvas, dx, dy) {
  const found = drawing(canvas);
  if (!found) return [0, 0];
  const { drawn, lens } = found;
  const [x, y] = lens.box;
  const scale = lens.box[2] / drawn.getBoundingClientRect().width;
  lens.box[0] -= dx * scale;
  lens.box[1] -= dy * scale;
  apply(drawn, lens, y);
  return [(x - lens.box[0]) / scale, (y - lens.box[1]) / scale];
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
  let width = Math.min(lens.full[2], Math.max(wide, area.width));
  if (highOf(drawn, lens, width) < area.height) width = Math.max(width, (area.height * lens.full[2]) / lens.full[3]);
  lens.box = [area.x + (area.width - width) / 2, area.y + (area.height - highOf(drawn, lens, width)) / 2, width, 0];
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

/** Show again what was shown before a drawing was magnified for a finger, unless that was changed by hand since. */
export function goBack() {
  for (const canvas of document.querySelectorAll(".canvas.zoomed")) {
    const { drawn, lens } = drawing(canvas) ?? {};
    if (!drawn || !lens?.before) continue;
    lens.box = lens.before;
    lens.before = null;
    apply(drawn, lens);
  }
}

/**
 * Show all of a drawing.
 * @param {Element} canvas
 */
export function showAll(canvas) {
  zoom(canvas, 1 / MOST);
}

// The room has changed, perhaps because the screen was turned.
addEventListener("resize", () => {
  for (const canvas of document.querySelectorAll(".canvas")) {
    const { drawn, lens } = drawing(canvas) ?? {};
    if (!drawn || !lens) continue;
    const full = mostOf(drawn, lens.whole);
    if (!same(full, lens.full)) Object.assign(lens, { full, box: [...full], before: null });
    apply(drawn, lens);
  }
});
