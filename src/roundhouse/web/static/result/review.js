/** The review of a game that is over: chances over time, turning points, and what would have been better. */

import { reasons, stepsOf } from "../panel/hint.js";
import { fork, lookAt } from "../panel/history.js";
import { el, must } from "../shared/dom.js";
import { seatMark } from "../shared/mark.js";
import { complain, renewed } from "../shared/net.js";
import { inFigures, perCent, word } from "../shared/words.js";
import { chart } from "./chart.js";

/**
 * @import { Review, TurningPoint } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

const ROWS = 40; // of the chart as a table; of longer games some moments are left out

/** @param {TableState} table */
export function setUpReview(table) {
  const button = /** @type {HTMLButtonElement} */ (must("review-button"));
  let begun = false;
  let drawn = "";
  /** The turning points on the page, by place and seat; @type {Map<string, {text: string, item: HTMLElement}>} */
  const items = new Map();

  /** @param {Review} review */
  const show = (review) => {
    must("review").hidden = false;
    const busy = !review.failed && (!review.ready || review.done < review.of);
    button.disabled = busy;
    button.hidden = review.ready && !busy && !review.failed;
    must("review-state").textContent = state(review);
    must("review-state").hidden = review.ready && !busy && !review.failed;
    if (!review.ready) return;
    const marked = [table.live.seq, ...review.moments.map(({ place, seat, luck }) => `${place} ${seat} ${luck}`)].join();
    if (drawn !== marked) {
      const open = must("chances").querySelector("details")?.open ?? false;
      drawn = marked;
      must("chances").replaceChildren(...charts(table, review));
      must("chances").querySelector("details")?.toggleAttribute("open", open);
    }
    const wanted = review.moments.map((moment, index) => item(table, items, moment, index + 1));
    const place = must("turning-points");
    for (const old of [...place.children]) wanted.includes(/** @type {HTMLElement} */ (old)) || old.remove();
    wanted.forEach((one, index) => place.children[index] !== one && place.insertBefore(one, place.children[index] ?? null));
    must("turning-text").hidden = wanted.length === 0;
    must("no-turning-points").hidden = wanted.length > 0 || busy;
    must("turning-title").hidden = false;
  };
  const fetchNew = renewed(async () => {
    if (!begun || !table.live.over) return;
    const found = await table.requests.get("review");
    show(found.begun ? found : await table.requests.send("review", {})); // a server that has begun anew knows of no wish
  });
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      await table.requests.send("review", {});
      begun = true;
      await fetchNew();
      must("review").scrollIntoView({ block: "start" });
      must("review-title").focus({ preventScroll: true });
    } catch (problem) {
      button.disabled = false;
      complain(problem);
    }
  });
  return { fetchNew };
}

/** @param {Review} review */
function state(review) {
  if (review.failed) return word("review_failed");
  return review.ready ? word("review_progress", { n: review.done, of: review.of }) : word("review_working");
}

/**
 * The chart, and the same as a table.
 * @param {TableState} table
 * @param {Review} review
 */
function charts(table, review) {
  const { players } = table.live;
  const alone = players.length < 2;
  const rows = alone ? review.points : review.chances;
  const title = word(alone ? "expected_over_time" : "chance_over_time");
  const said = (/** @type {number} */ value) => (alone ? inFigures(value) : perCent(value));
  const marks = review.moments.map(({ place, seat, luck }, index) => ({ place: place + 1, seat, luck, sign: String(index + 1) }));
  const room = must("review").clientWidth;
  const drawing = chart(rows, players, title, { most: alone ? 1 : 100, said, marks, stages: review.stages, room });
  const moves = review.at.map((at) => table.live.line.filter((reached) => reached <= at).length);
  const every = Math.ceil(rows.length / ROWS);
  const kept = rows.map((row, n) => ({ row, n })).filter(({ n }) => n % every === 0 || n === rows.length - 1);
  const heads = players.map((player) => el("th", { scope: "col" }, player.name));
  const body = kept.map(({ row, n }) =>
    el("tr", {}, el("th", { scope: "row" }, moves[n] ? String(moves[n]) : word("start")), ...players.map(({ seat }) => el("td", {}, said(row[seat])))));
  const sheet = el("table", { class: "sheet" }, el("caption", { class: "unseen" }, title),
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, word("after_move")), ...heads)), el("tbody", {}, ...body));
  const box = el("div", { class: "sheet-box", tabindex: "0", role: "region", "aria-label": title }, sheet);
  return [
    el("figure", { class: "wide" }, el("figcaption", {}, title), drawing, marks.length ? el("p", { class: "hint" }, word("turning_legend")) : null),
    el("details", { class: "more wide" }, el("summary", {}, word("as_table")), box),
  ];
}

/**
 * A turning point; what has not changed stays on the page as it is.
 * @param {TableState} table
 * @param {Map<string, {text: string, item: HTMLElement}>} items
 * @param {TurningPoint} moment
 * @param {number} number
 */
function item(table, items, moment, number) {
  const text = `${number} ${JSON.stringify(moment)}`;
  const key = `${moment.place} ${moment.seat}`;
  const known = items.get(key);
  if (known?.text === text) return known.item;
  const player = table.live.players[moment.seat];
  const moves = table.live.line.filter((reached) => reached <= moment.at).length;
  const sign = el("span", { class: `turning-sign${moment.luck ? " luck" : ""}`, "aria-hidden": "true" }, el("span", {}, String(number)));
  const kind = el("span", { class: "tag" }, word(moment.luck ? "turning_luck" : "turning_choice"));
  const heading = el("h4", {}, sign, seatMark(player), word(moves ? "turning_of" : "turning_start", { name: player.name, n: moves }), kind);
  const look = el("button", { type: "button", class: "small", onclick: () => void lookAt(table, moment.at) }, word("look_at"));
  const what = table.live.may_fork && (player.kind !== "bot" || moment.lost) && whatIf(table, moment, player.kind === "bot");
  const made = el("li", { class: "turning", "data-place": moment.place }, heading, el("p", { class: "figures" }, moment.change),
    ...inWords(moment), el("div", { class: "row" }, look, what || null));
  const focused = known && [...known.item.querySelectorAll("button")].findIndex((one) => one === document.activeElement);
  known?.item.replaceWith(made);
  if (focused !== undefined && focused >= 0) made.querySelectorAll("button")[focused]?.focus({ preventScroll: true });
  items.set(key, { text, item: made });
  return made;
}

/**
 * A bot would play the same once more: at its turning point the better way is played first.
 * @param {TableState} table
 * @param {TurningPoint} moment
 * @param {boolean} better
 */
function whatIf(table, { at, best }, better) {
  const go = () => void fork(table, at, better ? best?.moves : []);
  return el("button", { type: "button", class: "small", onclick: go }, word(better ? "what_if_better" : "what_if"));
}

/**
 * What was played, and what would have been better.
 * @param {TurningPoint} moment
 */
function inWords(moment) {
  if (!moment.known) return [el("p", { class: "quiet" }, word("turn_waiting"))];
  const fate = moment.fate && el("p", {}, moment.fate);
  if (!moment.best) return [fate, moment.played.length > 0 && el("p", { class: "line" }, word("turn_happened", { what: moment.played.join(" ") }))];
  const played = el("p", { class: "line" }, word("turn_played", { what: "" }), ...stepsOf(moment.played));
  if (!moment.lost) return [fate, played, el("p", {}, word("turn_best"))]; // luck alone
  const better = el("p", { class: "line better" }, word("turn_better", { what: "" }), ...stepsOf(moment.best.steps));
  return [fate, played, better, el("p", {}, moment.lost), ...reasons(moment.best).slice(1)];
}
