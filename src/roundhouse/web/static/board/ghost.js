/** What is about to be laid, in outline on its places: gone through one by one, drawn along a way, laid by a tick. */

import { must, svg, typing } from "../shared/dom.js";
import { announce } from "../shared/voice.js";
import { word } from "../shared/words.js";
import { sameQuestion } from "../table/question.js";
import { fillBar, told } from "./bar.js";
import { Draft, areLaid } from "./draft.js";
import { setUpDrag } from "./drag.js";
import { Field, outermost, surface } from "./field.js";
import { middle } from "./frames.js";
import { goBack, reveal } from "./section.js";
import { choicesAt, isWanted, markLaid, markPicks } from "./picks.js";

/**
 * @import { Choice, Step } from "../shared/wire.js"
 * @import { Play } from "./draft.js"
 * @import { TableState } from "../table/state.js"
 */

const CROSS = "M-4.5-4.5l9 9M4.5-4.5l-9 9";
const TICK = "M-5 .5l3.6 4L5.5-4.5";

export class Ghost {
  /**
   * @param {TableState} table
   * @param {Play} play
   */
  constructor(table, play) {
    this.table = table;
    this.draft = new Draft(table, play, (_, heard) => this.show(heard));
    /** Where a way begins that is drawn by keyboard, if nothing lies there. */
    this.from = "";
    table.onPlace((place) => place || this.draft.close());
    document.addEventListener("keydown", (event) => this.press(event), { capture: true });
    must("pictures").addEventListener("wheel", (event) => this.roll(event), { passive: false });
    must("undo").addEventListener("click", (event) => this.undo(event), { capture: true });
    setUpDrag(must("pictures"), this.draft, (way) => this.trace(way));
  }

  /**
   * A place is tapped: something is laid there in outline, or what lies there changes. A key lays all that lies there.
   * @param {Element} target
   * @param {boolean} byKey
   */
  tap(target, byKey) {
    const { draft } = this;
    const n = draft.at(target.id);
    if (!draft.steps.length) draft.begin(target.id, isWanted);
    else if (n < 0) draft.add(target.id);
    else if (n !== draft.n) draft.look(n);
    else if (byKey) void this.lay();
    else draft.turn(1);
  }

  /**
   * Draw the straight way to a place, from what was laid last or from where a way was begun.
   * @param {Element} target
   */
  drawTo(target) {
    const { draft } = this;
    const from = draft.steps[draft.steps.length - 1]?.place ?? this.from;
    if (from && from !== target.id) {
      const { moves, lead } = draft.before(from);
      this.from = "";
      void draft.draw(moves, [...lead, from, ...new Field(target).between(from, target.id)], false).then(() => draft.finish());
    } else if (draft.takes(target.id)) this.tap(target, false);
    else if (draft.starts(target.id)) {
      this.from = target.id;
      announce(word("draft_from", { what: target.getAttribute("data-title") ?? "" }));
    } else announce(word("draft_start"));
  }

  /**
   * Lay all that lies there. If the same thing is asked on, that opens at once.
   * @param {Choice | null} [out]
   */
  async lay(out = null) {
    const { draft, table } = this;
    const place = draft.steps[draft.steps.length - 1]?.place ?? "";
    if (!(await draft.lay(out))) return;
    const here = choicesAt(table.view, place);
    const rest = table.view.choices.filter((choice) => choice.targets.length);
    if (here.length && here.length === rest.length && areLaid(here)) draft.begin(place, isWanted);
  }

  /** @param {boolean} heard */
  show(heard) {
    const { draft, table } = this;
    for (const old of document.querySelectorAll(".ghost")) old.remove();
    if (draft.steps.length) markLaid(new Set([...draft.answer.lit, ...draft.steps.map((step) => step.place)]));
    else markPicks(table, table.view);
    draft.steps.forEach((step, n) => this.draw(step, n === draft.n));
    this.stop(draft.answer.stopped);
    fillBar(table, draft, { lay: (out) => void this.lay(out), leave: () => this.leave() });
    // Other answers are still asked for where only one thing lies there, and why none does is no place.
    if (draft.steps.length) table.choosePlace(draft.step?.place ?? null);
    else if (!draft.open) table.choosePlace(null);
    if (heard) announce(`${told(table, draft)}${draft.steps.length === 1 ? ` ${word("ghost_keys")}` : ""}`);
  }

  /** A new view has come, perhaps with a new drawing: what still stands is drawn again. */
  refresh() {
    if (this.draft.open) this.show(false);
  }

  /**
   * One thing in outline, with its price; the one that is looked at has the tick.
   * @param {Step} step
   * @param {boolean} current
   */
  draw({ place, choices, move, price }, current) {
    const target = document.getElementById(place);
    const picture = target instanceof SVGGraphicsElement ? target.ownerSVGElement : null;
    const targets = choices.find((choice) => choice.move === move)?.targets;
    if (!target || !picture || !targets) return;
    const { x, y, size } = middle(picture, surface(target));
    const ghost = svg("g", { class: current ? "ghost current" : "ghost", "aria-hidden": "true" });
    ghost.append(svg("use", { class: "ghost-tile", href: `#${targets[targets.length - 1]}`, transform: `translate(${x} ${y})` }));
    const tag = svg("g", { class: "ghost-price", transform: `translate(${x - size * 0.12} ${y - size * 0.27}) scale(${size / 74})` });
    const sum = this.table.view.money.replace("{n}", String(price));
    const wide = Math.max(30, 9 + 8 * sum.length);
    tag.append(svg("rect", { x: -wide / 2, y: -10, width: wide, height: 20, rx: 10 }), svg("text", { y: 4.5 }, sum));
    ghost.append(tag);
    if (current) {
      const lay = () => void this.lay();
      const tick = svg("g", { class: "ghost-tick", transform: `translate(${x + size * 0.17} ${y + size * 0.2}) scale(${size / 74})`, onclick: lay });
      tick.append(svg("circle", { r: 11 }), svg("path", { d: TICK }));
      ghost.append(tick);
    }
    picture.append(ghost);
  }

  /**
   * The place where a way could not go on.
   * @param {string} place
   */
  stop(place) {
    const target = document.getElementById(place);
    const picture = target instanceof SVGGraphicsElement ? target.ownerSVGElement : null;
    if (!target || !picture) return;
    const { x, y, size } = middle(picture, surface(target));
    const sign = svg("g", { class: "ghost ghost-stop", transform: `translate(${x} ${y}) scale(${size / 74})`, "aria-hidden": "true" });
    sign.append(svg("circle", { r: 12 }), svg("path", { d: CROSS }));
    picture.append(sign);
  }

  /**
   * The way as the hand draws it, before anything is known of it.
   * @param {string[]} way
   */
  trace(way) {
    for (const old of document.querySelectorAll(".ghost-trace")) old.remove();
    const target = document.getElementById(way[0] ?? "");
    const picture = target instanceof SVGGraphicsElement ? target.ownerSVGElement : null;
    if (!picture) return;
    const points = way.map((id) => middle(picture, surface(must(id)))).map(({ x, y }) => `${x} ${y}`);
    picture.append(svg("path", { class: "ghost-trace", d: `M${points.join("L")}`, "aria-hidden": "true" }));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (typing() || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog:modal")) return;
    const { draft } = this;
    const at = document.activeElement;
    const place = outermost(at);
    if (event.key === "Enter" && event.shiftKey && place && this.table.view.money) this.drawTo(place);
    else if (!draft.open) return;
    else if (event.key === "Escape") this.leave();
    else if (event.key.toLowerCase() === "r") draft.turn(event.shiftKey ? -1 : 1);
    else if (event.key === "Backspace") draft.takeBack();
    else if (at && at !== document.body && at.id !== draft.step?.place) return;
    else if (event.key === "Enter") void this.lay();
    else if (event.key === " ") draft.turn(1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Take all that lies there away, and put the keyboard back where it was. */
  leave() {
    const target = document.getElementById(this.draft.step?.place ?? "");
    const inBar = must("ghost").contains(document.activeElement);
    this.draft.close();
    if (inBar && target instanceof SVGGraphicsElement) {
      target.focus({ preventScroll: true });
      reveal(target);
    }
  }

  /**
   * What lies in outline is taken off before anything that was played is.
   * @param {Event} event
   */
  undo(event) {
    if (!this.draft.steps.length) return;
    event.stopImmediatePropagation();
    this.draft.takeBack();
  }

  /** @param {WheelEvent} event */
  roll(event) {
    const over = /** @type {Element} */ (event.target).closest(".pick, .ghost");
    const n = over ? this.draft.at(over.id) : -1;
    if (event.ctrlKey || !over || (n < 0 && !over.classList.contains("ghost"))) return;
    event.preventDefault();
    if (n >= 0 && n !== this.draft.n) this.draft.look(n);
    this.draft.turn(event.deltaY > 0 ? 1 : -1);
  }
}

/**
 * Ghosts of a table. When nothing is to be laid any more, the board shows again what it showed before it was magnified.
 * @param {TableState} table
 * @param {Play} play
 */
export function setUpGhost(table, play) {
  const ghost = new Ghost(table, play);
  table.onView((view, before) => {
    if (sameQuestion(view, before)) return ghost.refresh();
    ghost.draft.close();
    if (!view.money || view.turn !== before?.turn) goBack();
  });
  return ghost;
}
