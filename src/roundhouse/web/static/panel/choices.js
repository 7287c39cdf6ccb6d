/** The open question: prompt, answers, and asking once more before one that ends the turn. */

import { drawThumbnailsAgain } from "../board/thumbnail.js";
import { el, must } from "../shared/dom.js";
import { prefs } from "../shared/prefs.js";
import { announce, toast } from "../shared/voice.js";
import { word } from "../shared/words.js";
import { doing } from "../table/players.js";
import { sameQuestion } from "../table/question.js";
import { showAnswers } from "./answers.js";

/**
 * @import { Choice, GiveOrder, Route, View, Way } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

const LONG = 64; // signs of a question that is better set in smaller type

/**
 * @param {TableState} table
 * @param {(order: GiveOrder) => Promise<boolean>} give an order
 * @returns {(answer: Choice | Route, way?: Way, then?: string[], apart?: number[]) => Promise<void>} plays an answer, with moves that are to follow
 *   or the whole way that begins with it, after asking if that is wanted
 */
export function setUpChoices(table, give) {
  /** @type {(answer: Choice | Route, way?: Way, then?: string[], apart?: number[]) => Promise<void>} */
  const play = async (answer, way, then = [], apart = []) => {
    const moves = [...movesOf(answer), ...then];
    const change = () => (way ? playWay(table, way) : table.play(moves, apart));
    if (prefs().confirm && (way ? !way.reveals : await table.ends(moves))) confirm(way ? word("hint_play_all") : nameOf(answer), change);
    else await settle(change);
  };
  let held = false;
  table.onView((view, before) => {
    prompt(table, view, before);
    if (!sameQuestion(view, before) || held || table.held) answers(table, view, play, give);
    else drawThumbnailsAgain(must("answers"));
    held = table.held;
    if (view.mine && !sameQuestion(view, before)) fold(false); // a new question is to be seen
  });
  table.onPlace(() => answers(table, table.view, play, give));
  table.onBusy((busy) => must("turn").classList.toggle("busy", busy));
  must("fold").addEventListener("click", () => fold(!must("turn").classList.contains("folded")));
  return play;
}

/** @param {boolean} folded whether only the question itself is seen of it, on a narrow screen */
function fold(folded) {
  must("turn").classList.toggle("folded", folded);
  must("fold").setAttribute("aria-expanded", String(!folded));
}

/**
 * Play all moves of a way, as far as they go; where it ends because something came to light, that is said, unless it was the end of the game.
 * @param {TableState} table
 * @param {Way} way
 */
async function playWay(table, way) {
  const done = await table.play(way.moves);
  if (done && way.reveals && !table.live.over) toast(word("hint_revealed"));
  return done;
}

/**
 * Change something, and then put the keyboard where it is needed next.
 * @param {() => Promise<boolean>} change
 */
export async function settle(change) {
  const inBoard = document.activeElement?.closest("#pictures") ?? null;
  await change();
  const at = document.activeElement;
  if (at && at !== document.body && at.isConnected && !at.closest("#confirm")) return;
  const first = (/** @type {string} */ what) => document.querySelector(`${what}.wanted`) ?? document.querySelector(what);
  const next = (inBoard && first("#pictures .can")) ?? first("#answers :is(button, summary)") ?? first("#ways-out button") ?? must("prompt");
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
}

/**
 * Whether bots sit in for everybody who plays here: then nobody plays on until somebody comes back.
 * @param {View} view
 */
function deserted(view) {
  return !view.house && view.players.some((player) => player.left) && !view.players.some((player) => player.kind === "person");
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
  if (table.held) text = word("pace_held");
  else if (view.over) text = word("over");
  else if (view.status === "waiting") text = word("waiting_for_players");
  else if (deserted(view) && !table.inPast) text = word("deserted");
  else if (table.inPast) text = word("moment", { n: view.line.filter((reached) => reached <= view.at).length, of: table.live.line.length });
  else if (waiting) {
    text = word(actor ? doing(actor) : "waiting", { name: table.nameOf(view.turn) });
  }
  const fresh = line.textContent !== text;
  if (fresh) must("turn").scrollTop = 0;
  line.textContent = text;
  line.classList.toggle("long", text.length > LONG);
  must("turn").classList.toggle("mine", view.mine && !table.inPast);
  must("turn").dataset.seat = String(view.turn);
  const whose = must("whose");
  const shared = view.house && view.players.filter((player) => player.kind === "person").length > 1;
  const own = view.seat === view.turn && !shared;
  const kind = table.plan ? (own ? "plan_own" : "plan_other") : own ? "your_turn" : "turn_of";
  whose.textContent = view.mine ? word(kind, { name: table.nameOf(view.turn) }) : "";
  whose.hidden = !view.mine;
  whose.classList.toggle("shared", !own); // where several sit at one screen it is needed, however little room there is
  const help = /** @type {HTMLAnchorElement} */ (must("help-link"));
  help.hidden = !view.help || view.over;
  if (view.help) help.href = help.dataset.base + (view.help.startsWith("#") ? view.help : `#${view.help}`);
  if (before && view.mine && !table.inPast && fresh) queueMicrotask(() => announce(text)); // after what the others did
}

/**
 * @param {TableState} table
 * @param {View} view
 * @param {(answer: Choice | Route) => Promise<void>} play
 * @param {(order: GiveOrder) => Promise<boolean>} give
 */
function answers(table, view, play, give) {
  must("confirm").hidden = true;
  must("answers").hidden = false;
  showAnswers(table.asked ? view : null, table.place, play, () => table.choosePlace(null), give);
  if (!table.held) return;
  const next = must("pace-next"); // the others' turns come first
  const button = el("button", { type: "button", class: "primary", id: "pace-first", onclick: () => next.click() }, next.textContent);
  must("answers").replaceChildren(button);
}

/**
 * The moves of an answer, with what must follow.
 * @param {Choice | Route} answer
 */
function movesOf(answer) {
  return "moves" in answer ? answer.moves : [answer.move, ...(answer.then ?? [])];
}

/** @param {Choice | Route} answer */
function nameOf(answer) {
  return "label" in answer ? answer.label : `${answer.what}: ${answer.where}`;
}

/**
 * @param {string} what
 * @param {() => Promise<boolean>} change
 */
function confirm(what, change) {
  const place = must("confirm");
  const yes = el("button", { type: "button", class: "primary" }, word("confirm"));
  const no = el("button", { type: "button", class: "plain" }, word("back"));
  const close = () => {
    place.hidden = true;
    must("answers").hidden = false;
  };
  yes.addEventListener("click", () => {
    close();
    void settle(change);
  });
  no.addEventListener("click", () => {
    close();
    document.querySelector("#answers button") instanceof HTMLElement && must("prompt").focus();
  });
  place.replaceChildren(el("p", {}, word("ends_turn", { what })), el("div", { class: "row" }, yes, no));
  place.hidden = false;
  must("answers").hidden = true;
  yes.focus();
}
