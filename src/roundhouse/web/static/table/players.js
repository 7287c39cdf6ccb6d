/** The players above the board: whose turn, points, thinking, and what can be done about a seat. */

import { showPart } from "../board/parts.js";
import { el, must, svg } from "../shared/dom.js";
import { scoped, seatMark } from "../shared/mark.js";
import { announce } from "../shared/voice.js";
import { inFigures, word } from "../shared/words.js";
import { counted } from "./counting.js";

/**
 * @import { Change, Number as Figure, Player, View } from "../shared/wire.js"
 * @import { TableState } from "./state.js"
 */

const DOT = " · "; // between the parts of how far the game has come

/** @param {TableState} table */
export function setUpPlayers(table) {
  let told = ""; // what was last said of a bot that does not go on
  table.onView((view) => {
    const progress = must("progress");
    const parts = view.progress.split(DOT); // each stays in one line, with the dot after it
    progress.replaceChildren(...parts.flatMap((part, n) => [n ? " " : "", el("span", {}, n + 1 < parts.length ? `${part}${DOT.trimEnd()}` : part)]));
    progress.hidden = !view.progress;
    must("players").replaceChildren(...view.players.map((player) => card(table, view, player)));
    const failed = view.players.find((player) => player.failed);
    const stuck = view.players.find((player) => player.failed || player.held);
    const news = stuck ? word(doing(stuck), { name: stuck.name }) : "";
    if (news && news !== told) announce(news);
    told = news;
    document.body.classList.toggle("waiting", view.status === "waiting");
    for (const field of document.querySelectorAll(".invite")) {
      const there = view.players[Number(/** @type {HTMLElement} */ (field).dataset.seat)];
      // A bot that sits in keeps the seat for its person: nobody else is invited to it.
      /** @type {HTMLElement} */ (field).hidden = there?.kind === "person" || Boolean(there?.left);
    }
    const invites = document.querySelector(".invites");
    invites?.toggleAttribute("hidden", !invites.querySelector(".invite:not([hidden])"));
    failure(table, view, failed);
    must("abandoned").hidden = !view.abandoned;
    must("reopen").hidden = view.seat < 0;
    must("reopen").onclick = async () => {
      if (await table.tell("reopen", {})) await table.refresh(true);
    };
    const over = must("leave-seat");
    const left = view.players[view.seat]?.left;
    over.hidden = view.over || view.seat < 0 || left || view.status !== "running" || view.players.length < 2;
    over.onclick = async () => {
      if (window.confirm(word("leave_sure"))) await seat(table, view.seat, { do: "leave_to_bot" });
    };
  });
}

/**
 * The word for what the player does whom the others wait for.
 * @param {Player} player
 */
export function doing(player) {
  if (player.held) return "bot_held";
  if (player.failed) return "bot_failed";
  return player.thinking ? "thinking" : "waiting";
}

/**
 * A bot has failed and tries again by itself: whoever sits at the table may let it try again, or put another one in its place.
 * @param {TableState} table
 * @param {View} view
 * @param {Player | undefined} failed
 */
function failure(table, view, failed) {
  must("failed-bot").hidden = !failed || view.seat < 0;
  if (!failed) return;
  for (const button of must("failed-bot").querySelectorAll("button")) {
    const { bot } = button.dataset;
    button.hidden = bot === failed.bot;
    button.onclick = () => seat(table, failed.seat, bot ? { do: "replace_bot", bot } : { do: "retry" });
  }
}

/**
 * @param {TableState} table
 * @param {number} number
 * @param {Change} data
 */
async function seat(table, number, data) {
  if (await table.tell(`seats/${number}`, data)) await table.refresh();
}

/**
 * @param {TableState} table
 * @param {View} view
 * @param {Player} player
 */
function card(table, view, player) {
  const marks = [
    player.me ? el("span", { class: "tag kind" }, word("you")) : null,
    player.out ? el("span", { class: "tag bad" }, word("out")) : null,
    player.kind === "bot" || player.program ? el("span", { class: "tag kind" }, word("bot")) : null,
    player.thinking ? el("span", { class: "tag thinking" }, word("thinks")) : null,
  ];
  const shown = table.drawn.players[player.seat] ?? player; // what is counted goes with the board
  const points = counted(`${player.seat} points`, inFigures(shown.score));
  const unit = word("points", { n: shown.score });
  const score = el("span", { class: "score", title: unit }, points, el("span", { class: "unseen" }, unit));
  const name = el("button", { type: "button", class: "name", title: word("show_board") }, player.name || word("free_seat"));
  const line = el("div", { class: "who" }, seatMark(player), name, score);
  const offers = offersFor(table, view, player);
  const turn = view.turn === player.seat && !view.over;
  const show = (/** @type {MouseEvent} */ event) => {
    const pressed = /** @type {Element} */ (event.target).closest("button");
    if (!pressed || pressed === name) showPart(player.home);
  };
  const made = el("li", { onclick: show, class: `player${turn ? " on-turn" : ""}${player.out ? " out" : ""}${player.me ? " me" : ""}`, "aria-current": turn ? "true" : null },
    line, el("div", { class: "tags" }, turn ? el("span", { class: "tag now" }, word("on_turn")) : null, ...marks, ...offers),
    shown.numbers.length ? el("div", { class: "numbers" }, ...shown.numbers.map((number) => figure(player, number))) : null);
  return made;
}

/**
 * A number of a player: its drawing and its figure to look at, the words to point at or to listen to.
 * @param {Player} player
 * @param {Figure} number
 */
function figure(player, { name, figure, means, symbol }) {
  const drawing = symbol && svg("svg", { class: scoped("number-sign"), viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("g", { class: player.colour }, svg("use", { href: `#${symbol}`, width: 24, height: 24 })));
  const shown = el("span", { "aria-hidden": "true" }, counted(`${player.seat} ${name}`, figure));
  return el("span", { class: "number", title: means, "data-number": name }, drawing, shown, el("span", { class: "unseen" }, means));
}

/**
 * @param {TableState} table
 * @param {View} view
 * @param {Player} player
 */
function offersFor(table, view, player) {
  const offers = [];
  /**
   * @param {string} key
   * @param {Change} data
   */
  const offer = (key, data) =>
    offers.push(el("button", { type: "button", class: "small", onclick: () => seat(table, player.seat, data) }, word(key)));
  if (player.failed) offers.push(el("span", { class: "tag bad" }, word("failed")));
  if (player.kind === "open" && view.seat < 0) offer("take_seat", { do: "take" });
  return offers;
}
