/** The tip at a thing on the board: what it is, what it offers, or why it cannot be chosen now. */

import { el, must } from "../shared/dom.js";
import { announce } from "../shared/voice.js";
import { word } from "../shared/words.js";
import { noteFor, openAid } from "../table/aid.js";
import { place } from "./beside.js";
import { outermost } from "./field.js";

/**
 * @import { AidNote } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

const PATIENCE = 250; // milliseconds of pointing before the server is asked

/** @type {Map<string, string[]>} */
const known = new Map();

/**
 * @param {TableState} table
 * @param {HTMLElement} boards
 */
export function setUpTips(table, boards) {
  let timer = 0;
  /** @type {Element | null} */
  let shown = null;

  /**
   * @param {Element} target
   * @param {boolean} spoken
   * @param {boolean} [pinned] until something else is pointed at, so that the way into the aid can be taken
   */
  const show = async (target, spoken, pinned = false) => {
    if (!must("ghost").hidden) return; // what lies in outline changes what can be laid: that is told there
    shown = target;
    const title = target.getAttribute("data-title") ?? "";
    const lines = await linesFor(table, target);
    if (shown !== target || !target.isConnected) return;
    const note = noteFor(target.id);
    if (!title && !lines.length && !note) return hide();
    const tip = must("tip");
    tip.replaceChildren(el("strong", {}, title), ...lines.map((line) => el("p", {}, line)), ...(note ? explained(note, pinned, hide) : []));
    tip.classList.toggle("pinned", pinned && note !== null);
    tip.classList.toggle("cannot", !target.classList.contains("can") && lines.length > 0);
    tip.dataset.about = target.id;
    tip.hidden = false;
    place(tip, target.getBoundingClientRect());
    if (spoken && !target.classList.contains("can")) announce([...lines, ...(note?.lines ?? [])].join(" "));
  };
  const hide = () => {
    clearTimeout(timer);
    shown = null;
    must("tip").hidden = true;
    must("tip").classList.remove("pinned");
    delete must("tip").dataset.about;
  };

  /**
   * What is pointed at: while something is to be laid, the place and not what lies on it.
   * @param {Event} event
   */
  const pointed = ({ target }) => {
    const element = /** @type {Element} */ (target);
    return table.view.money && table.view.mine ? outermost(element) : element.closest(".pick");
  };

  boards.addEventListener("pointerover", (event) => {
    const target = pointed(event);
    if (target === shown) return;
    hide();
    if (target) timer = window.setTimeout(() => show(target, false), PATIENCE);
  });
  const within = (/** @type {EventTarget | null} */ other) => other instanceof Node && must("tip").contains(other);
  const pinned = () => must("tip").classList.contains("pinned");
  boards.addEventListener("pointerleave", (event) => within(event.relatedTarget) || pinned() || hide());
  document.addEventListener("pointerdown", (event) => within(event.target) || boards.contains(/** @type {Node} */ (event.target)) || hide());
  boards.addEventListener("click", (event) => {
    const target = pointed(event);
    clearTimeout(timer);
    if (target && !target.classList.contains("can")) void show(target, true, true);
    else hide();
  });
  boards.addEventListener("focusin", (event) => {
    const target = pointed(event);
    if (target && /** @type {Element} */ (event.target).matches(":focus-visible")) void show(target, true);
  });
  boards.addEventListener("focusout", (event) => within(event.relatedTarget) || hide());
  const scrolled = () => {
    if (shown && shown === document.activeElement) place(must("tip"), shown.getBoundingClientRect()); // brought into sight
    else hide();
  };
  addEventListener("scroll", scrolled, { passive: true });
  table.onView(() => {
    hide();
    known.clear();
  });
}

/**
 * What the aid says of a thing, and the way into it: a button for the hand, a key for all others.
 * @param {AidNote} note
 * @param {boolean} pinned
 * @param {() => void} leave
 */
function explained(note, pinned, leave) {
  const lines = note.lines.length ? [el("ul", { class: "tip-note" }, ...note.lines.map((line) => el("li", {}, line)))] : [];
  const button = el("button", { type: "button", class: "small", onclick: () => (leave(), openAid(note)) }, word("aid"));
  const key = localStorage.getItem("shortcuts") === "off" ? "" : el("div", {}, el("kbd", {}, "a"), ` ${word("aid")}`);
  return [...lines, ...(pinned ? [button] : key ? [key] : [])];
}

/**
 * @param {TableState} table
 * @param {Element} target
 * @returns {Promise<string[]>}
 */
async function linesFor(table, target) {
  const view = table.view;
  if (!view.mine || table.inPast || table.plan) return [];
  const offered = view.choices.filter((choice) => choice.targets.includes(target.id));
  if (offered.length) return offered.slice(0, 5).map((choice) => choice.label);
  const held = known.get(target.id);
  if (held) return held;
  try {
    const { reasons } = await table.requests.get("why", { target: target.id });
    known.set(target.id, reasons);
    return reasons;
  } catch {
    return [];
  }
}
