/** What is heard of a table: what kind of change there was decides, whichever game it is. */

import { sound } from "../shared/sounds.js";

/**
 * @import { View } from "../shared/wire.js"
 * @import { TableState } from "./state.js"
 */

/** @param {TableState} table */
export function setUpSignals(table) {
  let heard = table.live.seq;
  let mine = asked(table.live);
  table.onView((_, before) => {
    const view = table.live;
    const called = asked(view) && !mine;
    mine = asked(view);
    if (!before || view.seq <= heard) return;
    heard = view.seq;
    if (view.over) sound("over");
    else if (called) sound("turn");
    else sound(paid(view, before) ? "coin" : "piece", !before.mine);
  });
}

/** @param {View} view */
function asked(view) {
  return view.mine && !view.over;
}

/**
 * Whether somebody has gained or spent something; else things were moved.
 * @param {View} view
 * @param {View} before
 */
function paid(view, before) {
  return view.spent > before.spent || view.players.some((player, seat) => player.score !== before.players[seat]?.score);
}
