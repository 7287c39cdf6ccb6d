/** Who is away: the way back to one's own seat, and what the others may do about somebody who keeps them waiting for too long. */

import { el, must } from "../shared/dom.js";
import { serverTime } from "../shared/net.js";
import { word } from "../shared/words.js";

/**
 * @import { Player, View } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

const OFTEN = 1000; // milliseconds between two looks whether somebody is late by now

/** @param {TableState} table */
export function setUpMissingPlayer(table) {
  const box = must("missing-player");
  let late = false; // whether somebody was late when it was last shown
  const show = () => {
    const view = table.live;
    late = isLate(view);
    const lines = view.over || table.plan ? [] : [...ways(table, view), ...votes(table, view)];
    box.replaceChildren(...lines);
    box.hidden = !lines.length;
  };
  table.onView(show);
  setInterval(() => isLate(table.live) && !late && show(), OFTEN);
}

/**
 * Whether the others may let a bot play on for whoever is to decide.
 * @param {View} view
 */
function isLate(view) {
  return view.bot_from !== null && view.bot_from <= serverTime();
}

/**
 * The way back to a seat at which a bot sits in for the reader.
 * @param {TableState} table
 * @param {View} view
 */
function ways(table, view) {
  return view.players.filter((player) => player.left && player.own).map((player) => line(table, player, "away_own", "take_back", word("take_back")));
}

/**
 * @param {TableState} table
 * @param {View} view
 */
function votes(table, view) {
  const people = view.players.filter((player) => player.kind === "person" && player.seat !== view.turn);
  const absent = view.players[view.turn];
  if (!isLate(view) || !absent || !people.some((player) => player.seat === view.seat)) return [];
  const given = view.clock?.votes ?? [];
  const count = given.length ? ` (${given.length}/${Math.floor(people.length / 2) + 1})` : "";
  return [line(table, absent, "away_late", "vote_for_bot", word("clock_vote") + count, given.includes(view.seat))];
}

/**
 * A sentence about a player, and the button to it.
 * @param {TableState} table
 * @param {Player} player
 * @param {string} said
 * @param {"take_back" | "vote_for_bot"} what
 * @param {string} label
 * @param {boolean} [done]
 */
function line(table, player, said, what, label, done = false) {
  const act = async () => {
    if (await table.tell(`seats/${player.seat}`, { do: what })) await table.refresh();
  };
  return el("div", { class: "row" }, el("p", {}, word(said, { name: player.name })),
    el("button", { type: "button", class: what, disabled: done, onclick: act }, label));
}
