/** The pictures of the table: put in place, what can be chosen marked, clicks and keys turned into choices. */

import { choose, closeChooser } from "./chooser.js";
import { announce, el, must, seatMark, setScope, word } from "./dom.js";
import { panAndZoom, reveal } from "./panzoom.js";
import { sameQuestion } from "./state.js";
import { watchTips } from "./why.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./types.js").Picture} Picture
 */

/** Drawings wider than this in proportion to their height get the broad column. */
const BROAD = 1.4;

/** @type {Map<string, {hash: string, frame: HTMLElement, picture: Element | null}>} */
const parts = new Map();

/**
 * @param {TableState} table
 * @param {(choice: Choice) => void} play
 */
export function setUpBoard(table, play) {
  const boards = must("pictures");
  table.onView((view, before) => {
    if (!sameQuestion(view, before)) closeChooser();
    const focused = document.activeElement?.id;
    insert(view);
    mark(table, view); // what is drawn anew takes the keyboard only from here on
    if (focused && document.activeElement === document.body) focusOn(document.getElementById(focused));
    jumps(view);
  });
  describe(table);
  table.onBusy((busy) => boards.classList.toggle("busy", busy));

  /** @param {Element} target */
  const pick = (target) => {
    const choices = choicesAt(table.view, target.id);
    if (!choices.length || table.busy || table.inPast) return;
    if (choices.length === 1) play(choices[0]);
    else choose(target, choices, play);
  };
  boards.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target).closest(".can");
    if (target) pick(target);
  });
  boards.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target).closest(".pick");
    if (!target) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      pick(target);
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
    if (target instanceof SVGGraphicsElement) reveal(target);
  });
  watchTips(table, boards);
}

/**
 * The choices that belong to an element.
 * @param {View} view
 * @param {string} id
 */
export function choicesAt(view, id) {
  return view.mine ? view.choices.filter((choice) => choice.targets.includes(id)) : [];
}

/**
 * Light up what a choice is about.
 * @param {{targets: string[]} | null} choice
 */
export function light(choice) {
  for (const lit of document.querySelectorAll("#pictures .chosen")) lit.classList.remove("chosen");
  for (const id of choice?.targets ?? []) document.getElementById(id)?.classList.add("chosen");
}

/** @param {View} view */
function insert(view) {
  const boards = must("pictures");
  const names = new Set(view.pictures.map((picture) => picture.name));
  for (const [name, part] of parts) {
    if (!names.has(name)) {
      part.frame.remove();
      parts.delete(name);
    }
  }
  const board = view.pictures.find((picture) => picture.title); // the first is what it is all about
  for (const picture of view.pictures) {
    let part = parts.get(picture.name);
    if (!part) {
      part = { hash: "", frame: frameFor(picture, view), picture: null };
      part.frame.classList.toggle("main", picture === board);
      parts.set(picture.name, part);
      const column = !picture.title ? null : seatOf(picture.name) < 0 || isMine(picture, view) ? ".other-column" : ".others";
      (column ? boards.querySelector(column) : boards)?.append(part.frame);
    }
    if (part.hash === picture.hash || picture.svg === undefined) continue;
    const drawn = parse(picture.svg);
    if (!drawn) continue;
    if (!picture.title) {
      part.frame.replaceChildren(drawn);
      if (drawn.classList[0]) setScope(drawn.classList[0]);
    } else if (part.picture) {
      part.picture.replaceWith(drawn);
      panAndZoom(drawn, part.picture);
    } else {
      part.frame.querySelector(".canvas")?.prepend(drawn);
      const broad = shape(part.frame, drawn);
      if (picture === board || (broad && !tall())) boards.querySelector(".others")?.before(part.frame);
      else if (broad) boards.append(part.frame);
      panAndZoom(drawn, null);
    }
    part.picture = drawn;
    part.hash = picture.hash;
  }
  for (const picture of view.pictures) retitle(picture, view);
}

/** @param {Element | null} found */
function focusOn(found) {
  if (found instanceof SVGElement && found.hasAttribute("tabindex")) found.focus({ preventScroll: true });
}

/** @param {string} text */
function parse(text) {
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (drawn.tagName !== "svg") return null;
  if (drawn.getAttribute("role") === "img") drawn.setAttribute("role", "group");
  for (const pick of drawn.querySelectorAll(".pick")) {
    const title = pick.querySelector(":scope > title");
    pick.setAttribute("data-title", title?.textContent ?? "");
    title?.remove();
  }
  return /** @type {Element} */ (document.importNode(drawn, true));
}

/** @param {string} name */
function seatOf(name) {
  const match = /^player-(\d+)$/.exec(name);
  return match ? Number(match[1]) : -1;
}

/**
 * @param {Picture} picture
 * @param {View} view
 */
function frameFor(picture, view) {
  if (!picture.title) return el("div", { class: "symbols", "aria-hidden": "true" });
  const seat = seatOf(picture.name);
  const canvas = el("div", { class: "canvas" });
  if (seat < 0) return el("section", { class: "part", id: `part-${picture.name}`, "aria-label": picture.title }, canvas);
  const open = isMine(picture, view) || matchMedia("(min-width: 1600px)").matches;
  const summary = el("summary", {}, el("span", { class: "part-title" }, picture.title));
  return el("details", { class: "part own", id: `part-${picture.name}`, open }, summary, canvas);
}

/**
 * Whether a board is the one to look at first: one's own, or for spectators that of the first seat.
 * @param {Picture} picture
 * @param {View} view
 */
function isMine(picture, view) {
  return seatOf(picture.name) === Math.max(0, view.seat);
}

/**
 * Around one screen another board becomes one's own: it changes places, unfolded or folded.
 * @param {HTMLElement} frame
 * @param {boolean} mine
 */
function move(frame, mine) {
  const column = must("pictures").querySelector(mine ? ".other-column" : ".others");
  if (frame.parentElement !== column) mine ? column?.prepend(frame) : column?.append(frame);
  if (mine) frame.setAttribute("open", "");
  else if (!matchMedia("(min-width: 1600px)").matches) frame.removeAttribute("open");
}

/**
 * Titles change with the language and the order with whose board it is.
 * @param {Picture} picture
 * @param {View} view
 */
function retitle(picture, view) {
  const part = parts.get(picture.name);
  const seat = seatOf(picture.name);
  if (!part || seat < 0) return;
  const player = view.players.find((one) => one.seat === seat);
  const mine = seat === view.seat;
  if (mine !== part.frame.classList.contains("mine") && (mine || view.seat >= 0)) move(part.frame, mine);
  part.frame.classList.toggle("mine", mine);
  const title = part.frame.querySelector(".part-title");
  if (player && title) {
    title.replaceChildren(seatMark(player), mine ? word("my_board") : word("board_of", { name: player.name }));
  }
}

/** Whether the main board is higher than wide, so that the others stand beside it. */
function tall() {
  return must("pictures").querySelector(".part.main:not(.broad)") !== null;
}

/**
 * Classes for the proportions of a drawing; true if it is a broad one.
 * @param {HTMLElement} frame
 * @param {Element} drawn
 */
function shape(frame, drawn) {
  const box = (drawn.getAttribute("viewBox") || "0 0 1 1").split(/\s+/).map(Number);
  frame.classList.toggle("broad", box[2] / box[3] > BROAD);
  frame.classList.toggle("strip", box[2] / box[3] > 4);
  return box[2] / box[3] > BROAD;
}

/**
 * @param {TableState} table
 * @param {View} view
 */
function mark(table, view) {
  const active = view.mine && !table.inPast && !view.over;
  /** @type {Map<string, Choice[]>} */
  const here = new Map();
  if (active) {
    for (const choice of view.choices) {
      for (const id of choice.targets) here.set(id, [...(here.get(id) ?? []), choice]);
    }
  }
  for (const pick of document.querySelectorAll("#pictures .pick")) {
    const choices = here.get(pick.id);
    const title = pick.getAttribute("data-title") ?? "";
    pick.classList.toggle("can", !!choices);
    pick.classList.remove("chosen");
    const label = choices?.length === 1 ? choices[0].label : word("several", { what: title, n: choices?.length ?? 0 });
    name(pick, here, choices ? label : title || pick.id);
  }
}

/**
 * What a thing on the board is for those who listen: a button if it can be chosen. A button holds no others,
 * so one around other buttons is called a link, and what lies within a button is not a thing of its own.
 * @param {Element} pick
 * @param {Map<string, Choice[]>} here
 * @param {string} label
 */
function name(pick, here, label) {
  const can = here.has(pick.id);
  const inner = [...pick.querySelectorAll(".pick")];
  const outer = pick.parentElement?.closest(".pick");
  for (const old of ["role", "tabindex", "aria-disabled", "aria-label"]) pick.removeAttribute(old);
  const swallowed = outer && here.has(outer.id) && ![...outer.querySelectorAll(".pick")].some((one) => here.has(one.id));
  if (swallowed) return;
  pick.setAttribute("aria-label", label);
  pick.setAttribute("tabindex", can ? "0" : "-1");
  if (!inner.length) pick.setAttribute("role", "button");
  else if (!can) pick.setAttribute("role", "group");
  else pick.setAttribute("role", inner.some((one) => here.has(one.id)) ? "link" : "button");
  if (!can && !inner.length) pick.setAttribute("aria-disabled", "true");
}

/**
 * Links to the parts of the table, with the number of things to choose there.
 * @param {View} view
 */
function jumps(view) {
  const list = must("parts");
  const links = [];
  for (const picture of view.pictures) {
    const part = parts.get(picture.name);
    if (!part || !picture.title) continue;
    const count = part.frame.querySelectorAll(".can").length;
    const badge = count ? el("span", { class: "badge" }, String(count)) : null;
    const link = el("a", { href: `#part-${picture.name}` }, picture.title, badge);
    if (badge) link.setAttribute("aria-label", word("part_with", { part: picture.title, n: count }));
    link.addEventListener("click", (event) => {
      event.preventDefault();
      show(picture.name);
    });
    links.push(el("li", {}, link));
  }
  list.replaceChildren(...links);
}

/**
 * Bring a part of the table into view, unfolding it first.
 * @param {string} name
 */
export function show(name) {
  const part = parts.get(name);
  if (!part) return;
  if (part.frame instanceof HTMLDetailsElement) part.frame.open = true;
  part.frame.scrollIntoView({ block: "start" });
  const first = part.frame.querySelector(".can") ?? part.frame.querySelector("summary");
  if (first instanceof HTMLElement || first instanceof SVGElement) first.focus({ preventScroll: true });
}

/** Put the keyboard on the first thing that can be chosen on the board. */
export function focusBoard() {
  const first = document.querySelector("#pictures .can");
  if (first instanceof SVGElement) first.focus();
  else announce(word("nothing_here"));
}

/**
 * The table in words is asked for when it is unfolded, and kept up to date as long as it is.
 * @param {TableState} table
 */
function describe(table) {
  const box = must("description").closest("details");
  box?.addEventListener("toggle", () => {
    table.inWords = box.open;
    if (box.open) void (table.inPast ? table.look(table.view.at) : table.refresh());
  });
  table.onView((view) => {
    if (table.inWords) must("description").replaceChildren(...view.description.map((line) => el("p", {}, line)));
  });
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
    if (along > 2 && along + 2.5 * across < least) {
      least = along + 2.5 * across;
      best = other;
    }
  }
  return best;
}
