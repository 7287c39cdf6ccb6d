/** The pace at which the board shows what others do: at once, with a breath between turns, or turn by turn on demand. */

import { must } from "../shared/dom.js";
import { prefs } from "../shared/prefs.js";
import { word } from "../shared/words.js";
import { bringIntoSight } from "./sight.js";

/**
 * @import { View } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

const BREATH = 900; // milliseconds that a turn is looked at before the next
const MOST = 8; // turns that are shown one by one; of more only the last ones

/**
 * Only the drawings wait: question, answers and log are those of now, so that nobody is kept from playing, and whoever
 * plays sees the board as it is. Those who want to see turn by turn are asked when they have seen the last one.
 * @param {TableState} table
 * @returns {() => void} shows the next turn that waits
 */
export function setUpPace(table) {
  const button = must("pace-next");
  let timer = 0;
  let changed = -BREATH; // when the board last showed another turn
  const byStep = () => table.byStep;
  const turns = () => table.live.turns.filter((turn) => turn.seat >= 0); // without what ended a round
  /** The turns that lie between what is shown and now. */
  const waiting = () => turns().filter((turn) => turn.at > table.drawn.at && turn.at < table.live.at).slice(-MOST);

  const catchUp = () => {
    clearTimeout(timer);
    timer = 0;
    table.staged = null;
    changed = performance.now();
  };
  /** One turn on; after the last of those that wait comes the position now. */
  const next = async () => {
    clearTimeout(timer);
    timer = 0;
    const from = table.staged;
    if (!from) return;
    const turn = waiting()[0];
    const seen = turn ?? turns().at(-1);
    const view = turn && (await table.glance(turn.at));
    if (table.staged !== from) return; // somebody played in the meantime, or looked elsewhere
    if (view) {
      table.staged = view;
      changed = performance.now();
      soon();
    } else catchUp();
    table.redraw();
    if (byStep() && seen) bringIntoSight(seen.targets);
  };
  const soon = () => {
    if (!byStep()) timer ||= window.setTimeout(next, Math.max(0, changed + BREATH - performance.now()));
  };
  const skip = () => {
    if (!table.staged) return;
    catchUp();
    table.redraw();
  };

  table.onView((view, before) => {
    if (before && before !== view) {
      const shown = table.staged ?? before;
      table.staged = follows(table, view, before) && view.at > shown.at ? shown : null;
      const first = waiting()[0] ?? turns().at(-1);
      const own = first?.seat === view.seat;
      const goesOn = first && first.start < shown.at; // the turn that is shown already
      if (!table.staged || !first) catchUp();
      else if (own || goesOn || (!byStep() && !timer && performance.now() - changed > BREATH)) {
        if (waiting().length) void next();
        else catchUp();
      } else soon();
    }
    table.held = byStep() && table.staged !== null && table.live.mine && !table.plan;
    button.hidden = !table.staged;
    button.textContent = byStep() ? word("pace_next", { n: waiting().length + 1 }) : word("pace_skip");
    must("since-step").hidden = !button.hidden;
    document.body.dataset.shown = String(table.drawn.at);
  });
  table.onBusy((busy) => busy && skip());
  document.querySelector("select[data-pref=pace]")?.addEventListener("change", skip); // another pace begins with what is so now
  button.addEventListener("click", () => (byStep() ? void next() : skip()));
  return () => void next();
}

/**
 * Whether a view shows the same table further on, with the same eyes: else there is nothing to be shown one by one.
 * @param {TableState} table
 * @param {View} view
 * @param {View} before
 */
function follows(table, view, before) {
  if (prefs().pace === "none" || table.inPast || table.plan || view.seat !== before.seat || view.hand_over !== null || view.over) return false;
  return before.line.every((reached, place) => view.line[place] === reached);
}
