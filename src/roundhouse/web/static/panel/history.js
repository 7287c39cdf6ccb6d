/** Every position of the game: slider, steps, links, and "what if from here". */

import { must } from "../shared/dom.js";
import { word } from "../shared/words.js";

/** @import { TableState } from "../table/state.js" */

/**
 * Play on from a position, at a table of one's own.
 * @param {TableState} table
 * @param {number} at
 * @param {string[]} [moves] that are played there first
 */
export async function fork(table, at, moves = []) {
  const made = await table.tell("fork", { at, moves });
  if (made) location.href = `/tables/${made.table}`;
}

/**
 * Look at a position; after the end, the board lies below the result.
 * @param {TableState} table
 * @param {number} at
 */
export async function lookAt(table, at) {
  await table.look(at);
  if (table.live.over && table.inPast) document.querySelector(".boards")?.scrollIntoView({ block: "start" });
}

/** @param {TableState} table */
export function setUpHistory(table) {
  const slider = /** @type {HTMLInputElement} */ (must("moment"));
  const count = () => table.live.line.length;
  const entry = (/** @type {number} */ place) => (place <= 0 ? 0 : table.live.line[place - 1]);
  const place = () => {
    if (!table.inPast) return count();
    const found = table.live.line.filter((reached) => reached <= table.view.at).length;
    return Math.min(found, count());
  };
  const go = (/** @type {number} */ where) => table.look(where >= count() ? table.live.seq : entry(Math.max(0, where)));

  let timer = 0;
  slider.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => go(Number(slider.value)), 60);
  });
  must("first").addEventListener("click", () => go(0));
  must("earlier").addEventListener("click", () => go(place() - 1));
  must("later").addEventListener("click", () => go(place() + 1));
  must("latest").addEventListener("click", () => table.now());
  must("back-to-now").addEventListener("click", () => table.now());
  must("what-if").addEventListener("click", () => void fork(table, table.inPast ? table.view.at : table.live.seq));
  table.onView(() => {
    const here = place();
    slider.max = String(count());
    slider.value = String(here);
    const text = here ? word("moment", { n: here, of: count() }) : word("moment_start");
    slider.setAttribute("aria-valuetext", text);
    must("moment-text").textContent = text;
    for (const [id, off] of /** @type {[string, boolean][]} */ ([["first", here <= 0], ["earlier", here <= 0], ["later", here >= count()], ["latest", !table.inPast]])) {
      /** @type {HTMLButtonElement} */ (must(id)).disabled = off;
    }
    const past = must("past");
    past.hidden = !table.inPast;
    must("what-if").hidden = !table.live.may_fork;
    must("past-text").textContent = here ? word("in_past", { n: here, of: count() }) : word("past_start");
    document.body.classList.toggle("in-past", table.inPast);
    history.replaceState(null, "", table.inPast ? `#at-${table.view.at}` : location.pathname + location.search);
  });
  const fromAddress = () => {
    const match = /^#at-(\d+)$/.exec(location.hash);
    if (match) void lookAt(table, Number(match[1]));
  };
  addEventListener("hashchange", fromAddress);
  return { step: (/** @type {number} */ by) => go(place() + by), fromAddress };
}
