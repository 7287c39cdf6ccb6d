/** What was done on the board: a frame around every thing that a turn was about, and the sign of who did it. */

import { must, svg } from "../shared/dom.js";

/**
 * @import { Player, Turn } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 * @typedef {{canvas: SVGSVGElement, id: string, box: DOMRect, at: DOMMatrix, player: Player}} Mark
 */

const LARGE = 18; // pixels across a sign, at most and at least
const SMALL = 9;
const ROOM = 2; // pixels between a thing and its frame

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
    const turns = asked ? [asked] : table.live.turns.filter((turn) => (table.inPast ? turn.at === table.view.at : turn.fresh && turn.at <= table.drawn.at));
    for (const old of document.querySelectorAll("#pictures .change")) old.remove();
    for (const mark of [...found(table, turns)]) mark.canvas.append(frame(mark));
  };
  table.onView(() => {
    const now = `${table.live.seq} ${table.view.at} ${table.drawn.at} ${table.drawn.pictures.map((picture) => picture.hash)}`;
    if (now === about) return; // what is drawn carries its frames already
    asked = null;
    about = now;
    draw();
  });
  must("pictures").addEventListener("toggle", draw, true); // what was folded away had no place
  return {
    show: (turn) => {
      asked = turn;
      draw();
    },
  };
}

/**
 * The things of some turns that can be seen now, each once, with who touched it last.
 * @param {TableState} table
 * @param {Turn[]} turns
 * @returns {Iterable<Mark>}
 */
function found(table, turns) {
  /** @type {Map<string, Mark>} */
  const marks = new Map();
  for (const turn of turns) {
    const player = table.live.players[turn.seat];
    for (const id of player ? turn.targets : []) {
      const thing = document.getElementById(id);
      const canvas = thing?.closest(".canvas > svg");
      const box = thing?.getBoundingClientRect();
      if (!(canvas instanceof SVGSVGElement) || !box?.width) continue;
      const at = canvas.getScreenCTM();
      if (at) marks.set(id, { canvas, id, box, at, player });
    }
  }
  return marks.values();
}

/** @param {Mark} mark */
function frame({ id, box, at, player }) {
  const scale = at.a;
  const x = (box.left - ROOM - at.e) / scale;
  const y = (box.top - ROOM - at.f) / scale;
  const width = (box.width + 2 * ROOM) / scale;
  const height = (box.height + 2 * ROOM) / scale;
  const size = Math.min(LARGE, Math.max(SMALL, Math.min(box.width, box.height) / 2)) / scale;
  const round = Math.min(width, height) / 4;
  const line = { x, y, width, height, rx: round };
  const sign = svg("g", { transform: `translate(${x + width - size * 0.7} ${y - size * 0.3}) scale(${size / 24})` },
    svg("circle", { class: "mark-disc", cx: 12, cy: 12, r: 11 }),
    svg("text", { class: "mark-sign", x: 12, y: 17, "text-anchor": "middle" }, player.letter));
  return svg("g", { class: `change ${player.colour}`, "data-thing": id, "data-seat": player.seat, "aria-hidden": "true" },
    svg("rect", { class: "change-halo", ...line }), svg("rect", { class: "change-line", ...line }), sign);
}
