/** A draft: what is about to be laid. The server says what would come of it; nothing is played before it is confirmed. */

import { complain } from "../shared/net.js";
import { toast } from "../shared/voice.js";
import { choicesAt } from "./picks.js";

/**
 * @import { Choice, Draft as Answer, Route, Step, View } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 * @typedef {(answer: Choice | Route, then?: string[], apart?: number[]) => Promise<void>} Play
 */

/** @type {Answer} */
const NOTHING = { steps: [], spent: 0, left: null, lit: [], out: [], stopped: "", reasons: [] };

/**
 * Whether choices are of things that are laid for a price, drawn on the sheet that all pictures draw from.
 * @param {Choice[]} choices
 */
export function areLaid(choices) {
  const drawn = (/** @type {string[]} */ targets) => document.getElementById(targets[targets.length - 1])?.closest("defs");
  return choices.length > 0 && choices.every(({ targets, price }) => price !== undefined && targets.length > 1 && drawn(targets));
}

/**
 * The places where something can be laid, perhaps beside other things that can be done there.
 * @param {View} view
 */
function layable(view) {
  return [...new Set(view.choices.filter((choice) => choice.price !== undefined).map((choice) => choice.targets[0]))];
}

export class Draft {
  /**
   * @param {TableState} table
   * @param {Play} play
   * @param {(draft: Draft, heard: boolean) => void} show what lies there has changed, and perhaps is to be read out
   */
  constructor(table, play, show) {
    this.table = table;
    this.play = play;
    this.show = show;
    /** What the server said last. */
    this.answer = NOTHING;
    /** The step that is looked at. */
    this.n = 0;
    /** The places that were drawn along. @type {string[]} */
    this.way = [];
    /** The step that is being turned, and the moves that lay after it. */
    this.turning = -1;
    /** @type {string[]} */
    this.tail = [];
    /** @type {{moves: string[], way: string[], heard: boolean} | null} */
    this.wanted = null;
    /** @type {Promise<void> | null} */
    this.asking = null;
    this.epoch = 0;
  }

  /** @returns {Step[]} */
  get steps() {
    return this.answer.steps;
  }

  /** @returns {Step | undefined} */
  get step() {
    return this.steps[this.n];
  }

  get moves() {
    return this.steps.map((step) => step.move);
  }

  /** The choice of the step that is looked at. */
  get chosen() {
    return this.step?.choices.find((choice) => choice.move === this.step?.move);
  }

  /** Whether something lies there, or why nothing does is told. */
  get open() {
    return this.steps.length > 0 || this.answer.reasons.length > 0;
  }

  /**
   * Whether something can be laid on a place, now or after what lies there.
   * @param {string} place
   */
  takes(place) {
    if (this.table.busy || !this.table.asked) return false;
    if (this.steps.length) return this.answer.lit.includes(place) || this.at(place) >= 0;
    return areLaid(choicesAt(this.table.view, place));
  }

  /**
   * Whether a way may be drawn from a place.
   * @param {string} place
   */
  starts(place) {
    const { view, busy, asked } = this.table;
    if (busy || !asked) return false;
    const here = this.steps.length > 0 ? this.takes(place) : layable(view).includes(place);
    return here || view.starts.includes(place);
  }

  /**
   * The number of the step on a place, or -1.
   * @param {string} place
   */
  at(place) {
    return this.steps.findIndex((step) => step.place === place);
  }

  /**
   * Lay the first thing: shown at once, for all that fits there is known.
   * @param {string} place
   * @param {(choice: Choice) => boolean} wanted
   */
  begin(place, wanted) {
    const { view } = this.table;
    const choices = choicesAt(view, place);
    const { move, price = 0 } = choices.find(wanted) ?? choices[0];
    const step = { place, move, then: [], choices, price, brings: "" };
    const left = view.left === null ? null : view.left - 1;
    this.way = [place];
    this.take({ ...NOTHING, steps: [step], spent: view.spent + price, left, lit: layable(view) }, false);
    void this.ask([move], [], true);
  }

  /**
   * Lay one more thing, wherever it is.
   * @param {string} place
   */
  add(place) {
    this.way = [place];
    void this.ask(this.moves, [place], true);
  }

  /**
   * Lay something on every place of a way.
   * @param {string[]} moves that stand before it
   * @param {string[]} way
   * @param {boolean} heard
   */
  draw(moves, way, heard) {
    this.way = way;
    return this.ask(moves, way, heard);
  }

  /** A way is drawn: what lies there is told, or why nothing does. */
  async finish() {
    if (this.asking) await this.asking;
    const { steps, reasons } = this.answer;
    if (steps.length) return this.show(this, true);
    this.close();
    if (reasons.length) toast(reasons[0]);
  }

  /**
   * What a way goes on from: moves that stand, and places before the one where it begins.
   * @param {string} from
   */
  before(from) {
    const last = this.steps[this.steps.length - 1];
    if (last?.place !== from) return { moves: this.moves, lead: [] };
    const earlier = this.way.indexOf(from) > 0 ? this.way[this.way.indexOf(from) - 1] : this.steps[this.steps.length - 2]?.place;
    return { moves: this.moves.slice(0, -1), lead: earlier ? [earlier] : [] }; // what lies at its end may lie otherwise then
  }

  /**
   * Go through all that fits where the step lies that is looked at.
   * @param {number} by
   */
  turn(by) {
    const { step, n } = this;
    if (!step) return;
    if (this.turning !== n) this.tail = this.moves.slice(n + 1);
    const at = step.choices.findIndex((choice) => choice.move === step.move);
    const next = step.choices[(at + by + step.choices.length) % step.choices.length];
    const turned = { ...step, move: next.move, then: [], price: next.price ?? 0, brings: "" };
    const steps = this.steps.map((one, number) => (number === n ? turned : one));
    this.answer = { ...this.answer, steps, spent: this.answer.spent - step.price + turned.price };
    this.show(this, false);
    void this.ask([...this.moves.slice(0, n + 1), ...this.tail], [], true);
    this.turning = n;
  }

  /** Take off what was laid last. */
  takeBack() {
    if (this.steps.length < 2) return void this.close();
    this.way = this.way.slice(0, -1);
    void this.ask(this.moves.slice(0, -1), [], true);
  }

  /**
   * Look at another step.
   * @param {number} n
   */
  look(n) {
    this.n = n;
    this.turning = -1;
    this.show(this, true);
  }

  /**
   * Ask what would come of moves and a way; asked again meanwhile, only the last counts.
   * @param {string[]} moves
   * @param {string[]} way
   * @param {boolean} heard
   */
  ask(moves, way, heard) {
    this.wanted = { moves, way, heard };
    this.turning = -1;
    this.asking ??= this.run().finally(() => (this.asking = null));
    return this.asking;
  }

  async run() {
    while (this.wanted) {
      const { moves, way, heard } = this.wanted;
      const { epoch } = this;
      const { plan, stamp } = this.table;
      const at = plan ? plan.at : this.table.live.seq;
      this.wanted = null;
      try {
        const answer = await this.table.requests.send("draft", { at, moves, way, plan: plan ? this.table.planned : null });
        if (!this.wanted && epoch === this.epoch && stamp === this.table.stamp) this.take(answer, heard);
      } catch (problem) {
        if (!this.wanted && epoch === this.epoch) complain(problem);
      }
    }
  }

  /**
   * @param {Answer} answer
   * @param {boolean} heard
   */
  take(answer, heard) {
    if (!answer.steps.length && !answer.reasons.length) return void this.close();
    const last = Math.max(0, answer.steps.length - 1);
    this.answer = answer;
    this.n = this.turning < 0 ? last : Math.min(this.turning, last);
    this.show(this, heard);
  }

  /**
   * Play all that lies there, and perhaps what ends the turn after it; whether it was stored.
   * @param {Choice | null} [out]
   */
  async lay(out = null) {
    if (this.asking) await this.asking;
    const { steps, table } = this;
    if (!steps.length || table.busy) return false;
    const answers = [...steps.map((step) => [step.move, ...step.then]), ...(out ? [[out.move]] : [])];
    const moves = answers.flat();
    const apart = answers.map((_, n) => answers.slice(0, n).flat().length).slice(1); // each is taken back alone
    const first = steps[0].choices.find((choice) => choice.move === moves[0]);
    const { stamp } = table;
    this.close();
    if (first) await this.play(first, moves.slice(1), apart);
    return table.stamp !== stamp;
  }

  /** What is still being asked for is not wanted any more. */
  forget() {
    this.wanted = null;
    this.epoch++;
  }

  close() {
    if (!this.open) return false;
    this.answer = NOTHING;
    this.n = 0;
    this.way = [];
    this.turning = -1;
    this.forget();
    this.show(this, false);
    return true;
  }
}
