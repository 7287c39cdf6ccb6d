/** The table as this page knows it: the newest view, the one being looked at, and how to change things. */

import { toast, word } from "./dom.js";
import { Refused, freshKey, get, send, sendSurely } from "./net.js";

/**
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {(view: View, before: View | null) => void} Listener
 */

export class TableState {
  /** @param {View} view */
  constructor(view) {
    /** The newest view; @type {View} */
    this.live = view;
    /** The view on the screen: the newest, or one of the past; @type {View} */
    this.view = view;
    /** @type {Map<string, string>} */
    this.drawings = new Map();
    this.busy = false;
    /** The entry at which the change was asked for that is under way. */
    this.changing = -1;
    this.base = `/tables/${view.table}`;
    /** @type {Listener[]} */
    this.listeners = [];
    /** @type {((busy: boolean) => void)[]} */
    this.busyListeners = [];
    /** @type {Promise<void> | null} */
    this.fetching = null;
    this.again = false;
    this.whole = false;
    /** Whether somebody reads the table in words; else it is not sent. */
    this.inWords = false;
    this.keep(view);
  }

  get inPast() {
    return this.view !== this.live;
  }

  /** @param {Listener} listener */
  onView(listener) {
    this.listeners.push(listener);
  }

  /** @param {(busy: boolean) => void} listener */
  onBusy(listener) {
    this.busyListeners.push(listener);
  }

  /** Show the newest view for the first time. */
  start() {
    for (const listener of this.listeners) listener(this.view, null);
  }

  /**
   * Remember drawings that came along, and hand out those that did not.
   * @param {View} view
   */
  keep(view) {
    for (const picture of view.pictures) {
      if (picture.svg !== undefined) this.drawings.set(picture.hash, picture.svg);
      else picture.svg = this.drawings.get(picture.hash);
    }
    if (this.drawings.size > 60) {
      const needed = new Set([...this.live.pictures, ...view.pictures].map((picture) => picture.hash));
      for (const hash of this.drawings.keys()) if (!needed.has(hash)) this.drawings.delete(hash);
    }
  }

  /** @param {View} view */
  show(view) {
    const before = this.view;
    this.view = view;
    for (const listener of this.listeners) listener(view, before);
  }

  /**
   * Take over a newer view; older ones are dropped, whatever order they arrive in.
   * @param {View} view
   */
  adopt(view) {
    if (view.seq < this.live.seq) return;
    this.keep(view);
    const inPast = this.inPast;
    const fresh = new Set(view.log.map((line) => line.n));
    const standing = new Set(view.line);
    const kept = this.live.log.filter((line) => !fresh.has(line.n) && (line.n === 0 || standing.has(line.n)));
    view.log = [...kept, ...view.log].sort((a, b) => a.n - b.n);
    this.live = view;
    if (this.busy && view.seq > this.changing) this.setBusy(false); // the next question is there: it may be answered
    if (inPast) for (const listener of this.listeners) listener(this.view, this.view);
    else this.show(view);
  }

  /**
   * A bot thinks, has stopped thinking, or has failed: shown at once, without asking the server.
   * @param {number} seat
   * @param {string | null} mark
   */
  markBot(seat, mark) {
    const player = this.live.players[seat];
    if (!player) return;
    player.thinking = mark === "thinking";
    player.failed = mark === "failed";
    for (const listener of this.listeners) listener(this.view, this.view);
  }

  /**
   * Fetch the newest view; asked again meanwhile, it is fetched once more before anybody goes on.
   * @param {boolean} [whole] with the whole log, because names may have changed
   */
  refresh(whole = false) {
    this.again = true;
    this.whole ||= whole;
    this.fetching ??= this.fetchNewest().finally(() => (this.fetching = null));
    return this.fetching;
  }

  async fetchNewest() {
    try {
      while (this.again) {
        this.again = false;
        const from = this.whole ? 0 : this.live.seq;
        this.whole = false;
        const have = this.live.pictures.map((picture) => picture.hash).join(",");
        this.adopt(await get(`${this.base}/view?have=${have}&log_from=${from}${this.inWords ? "&words" : ""}`));
      }
    } catch (problem) {
      if (problem instanceof Refused) toast(problem.message, "bad");
      // Without a network the stream of events will come back, and ask again.
    }
  }

  /**
   * Look at the position after so many entries.
   * @param {number} at
   */
  async look(at) {
    if (at >= this.live.seq || at === this.live.line[this.live.line.length - 1]) return this.now();
    try {
      const have = this.view.pictures.map((picture) => picture.hash).join(",");
      const view = await get(`${this.base}/view?at=${at}&have=${have}${this.inWords ? "&words" : ""}`);
      this.keep(view);
      this.show(view);
    } catch (problem) {
      toast(problem instanceof Refused ? problem.message : word("offline"), "bad");
    }
  }

  /** Back from the past. */
  now() {
    if (this.inPast) this.show(this.live);
  }

  /** @param {Choice} choice */
  play(choice) {
    return this.change("moves", { move: choice.move });
  }

  /**
   * Whether a choice passes the decision on; without an answer the choice itself will tell.
   * @param {Choice} choice
   */
  async ends(choice) {
    if (this.busy || this.inPast) return false;
    try {
      return Boolean((await get(`${this.base}/ends?move=${encodeURIComponent(choice.move)}`)).ends);
    } catch {
      return false;
    }
  }

  /** @param {number} moves */
  undo(moves) {
    return this.change("undo", { moves });
  }

  /**
   * Ask for one change at the position shown now. True if it was stored.
   * @param {string} what
   * @param {Record<string, unknown>} data
   */
  async change(what, data) {
    if (this.busy || this.inPast) return false;
    const at = (this.changing = this.live.seq);
    this.setBusy(true);
    try {
      const body = { ...data, at, key: freshKey() };
      await sendSurely(`${this.base}/${what}`, body, (attempt) => attempt === 2 && toast(word("retrying")));
      await this.refresh();
      return true;
    } catch (problem) {
      if (problem instanceof Refused && problem.status === 409 && problem.body?.view) {
        this.adopt(problem.body.view);
        toast(problem.body.message || word("moved_on"));
      } else {
        toast(problem instanceof Refused ? problem.message : word("offline"), "bad");
        if (problem instanceof Refused && problem.status === 409) await this.refresh();
      }
      return false;
    } finally {
      if (this.changing === at) this.setBusy(false); // else another change is under way
    }
  }

  /**
   * Anything that is no move: chat, seats, asking.
   * @param {string} what
   * @param {unknown} data
   * @param {string} [method]
   */
  async tell(what, data, method) {
    try {
      return (await send(`${this.base}/${what}`, data, method)) ?? {};
    } catch (problem) {
      toast(problem instanceof Refused ? problem.message : word("offline"), "bad");
      return null;
    }
  }

  /** @param {boolean} busy */
  setBusy(busy) {
    this.busy = busy;
    for (const listener of this.busyListeners) listener(busy);
  }

  /** @param {number} seat */
  nameOf(seat) {
    return this.live.players.find((player) => player.seat === seat)?.name ?? "";
  }
}

/**
 * Whether the question is the one that was asked before: then what is open stays open, and the keyboard where it is.
 * @param {View} view
 * @param {View | null} before
 */
export function sameQuestion(view, before) {
  if (!before || before.seq !== view.seq || before.at !== view.at || before.mine !== view.mine) return false;
  return before === view || JSON.stringify(before.choices) === JSON.stringify(view.choices);
}
