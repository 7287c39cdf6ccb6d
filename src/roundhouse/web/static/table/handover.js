/** Pass and play: the screen is covered until the right person looks at it. */

import { el, must } from "../shared/dom.js";
import { seatMark } from "../shared/mark.js";
import { word } from "../shared/words.js";

/** @import { TableState } from "./state.js" */

/** @param {TableState} table */
export function setUpHandOver(table) {
  const cover = /** @type {HTMLDialogElement} */ (must("hand-over"));
  let ready = -1;
  table.onView(() => {
    const view = table.live;
    const next = view.hand_over ?? null;
    if (next === null || view.over) {
      ready = next ?? ready;
      uncover(cover);
      return;
    }
    if (next === ready) return;
    const player = view.players[next];
    const go = el("button", { type: "button", class: "primary" }, word("i_am", { name: player.name }));
    go.addEventListener("click", () => {
      ready = next;
      uncover(cover);
      must("prompt").focus();
    });
    cover.replaceChildren(seatMark(player), el("h2", { id: "hand-over-title" }, word("pass_to", { name: player.name })),
      el("p", {}, word("pass_text", { name: player.name })), go);
    document.body.classList.add("covered");
    if (!cover.open) cover.showModal();
    go.focus();
  });
  cover.addEventListener("cancel", (event) => event.preventDefault());
}

/** @param {HTMLDialogElement} cover */
function uncover(cover) {
  document.body.classList.remove("covered");
  if (cover.open) cover.close();
}
