/** What was done on the board: a frame around every thing that a turn was about, and the sign of who did it. */

import { must } from "../shared/dom.js";
import { framed, placeOf } from "./frames.js";

/**
 * @import { Player, Turn } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 * @import { Place } from "./frames.js"
 */

const MOST = 24; // things that are marked at once; of more, only the newest turns

/**
 * Marks what others did since the viewer decided last; in the past, the turn that led there.
 * @param {TableState} table
 * @returns {{show: (turn: Turn | null) => void}} marks one turn alone, until something else is shown
 */
export function setUpChanges(table) {
  /** The turn that was asked for; @type {Turn | null} */
  let asked = null;
  let about = "";
  const draw = () => {
    const turns = asked ? [asked] : table.inPast ? table.live.turns.filter((turn) => turn.at === table.view.at) : fresh(table);
    for (const old of document.querySelectorAll("#pictures :is(.change, .names-again)")) old.remove();
    const marks = [...found(table, turns)];
    for (const mark of marks) mark.place.canvas.append(frame(mark));
    for (const canvas of new Set(marks.map((mark) => mark.place.canvas))) canvas.append(...namesOf(canvas));
  };
  table.onView(() => {
    const now = `${table.live.seq} ${table.view.at} ${table.drawn.at} ${table.drawn.pictures.map((picture) => picture.hash)}`;
    if (now === about) return; // what is drawn carries its frames already
    asked = null;
    about = now;
    draw();
  });
  let soon = 0;
  must("pictures").addEventListener("toggle", () => (soon ||= requestAnimationFrame(() => {
    soon = 0;
    draw(); // what was folded away had no place
  })), true);
  return {
    show: (turn) => {
      asked = turn;
      draw();
    },
  };
}

/**
 * The newest turns of others that are not seen yet; none on the board with which a game has ended.
 * @param {TableState} table
 * @returns {Turn[]}
 */
function fresh(table) {
  const { live, drawn } = table;
  if (live.over) return [];
  let room = MOST;
  const newest = live.turns.filter((turn) => turn.fresh && turn.at <= drawn.at && turn.seat !== live.seat).reverse();
  const first = newest.findIndex((turn, number) => (room -= turn.targets.length) < 0 && number > 0);
  return newest.slice(0, first < 0 ? newest.length : first).reverse();
}

/**
 * The things of some turns that can be seen now, each once, with who touched it last.
 * @param {TableState} table
 * @param {Turn[]} turns
 * @returns {Iterable<{place: Place, player: Player}>}
 */
function found(table, turns) {
  /** @type {Map<string, {place: Place, player: Player}>} */
  const marks = new Map();
  for (const turn of turns) {
    const player = table.live.players[turn.seat];
    for (const id of player ? turn.targets : []) {
      const place = placeOf(id);
      if (place) marks.set(id, { place, player });
    }
  }
  return marks.values();
}

/** The names that a drawing has, once more: above the frames. @param {SVGSVGElement} canvas */
function namesOf(canvas) {
  return [...canvas.querySelectorAll(":scope > .names")].map((names) => {
    const again = /** @type {Element} */ (names.cloneNode(true));
    again.classList.add("names-again");
    return again;
  });
}

/** @param {{place: Place, player: Player}} mark */
function frame({ place, player }) {
  const made = framed(place, player.letter);
  made.classList.add("change", player.colour);
  made.dataset.seat = String(player.seat);
  return made;
}
