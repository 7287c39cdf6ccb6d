/** Numbers that count up or down to what they have become, so that a change is seen where it happens. */

import { el } from "../shared/dom.js";
import { still } from "../shared/prefs.js";

/** @typedef {{from: number, to: number, figure: string, since: number, place: HTMLElement}} Count */

const TIME = 450; // milliseconds
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
  place.textContent = at === to ? figure : figure.replace(NUMBER, String(at));
  if (from !== to && performance.now() - count.since < TIME) place.dataset.way = to > from ? "up" : "down";
  else delete place.dataset.way;
}

/**
 * The number that is shown at this moment.
 * @param {Count} count
 */
function reached({ from, to, since }) {
  const along = Math.min(1, (performance.now() - since) / TIME);
  return Math.round(from + (to - from) * along);
}
