/** Notes that only their writer sees, kept while they are written. */

import { must } from "../shared/dom.js";
import { word } from "../shared/words.js";

/** @import { TableState } from "../table/state.js" */

/** @param {TableState} table */
export function setUpNotes(table) {
  const field = /** @type {HTMLTextAreaElement} */ (must("notes-text"));
  let timer = 0;
  const save = async () => {
    if (await table.tell("notes", { text: field.value }, "PUT")) must("notes-state").textContent = word("saved");
  };
  field.addEventListener("input", () => {
    must("notes-state").textContent = "";
    clearTimeout(timer);
    timer = window.setTimeout(save, 800);
  });
}
