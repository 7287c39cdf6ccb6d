/** Routes as a list: what goes where, how far, and what everybody gets; one of them is one answer. */

import { earnings, lightRoute } from "../board/routes.js";
import { thumbnail } from "../board/thumbnail.js";
import { el } from "../shared/dom.js";
import { seatMark } from "../shared/mark.js";
import { inFigures, word } from "../shared/words.js";

/** @import { Choice, Route, View } from "../shared/wire.js" */

const FEW = 6; // that are always in sight

/**
 * The choices that only begin a route: the list of routes stands for them.
 * @param {View | null} view
 * @param {Choice} choice
 */
export function beginsRoute(view, choice) {
  return view?.routes?.offered.some((route) => route.start && route.moves[0] === choice.move) ?? false;
}

/**
 * The list, or what is in it of one place.
 * @param {View} view
 * @param {string | null} place
 * @param {(made: HTMLElement) => HTMLElement} number gives an answer its key
 * @param {(answer: Choice | Route) => Promise<void>} play
 */
export function listRoutes(view, place, number, play) {
  const all = view.routes?.offered.filter((route) => !place || route.start === place) ?? [];
  if (!view.routes || !all.length) return [];
  const own = place ? all : all.filter((route) => route.gains[view.turn] > 0); // what only pays others does not press itself forward
  const few = place || own.length <= FEW + 1 ? own.length : FEW;
  const listed = (/** @type {Route[]} */ routes, shown = true) =>
    el("ul", { class: "choices" }, ...routes.map((route) => el("li", {}, shown ? number(row(view, route, play)) : row(view, route, play)))); // what is folded away is not played unseen
  const folded = (/** @type {string} */ title, /** @type {Route[]} */ routes) =>
    routes.length > 0 && el("details", { class: "group" }, el("summary", {}, word(title, { n: routes.length })), listed(routes, false));
  const list = own.length > 0 && listed(own.slice(0, few));
  const heading = el("h3", {}, view.routes.title);
  const more = [folded("routes_more", own.slice(few)), folded("routes_others", all.filter((route) => !own.includes(route)))];
  const begin = place ? view.choices.find((choice) => choice.targets.includes(place) && beginsRoute(view, choice)) : null;
  const steps = begin && el("button", { type: "button", class: "plain", onclick: () => void play({ ...begin, then: [] }) }, word("step_by_step"));
  return [el("section", { class: "group", "aria-label": view.routes.title }, ...[heading, list, ...more, steps].filter((one) => one !== false))];
}

/**
 * @param {View} view
 * @param {Route} route
 * @param {(answer: Route) => Promise<void>} play
 */
function row(view, route, play) {
  const what = el("span", { class: "route-what" }, el("span", { class: "unseen" }, `${route.what}: `), route.where, " ", el("small", {}, route.note));
  const earns = earnings(route, view).map(({ player, gain }) => el("span", {}, seatMark(player), el("span", { class: "unseen" }, ` ${player.name} `), `+${inFigures(gain)}`));
  const gains = el("span", { class: "route-gains" }, ...(earns.length ? earns : ["+0"]));
  const made = el("button", { type: "button", class: "choice route" }, route.start ? thumbnail(route.start) : null, what, gains);
  made.dataset.move = route.moves[0];
  made.dataset.moves = route.moves.join("\n");
  made.addEventListener("click", () => void play(route));
  made.addEventListener("pointerenter", () => lightRoute(route));
  made.addEventListener("focus", () => made.matches(":focus-visible") && lightRoute(route)); // not where it only lands after a tap
  for (const end of ["pointerleave", "blur"]) made.addEventListener(end, () => lightRoute(null));
  return made;
}
