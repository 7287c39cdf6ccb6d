/** What happened, line by line; every line leads to its moment. */

import { el, must } from "../shared/dom.js";
import { seatMark } from "../shared/mark.js";
import { announce, toast } from "../shared/voice.js";
import { word } from "../shared/words.js";
import { stayAtEnd } from "./newest.js";

/**
 * @import { View } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

/** @param {TableState} table */
export function setUpLog(table) {
  const list = must("log");
  const showNewest = stayAtEnd(list, () => {
    if (table.inPast) follow(list, table.view.at);
    return table.inPast;
  });
  let shown = "";
  let newest = table.live.seq;
  let lookedBack = false;
  table.onView(() => {
    const view = table.live;
    const names = view.players.map((player) => player.name).join("/");
    const stamp = `${view.seq} ${view.log.length} ${view.line.length} ${names}`;
    if (stamp !== shown) {
      shown = stamp;
      list.replaceChildren(...lines(view));
      if (!table.inPast) showNewest();
      speak(view, newest);
      newest = view.seq;
    }
    for (const link of list.querySelectorAll("a")) {
      const here = table.inPast && Number(link.dataset.at) === table.view.at;
      link.toggleAttribute("data-here", here);
      if (here) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    }
    if (table.inPast) follow(list, table.view.at);
    else if (lookedBack) showNewest();
    lookedBack = table.inPast;
  });
  list.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest("a");
    if (!link) return;
    event.preventDefault();
    void table.look(Number(link.dataset.at));
  });
}

/**
 * Scroll the list alone, never the page, until the last lines up to a moment are in sight: all of those that came with one move.
 * @param {HTMLElement} list
 * @param {number} at
 */
function follow(list, at) {
  const links = [...list.querySelectorAll("a")];
  const last = links.filter((one) => Number(one.dataset.at) <= at).at(-1) ?? links[0];
  const first = links.find((one) => one.dataset.at === last?.dataset.at);
  if (!last || !first) return;
  const box = list.getBoundingClientRect();
  const [{ top }, { bottom }] = [first.getBoundingClientRect(), last.getBoundingClientRect()];
  if (top < box.top || bottom > box.bottom) list.scrollTop += top - box.top - Math.max(0, box.height - (bottom - top)) / 2;
}

/** @param {View} view */
function* lines(view) {
  if (!view.log.length) yield el("li", { class: "empty" }, word("log_empty"));
  for (const line of view.log) {
    const player = view.players.find((one) => one.seat === line.seat);
    const link = el("a", { href: `#at-${line.n}`, "data-at": line.n }, line.text);
    const mark = player && !line.turn ? seatMark(player) : null;
    yield el("li", { class: line.turn ? "turn-line" : line.out ? "leaves" : null }, mark, link);
  }
}

/**
 * Read out what others did; one's own moves are known. Who leaves the game is shown to all.
 * @param {View} view
 * @param {number} since
 */
function speak(view, since) {
  const newer = view.log.filter((line) => line.n > since && !line.turn);
  const news = newer.filter((line) => line.seat !== view.seat && !line.out);
  if (news.length) announce(news.slice(-6).map((line) => line.text).join(". "));
  const gone = newer.filter((line) => line.out); // nobody may miss that, whoever it is
  if (gone.length) toast(gone.map((line) => line.text).join(". "), "bad");
}
