/** The table as this page knows it: the newest view, the one being looked at, and how to change things. */

import { Refused, complain, freshKey, inFull, renewed } from "../shared/net.js";
import { prefs } from "../shared/prefs.js";
import { toast } from "../shared/voice.js";
import { word } from "../shared/words.js";
import { Drawings } from "./drawings.js";
import { writtenOut } from "./groups.js";
import { Requests } from "./requests.js";

/**
 * @import { Stored, Thinking, View } from "../shared/wire.js"
 * @import { Sends } from "./requests.js"
 * @typedef {(view: View, before: View | null) => void} Listener
 * @typedef {{at: number, answers: string[][]}} Plan
 */

export class TableState {
  /** @param {View} view */
  constructor(view) {
    /** The newest view; @type {View} */
    this.live = view;
    /** The view on the screen: the newest, or one of the past; @type {View} */
    this.view = view;
    /** The view whose drawings are still shown while the board catches up; @type {View | null} */
    this.staged = null;
    /** Whether the question waits until one has seen, turn by turn, what others did. */
    this.held = false;
    this.drawings = new Drawings();
    this.busy = false;
    /** The entry at which the change was asked for that is under way. */
    this.changing = -1;
    /** How often somebody has turned to another moment: an answer that comes later than the next wish is dropped. */
    this.looks = 0;
    this.requests = new Requests(view.table);
    /** @type {Listener[]} */
    this.listeners = [];
    /** @type {((busy: boolean) => void)[]} */
    this.busyListeners = [];
    /** What was heard last of a bot; @type {Thinking | null} */
    this.marked = null;
    this.whole = false;
    this.fetchNewest = renewed(() => this.fetchOnce());
    /** The place on the board whose answers alone are asked for; @type {string | null} */
    this.place = null;
    /** @type {((place: string | null) => void)[]} */
    this.placeListeners = [];
    /** Whether somebody reads the table in words; else it is not sent. */
    this.inWords = false;
    /** What is only thought of: answers on top of a position, each of one move or more; @type {Plan | null} */
    this.plan = null;
    /** How many entries were seen before one was away, until one plays on; @type {number | null} */
    this.since = view.since;
    this.keep(view);
  }

  get inPast() {
    return this.view !== this.live && !this.plan;
  }

  /** What tells one position from another, whether it is reached or only thought of. */
  get stamp() {
    return this.plan ? `${this.plan.at} ${this.planned.join(" ")}` : String(this.live.seq);
  }

  /** The moves that are thought of. */
  get planned() {
    return this.plan?.answers.flat() ?? [];
  }

  /** Whether there is a question that can be answered now. */
  get asked() {
    return this.view.mine && !this.inPast && !this.view.over && !this.held;
  }

  /** Whether somebody who plays wants to see what others do turn by turn, each when they ask for it. */
  get byStep() {
    return prefs().pace === "step" && this.live.seat >= 0;
  }

  /** The view whose drawings are on the screen. */
  get drawn() {
    return this.staged ?? this.view;
  }

  /** @param {Listener} listener */
  onView(listener) {
    this.listeners.push(listener);
  }

  /** @param {(busy: boolean) => void} listener */
  onBusy(listener) {
    this.busyListeners.push(listener);
  }

  /** @param {(place: string | null) => void} listener */
  onPlace(listener) {
    this.placeListeners.push(listener);
  }

  /** @param {string | null} place */
  choosePlace(place) {
    if (place === this.place) return;
    this.place = place;
    for (const listener of this.placeListeners) listener(place);
  }

  /** Show the newest view for the first time. */
  start() {
    for (const listener of this.listeners) listener(this.view, null);
  }

  /**
   * Remember drawings that came along, and hand out those that did not; what was sent in short is written out. Once for each view.
   * @param {View} view
   */
  keep(view) {
    view.line = inFull(view.line);
    if (view.groups.length) view.choices = writtenOut(view.groups);
    this.drawings.keep(view.pictures, [...this.live.pictures, ...this.drawn.pictures]);
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
    if (this.marked?.seq === view.seq) mark(view, this.marked); // the view may have been made before we heard of it
    this.live = view;
    if (this.busy && view.seq > this.changing) this.setBusy(false); // the next question is there: it may be answered
    if (this.plan && this.plan.at !== view.seq) void this.think(this.plan.answers);
    else if (inPast || this.plan) this.redraw();
    else this.show(view);
  }

  /**
   * A bot thinks, has stopped thinking, has failed, or is held up: shown at once, without asking the server.
   * @param {Thinking} bot
   */
  markBot(bot) {
    this.marked = bot;
    if (mark(this.live, bot)) this.redraw();
  }

  /**
   * Fetch the newest view.
   * @param {boolean} [whole] with the whole log, because names may have changed
   */
  refresh(whole = false) {
    this.whole ||= whole;
    return this.fetchNewest();
  }

  /**
   * Fetch a view that has an entry, unless the one on its way brings it: drawing it twice would hold up what moves.
   * @param {number | null} seq
   */
  async reach(seq) {
    const lacking = () => seq === null || this.live.seq < seq || (this.since === null && this.live.since !== null);
    if (lacking()) await this.fetchNewest(lacking);
  }

  async fetchOnce() {
    const whole = this.whole;
    this.whole = false;
    try {
      this.adopt(await this.requests.get("view", { ...this.having(this.live), log_from: whole ? 0 : this.live.seq }));
    } catch (problem) {
      this.whole ||= whole; // the next attempt has to bring it
      throw problem;
    }
  }

  /**
   * Look at the position after so many entries.
   * @param {number} at
   */
  async look(at) {
    this.plan = null;
    if (at >= this.live.seq || at === this.live.line[this.live.line.length - 1]) return this.now();
    const look = ++this.looks;
    try {
      const view = await this.requests.get("view", { ...this.having(this.view), at });
      this.keep(view);
      if (look === this.looks) this.show(view);
    } catch (problem) {
      complain(problem);
    }
  }

  /**
   * The position after so many entries, without showing it; none if it does not come.
   * @param {number} at
   */
  async glance(at) {
    try {
      const view = await this.requests.get("view", { ...this.having(this.drawn), at, log_from: at });
      this.keep(view);
      return view;
    } catch {
      return null;
    }
  }

  /** Tell all who listen once more. */
  redraw() {
    for (const listener of this.listeners) listener(this.view, this.view);
  }

  /**
   * What a view need not bring: drawings that are here, and words that nobody reads.
   * @param {View} view
   * @returns {Record<string, string>}
   */
  having(view) {
    const have = view.pictures.map((picture) => picture.hash).join(",");
    return { have, ...(this.inWords ? { words: "" } : {}), ...(this.since === null ? {} : { since: String(this.since) }) };
  }

  /** Back from the past, or from what was only thought of. */
  now() {
    this.looks++;
    this.plan = null;
    if (this.inPast) this.show(this.live);
  }

  /**
   * Think of answers from here on, one's own and those of others; nothing is played. Whether that was possible.
   * @param {string[][]} answers
   * @param {number} [at] the entry after which they come
   * @returns {Promise<boolean>}
   */
  async think(answers, at = this.plan?.at ?? this.live.seq) {
    const moves = answers.flat();
    const have = this.view.pictures.map((picture) => picture.hash);
    const look = ++this.looks;
    this.setBusy(true);
    try {
      const found = await this.requests.send("plan", { at, moves, have });
      this.keep(found.view);
      if (look !== this.looks) return false;
      this.plan = { at: found.at, answers: rest(answers, moves.length - found.moves.length) };
      this.show(found.view);
      return true;
    } catch (problem) {
      complain(problem);
      if (!(problem instanceof Refused && problem.status === 409) || look !== this.looks) return false;
      if (moves.length && !this.live.over) return await this.think([], this.live.seq); // begun again from the position now
      this.now();
      return false;
    } finally {
      this.setBusy(false);
    }
  }

  /** Play what of the plan belongs to this turn, each move as if it came alone. */
  async playPlan() {
    const at = this.plan?.at ?? this.live.seq;
    const moves = this.planned;
    this.now();
    const done = await this.change((_, key, onWait) => this.requests.change("plans/play", { at, moves, key }, onWait));
    if (!done) await this.refresh().catch(complain);
    return done;
  }

  /**
   * Play moves in one request: those before one that is refused stand.
   * @param {string[]} moves as they are written
   * @param {number[]} [apart] the numbers of those that are taken back without what is before them
   */
  async play([move, ...then], apart = []) {
    if (this.plan) return await this.think([...this.plan.answers, [move, ...then]]);
    const done = await this.change((at, key, onWait) => this.requests.change("moves", { move, then, apart, at, key }, onWait));
    if (!done && then.length) await this.refresh().catch(complain);
    return done;
  }

  /**
   * Whether moves pass the decision on; without an answer the moves themselves will tell.
   * @param {string[]} moves as they are written
   */
  async ends(moves) {
    if (this.busy || this.inPast || this.plan) return false;
    try {
      return (await this.requests.get("ends", { moves: moves.join("\n") })).ends;
    } catch {
      return false;
    }
  }

  /** Take back some moves, with what a bot did meanwhile, if it may go; @param {(undo: View["undo"]) => number} number */
  undo(number) {
    if (this.plan) return this.think(number(this.view.undo) > 1 ? [] : this.plan.answers.slice(0, -1));
    const stands = this.live.line.at(-1) ?? 0;
    const free = () => this.live.line.includes(stands) && number(this.live.undo) <= this.live.undo.free;
    return this.change((at, key, onWait) => this.requests.change("undo", { moves: number(this.live.undo), at, key }, onWait), free);
  }

  /**
   * Ask for one change at the position shown now, anew if another came first and it is still wanted. True if stored.
   * @param {(at: number, key: string, onWait: (attempt: number) => void) => Promise<Stored>} send
   * @param {() => boolean} [stillWanted]
   * @returns {Promise<boolean>}
   */
  async change(send, stillWanted = () => false) {
    if (this.busy || this.inPast) return false;
    let again = false;
    const at = (this.changing = this.live.seq);
    this.setBusy(true);
    try {
      const { seq } = await send(at, freshKey(), (attempt) => attempt === 2 && toast(word("retrying")));
      this.since = null;
      await this.reach(seq);
      return true;
    } catch (problem) {
      if (problem instanceof Refused && problem.status === 409 && problem.body?.view) {
        this.adopt(problem.body.view);
        again = stillWanted();
        if (!again) toast(problem.body.message || word("moved_on"));
      } else {
        complain(problem);
        if (problem instanceof Refused && problem.status === 409) await this.refresh();
      }
    } finally {
      if (this.changing === at) this.setBusy(false); // else another change is under way
    }
    return again && this.change(send, stillWanted);
  }

  /**
   * Anything that is no move: chat, seats, asking. None if it is refused, and that is said.
   * @template {keyof Sends} K
   * @param {K} what
   * @param {Sends[K][0]} data
   * @param {string} [method]
   * @returns {Promise<Sends[K][1] | null>}
   */
  async tell(what, data, method) {
    try {
      return await this.requests.send(what, data, { method });
    } catch (problem) {
      complain(problem);
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
 * Answers without the first so many moves: those were played.
 * @param {string[][]} answers
 * @param {number} played
 */
function rest(answers, played) {
  const left = [];
  for (const answer of answers) {
    const moves = answer.slice(Math.min(played, answer.length));
    played = Math.max(0, played - answer.length);
    if (moves.length) left.push(moves);
  }
  return left;
}

/**
 * Tell in a view what a bot is about; whether there is such a bot.
 * @param {View} view
 * @param {Thinking} bot
 */
function mark(view, bot) {
  const player = view.players[bot.seat];
  if (!player) return false;
  player.thinking = bot.mark === "thinking";
  player.failed = bot.mark === "failed";
  player.held = bot.mark === "held";
  return true;
}
