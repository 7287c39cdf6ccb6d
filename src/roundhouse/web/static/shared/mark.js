/** The mark of a seat, in the style of the game. */

import { svg } from "./dom.js";

/** The scope of the game's own style: the first class of its pictures. */
let scope = "";

/** @param {string} name */
export function setScope(name) {
  scope = name;
}

/**
 * The classes of a drawing that takes its colours from the game.
 * @param {string} name
 */
export function scoped(name) {
  return `${scope} ${name}`.trim();
}

/**
 * The mark of a seat: its colour and its sign.
 * @param {{colour: string, letter: string}} player
 */
export function seatMark(player) {
  const sign = svg("text", { class: "mark-sign", x: 12, y: 17, "text-anchor": "middle" }, player.letter);
  const disc = svg("circle", { class: "mark-disc", cx: 12, cy: 12, r: 11 });
  const group = svg("g", { class: player.colour }, disc, sign);
  return svg("svg", { class: scoped("seat-mark"), viewBox: "0 0 24 24", "aria-hidden": "true" }, group);
}
