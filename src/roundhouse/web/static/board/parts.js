/** The parts of the table: a frame for each picture, where it stands, what it is called, whether it is unfolded. */

import { el, must } from "../shared/dom.js";
import { seatMark } from "../shared/mark.js";
import { word } from "../shared/words.js";
import { isOpen, keepOpen } from "./folding.js";

/** @import { Picture, View } from "../shared/wire.js" */

/** @typedef {{hash: string, frame: HTMLElement, picture: Element | null, source: Element | null}} Part What is shown of a drawing, and the drawing itself. */

/** Drawings wider than this in proportion to their height get the broad column. */
const BROAD = 1.4;
/** Those wider than this are strips, which need no magnifying glass. */
const STRIP = 4;

/** @type {Map<string, Part>} */
export const parts = new Map();

/**
 * Parts that the table no longer has.
 * @param {View} view
 */
export function dropParts(view) {
  const names = new Set(view.pictures.map((picture) => picture.name));
  for (const [name, part] of parts) {
    if (names.has(name)) continue;
    part.frame.remove();
    parts.delete(name);
  }
}

/**
 * @param {Picture} picture
 * @param {View} view
 * @param {boolean} main
 */
export function addPart(picture, view, main) {
  const part = { hash: "", frame: frameFor(picture, view), picture: null, source: null };
  part.frame.classList.toggle("main", main);
  parts.set(picture.name, part);
  const boards = must("pictures");
  const column = !picture.title ? null : seatOf(picture.name) < 0 || isMine(picture, view) ? ".other-column" : ".others";
  (column ? boards.querySelector(column) : boards)?.append(part.frame);
  return part;
}

/**
 * Bring a part of the table into view, unfolding it first.
 * @param {string} name
 */
export function showPart(name) {
  const part = parts.get(name);
  if (!part) return;
  if (part.frame instanceof HTMLDetailsElement && !part.frame.open) {
    part.frame.open = true;
    keepOpen(name, isFirst(part.frame), true);
  }
  part.frame.scrollIntoView({ block: "start" });
  const first = part.frame.querySelector(".can") ?? part.frame.querySelector("summary");
  if (first instanceof HTMLElement || first instanceof SVGElement) first.focus({ preventScroll: true });
}

/**
 * Titles change with the language and the order with whose board it is.
 * @param {Picture} picture
 * @param {View} view
 */
export function entitle(picture, view) {
  const part = parts.get(picture.name);
  const seat = seatOf(picture.name);
  if (!part || seat < 0) return;
  const player = view.players.find((one) => one.seat === seat);
  const mine = seat === view.seat;
  if (mine !== part.frame.classList.contains("mine") && (mine || view.seat >= 0)) move(part.frame, picture.name, mine);
  part.frame.classList.toggle("mine", mine);
  part.frame.classList.toggle("first", isMine(picture, view));
  const title = part.frame.querySelector(".part-title");
  if (player && title) {
    title.replaceChildren(seatMark(player), mine ? word("my_board") : word("board_of", { name: player.name }));
  }
}

/**
 * Classes for the proportions of a drawing; true if it is a broad one.
 * @param {HTMLElement} frame
 * @param {Element} drawn
 */
export function isBroad(frame, drawn) {
  const box = (drawn.getAttribute("viewBox") || "0 0 1 1").split(/\s+/).map(Number);
  const proportion = box[2] / box[3];
  frame.classList.toggle("broad", proportion > BROAD);
  frame.classList.toggle("strip", proportion > STRIP);
  return proportion > BROAD;
}

/**
 * @param {Picture} picture
 * @param {View} view
 */
function frameFor(picture, view) {
  if (!picture.title) return el("div", { class: "symbols", "aria-hidden": "true" });
  const seat = seatOf(picture.name);
  const canvas = el("div", { class: "canvas" });
  if (seat < 0) return el("section", { class: "part", id: `part-${picture.name}`, "aria-label": picture.title }, canvas);
  const open = isOpen(picture.name, isMine(picture, view));
  const summary = el("summary", {}, el("span", { class: "part-title" }, picture.title));
  const frame = el("details", { class: "part own", id: `part-${picture.name}`, open }, summary, canvas);
  summary.addEventListener("click", () => keepOpen(picture.name, isFirst(frame), !frame.open));
  return frame;
}

/**
 * Around one screen another board becomes one's own: it changes places, unfolded or folded.
 * @param {HTMLElement} frame
 * @param {string} name
 * @param {boolean} mine
 */
function move(frame, name, mine) {
  const column = must("pictures").querySelector(mine ? ".other-column" : ".others");
  if (frame.parentElement !== column) mine ? column?.prepend(frame) : column?.append(frame);
  frame.toggleAttribute("open", isOpen(name, mine));
}

/**
 * The seat whose board a part is; -1 for what all share.
 * @param {string} name
 */
function seatOf(name) {
  const match = /^player-(\d+)$/.exec(name);
  return match ? Number(match[1]) : -1;
}

/**
 * Whether a board is the one to look at first: one's own, or for spectators that of the first seat.
 * @param {Picture} picture
 * @param {View} view
 */
function isMine(picture, view) {
  return seatOf(picture.name) === Math.max(0, view.seat);
}

/** @param {HTMLElement} frame */
function isFirst(frame) {
  return frame.classList.contains("first");
}
