/** The table in words: asked for when it is unfolded, and kept up to date as long as it is. */

import { el, must } from "../shared/dom.js";

/** @import { TableState } from "../table/state.js" */

/** @param {TableState} table */
export function setUpDescription(table) {
  const box = must("description").closest("details");
  box?.addEventListener("toggle", () => {
    table.inWords = box.open;
    if (box.open) void (table.inPast ? table.look(table.view.at) : table.refresh());
  });
  table.onView((view) => {
    if (table.inWords) must("description").replaceChildren(...view.description.map((line) => el("p", {}, line)));
  });
}
