/** The answers as buttons: ways out beside Undo, all else in families, or only what belongs to one place. */

import { light } from "../board/picks.js";
import { thumbnail } from "../board/thumbnail.js";
import { el, must } from "../shared/dom.js";
import { word } from "../shared/words.js";
import { beginsRoute, listRoutes } from "./routelist.js";
import { areNumbers, scaleOf } from "./scale.js";

/**
 * @import { Choice, GiveOrder, Route, View } from "../shared/wire.js"
 * @typedef {(answer: Choice | Route) => Promise<void>} Play
 */

const MANY = 14; // more answers than this in one family are folded away at first
const BRIEF = 14; // signs of labels so short that answers stand side by side
const MOST_OUT = 4; // more ways out than this are no longer beside Undo

/**
 * Show the answers to the open question; with a place, those that belong to it alone.
 * @param {View | null} view none if nobody is asked here
 * @param {string | null} place
 * @param {Play} play
 * @param {() => void} leave tells that all answers are wanted again
 * @param {(order: GiveOrder) => Promise<boolean>} give an order
 */
export function showAnswers(view, place, play, leave, give) {
  const list = must("answers");
  const hadFocus = list.contains(document.activeElement);
  const all = view?.choices ?? [];
  const out = waysOut(all);
  const rest = all.filter((choice) => !out.includes(choice) && !beginsRoute(view, choice));
  const shown = rest.filter((choice) => !place || choice.targets.includes(place));
  let n = 0;
  /** @param {HTMLElement} made */
  const number = (made) => {
    if (++n <= 9) made.append(el("kbd", { "aria-hidden": "true" }, String(n)));
    return made;
  };
  /** @param {Choice} choice */
  const make = (choice) => number(button(choice, play));
  const { order: name, text = "" } = view?.up_to ?? {};
  const upTo = name ? { text, give: (/** @type {number} */ n) => give({ name, number: n }) } : null;
  const routes = view ? listRoutes(view, place, number, play) : [];
  const others = rest.length - shown.length + (place ? view?.routes?.offered.filter((route) => route.start !== place).length ?? 0 : 0);
  const back = others > 0 && el("button", { type: "button", class: "plain all", onclick: leave }, word("all_answers", { n: others }));
  const listed = place ? shown.length ? [plain(shown, make)] : [] : families(view, shown, make, (choice) => button(choice, play), (group) => scaleOf(group, number, play, upTo));
  const hint = !place && shown.some((choice) => choice.price !== undefined) && el("p", { class: "hint" }, word("draft_hint"));
  list.replaceChildren(...routes, ...listed, ...[back, hint].filter((one) => one !== false));
  must("ways-out").replaceChildren(...out.map(make));
  if (hadFocus) list.querySelector("button")?.focus({ preventScroll: true });
}

/**
 * Answers without a place only end or decline something: always in sight.
 * @param {Choice[]} choices
 */
function waysOut(choices) {
  const found = choices.filter((choice) => !choice.targets.length && !choice.heading);
  return found.length > MOST_OUT ? [] : found;
}

/**
 * Kinds of answers, each with its places; where a game has a name for a kind, many of it are folded into one line.
 * @param {View | null} view
 * @param {Choice[]} choices
 * @param {(choice: Choice) => HTMLElement} make
 * @param {(choice: Choice) => HTMLElement} bare makes an answer without a key: what is folded away is not played unseen
 * @param {(group: Choice[]) => HTMLElement} scale
 */
function families(view, choices, make, bare, scale) {
  const kinds = grouped(choices, (choice) => choice.kind);
  const alone = choices.length === view?.choices.length && grouped(choices, (choice) => choice.heading).length === 1;
  return kinds.flatMap((family) => {
    const groups = grouped(family, (choice) => choice.heading);
    const what = view?.families[family[0].kind];
    if (groups.length === 1 && areNumbers(family)) return [scale(family)];
    if (!what || groups.length < 2 || family.length <= MANY) return groups.map((group) => (alone || group.length <= MANY ? plain(group, make) : folded(headed(group), [listed(group, bare)])));
    return [folded(word("places_of", { what, n: groups.length }), groups.map((group) => folded(headed(group), [listed(group, bare)])))];
  });
}

/**
 * @param {Choice[]} choices
 * @param {(choice: Choice) => string} key
 */
function grouped(choices, key) {
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const choice of choices) groups.set(key(choice), [...(groups.get(key(choice)) ?? []), choice]);
  return [...groups.values()];
}

/** @param {Choice[]} group */
function headed(group) {
  return word("group_of", { what: group[0].heading || word("choose"), n: group.length });
}

/**
 * @param {string} title
 * @param {HTMLElement[]} content
 */
function folded(title, content) {
  return el("details", { class: "group" }, el("summary", {}, title), ...content);
}

/**
 * @param {Choice[]} group
 * @param {(choice: Choice) => HTMLElement} make
 */
function plain(group, make) {
  const label = group[0]?.heading;
  return el("section", { class: "group", "aria-label": label || null }, label ? el("h3", {}, label) : null, listed(group, make));
}

/**
 * @param {Choice[]} group
 * @param {(choice: Choice) => HTMLElement} make
 */
function listed(group, make) {
  const brief = group.length > 3 && group.every((choice) => choice.short.length <= BRIEF);
  return el("ul", { class: brief ? "choices brief" : "choices" }, ...group.map((choice) => el("li", {}, make(choice))));
}

/**
 * @param {Choice} choice
 * @param {Play} play
 */
function button(choice, play) {
  // The heading tells the first thing a move is about, such as the action: the drawing shows the last.
  const drawing = [...choice.targets].reverse().map(thumbnail).find((found) => found) ?? null;
  const made = el("button", { type: "button", class: "choice" }, drawing, el("span", {}, choice.short));
  made.dataset.move = choice.move;
  made.addEventListener("click", () => play(choice));
  for (const start of ["pointerenter", "focus"]) made.addEventListener(start, () => light(choice));
  for (const end of ["pointerleave", "blur"]) made.addEventListener(end, () => light(null));
  return made;
}
