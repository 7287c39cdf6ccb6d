/** The way to the next table that waits, and what was seen here before one goes. */

import { must } from "../shared/dom.js";
import { countWaiting } from "../shared/waiting.js";
import { word } from "../shared/words.js";

/** @import { TableState } from "./state.js" */

const LONG = 10 * 60 * 1000; // milliseconds away after which one is told what happened meanwhile
const AGAIN = 60 * 1000; // until it is asked again how many tables wait

/** @param {TableState} table */
export function setUpNext(table) {
  const next = must("next-table");
  let others = 0;
  let asked = table.live.mine;
  const show = () => {
    next.hidden = !others || table.asked;
    next.textContent = word("next_table", { n: others });
  };
  const count = async () => {
    others = await countWaiting(table.live.table);
    show();
  };
  table.onView(() => {
    if (table.live.mine !== asked && table.live.seat >= 0) void count();
    asked = table.live.mine;
    show();
  });
  if (table.live.seat >= 0) void count();
  setInterval(() => {
    if (!document.hidden && table.live.seat >= 0) void count();
  }, AGAIN);
  watchAbsence(table);
}

/**
 * Tell the server how far one has seen when one goes; back after a while, what came after that is new.
 * @param {TableState} table
 */
function watchAbsence(table) {
  if (table.live.seat < 0) return;
  let left = Date.now();
  let seen = table.live.since ?? table.live.seq;
  const leave = () => {
    left = Date.now();
    seen = table.live.seq;
    table.requests.leave(seen);
  };
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) leave();
    else if (Date.now() - left > LONG && table.live.seq > seen) {
      table.since = seen;
      void table.refresh();
    }
  });
}
