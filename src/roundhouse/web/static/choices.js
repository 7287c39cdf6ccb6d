/** The open question: prompt, and the answers as buttons. */

import { light } from "./board.js";
import { sketch } from "./chooser.js";
import { announce, el, must, word } from "./dom.js";
import { prefs } from "./prefs.js";
import { sameQuestion } from "./state.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Choice} Choice
 */

const MANY = 14; // more answers than this in one group are folded away at first
const LONG = 64; // signs of a question that is better set in smaller type

/**
 * @param {TableState} table
 * @returns {(choice: Choice) => Promise<void>} plays a choice, after asking if that is wanted
 */
export function setUpChoices(table) {
  /** @param {Choice} choice */
  const play = async (choice) => {
    if (prefs().confirm && (await table.ends(choice))) confirm(table, choice);
    else await settle(table, () => table.play(choice));
  };
  table.onView((view, before) => {
    prompt(table, view, before);
    if (!sameQuestion(view, before)) answers(table, view, play);
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
  else if (waiting) {
    text = word(actor?.failed ? "bot_failed" : actor?.thinking ? "thinking" : "waiting", { name: table.nameOf(view.turn) });
  }
  if (line.textContent !== text) must("turn").scrollTop = 0;
  line.textContent = text;
  line.classList.toggle("long", text.length > LONG);
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
 * @param {(choice: Choice) => Promise<void>} play
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
 * @param {(choice: Choice) => Promise<void>} play
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
