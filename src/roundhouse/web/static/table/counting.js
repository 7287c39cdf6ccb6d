/**
 * Numbers that count up or down to what they have become, so that a change is seen where it happens.
 *
 * Those on the way stand below each other on a strip that is drawn past: to write each of them would have the page
 * laid out anew as often, while pieces travel.
 */

import { el } from "../shared/dom.js";
import { still } from "../shared/prefs.js";

/** @typedef {{from: number, to: number, figure: string, since: number}} Count */

const TIME = 400; // milliseconds: as long as pieces travel, so that the page is settled once
const REST = 120; // that the last number stands on the strip, as long as pieces do
const STEPS = 9; // numbers on the way
const NUMBER = /\d+(?:[.,\u00a0\u202f ]\d{3})*/; // the first one of a figure, as people write it

/** What is shown of each number; @type {Map<string, Count>} */
const counts = new Map();

/**
 * A figure, on its way from what was last shown of the same number.
 * @param {string} key names the number
 * @param {string} figure
 */
export function counted(key, figure) {
  const before = counts.get(key);
  const place = el("span", { class: "counted" }, figure);
  const to = Number((figure.match(NUMBER)?.[0] ?? "0").replace(/\D/g, ""));
  const alike = before && before.figure.replace(NUMBER, "") === figure.replace(NUMBER, ""); // but for the number itself
  const count = { from: to, to, figure, since: -TIME };
  if (alike && !still() && !document.hidden) {
    if (before.to === to) Object.assign(count, { from: before.from, since: before.since });
    else Object.assign(count, { from: reached(before), since: performance.now() });
  }
  counts.set(key, count);
  if (count.from !== to && performance.now() - count.since < TIME) roll(place, count);
  return place;
}

/**
 * @param {HTMLElement} place
 * @param {Count} count
 */
function roll(place, { from, to, figure, since }) {
  const numbers = Array.from({ length: STEPS }, (_, n) => figure.replace(NUMBER, String(Math.round(from + ((to - from) * n) / STEPS))));
  const strip = el("span", { class: "strip", "aria-hidden": "true" }, ...[...numbers, figure].map((text) => el("span", {}, text)));
  place.dataset.way = to > from ? "up" : "down";
  place.append(strip);
  const last = `0 ${(-100 * STEPS) / (STEPS + 1)}%`;
  const way = [{ translate: "0 0", easing: `steps(${STEPS}, end)` }, { translate: last, offset: TIME / (TIME + REST) }, { translate: last }];
  const rolling = strip.animate(way, { duration: TIME + REST, fill: "forwards" });
  rolling.currentTime = performance.now() - since;
  rolling.finished.finally(() => {
    strip.remove();
    delete place.dataset.way;
  });
}

/**
 * The number that is shown at this moment.
 * @param {Count} count
 */
function reached({ from, to, since }) {
  const along = Math.min(1, Math.floor(((performance.now() - since) / TIME) * STEPS) / STEPS);
  return Math.round(from + (to - from) * along);
}
