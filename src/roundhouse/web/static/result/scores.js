/** The end of a game: score sheet, charts, who led when, the seed, and what to do next. */

import { el, must, svg } from "../shared/dom.js";
import { scoped, seatMark } from "../shared/mark.js";
import { announce } from "../shared/voice.js";
import { inFigures, word } from "../shared/words.js";
import { chart, leaders } from "./chart.js";

/**
 * @import { Scores, View } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

/** @param {TableState} table */
export function setUpScores(table) {
  let shown = false;
  table.onView((_, before) => {
    const view = table.live;
    const place = must("result");
    if (!view.over || !view.scores) {
      place.hidden = true;
      shown = false;
      return;
    }
    if (shown) return;
    shown = true;
    draw(view, view.scores);
    must("rematch").hidden = view.seat < 0;
    place.hidden = false;
    if (before) {
      announce(must("result-title").textContent ?? "");
      must("result-title").focus();
    }
  });
  must("rematch").addEventListener("click", async () => {
    const made = await table.tell("rematch", {});
    if (made) location.href = `/tables/${made.table}`;
  });
}

/**
 * @param {View} view
 * @param {Scores} scores
 */
function draw(view, scores) {
  const { players } = view;
  const names = scores.winners.map((seat) => players[seat].name).join(", ");
  const [headline, ...told] = scores.ending; // alone nobody is beaten: the game tells what was reached
  const ends = ["nobody_won", "won"][scores.winners.length] ?? "tied";
  must("result-title").textContent = headline ?? word(ends, { name: names });
  must("result-text").replaceChildren(...told.map((line) => el("p", {}, line)));
  const since = (/** @type {number} */ seat) => (scores.bots[seat] ? el("small", { class: "bot-since" }, word("bot_since", { n: scores.bots[seat] })) : null);
  const heads = players.map((player) => el("th", { scope: "col" }, seatMark(player), el("span", { class: "sheet-name" }, player.name, since(player.seat))));
  const rows = scores.lines.map((line) =>
    el("tr", {}, el("th", { scope: "row" }, line.label), ...line.points.map((points) => el("td", {}, inFigures(points)))));
  const totals = scores.totals.map((total, seat) =>
    el("td", {}, inFigures(total), scores.winners.includes(seat) && !headline ? el("span", { class: "tag now" }, word("winner")) : null));
  const foot = [el("tr", {}, el("th", { scope: "row" }, word("total")), ...totals)];
  if (players.length > 1) {
    const places = scores.places.map((place) => el("td", {}, inFigures(place)));
    foot.push(el("tr", {}, el("th", { scope: "row" }, word("place")), ...places));
  }
  must("sheet").replaceChildren(
    el("caption", { class: "unseen" }, word("sheet")),
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, word("what")), ...heads)),
    el("tbody", {}, ...rows),
    el("tfoot", {}, ...foot),
  );
  charts(view, scores);
  const seed = must("seed");
  seed.hidden = !view.seed;
  seed.replaceChildren(
    el("p", {}, word("seed_text")),
    el("dl", {}, el("dt", {}, word("seed")), el("dd", {}, el("code", {}, view.seed ?? "")),
      el("dt", {}, word("commitment")), el("dd", {}, el("code", {}, view.commitment)),
      el("dt", {}, word("check")), el("dd", { id: "seed-check" }, "…")));
  void check(view.seed ?? "", view.commitment);
}

/**
 * The page works the fingerprint out itself where the browser can.
 * @param {string} seed in hex
 * @param {string} commitment
 */
async function check(seed, commitment) {
  const bytes = new Uint8Array((seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  let verdict = word("check_by_hand");
  if (window.crypto.subtle && bytes.length) {
    const digest = await crypto.subtle.digest("SHA-256", bytes);
    const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
    verdict = word(found === commitment ? "check_good" : "check_bad");
  }
  const place = document.getElementById("seed-check");
  if (place) place.textContent = verdict;
}

/**
 * @param {View} view
 * @param {Scores} scores
 */
function charts(view, scores) {
  const { history, money, stages, standing } = scores.course;
  const made = [];
  /** @type {[string, number[][] | null][]} */
  const kinds = [["points_over_time", history], ["money_over_time", money]];
  for (const [key, rows] of kinds) {
    if (!rows || rows.length < 2) continue;
    made.push(el("figure", {}, el("figcaption", {}, word(key)), chart(rows, view.players, word(key), { stages })));
  }
  if (view.players.length > 1 && standing.length > 1) made.push(lead(view, standing));
  must("charts").replaceChildren(...made);
}

/**
 * @param {View} view
 * @param {number[][]} rows
 */
function lead(view, rows) {
  const runs = leaders(rows);
  const scale = 640 / rows.length;
  const bars = runs.map(([seat, from, to]) => {
    const player = view.players[seat];
    const bar = svg("rect", { class: player ? "mark-disc" : "tie-bar", x: from * scale, y: 0, width: (to - from) * scale, height: 34 });
    const wide = (to - from) * scale > 22;
    const middle = ((from + to) / 2) * scale;
    const sign = svg("text", { class: "mark-sign", x: middle, y: 23, "text-anchor": "middle" }, player && wide ? player.letter : "");
    return svg("g", { class: player?.colour ?? "" }, bar, sign);
  });
  const words = runs.map(([seat, from, to]) =>
    word("led", { name: seat < 0 ? word("nobody") : view.players[seat].name, n: to - from, from: from + 1, to }));
  const drawing = svg("svg", { class: scoped("lead"), viewBox: "0 0 640 34", role: "img", "aria-label": words.join("; ") }, ...bars);
  return el("figure", { class: "wide" }, el("figcaption", {}, word("who_led")), drawing);
}
