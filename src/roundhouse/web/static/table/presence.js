/** Who has the table before their eyes: of the others who play, a sign in the chip tells who has not. */

import { el } from "../shared/dom.js";
import { renewed } from "../shared/net.js";
import { word } from "../shared/words.js";

/**
 * @import { Player } from "../shared/wire.js"
 * @import { TableState } from "./state.js"
 */

const MOMENT = 1500; // milliseconds; so long somebody is gone who loads the page anew

/** @param {TableState} table */
export function setUpPresence(table) {
  /** The seats of those who are here; @type {number[] | null} */
  let here = null;
  let timer = 0;
  const others = () => (table.live.house ? [] : table.live.players.filter((player) => player.kind === "person" && !player.program && !player.me));
  const show = () => {
    const away = table.live.over || !here ? [] : others().filter((player) => !here?.includes(player.seat));
    for (const [seat, chip] of document.querySelectorAll("#players > .player").entries()) {
      chip.querySelector(".not-here")?.remove();
      const player = away.find((one) => one.seat === seat);
      if (player) chip.querySelector(".tags")?.append(sign(player));
    }
  };
  const fetchNew = renewed(async () => {
    here = (await table.requests.get("here")).seats;
    show();
  });
  const look = () => {
    clearTimeout(timer);
    if (others().length) void fetchNew();
  };
  table.onView(show);
  return { look, lookSoon: () => {
    clearTimeout(timer);
    timer = window.setTimeout(look, MOMENT);
  } };
}

/** @param {Player} player */
function sign({ name }) {
  const means = word("not_here_title", { name });
  return el("span", { class: "tag kind not-here", title: means }, el("span", { "aria-hidden": "true" }, word("not_here")), el("span", { class: "unseen" }, means));
}
