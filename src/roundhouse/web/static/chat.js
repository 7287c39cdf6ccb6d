/** Talk at the table, and notes that only their writer sees. Shown as text, whatever it contains. */

import { announce, el, must, seatMark, word } from "./dom.js";
import { get } from "./net.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 * @typedef {import("./types.js").ChatLine} ChatLine
 */

/** @param {TableState} table */
export function setUpChat(table) {
  const list = must("chat-lines");
  const form = /** @type {HTMLFormElement} */ (must("chat-form"));
  const field = /** @type {HTMLInputElement} */ (must("chat-text"));
  let last = 0;

  /**
   * @param {ChatLine[]} lines
   * @param {boolean} aloud
   */
  const add = (lines, aloud) => {
    for (const line of lines) {
      if (line.id <= last) continue;
      last = line.id;
      list.querySelector(".empty")?.remove();
      const player = table.live.players.find((one) => one.seat === line.seat);
      const when = new Date(line.at).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
      list.append(el("li", {}, player ? seatMark(player) : null, el("strong", {}, line.name), " ",
        el("span", {}, line.text), " ", el("time", {}, when)));
      if (aloud) announce(`${line.name}: ${line.text}`);
    }
    list.scrollTop = list.scrollHeight;
    if (aloud && lines.length && must("panel-chat").hidden) must("tab-chat").classList.add("news");
  };
  const fetchNew = async () => {
    try {
      add((await get(`${table.base}/chat?after=${last}`)).chat, true);
    } catch {
      // The next event or reconnection asks again.
    }
  };
  add(JSON.parse(document.getElementById("chat-data")?.textContent || "[]"), false);
  if (!last) list.append(el("li", { class: "empty" }, word("chat_empty")));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    if (await table.tell("chat", { text })) {
      field.value = "";
      await fetchNew();
    }
  });
  return { fetchNew };
}

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
