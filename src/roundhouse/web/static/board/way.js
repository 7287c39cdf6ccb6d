/** A way to play on, on the board: what it lays in outline, and the numbers of its steps where they happen. */

import { svg } from "../shared/dom.js";
import { framed, middle, placeOf } from "./frames.js";

/** @import { Way } from "../shared/wire.js" */

const READABLE = 16; // pixels across a number, at least

/**
 * Show where the steps of a way happen, and nothing else that was shown so.
 * @param {Way | null} way
 */
export function markWay(way) {
  for (const old of document.querySelectorAll("#pictures .way-mark")) old.remove();
  /** The steps at each thing; @type {Map<string, number[]>} */
  const steps = new Map();
  way?.places.forEach(({ targets, laid }, index) => {
    if (laid) outline(targets);
    const here = laid ? targets.slice(0, 1) : targets; // what is laid has no other place yet
    for (const id of here) steps.set(id, [...(steps.get(id) ?? []), index + 1]);
  });
  /** @type {[SVGSVGElement, Element][]} */
  const signs = [];
  for (const [id, numbers] of steps) {
    const place = placeOf(id);
    if (!place) continue;
    const made = framed(place, inShort(numbers), READABLE);
    made.classList.add("way-mark");
    place.canvas.append(made);
    if (made.lastElementChild) signs.push([place.canvas, made.lastElementChild]);
  }
  for (const [canvas, sign] of signs) canvas.append(svg("g", { class: "way-mark", "aria-hidden": "true" }, sign)); // no frame lies over a number
}

/**
 * What is to be laid, drawn from the sheet where it would lie.
 * @param {string[]} targets
 */
function outline(targets) {
  const target = document.getElementById(targets[0]);
  const picture = target instanceof SVGGraphicsElement ? target.ownerSVGElement : null;
  if (!target || !picture) return;
  const { x, y } = middle(picture, target.querySelector(".hit") ?? target);
  const tile = svg("use", { class: "ghost-tile", href: `#${targets[targets.length - 1]}`, transform: `translate(${x} ${y})` });
  picture.append(svg("g", { class: "way-mark", "aria-hidden": "true" }, tile));
}

/**
 * Numbers with those in a row put together: 1–3, 5.
 * @param {number[]} numbers
 */
export function inShort(numbers) {
  /** @type {[number, number][]} */
  const rows = [];
  for (const n of numbers) {
    const last = rows[rows.length - 1];
    if (last && n === last[1] + 1) last[1] = n;
    else if (!last || n > last[1]) rows.push([n, n]);
  }
  return rows.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(",");
}
