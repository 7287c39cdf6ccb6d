/** Hints: ways to play on, with what they bring and why. The server works them out and says who may ask. */

import { markWay } from "../board/way.js";
import { el, must } from "../shared/dom.js";
import { Refused, complain } from "../shared/net.js";
import { announce } from "../shared/voice.js";
import { word } from "../shared/words.js";

/**
 * @import { Choice, Hint, Route, View, Way } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

const ROOM = 40; // pixels below a number, for what it stands at
const SHIFT = 600; // milliseconds in which ways out that have come to lie under the hand take no click

/**
 * @param {TableState} table
 * @param {(answer: Choice | Route, way?: Way) => Promise<void>} play an answer, or the whole way that begins with it
 */
export function setUpHint(table, play) {
  const button = /** @type {HTMLButtonElement} */ (must("hint-button"));
  const box = must("hint");
  /** What is being asked now; @type {AbortController | null} */
  let asking = null;
  /** Where the keyboard was then: whoever has moved it since is not called away. @type {Element | null} */
  let from = null;
  /** The position that the box speaks of. */
  let about = -1;
  /** @type {Way | null} */
  let chosen = null;
  /** Whether something of the box is being played: then whoever plays leads the keyboard on. */
  let playing = false;
  const here = () => (table.inPast ? table.view.at : table.live.seq);

  const clear = () => {
    const inside = box.contains(document.activeElement);
    asking?.abort();
    asking = chosen = null;
    about = -1;
    box.hidden = true;
    box.replaceChildren();
    button.disabled = false;
    point(null);
    if (inside && !playing) (button.hidden ? must("prompt") : button).focus({ preventScroll: true });
  };
  /** @param {Way} way */
  const choose = (way) => {
    chosen = way;
    for (const one of box.querySelectorAll(".way-steps")) one.setAttribute("aria-pressed", String(one === shown.get(way)));
    point(way);
  };
  /** Whoever asks while an answer is on its way means the question that comes. */
  let wanted = false;
  /** The button of each way; @type {Map<Way, HTMLElement>} */
  const shown = new Map();

  const ask = async () => {
    const mine = (asking = new AbortController());
    from = document.activeElement;
    about = here();
    button.disabled = true;
    box.replaceChildren(head(clear), el("p", { class: "quiet" }, word("hint_thinking")));
    box.hidden = false;
    shifted();
    if (must("turn").classList.contains("folded")) must("fold").click();
    must("turn").scrollTop = 0;
    announce(word("hint_thinking"));
    try {
      const found = await table.requests.send("hint", { at: about }, { signal: mine.signal });
      if (asking !== mine) return; // the table went on: nobody wants to know any more
      asking = null;
      button.disabled = false;
      draw(found);
    } catch (problem) {
      if (asking !== mine) return;
      clear();
      if (problem instanceof Refused && problem.status === 409) wanted = true; // the table is a step ahead of the page
      else complain(problem);
    }
  };

  /**
   * The whole way in one tap, and the first move alone.
   * @param {Way} way
   * @param {Choice | Route} choice
   * @param {string} told where it is told: that is how three such buttons are told apart
   */
  const plays = (way, choice, told) => {
    const several = way.moves.length > 1;
    const go = async (/** @type {Way | undefined} */ whole) => {
      playing = true;
      await play(choice, whole);
      playing = false;
    };
    const whole = el("button", { type: "button", class: "small primary", "aria-describedby": told, onclick: () => go(way) }, word(several ? "hint_play_all" : "hint_play_only"));
    const first = several && el("button", { type: "button", class: "small", "aria-describedby": told, onclick: () => go(undefined) }, word("hint_play"));
    return el("div", { class: "row" }, whole, first);
  };

  /** @param {Hint} found */
  const draw = (found) => {
    shown.clear();
    const items = found.ways.map((way, index) => {
      const steps = el("button", { type: "button", id: `way-${index}`, class: "way-steps", "aria-pressed": "false", title: word("hint_way", { n: index + 1 }) }, ...stepsOf(way.steps));
      steps.addEventListener("click", () => (choose(way), inSight()));
      shown.set(way, steps);
      const choice = table.inPast ? undefined : routeOf(table.view, way) ?? table.view.choices.find((one) => one.move === way.moves[0]);
      const [what, ...why] = reasons(way);
      return el("li", { class: "way", onfocusin: () => choose(way) }, what, steps, choice && plays(way, choice, steps.id), ...why); // the keyboard comes from the steps to their own buttons
    });
    const whose = found.seat === table.view.seat ? "" : table.nameOf(found.seat);
    box.replaceChildren(head(clear, whose), items.length ? el("ol", { class: "ways" }, ...items) : el("p", {}, word("hint_none")));
    shifted();
    const best = found.ways[0];
    if (!best) return;
    choose(best);
    if (liesOver()) {
      must("turn").scrollTop = box.offsetTop - must("turn").offsetTop;
      inSight();
    }
    announce(`${word("hint_title")}: ${best.steps.join("; ")}. ${best.figures}.`);
    const at = document.activeElement;
    if (!at || at === document.body || at === button || at === from || box.contains(at)) shown.get(best)?.focus({ preventScroll: true });
  };

  const wish = () => {
    if (table.busy) wanted = true;
    else if (!button.hidden && !button.disabled) void ask();
  };
  button.addEventListener("click", wish);
  table.onView((view) => {
    button.hidden = !view.may_hint;
    if (about >= 0 && about !== here()) clear();
    else if (chosen) point(chosen);
    must("ways-back").hidden = !must("ways-back").querySelector("button:not([hidden])");
    if (!wanted || table.busy || table.inPast) return;
    wanted = false;
    if (view.may_hint && about < 0) void ask();
  });
  table.onPlace(() => chosen && point(chosen)); // the answers are listed anew
  must("pictures").addEventListener("toggle", () => chosen && point(chosen), true); // what was folded away had no place
  return {
    ask: wish,
    close: () => !box.hidden && (clear(), true),
  };
}

/** What stands below has moved: whoever clicks where something else was a moment ago does not mean it. */
function shifted() {
  must("ways-out").classList.add("shifted");
  clearTimeout(shifting);
  shifting = window.setTimeout(() => must("ways-out").classList.remove("shifted"), SHIFT);
}

let shifting = 0;

/**
 * @param {() => void} close
 * @param {string} [name] whom the hint is for, if not the one who looks
 */
function head(close, name = "") {
  const off = el("button", { type: "button", class: "round", "aria-label": word("close"), title: word("close"), onclick: close }, el("span", { "aria-hidden": "true" }, "×"));
  return el("div", { class: "hint-head" }, el("h3", { id: "hint-title" }, name ? word("hint_for", { name }) : word("hint_title")), off);
}

/** @param {string[]} steps */
export function* stepsOf(steps) {
  const several = steps.length > 1;
  for (const [index, step] of steps.entries()) yield el("span", { class: "step", "data-n": several && index + 1 }, step);
}

/**
 * What a way brings, why, and what it leads to.
 * @param {Way} way
 */
export function reasons(way) {
  return [el("p", { class: "figures" }, way.figures), ...[way.why, way.later].filter(Boolean).map((text) => el("p", {}, text))];
}

/**
 * The route that a way begins with, if it is offered.
 * @param {View} view
 * @param {Way} way
 */
function routeOf(view, way) {
  return view.routes?.offered.find((route) => route.moves.every((move, n) => move === way.moves[n]));
}

/**
 * Show a way on the board, and mark its first move there and among the answers.
 * @param {Way | null} way
 */
function point(way) {
  for (const old of document.querySelectorAll(".hinted")) old.classList.remove("hinted", "wanted");
  markWay(way);
  if (!way) return;
  const marked = (way.places[0]?.targets ?? []).map((id) => document.getElementById(id));
  const answers = [...document.querySelectorAll(`#turn [data-move="${CSS.escape(way.moves[0])}"]`)];
  const begins = (/** @type {Element} */ one) => way.moves.join("\n").startsWith(/** @type {HTMLElement} */ (one).dataset.moves ?? "\n");
  const answer = answers.find(begins) ?? answers[0];
  for (let fold = answer?.closest("details") ?? null; fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
  for (const one of [...marked, answer]) one?.classList.add("hinted", "wanted");
}

/** Whether the question lies over the board, as on a phone. */
function liesOver() {
  return getComputedStyle(must("asking")).position === "fixed";
}

/** Move the page so that the first step of what is shown on the board is in sight. */
function inSight() {
  const first = document.querySelector("#pictures .way-mark .mark-disc")?.getBoundingClientRect();
  const floor = liesOver() ? must("asking").getBoundingClientRect().top : innerHeight;
  if (first && (first.top < 0 || first.bottom + ROOM > floor)) scrollBy(0, first.top - floor / 2);
}
