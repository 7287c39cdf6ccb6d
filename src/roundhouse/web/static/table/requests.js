/** What the page of a table asks the server, and what it gets: every address with its types. */

import { get, send, sendSurely } from "../shared/net.js";

/**
 * @import {
 *   Aid, AnswerUndo, AskUndo, At, Change, Chat, ChatLine, Done, Draft, Drawn, Ends, Fork, Here, Hint, KeptOrders, Meant, Move, Named, Note, Nothing, Opened, Ordered, Planned, Plans, Report, Review, Saying, Stored,
 *   Thought, Undo, View, Why
 * } from "../shared/wire.js"
 */

/**
 * What can be looked at.
 * @typedef {{view: View, aid: Aid, why: Why, ends: Ends, here: Here, chat: Chat, review: Review, plans: Plans, orders: KeptOrders}} Gets
 *
 * What can be sent, and the answer.
 * @typedef {{
 *   "undo/ask": [AskUndo, Done],
 *   "undo/answer": [AnswerUndo, Stored],
 *   draft: [Drawn, Draft],
 *   chat: [Saying, ChatLine],
 *   report: [Report, Done],
 *   notes: [Note, Done],
 *   plan: [Thought, Planned],
 *   plans: [Named, Plans],
 *   orders: [Ordered, KeptOrders],
 *   [plan: `plans/${number}/drop`]: [Nothing, Plans],
 *   fork: [Fork, Opened],
 *   rematch: [Nothing, Opened],
 *   reopen: [Nothing, Done],
 *   hint: [At, Hint],
 *   review: [Nothing, Review],
 *   [seat: `seats/${number}`]: [Change, Done],
 * }} Sends
 *
 * Changes of the game, which carry a key: to repeat one is harmless.
 * @typedef {{moves: [Move, Stored], undo: [Undo, Stored], "plans/play": [Meant, Stored]}} Changes
 */

export class Requests {
  /** @param {string} table */
  constructor(table) {
    this.base = `/tables/${table}`;
  }

  /**
   * @template {keyof Gets} K
   * @param {K} what
   * @param {Record<string, string | number>} [query]
   * @returns {Promise<Gets[K]>}
   */
  get(what, query = {}) {
    const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return get(`${this.base}/${what}${asked.length ? "?" : ""}${asked.join("&")}`);
  }

  /**
   * @template {keyof Sends} K
   * @param {K} what
   * @param {Sends[K][0]} data
   * @param {{method?: string, signal?: AbortSignal}} [how]
   * @returns {Promise<Sends[K][1]>}
   */
  send(what, data, how) {
    return send(`${this.base}/${what}`, data, how);
  }

  /**
   * What was seen, while the page goes away.
   * @param {number} seq
   */
  leave(seq) {
    const headers = { "content-type": "application/json" };
    void fetch(`${this.base}/seen`, { method: "POST", headers, body: JSON.stringify({ seq }), keepalive: true }).catch(() => {});
  }

  /**
   * @template {keyof Changes} K
   * @param {K} what
   * @param {Changes[K][0]} data
   * @param {(attempt: number) => void} onWait
   * @returns {Promise<Changes[K][1]>}
   */
  change(what, data, onWait) {
    return sendSurely(`${this.base}/${what}`, data, onWait);
  }
}
