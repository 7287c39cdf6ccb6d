/** What the reader hears of a table while its page is closed: nothing, or all of it at an address. */

import { complain, send } from "../shared/net.js";
import { toast } from "../shared/voice.js";
import { word } from "../shared/words.js";

/** @param {string} base the address of the table */
export function setUpNotices(base) {
  const box = document.getElementById("muted");
  const field = document.getElementById("hook");
  const tell = async (/** @type {object} */ what) => {
    try {
      await send(`${base}/notices`, what, { method: "PUT" });
      toast(word("saved"));
      return true;
    } catch (problem) {
      complain(problem);
      return false;
    }
  };
  if (box instanceof HTMLInputElement) {
    box.addEventListener("change", async () => {
      if (!(await tell({ muted: box.checked }))) box.checked = !box.checked;
    });
  }
  document.getElementById("hook-form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field instanceof HTMLInputElement) void tell({ hook: field.value });
  });
}
