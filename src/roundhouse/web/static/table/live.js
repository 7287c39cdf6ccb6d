/** News from the table as it happens; lost connections come back by themselves. */

import { must } from "../shared/dom.js";
import { prefs } from "../shared/prefs.js";
import { subscription } from "../shared/push.js";
import { setTitle } from "../shared/waiting.js";
import { word } from "../shared/words.js";

/**
 * @import { Moved, Thinking } from "../shared/wire.js"
 * @import { TableState } from "./state.js"
 */

/**
 * @param {TableState} table
 * @param {{fetchNew: () => Promise<void>}} chat
 * @param {{fetchNew: () => Promise<void>}} review
 * @param {{look: () => void, lookSoon: () => void}} presence
 */
export function setUpLive(table, chat, review, presence) {
  /** @type {EventSource | null} */
  let source = null;
  let wait = 500;
  let timer = 0;

  const connect = () => {
    clearTimeout(timer);
    source?.close();
    const hidden = document.hidden ? "&hidden" : ""; // nobody sees what comes: the server may tell it otherwise
    const fresh = new EventSource(`${table.requests.base}/events?after=${table.live.seq}${hidden}`);
    source = fresh;
    fresh.addEventListener("open", () => {
      wait = 500;
      state("online");
      void table.refresh();
      void chat.fetchNew();
      void review.fetchNew();
      presence.look();
    });
    fresh.addEventListener("eyes", presence.lookSoon);
    fresh.addEventListener("error", () => {
      state("offline");
      if (fresh.readyState !== EventSource.CLOSED) return;
      timer = window.setTimeout(connect, wait);
      wait = Math.min(wait * 2, 8000);
    });
    fresh.addEventListener("moved", (event) => {
      /** @type {Moved} */
      const moved = JSON.parse(event.data);
      void table.reach(moved.seq);
    });
    fresh.addEventListener("thinking", (event) => {
      /** @type {Thinking} */
      const bot = JSON.parse(event.data);
      table.markBot(bot);
    });
    fresh.addEventListener("undo", () => void table.refresh());
    fresh.addEventListener("seats", () => void table.refresh(true));
    fresh.addEventListener("chat", () => void chat.fetchNew());
    fresh.addEventListener("review", () => void review.fetchNew());
  };
  connect();
  addEventListener("online", connect);
  addEventListener("offline", () => state("offline"));
  document.addEventListener("visibilitychange", connect);
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", (event) => event.persisted && connect());
  watchTurn(table);
}

/** @param {"online" | "offline"} now */
function state(now) {
  const sign = must("connection");
  document.body.dataset.connection = now;
  sign.hidden = now === "online";
  sign.textContent = now === "online" ? "" : word("reconnecting");
}

/**
 * The tab tells when it is one's turn.
 * @param {TableState} table
 */
function watchTurn(table) {
  const title = document.title.replace(/^\(\d+\) /, "");
  let mine = table.live.mine;
  table.onView((_, before) => {
    const now = table.live.mine && !table.live.over;
    setTitle(now ? `● ${word("your_turn")} – ${title}` : title, now);
    if (now && !mine && before) void notify(table);
    mine = now;
  });
}

/** @param {TableState} table */
async function notify(table) {
  if (!document.hidden || !prefs().notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted" || (await subscription())) return; // else the server tells it
  try {
    const shown = new Notification(word("your_turn"), { body: table.live.prompt, tag: table.live.table, icon: "/static/logo.svg" });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Browsers of some phones know notifications, but let no page show one.
  }
}
