/** Clicks and keys on the board, turned into choices. */

import { announce } from "../shared/voice.js";
import { word } from "../shared/words.js";
import { choose } from "./chooser.js";
import { FINGER, WIDE } from "./drag.js";
import { outermost, under } from "./field.js";
import { magnify, reveal } from "./section.js";
import { choicesAt } from "./picks.js";

/**
 * @import { Choice } from "../shared/wire.js"
 * @import { Ghost } from "./ghost.js"
 * @import { RouteBoard } from "./routes.js"
 * @import { TableState } from "../table/state.js"
 */

/** A thing that lies aside counts as this much farther away than one straight ahead. */
const ASIDE = 2.5;

/** Pixels that a thing is wide at least, and apart from the next one, so that a finger can choose it. */
const SIZE = 17;
const APART = 19;
/** So much larger than that it is made, and so far beside it a finger may come down. */
const AMPLE = 1.25;
const BESIDE = 16;

/**
 * @param {Element} element
 * @param {number} x
 * @param {number} y
 */
function away(element, x, y) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * Magnify what a finger cannot choose as it is: a thing too small, or too near another; also if it came down just beside it.
 * @param {Element} element
 * @param {Element | null} target
 * @param {MouseEvent} event
 * @param {boolean} laid whether something is laid there, for which a place is made larger
 */
function magnified(element, target, event, laid) {
  if (!("pointerType" in event) || event.pointerType !== "touch") return false;
  const all = [...(element.closest(".canvas > svg")?.querySelectorAll(".can") ?? [])].filter((one) => !one.querySelector(".can"));
  const near = (/** @type {Element} */ one) => away(one, event.clientX, event.clientY);
  const found = target ?? all.filter((one) => near(one) < BESIDE).sort((one, other) => near(one) - near(other))[0];
  if (!found) return false;
  const box = found.getBoundingClientRect();
  const large = Math.max(box.width, box.height);
  if (laid) return large < FINGER && magnify(found, WIDE, event);
  const gaps = all.filter((one) => one !== found).map((one) => one.getBoundingClientRect()).map(({ x, y }) => Math.hypot(x - box.x, y - box.y));
  const wanted = Math.max(SIZE / large, large < FINGER ? APART / Math.min(...gaps) : 0);
  return wanted > 1 && magnify(found, box.width * wanted * AMPLE, event);
}

/**
 * @param {TableState} table
 * @param {HTMLElement} boards
 * @param {Ghost} ghost
 * @param {RouteBoard} routes
 * @param {(choice: Choice) => void} play
 */
export function setUpPicking(table, boards, ghost, routes, play) {
  /**
   * @param {Element} target
   * @param {boolean} byKey
   */
  const pick = (target, byKey) => {
    if (ghost.draft.takes(target.id)) return ghost.tap(target, byKey);
    const choices = choicesAt(table.view, target.id);
    const other = choices.some((choice) => choice.price === undefined); // something else can be done there
    if (ghost.draft.steps.length && !other) return ghost.draft.add(target.id); // tells why not
    if (!choices.length || table.busy || !table.asked) return;
    ghost.draft.close();
    if (routes.begins(target.id)) return routes.tap(target, byKey);
    if (choices.length === 1) play(choices[0]);
    else choose(target, choices, play);
  };
  boards.addEventListener("click", (event) => {
    const element = /** @type {Element} */ (event.target);
    const laid = table.view.money ? under(event, (pick) => pick.classList.contains("can")) : null; // cubes may lie on a place
    const target = element.closest(".can") ?? laid ?? (ghost.draft.steps.length ? outermost(element) : null);
    const laying = target !== null && ghost.draft.takes(target.id);
    if (table.asked && (laying || !ghost.draft.steps.length) && magnified(element, target, event, laying)) return event.stopImmediatePropagation();
    if (target) pick(target, false);
    else routes.tapEnd(element);
  });
  boards.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target).closest(".pick");
    if (!target) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      pick(target, true);
    } else if (event.key.startsWith("Arrow")) {
      const next = neighbour(target, event.key);
      if (next) {
        event.preventDefault();
        next.focus();
      }
    }
  });
  boards.addEventListener("focusin", (event) => {
    const target = /** @type {Element} */ (event.target).closest(".pick");
    // A click puts the keyboard there as well, and must not have the place pulled away under it.
    if (target instanceof SVGGraphicsElement && target.matches(":focus-visible")) reveal(target);
  });
}

/** Put the keyboard on the first thing that can be chosen on the board. */
export function focusBoard() {
  const first = document.querySelector("#pictures .can");
  if (first instanceof SVGElement) first.focus();
  else announce(word("nothing_here"));
}

/**
 * The nearest other thing in a direction, within the same picture.
 * @param {Element} from
 * @param {string} key
 * @returns {SVGElement | null}
 */
function neighbour(from, key) {
  const middle = (/** @type {Element} */ element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const other of from.closest("svg")?.querySelectorAll(".pick") ?? []) {
    if (other === from || !(other instanceof SVGElement)) continue;
    const [ox, oy] = middle(other);
    const along = key === "ArrowRight" ? ox - x : key === "ArrowLeft" ? x - ox : key === "ArrowDown" ? oy - y : y - oy;
    const across = Math.abs(key === "ArrowRight" || key === "ArrowLeft" ? oy - y : ox - x);
    const far = along + ASIDE * across;
    if (along > 2 && far < least) {
      least = far;
      best = other;
    }
  }
  return best;
}
