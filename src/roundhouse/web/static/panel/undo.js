/** What was done so far, and the ways back: undo, restart, and asking the others. */

import { el, must } from "../shared/dom.js";
import { announce, toast } from "../shared/voice.js";
import { word } from "../shared/words.js";
import { settle } from "./choices.js";

/**
 * @import { View } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

const MANY = 10; // lines of what would be taken back; more are only counted

/** @param {TableState} table */
export function setUpUndo(table) {
  /** What somebody is about to ask for, at which position. */
  let draft = { moves: 0, at: -1 };
  let withdrawn = false;
  /** @param {View} view */
  const show = (view) => {
    const { undo } = view;
    const shown = !table.inPast && view.seat >= 0 && view.status !== "waiting";
    const last = Math.max(1, undo.last);
    const asking = undo.asked_by !== null;
    if (draft.at !== view.seq || asking) draft.moves = 0;
    act("undo", shown && undo.last > 0 && undo.free >= last, () => settle(() => table.undo((now) => Math.max(1, now.last))));
    const whole = undo.turn > 1 && undo.turn <= undo.free;
    act("restart", shown && whole, () => settle(() => table.undo((now) => now.turn)));
    act("ask-undo", shown && undo.may_ask && undo.free < last && !asking && !draft.moves, () => {
      draft = { moves: last, at: view.seq };
      show(view);
      must("undo-request").querySelector("button")?.focus();
    });
    must("ways-back").hidden = !must("ways-back").querySelector("button:not([hidden])");
    const place = must("undo-request");
    place.hidden = !shown || !(asking || draft.moves);
    if (place.hidden) place.replaceChildren();
    else if (asking) place.replaceChildren(...request(table, view, () => (withdrawn = true)));
    else place.replaceChildren(...proposal(table, view, draft.moves, () => {
      draft.moves = 0;
      show(view);
    }));
  };
  table.onView((view, before) => {
    progress(table, view);
    show(view);
    const mine = before && !table.inPast && before.seq === view.seq && before.undo.asked_by === view.seat && view.seat >= 0;
    if (mine && view.undo.asked_by !== view.seat && !withdrawn) toast(word("undo_refused"));
    if (mine) withdrawn = false;
    const asker = view.undo.asked_by ?? -1;
    if (asker >= 0 && asker !== view.seat && before?.undo.asked_by !== asker) announce(must("undo-request").textContent ?? "");
  });
}

/**
 * What this turn has brought so far.
 * @param {TableState} table
 * @param {View} view
 */
function progress(table, view) {
  const done = must("done");
  done.hidden = !view.done.length || table.inPast;
  must("done-count").textContent = String(table.plan ? table.planned.length : view.done.length);
  done.querySelector("ol")?.replaceChildren(...view.done.map((text) => el("li", {}, text)));
}

/**
 * @param {string} id
 * @param {boolean} possible
 * @param {() => void} action
 */
function act(id, possible, action) {
  const button = /** @type {HTMLButtonElement} */ (must(id));
  button.hidden = !possible;
  button.onclick = action;
}

/**
 * The last moves in words, as the log tells them.
 * @param {TableState} table
 * @param {View} view
 * @param {number} moves
 */
function inWords(table, view, moves) {
  const taken = new Set(view.line.slice(-moves));
  const lines = table.live.log.filter((line) => taken.has(line.n) && !line.turn).map((line) => line.text);
  const rest = lines.length - MANY;
  const shown = rest > 1 ? [...lines.slice(0, MANY), word("undo_more", { n: rest })] : lines;
  return el("ul", { class: "taken-back", tabindex: "0" }, ...shown.map((line) => el("li", {}, line)));
}

/**
 * What would be taken back, before the others are asked.
 * @param {TableState} table
 * @param {View} view
 * @param {number} moves
 * @param {() => void} close
 */
function proposal(table, view, moves, close) {
  const ask = async () => {
    close();
    if (await table.tell("undo/ask", { moves, at: view.seq })) await table.refresh();
  };
  const yes = el("button", { type: "button", class: "primary", onclick: ask }, word("undo_ask"));
  const no = el("button", { type: "button", class: "plain", onclick: close }, word("back"));
  return [el("p", {}, word("undo_would")), inWords(table, view, moves), el("div", { class: "row" }, yes, no)];
}

/**
 * Somebody wants to take moves back: the others agree or not, who asked may withdraw it.
 * @param {TableState} table
 * @param {View} view
 * @param {() => void} withdraw
 */
function request(table, view, withdraw) {
  const { asked_by: seat, asked_moves: moves, agreed } = view.undo;
  const name = table.nameOf(Number(seat));
  const answer = (/** @type {boolean} */ agree) => () => table.tell("undo/answer", { agree }).then(() => table.refresh());
  const words = inWords(table, view, moves);
  if (seat === view.seat) {
    const stop = () => {
      withdraw();
      void answer(false)();
    };
    const off = el("button", { type: "button", onclick: stop }, word("undo_withdraw"));
    return [el("p", {}, word("undo_mine")), words, el("div", { class: "row" }, off)];
  }
  if (agreed.includes(view.seat)) return [el("p", {}, word("undo_waiting", { name })), words];
  const yes = el("button", { type: "button", class: "primary", onclick: answer(true) }, word("agree"));
  const no = el("button", { type: "button", class: "plain", onclick: answer(false) }, word("refuse"));
  return [el("p", {}, word("undo_asked", { name })), words, el("div", { class: "row" }, yes, no)];
}
