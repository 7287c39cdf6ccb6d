/** The open question: prompt, answers as buttons, what was done so far, undo. */

import { light } from "./board.js";
import { sketch } from "./chooser.js";
import { announce, el, must, word } from "./dom.js";
import { prefs } from "./prefs.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Choice} Choice
 */

const MANY = 14; // more answers than this in one group are folded away at first

/**
 * @param {TableState} table
 * @returns {(choice: Choice) => void} plays a choice, after asking if that is wanted
 */
export function setUpChoices(table) {
  /** @param {Choice} choice */
  const play = (choice) => {
    if (choice.ends && prefs().confirm) confirm(table, choice);
    else void settle(table, () => table.play(choice));
  };
  table.onView((view, before) => {
    prompt(table, view, before);
    answers(table, view, play);
    progress(table, view);
  });
  table.onBusy((busy) => must("turn").classList.toggle("busy", busy));
  must("fold").addEventListener("click", () => {
    const folded = must("turn").classList.toggle("folded");
    must("fold").setAttribute("aria-expanded", String(!folded));
  });
  return play;
}

/**
 * Change something, and then put the keyboard where it is needed next.
 * @param {TableState} table
 * @param {() => Promise<boolean>} change
 */
export async function settle(table, change) {
  const inBoard = document.activeElement?.closest("#pictures") ?? null;
  await change();
  const at = document.activeElement;
  if (at && at !== document.body && at.isConnected && !at.closest("#confirm")) return;
  const target = inBoard && document.querySelector("#pictures .can");
  const next = target ?? document.querySelector("#answers button") ?? must("prompt");
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
}

/**
 * @param {TableState} table
 * @param {View} view
 * @param {View | null} before
 */
function prompt(table, view, before) {
  const line = must("prompt");
  const waiting = view.turn >= 0 && !view.mine;
  const actor = view.players.find((player) => player.seat === view.turn);
  let text = view.prompt;
  if (view.over) text = word("over");
  else if (view.status === "waiting") text = word("waiting_for_players");
  else if (table.inPast) text = word("moment", { n: view.line.filter((reached) => reached <= view.at).length, of: table.live.line.length });
  else if (waiting) text = word(actor?.thinking ? "thinking" : "waiting", { name: table.nameOf(view.turn) });
  if (line.textContent !== text) must("turn").scrollTop = 0;
  line.textContent = text;
  must("turn").classList.toggle("mine", view.mine && !table.inPast);
  must("turn").dataset.seat = String(view.turn);
  const whose = must("whose");
  const shared = view.house && view.players.filter((player) => player.kind === "person").length > 1;
  const own = view.seat === view.turn && !shared;
  whose.textContent = view.mine ? word(own ? "your_turn" : "turn_of", { name: table.nameOf(view.turn) }) : "";
  whose.hidden = !view.mine;
  const help = /** @type {HTMLAnchorElement} */ (must("help-link"));
  help.hidden = !view.help || view.over;
  if (view.help) help.href = help.dataset.base + (view.help.startsWith("#") ? view.help : `#${view.help}`);
  if (before && view.mine && before.prompt !== view.prompt) announce(view.prompt);
}

/**
 * @param {TableState} table
 * @param {View} view
 * @param {(choice: Choice) => void} play
 */
function answers(table, view, play) {
  const place = must("answers");
  must("confirm").hidden = true;
  place.hidden = false;
  if (!view.mine || table.inPast || view.over) {
    place.replaceChildren();
    return;
  }
  const hadFocus = place.contains(document.activeElement);
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const choice of view.choices) {
    const family = `${choice.kind} ${choice.heading}`;
    groups.set(family, [...(groups.get(family) ?? []), choice]);
  }
  let number = 0;
  const made = [];
  for (const choices of groups.values()) {
    const buttons = choices.map((choice) => el("li", {}, button(choice, ++number, play)));
    const list = el("ul", { class: "choices" }, ...buttons);
    const label = choices[0].heading;
    if (groups.size > 1 && choices.length > MANY) {
      const summary = el("summary", {}, word("group_of", { what: label || word("choose"), n: choices.length }));
      made.push(el("details", { class: "group" }, summary, list));
    } else {
      const heading = label ? el("h3", {}, label) : null;
      made.push(el("section", { class: "group", "aria-label": label || null }, heading, list));
    }
  }
  place.replaceChildren(...made);
  if (hadFocus) place.querySelector("button")?.focus({ preventScroll: true });
}

/**
 * @param {Choice} choice
 * @param {number} number
 * @param {(choice: Choice) => void} play
 */
function button(choice, number, play) {
  // The heading tells the first thing a move is about, such as the action: the drawing shows the last.
  const drawing = [...choice.targets].reverse().map(sketch).find((found) => found) ?? null;
  const key = number <= 9 ? el("kbd", { "aria-hidden": "true" }, String(number)) : null;
  const made = el("button", { type: "button", class: "choice" }, drawing, el("span", {}, choice.short), key);
  made.dataset.move = choice.move;
  made.addEventListener("click", () => play(choice));
  for (const start of ["pointerenter", "focus"]) made.addEventListener(start, () => light(choice));
  for (const end of ["pointerleave", "blur"]) made.addEventListener(end, () => light(null));
  return made;
}

/**
 * @param {TableState} table
 * @param {Choice} choice
 */
function confirm(table, choice) {
  const place = must("confirm");
  const yes = el("button", { type: "button", class: "primary" }, word("confirm"));
  const no = el("button", { type: "button", class: "plain" }, word("back"));
  const close = () => {
    place.hidden = true;
    must("answers").hidden = false;
  };
  yes.addEventListener("click", () => {
    close();
    void settle(table, () => table.play(choice));
  });
  no.addEventListener("click", () => {
    close();
    document.querySelector("#answers button") instanceof HTMLElement && must("prompt").focus();
  });
  place.replaceChildren(el("p", {}, word("ends_turn", { what: choice.label })), el("div", { class: "row" }, yes, no));
  place.hidden = false;
  must("answers").hidden = true;
  yes.focus();
}

/**
 * What this turn has brought so far, and the ways back.
 * @param {TableState} table
 * @param {View} view
 */
function progress(table, view) {
  const done = must("done");
  done.hidden = !view.done.length || table.inPast;
  done.querySelector("ol")?.replaceChildren(...view.done.map((text) => el("li", {}, text)));
  const undo = { free: 0, turn: 0, may_ask: false, asked_by: null, ...view.undo };
  const last = Math.max(1, undo.last ?? 1);
  const shown = !table.inPast && view.seat >= 0 && view.status !== "waiting";
  act("undo", shown && undo.free >= last && view.line.length > 0, () => settle(table, () => table.undo(last)));
  const whole = undo.turn > 1 && undo.turn <= undo.free;
  act("restart", shown && whole, () => settle(table, () => table.undo(undo.turn)));
  const asking = undo.asked_by !== null && undo.asked_by !== undefined;
  act("ask-undo", shown && undo.may_ask && undo.free < last && !asking, () => table.tell("undo/ask", { moves: last, at: view.seq }));
  must("ways-back").hidden = !must("ways-back").querySelector("button:not([hidden])");
  requests(table, view, asking);
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
 * Somebody wants to take moves back.
 * @param {TableState} table
 * @param {View} view
 * @param {boolean} asking
 */
function requests(table, view, asking) {
  const place = must("undo-request");
  place.hidden = !asking || view.seat < 0;
  if (!asking) return;
  const { asked_by: seat, asked_moves: moves = 1, agreed = [] } = view.undo;
  const name = table.nameOf(Number(seat));
  if (seat === view.seat || agreed.includes(view.seat)) {
    place.replaceChildren(el("p", {}, word("undo_waiting", { name, n: moves })));
    return;
  }
  const answer = (/** @type {boolean} */ agree) => () => table.tell("undo/answer", { agree }).then(() => table.refresh());
  const yes = el("button", { type: "button", class: "primary", onclick: answer(true) }, word("agree"));
  const no = el("button", { type: "button", class: "plain", onclick: answer(false) }, word("refuse"));
  const text = word("undo_asked", { name, n: moves });
  if (place.firstChild?.textContent !== text) announce(text);
  place.replaceChildren(el("p", {}, text), el("div", { class: "row" }, yes, no));
}
