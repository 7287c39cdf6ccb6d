/** Talk at the table. Shown as text, whatever it contains. */

import { el, must, narrow } from "../shared/dom.js";
import { seatMark } from "../shared/mark.js";
import { renewed } from "../shared/net.js";
import { announce, toast } from "../shared/voice.js";
import { word } from "../shared/words.js";
import { stayAtEnd } from "./newest.js";

/**
 * @import { ChatLine } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

const MOST = 90; // letters of a line that are shown in passing

/** @param {TableState} table */
export function setUpChat(table) {
  const list = must("chat-lines");
  const showNewest = stayAtEnd(list);
  const form = /** @type {HTMLFormElement} */ (must("chat-form"));
  const field = /** @type {HTMLInputElement} */ (must("chat-text"));
  let last = 0;

  /** @param {ChatLine} line */
  const reporting = (line) => {
    const button = el("button", { type: "button", class: "report", title: word("report"), "aria-label": `${word("report")} ${line.name}` }, "⚑");
    button.addEventListener("click", async () => {
      if (!await table.tell("report", { line: line.id })) return;
      button.remove();
      toast(word("reported"));
    });
    return button;
  };

  /**
   * @param {ChatLine[]} lines
   * @param {boolean} aloud
   */
  const add = (lines, aloud) => {
    const others = lines.filter((line) => line.id > last && !(table.live.seat >= 0 && line.seat === table.live.seat));
    const newest = aloud && narrow() && !inSight(must("panel-chat")) ? others.pop() : undefined; // the tabs are far down there: it is shown
    for (const line of lines) {
      if (line.id <= last) continue;
      last = line.id;
      list.querySelector(".empty")?.remove();
      const player = table.live.players.find((one) => one.seat === line.seat);
      const when = new Date(line.at).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
      list.append(el("li", {}, player ? seatMark(player) : null, el("strong", {}, line.name), " ",
        player?.program ? el("span", { class: "tag" }, word("bot")) : null, " ",
        el("span", {}, line.text), " ", el("time", {}, when), " ", player?.me ? null : reporting(line)));
      if (aloud && line !== newest) announce(`${line.name}: ${line.text}`);
    }
    showNewest();
    if (!aloud || !lines.length || inSight(must("panel-chat"))) return;
    if (newest) toast(short(newest));
    must("tab-chat").classList.add("news");
    table.redraw(); // a link leads there
  };
  const fetchNew = renewed(async () => add((await table.requests.get("chat", { after: last })).chat, true));
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

/** @param {ChatLine} line */
function short({ name, text }) {
  return `${name}: ${text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text}`;
}

/** @param {Element} element */
function inSight(element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}
