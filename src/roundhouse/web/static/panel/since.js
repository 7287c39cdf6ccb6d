/** The card "Since your turn": a line for each turn of the others, which leads to its position. */

import { bringIntoSight } from "../board/sight.js";
import { el, must, narrow } from "../shared/dom.js";
import { seatMark } from "../shared/mark.js";
import { word } from "../shared/words.js";

/**
 * @import { Turn } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

/**
 * Unfolded while there is room for it, unless the reader wants it otherwise.
 * @param {TableState} table
 * @param {{show: (turn: Turn | null) => void}} changes
 * @returns {(roomy: boolean) => void} tells whether there is room for its lines
 */
export function setUpSince(table, changes) {
  const card = must("since");
  const list = must("since-turns");
  const step = must("since-step");
  let roomy = false;
  /** What the reader wants: to have it open lasts until there are other turns; @type {boolean | null} */
  let wish = null;
  const unfold = (/** @type {boolean | null} */ wanted) => {
    wish = wanted;
    list.hidden = !(wish ?? roomy);
    card.classList.toggle("wished", !list.hidden && !roomy);
    must("since-fold").setAttribute("aria-expanded", String(!list.hidden));
  };
  must("since-fold").addEventListener("click", () => unfold(Boolean(list.hidden)));
  unfold(null);
  /** @type {Turn[]} */
  let turns = [];
  let here = -1; // the place in the list of the turn that is looked at
  let said = "";

  const look = async (/** @type {number} */ place) => {
    const { start, at } = turns[place];
    if (table.view.at !== start) {
      document.body.classList.add("leaping"); // to where it began: from there pieces travel
      await table.look(start);
      document.body.classList.remove("leaping");
    }
    await table.look(at);
    if (!table.inPast) changes.show(turns[place]); // the last one led to the position now
    point(place);
    bringIntoSight(turns[place].targets);
  };
  const point = (/** @type {number} */ place) => {
    here = place;
    card.classList.toggle("stepping", here >= 0);
    document.body.classList.toggle("stepping-through", here >= 0);
    must("since-now").hidden = here < 0;
    for (const [number, line] of [...list.querySelectorAll("button")].entries()) {
      if (number === place) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
    }
    list.children[place]?.scrollIntoView({ block: "nearest" });
  };
  must("since-now").addEventListener("click", () => {
    table.now();
    changes.show(null);
    point(-1);
  });
  step.addEventListener("click", () => {
    if (here < 0) card.style.setProperty("--since-top", `${card.getBoundingClientRect().top}px`); // it stays under the finger
    if (!narrow()) unfold(true);
    void look((here + 1) % turns.length);
  });
  table.onView(() => {
    const all = table.live.turns.filter((turn) => turn.fresh);
    card.hidden = !all.length || table.live.status !== "running";
    // Whoever sees the turns one by one is told no more than was seen.
    turns = all.filter((turn) => !table.byStep || turn.at <= (table.staged ?? table.live).at);
    must("since-what").textContent = word(table.live.since === null ? "since_turn" : "since_here");
    must("since-count").textContent = String(turns.length);
    const now = JSON.stringify(turns);
    if (now !== said) {
      said = now;
      list.replaceChildren(...turns.map((turn, place) => el("li", {}, lineOf(table, turn, () => void look(place)))));
      here = -1;
      if (wish) unfold(null);
    }
    if (table.inPast) point(turns.findIndex((turn) => turn.at === table.view.at));
    else if (here >= 0) point(-1);
  });
  return (room) => {
    roomy = room;
    unfold(wish);
  };
}

/**
 * @param {TableState} table
 * @param {Turn} turn
 * @param {() => void} look
 */
function lineOf(table, turn, look) {
  const player = table.live.players[turn.seat]; // nobody's is what ended a round
  const gone = table.live.players[turn.out];
  const sign = gone ? seatMark(gone) : el("span", { class: "round-mark", "aria-hidden": "true" }, "⟳");
  const said = player ? [seatMark(player), spokenTurn(player.name, turn.text)] : [sign, el(gone ? "strong" : "span", {}, turn.text)];
  return el("button", { type: "button", class: `since-line${gone ? " leaves" : ""}`, "data-at": turn.at, "data-seat": turn.seat, onclick: look }, ...said);
}

/**
 * @param {string} name
 * @param {string} text
 */
export function spokenTurn(name, text) {
  return el("span", {}, el("b", {}, name), text ? `: ${text}` : `: ${word("turn_without_news")}`);
}
