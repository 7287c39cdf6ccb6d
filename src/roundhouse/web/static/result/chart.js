/** Points, money or chances over time, as a small drawing: every player has a colour, a line pattern and a sign. */

import { svg } from "../shared/dom.js";
import { scoped } from "../shared/mark.js";
import { inFigures, word } from "../shared/words.js";

/** @import { Player } from "../shared/wire.js" */

const USUAL = matchMedia("(max-width: 560px)").matches ? 400 : 640; // on a phone the letters stay readable
const HEIGHT = 260;
const LEFT = 48;
const RIGHT = 34;
const TOP = 14;
const BOTTOM = 30;
const LETTER = 8; // about how wide one of the axis is

/**
 * @param {number[][]} rows the values of all seats, moment by moment
 * @param {Player[]} players
 * @param {string} title
 * @param {{most?: number, said?: (value: number) => string, marks?: {place: number, seat: number, sign: string, luck: boolean}[],
 *   stages?: [number, string][], room?: number}} [more]
 *   the least upper end of the scale, how a value is said, moments that are marked, where rounds begin, and how many pixels there are
 */
export function chart(rows, players, title, { most = 1, said = inFigures, marks = [], stages = [], room = 0 } = {}) {
  const WIDTH = Math.max(USUAL, room);
  const values = rows.flat();
  const low = Math.min(0, ...values);
  const high = Math.max(most, ...values);
  const x = (/** @type {number} */ n) => LEFT + ((WIDTH - LEFT - RIGHT) * n) / Math.max(1, rows.length - 1);
  const y = (/** @type {number} */ value) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / (high - low);
  const parts = [];
  const step = niceStep((high - low) / 4);
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) {
    parts.push(svg("path", { class: "grid", d: `M${LEFT} ${y(tick).toFixed(1)}H${WIDTH - RIGHT}` }));
    parts.push(svg("text", { class: "axis", x: LEFT - 8, y: y(tick) + 4, "text-anchor": "end" }, said(tick)));
  }
  if (stages.length) parts.push(...rounds(stages, x));
  else {
    parts.push(svg("text", { class: "axis", x: LEFT, y: HEIGHT - 8 }, word("start")));
    parts.push(svg("text", { class: "axis", x: WIDTH - RIGHT, y: HEIGHT - 8, "text-anchor": "end" }, word("end")));
  }
  const ends = spread(players.map((player) => y(rows[rows.length - 1][player.seat])));
  players.forEach((player, index) => {
    const line = rows.map((row, n) => `${n ? "L" : "M"}${x(n).toFixed(1)} ${y(row[player.seat]).toFixed(1)}`).join("");
    const sign = svg("text", { class: "mark-sign", x: WIDTH - RIGHT + 16, y: ends[index] + 5, "text-anchor": "middle" }, player.letter);
    const disc = svg("circle", { class: "mark-disc", cx: WIDTH - RIGHT + 16, cy: ends[index], r: 10 });
    const halo = svg("path", { class: "halo", d: line });
    parts.push(svg("g", { class: `${player.colour} line-${index}` }, halo, svg("path", { class: "line", d: line }), disc, sign));
  });
  for (const { place, seat, sign, luck } of marks) {
    const at = { x: x(place).toFixed(1), y: y(rows[place][seat]).toFixed(1) };
    const shape = luck ? svg("path", { class: "turning-disc luck", d: `M${at.x} ${at.y}m0-13l13 13-13 13-13-13z` })
      : svg("circle", { class: "turning-disc", cx: at.x, cy: at.y, r: 9 });
    parts.push(shape, svg("text", { class: "turning-number", x: at.x, y: Number(at.y) + 4, "text-anchor": "middle" }, sign));
  }
  const label = `${title}: ${players.map((player) => `${player.name} ${said(rows[rows.length - 1][player.seat])}`).join(", ")}`;
  return svg("svg", { class: scoped("chart"), viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label }, ...parts);
}

/**
 * Where rounds begin: a line up, and below it the name, if there is room for it.
 * @param {[number, string][]} stages
 * @param {(place: number) => number} x
 */
function rounds(stages, x) {
  const parts = [];
  let free = 0;
  for (const [place, name] of stages) {
    const at = x(place);
    const half = place ? (name.length * LETTER) / 2 : 0;
    if (place) parts.push(svg("path", { class: "grid round", d: `M${at.toFixed(1)} ${TOP}V${HEIGHT - BOTTOM + 5}` }));
    if (at - half < free) continue;
    parts.push(svg("text", { class: "axis stage", x: at.toFixed(1), y: HEIGHT - 8, "text-anchor": place ? "middle" : "start" }, name));
    free = at + (place ? half : name.length * LETTER) + LETTER;
  }
  return parts;
}

/**
 * Who was ahead at each moment: runs of [seat or -1 for a tie, from, to].
 * @param {number[][]} rows the place of each seat
 * @returns {[number, number, number][]}
 */
export function leaders(rows) {
  /** @type {[number, number, number][]} */
  const runs = [];
  rows.forEach((row, n) => {
    const first = row.filter((place) => place === 1).length === 1 ? row.indexOf(1) : -1;
    const last = runs[runs.length - 1];
    if (last && last[0] === first) last[2] = n + 1;
    else runs.push([first, n, n + 1]);
  });
  return runs;
}

/** @param {number} rough */
function niceStep(rough) {
  const size = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 5, 10].map((factor) => factor * size).find((step) => step >= rough) ?? size * 10;
}

/**
 * Signs at the ends of the lines, moved apart so that none hides another.
 * @param {number[]} heights
 */
function spread(heights) {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  let free = 10;
  for (const one of order) {
    one.height = Math.max(one.height, free);
    free = one.height + 21;
  }
  const over = free - 21 - (HEIGHT - 12);
  const result = [...heights];
  for (const one of order) result[one.index] = over > 0 ? Math.max(10, one.height - over) : one.height;
  return result;
}
