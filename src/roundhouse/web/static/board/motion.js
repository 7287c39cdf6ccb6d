/**
 * Pieces on their way: what stands elsewhere in the new drawing travels there, what is new appears, what is gone goes
 * along the things that the turn was about. The drawing itself is in place at once; what moves is a copy that lies over
 * it in a layer of its own: within the drawing, every frame of its way would have all of it laid out and painted anew.
 */

import { el, svg } from "../shared/dom.js";
import { still } from "../shared/prefs.js";
import { parts } from "./parts.js";

/**
 * @import { Turn, View } from "../shared/wire.js"
 * @typedef {{piece: SVGGraphicsElement, kind: string, part: string, x: number, y: number, width: number, height: number, within: string, matrix: DOMMatrix}} Stand
 */

const TRAVEL = 400; // milliseconds
const FURTHER = 500; // along several things
const REST = 120; // that a copy lies still before it is cleared away: that has the page painted anew, and jerks what still moves
const MOST = 40; // pieces on their way; if more have changed it is another board
const EDGE = 6; // pixels around a piece for what its lines need
const INHERITED = ["color", "fill", "stroke", "stroke-width", "font-family", "font-size", "font-weight", "text-anchor"];
const SAME = 2; // pixels within which a piece stands where it stood

/**
 * To be called before a view is drawn; what it returns, afterwards.
 * @param {View} view
 * @returns {(turns: Turn[]) => void} sets the pieces moving, given what was done
 */
export function motionTo(view) {
  const changing = view.pictures.filter((picture) => picture.title && parts.get(picture.name)?.picture && parts.get(picture.name)?.hash !== picture.hash);
  if (!changing.length || still() || document.hidden || document.body.classList.contains("leaping")) return () => {};
  const names = changing.map((picture) => picture.name);
  const before = standing(names);
  return (turns) => {
    const { gone, come } = differences(before, standing(names));
    if (gone.length + come.length > MOST) return;
    for (const stand of come) arrive(stand, takeNearest(gone, stand));
    for (const stand of gone) leave(stand, turns);
  };
}

/**
 * Where the pieces of some parts stand, measured from the corner of their part.
 * @param {string[]} names
 */
function standing(names) {
  /** @type {Stand[]} */
  const found = [];
  for (const part of names) {
    const picture = parts.get(part)?.picture;
    const base = picture instanceof SVGSVGElement ? picture.getScreenCTM()?.inverse() : null;
    if (!picture || !base) continue;
    const corner = picture.getBoundingClientRect();
    for (const piece of /** @type {NodeListOf<SVGGraphicsElement>} */ (picture.querySelectorAll("[data-piece]"))) {
      const box = piece.getBoundingClientRect();
      const at = piece.getScreenCTM();
      if (!box.width || !at) continue;
      const within = piece.parentElement?.closest(".pick")?.id ?? "";
      found.push({ piece, kind: piece.dataset.piece ?? "", part, within, matrix: base.multiply(at),
        x: box.left + box.width / 2 - corner.left, y: box.top + box.height / 2 - corner.top, width: box.width, height: box.height });
    }
  }
  return found;
}

/**
 * Pieces of one kind are alike: those that stand where one stood have not moved.
 * @param {Stand[]} before
 * @param {Stand[]} after
 */
function differences(before, after) {
  const gone = [...before];
  const come = after.filter((stand) => {
    const same = gone.findIndex((old) => old.kind === stand.kind && old.part === stand.part && Math.hypot(old.x - stand.x, old.y - stand.y) < SAME);
    if (same >= 0) gone.splice(same, 1);
    return same < 0;
  });
  return { gone, come };
}

/**
 * @param {Stand} stand
 * @returns {{x: number, y: number}} on the screen
 */
function onScreen(stand) {
  const corner = parts.get(stand.part)?.picture?.getBoundingClientRect();
  return { x: stand.x + (corner?.left ?? 0), y: stand.y + (corner?.top ?? 0) };
}

/**
 * Take out of a list the piece of the same kind that stood nearest.
 * @param {Stand[]} gone
 * @param {Stand} stand
 */
function takeNearest(gone, stand) {
  const here = onScreen(stand);
  const far = (/** @type {Stand} */ old) => Math.hypot(onScreen(old).x - here.x, onScreen(old).y - here.y);
  const alike = gone.filter((old) => old.kind === stand.kind).sort((a, b) => far(a) - far(b));
  if (alike[0]) gone.splice(gone.indexOf(alike[0]), 1);
  return alike[0];
}

/**
 * A copy of a piece that lies over its drawing.
 * @param {Stand} stand
 */
function lifted({ piece, part, x, y, width, height, matrix }) {
  const picture = parts.get(part)?.picture;
  const canvas = picture?.parentElement;
  const screen = picture instanceof SVGSVGElement ? picture.getScreenCTM() : null;
  if (!picture || !canvas || !screen) return null;
  const [corner, below] = [picture.getBoundingClientRect(), canvas.getBoundingClientRect()];
  const [left, top] = [corner.left + x - width / 2 - EDGE, corner.top + y - height / 2 - EDGE];
  const { a, b, c, d, e, f } = screen.multiply(matrix);
  const copy = /** @type {SVGElement} */ (piece.cloneNode(true));
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  copy.removeAttribute("data-piece");
  const around = svg("g", { transform: `matrix(${a} ${b} ${c} ${d} ${e - left} ${f - top})` }, copy);
  const style = piece.parentElement?.isConnected ? getComputedStyle(piece.parentElement) : null;
  for (const name of style ? INHERITED : []) around.style.setProperty(name, style?.getPropertyValue(name) ?? "");
  const layer = el("div", { class: "moving", "aria-hidden": "true" }, svg("svg", { class: picture.getAttribute("class") ?? "" }, around));
  const place = { left: left - below.left + canvas.scrollLeft, top: top - below.top, width: width + 2 * EDGE, height: height + 2 * EDGE };
  for (const [name, value] of Object.entries(place)) layer.style.setProperty(name, `${value}px`);
  canvas.append(layer);
  return layer;
}

/**
 * @param {Stand} stand
 * @param {Stand | undefined} old where it comes from; nothing if it is new
 */
function arrive(stand, old) {
  const layer = lifted(stand);
  if (!layer) return;
  const [from, to] = [old && onScreen(old), onScreen(stand)];
  const there = from ? { translate: "0px 0px" } : { opacity: 1, scale: 1 };
  const motion = layer.animate([
    from ? { translate: `${from.x - to.x}px ${from.y - to.y}px`, easing: "ease-in-out" } : { opacity: 0, scale: 0.3, easing: "ease-out" },
    { ...there, offset: TRAVEL / (TRAVEL + REST) },
    there,
  ], { duration: TRAVEL + REST });
  stand.piece.style.visibility = "hidden";
  motion.finished.finally(() => {
    stand.piece.style.visibility = "";
    layer.remove();
  });
}

/**
 * A piece that is nowhere any more goes along the things that came after its own in the turn, and fades.
 * @param {Stand} stand
 * @param {Turn[]} turns
 */
function leave(stand, turns) {
  const layer = lifted(stand);
  if (!layer) return;
  const from = onScreen(stand);
  const stops = wayOf(stand, turns).map((stop) => `${stop.x - from.x}px ${stop.y - from.y}px`);
  const steps = ["0px 0px", ...stops].map((translate) => ({ translate, opacity: 1 }));
  const end = { ...steps[steps.length - 1], opacity: 0 };
  const motion = layer.animate([...steps, end], { duration: stops.length ? FURTHER : TRAVEL, fill: "forwards" });
  motion.finished.finally(() => layer.remove());
}

/**
 * The middles of the things that the turn was about after the one in which the piece stood.
 * @param {Stand} stand
 * @param {Turn[]} turns
 */
function wayOf(stand, turns) {
  const turn = turns.find((one) => stand.within && one.targets.includes(stand.within));
  const after = turn ? turn.targets.slice(turn.targets.indexOf(stand.within) + 1) : [];
  const next = after.findIndex((id) => id.startsWith(stand.within.split("-")[0])); // where the next piece sets out
  const stops = (next < 0 ? after : after.slice(0, next)).map((id) => document.getElementById(id)?.getBoundingClientRect());
  return stops.flatMap((box) => (box?.width ? [{ x: box.left + box.width / 2, y: box.top + box.height / 2 }] : []));
}
