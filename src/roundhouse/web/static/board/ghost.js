/** A thing that is about to be laid: in outline on its place, gone through one by one, and laid by a tick. */

import { el, must, svg, typing } from "../shared/dom.js";
import { announce } from "../shared/voice.js";
import { word } from "../shared/words.js";
import { sameQuestion } from "../table/state.js";
import { middle } from "./frames.js";
import { choicesAt } from "./picks.js";
import { sketch } from "./sketch.js";

/**
 * @import { Choice } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

const TICK = "M-5 .5l3.6 4L5.5-4.5";

/**
 * Whether choices are of things that are laid for a price, drawn on the sheet that all pictures draw from.
 * @param {Choice[]} choices
 */
export function areLaid(choices) {
  const drawn = (/** @type {string[]} */ targets) => document.getElementById(targets[targets.length - 1])?.closest("defs");
  return choices.length > 0 && choices.every(({ targets, price }) => price !== undefined && targets.length > 1 && drawn(targets));
}

export class Ghost {
  /**
   * @param {TableState} table
   * @param {(choice: Choice) => Promise<void>} play
   */
  constructor(table, play) {
    this.table = table;
    this.play = play;
    /** The element where it would lie; none while there is no ghost. */
    this.place = "";
    /** @type {Choice[]} */
    this.choices = [];
    this.n = 0;
    table.onPlace((place) => place || this.close());
    document.addEventListener("keydown", (event) => this.press(event), { capture: true });
    must("pictures").addEventListener("wheel", (event) => this.roll(event), { passive: false });
    for (const moved of ["scroll", "resize"]) addEventListener(moved, () => this.dock(), { passive: true });
  }

  get chosen() {
    return this.choices[this.n];
  }

  /**
   * A place is tapped: its ghost appears or changes; one elsewhere is laid first. A key lays what lies there.
   * @param {Element} target
   * @param {boolean} byKey
   */
  async tap(target, byKey) {
    if (this.place === target.id) return byKey ? this.lay() : this.turn(1);
    const { id } = target;
    if (this.place && !(await this.lay())) return;
    this.open(id);
  }

  /** @param {string} place */
  open(place) {
    const choices = choicesAt(this.table.view, place);
    if (!areLaid(choices) || this.table.busy || this.table.inPast) return;
    this.place = place;
    this.choices = choices;
    this.table.choosePlace(place);
    this.n = Math.max(0, choices.findIndex(isWanted));
    this.draw();
    announce(`${this.told()} ${word("ghost_keys")}`);
  }

  close() {
    if (!this.place) return false;
    this.place = "";
    this.choices = [];
    for (const old of document.querySelectorAll(".ghost")) old.remove();
    must("ghost").hidden = true;
    this.table.choosePlace(null);
    return true;
  }

  /** @param {number} by */
  turn(by) {
    this.n = (this.n + by + this.choices.length) % this.choices.length;
    this.draw();
    announce(this.told());
  }

  /** Play what lies there; whether it was stored. If the same thing is asked on, that opens at once. */
  async lay() {
    const { chosen, place, table } = this;
    if (!chosen || table.busy) return false;
    const { seq } = table.live;
    this.close();
    await this.play(chosen);
    if (table.live.seq === seq) return false;
    const here = choicesAt(table.view, place);
    const rest = table.view.choices.filter((choice) => choice.targets.length);
    if (here.length && here.length === rest.length) {
      this.open(place);
      return false; // another tap goes elsewhere only when this is answered
    }
    return true;
  }

  /** What is shown, in words. */
  told() {
    const { chosen, choices, n } = this;
    return `${word("ghost_of", { n: n + 1, of: choices.length, what: chosen.short })} ${this.total()}.`;
  }

  /** What this turn will have cost with it. */
  total() {
    return word("ghost_total", { money: this.money(this.table.view.spent + (this.chosen.price ?? 0)) });
  }

  /** @param {number} amount */
  money(amount) {
    return this.table.view.money.replace("{n}", String(amount));
  }

  /** A new view has come, perhaps with a new drawing: what still stands is drawn again. */
  refresh() {
    if (!this.place) return;
    this.choices = choicesAt(this.table.view, this.place);
    if (this.n < this.choices.length) this.draw();
    else this.close();
  }

  draw() {
    for (const old of document.querySelectorAll(".ghost")) old.remove();
    const target = document.getElementById(this.place);
    const picture = target instanceof SVGGraphicsElement ? target.ownerSVGElement : null;
    if (!target || !picture || !this.chosen) return void this.close();
    const { x, y, size } = middle(picture, target.querySelector(".hit") ?? target);
    const { targets, price } = this.chosen;
    const lay = () => void this.lay();
    const tick = svg("g", { class: "ghost-tick", transform: `translate(${x + size * 0.17} ${y + size * 0.2}) scale(${size / 74})`, onclick: lay });
    tick.append(svg("circle", { r: 11 }), svg("path", { d: TICK }));
    const ghost = svg("g", { class: "ghost", "aria-hidden": "true" });
    ghost.append(svg("use", { class: "ghost-tile", href: `#${targets[targets.length - 1]}`, transform: `translate(${x} ${y})` }), tick);
    const tag = svg("g", { class: "ghost-price", transform: `translate(${x - size * 0.12} ${y - size * 0.27}) scale(${size / 74})` });
    tag.append(svg("rect", { x: -15, y: -10, width: 30, height: 20, rx: 10 }), svg("text", { y: 4.5 }, this.money(price ?? 0)));
    ghost.append(tag);
    picture.append(ghost);
    this.bar();
  }

  /** The bar at the edge of the board: all that fit as small drawings, price and total, the tick. */
  bar() {
    const bar = must("ghost");
    const held = document.activeElement instanceof HTMLElement && bar.contains(document.activeElement) ? document.activeElement.dataset.key : "";
    const { choices, n, chosen } = this;
    const tiles = choices.map((choice, at) => {
      const pick = () => this.turn(at - this.n);
      const small = { type: "button", class: "ghost-pick", "aria-label": choice.short, "aria-pressed": String(at === n), title: choice.short, "data-key": `pick-${at}`, onclick: pick };
      const made = el("button", small, sketch(choice.targets[choice.targets.length - 1]) ?? String(at + 1));
      made.classList.toggle("wanted", isWanted(choice));
      return made;
    });
    const next = el("button", { type: "button", class: "round", "aria-label": word("ghost_next"), title: word("ghost_next"), "data-key": "next", onclick: () => this.turn(1) }, "↻");
    const yes = el("button", { type: "button", class: "primary", "data-key": "yes", "aria-label": word("confirm"), onclick: () => this.lay() }, "✓", el("span", {}, word("confirm")));
    const no = el("button", { type: "button", class: "round", "aria-label": word("close"), title: word("close"), "data-key": "no", onclick: () => this.close() }, "✕");
    const price = el("span", { class: "ghost-sum" }, el("strong", {}, this.money(chosen.price ?? 0)), ` ${this.total()}`);
    bar.replaceChildren(...(choices.length > 1 ? [el("div", { class: "ghost-picks" }, ...tiles), next] : []), price, yes, no);
    bar.hidden = false;
    this.dock();
    if (held) /** @type {HTMLElement | null} */ (bar.querySelector(`[data-key="${held}"]`))?.focus();
    bar.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Put the bar below the board, as far as that is in sight, or above if the place and what is around it lie there. */
  dock() {
    const target = this.place && document.getElementById(this.place);
    const canvas = target && target.closest(".canvas");
    if (!target || !canvas) return;
    const bar = must("ghost");
    const asked = must("asking");
    const floor = getComputedStyle(asked).position === "fixed" ? asked.getBoundingClientRect().top : innerHeight;
    const board = canvas.getBoundingClientRect();
    const here = target.getBoundingClientRect();
    const [width, height] = [bar.offsetWidth, bar.offsetHeight];
    const low = Math.min(board.bottom + 6, floor - height - 6);
    const high = Math.max(board.top - height, 0);
    bar.style.top = `${here.bottom + here.height > low ? high : low}px`;
    bar.style.left = `${Math.max(4, Math.min(innerWidth - width - 4, board.x + (board.width - width) / 2))}px`;
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (!this.place || typing() || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog:modal")) return;
    const at = document.activeElement;
    const free = !at || at === document.body || at.id === this.place;
    if (event.key === "Escape") this.leave();
    else if (event.key.toLowerCase() === "r") this.turn(event.shiftKey ? -1 : 1);
    else if (event.key === "Enter" && free) void this.lay();
    else if (event.key === " " && free) this.turn(1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Take the ghost away, and put the keyboard back where it was. */
  leave() {
    const target = document.getElementById(this.place);
    const inBar = must("ghost").contains(document.activeElement);
    this.close();
    if (inBar && target instanceof SVGElement) target.focus({ preventScroll: true });
  }

  /** @param {WheelEvent} event */
  roll(event) {
    const over = /** @type {Element} */ (event.target).closest(".pick, .ghost");
    if (!this.place || event.ctrlKey || !over || (over.id !== this.place && !over.classList.contains("ghost"))) return;
    event.preventDefault();
    this.turn(event.deltaY > 0 ? 1 : -1);
  }
}

/**
 * Whether a lesson or a hint has marked a choice among the answers: then it is the first to be shown.
 * @param {Choice} choice
 */
function isWanted(choice) {
  return document.querySelector(`#turn .wanted[data-move="${CSS.escape(choice.move)}"]`) !== null;
}

/**
 * Ghosts of a table.
 * @param {TableState} table
 * @param {(choice: Choice) => Promise<void>} play
 */
export function setUpGhost(table, play) {
  const ghost = new Ghost(table, play);
  table.onView((view, before) => (sameQuestion(view, before) ? ghost.refresh() : ghost.close()));
  return ghost;
}
