/** Numbers that count up or down to what they have become, so that a change is seen where it happens. */

import { el } from "../shared/dom.js";
import { still } from "../shared/prefs.js";

/** @typedef {{from: number, to: number, figure: string, since: number, place: HTMLElement}} Count */

const TIME = 450; // milliseconds
const STEPS = 9; // numbers on the way: each has the page laid out anew
const NUMBER = /\d+(?:[.,\u00a0\u202f ]\d{3})*/; // the first one of a figure, as people write it

/** What is shown of each number; @type {Map<string, Count>} */
const counts = new Map();
let frame = 0;

/**
 * A figure, on its way from what was last shown of the same number.
 * @param {string} key names the number
 * @param {string} figure
 */
export function counted(key, figure) {
  const before = counts.get(key);
  const place = el("span", { class: "counted" });
  const to = Number((figure.match(NUMBER)?.[0] ?? "0").replace(/\D/g, ""));
  const alike = before && before.figure.replace(NUMBER, "") === figure.replace(NUMBER, ""); // but for the number itself
  const count = { from: to, to, figure, since: -TIME, place };
  if (alike && !still() && !document.hidden) {
    if (before.to === to) Object.assign(count, { from: before.from, since: before.since });
    else Object.assign(count, { from: reached(before), since: performance.now() });
  }
  counts.set(key, count);
  show(count);
  frame ||= requestAnimationFrame(goOn);
  return place;
}

function goOn() {
  frame = 0;
  const moving = [...counts.values()].filter((count) => count.place.dataset.way);
  for (const count of moving) show(count);
  if (moving.length) frame = requestAnimationFrame(goOn);
}

/** @param {Count} count */
function show(count) {
  const { place, figure, from, to } = count;
  const at = reached(count);
  const text = at === to ? figure : figure.replace(NUMBER, String(at));
  if (place.textContent !== text) place.textContent = text; // what is written anew has the whole page laid out anew
  const way = from !== to && performance.now() - count.since < TIME ? (to > from ? "up" : "down") : undefined;
  if (way === place.dataset.way) return;
  if (way) place.dataset.way = way;
  else delete place.dataset.way;
}

/**
 * The number that is shown at this moment.
 * @param {Count} count
 */
function reached({ from, to, since }) {
  const along = Math.min(1, Math.floor(((performance.now() - since) / TIME) * STEPS) / STEPS);
  return Math.round(from + (to - from) * along);
}
