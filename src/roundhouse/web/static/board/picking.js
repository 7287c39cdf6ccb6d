/** Clicks and keys on the board, turned into choices. */

import { announce } from "../shared/voice.js";
import { word } from "../shared/words.js";
import { choose } from "./chooser.js";
import { FINGER } from "./drag.js";
import { outermost, under } from "./field.js";
import { magnify, reveal } from "./panzoom.js";
import { choicesAt } from "./picks.js";

/**
 * @import { Choice } from "../shared/wire.js"
 * @import { Ghost } from "./ghost.js"
 * @import { RouteBoard } from "./routes.js"
 * @import { TableState } from "../table/state.js"
 */

/** A thing that lies aside counts as this much farther away than one straight ahead. */
const ASIDE = 2.5;

/** What is smaller than a finger is magnified to this, in pixels, before it is chosen. */
const WIDE = 52;

/**
 * Whether a finger cannot tell a thing from another one beside it.
 * @param {Element} target
 * @param {MouseEvent} event
 */
function tooSmall(target, event) {
  if (!("pointerType" in event) || event.pointerType !== "touch") return false;
  const box = target.getBoundingClientRect();
  if (Math.max(box.width, box.height) >= FINGER) return false;
  const near = (/** @type {Element} */ other) => {
    const { x, y } = other.getBoundingClientRect();
    return other !== target && Math.hypot(x - box.x, y - box.y) < FINGER;
  };
  return [...(target.closest("svg")?.querySelectorAll(".can") ?? [])].some(near);
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
    if (!target) return routes.tapEnd(element);
    if (tooSmall(target, event) && magnify(target, WIDE, event)) return;
    pick(target, false);
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
