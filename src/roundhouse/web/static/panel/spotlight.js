/** The spotlight of a lesson: a ring around what is spoken of on the board, an arrow to it, all else dimmed a little. */

import { must, svg } from "../shared/dom.js";

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const RIM = 7; // pixels between what is meant and the ring
const ROOM = 58; // pixels that the arrow takes
const SMALL = 600; // pixels: a narrower window has a smaller arrow
const LARGE = .45; // of the window: what is larger has its arrow inside
const TURNS = { below: -90, above: 90, left: 0, right: 180 }; // of an arrow that looks to the right, by where it stands

/** Ids of what is meant; they are looked up anew, as pictures are drawn anew. @type {string[]} */
let meant = [];
let waiting = false;

/**
 * Light some elements of the board, or whole parts of it; nothing puts the light out.
 * @param {string[]} ids
 */
export function light(ids) {
  if (ids.length && !document.getElementById("spotlight")) setUp();
  meant = ids;
  draw();
}

/**
 * An element of the board by its id, or a whole part of it by its name.
 * @param {string} id
 */
export function found(id) {
  return document.getElementById(id) ?? document.getElementById(`part-${id}`);
}

function setUp() {
  document.body.append(svg("svg", { id: "spotlight", class: "spotlight", "aria-hidden": "true" }));
  for (const what of ["scroll", "wheel", "pointermove", "pointerup", "keyup", "toggle", "transitionend"]) {
    addEventListener(what, soon, { capture: true, passive: true });
  }
  addEventListener("resize", soon);
  const sizes = new ResizeObserver(soon);
  for (const id of ["pictures", "asking"]) sizes.observe(must(id));
}

/** Once for all that happens before the next picture: the board may have been moved, magnified or unfolded. */
function soon() {
  if (waiting || !meant.length) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    draw();
  });
}

function draw() {
  const place = document.getElementById("spotlight");
  if (!place) return;
  const stage = lit();
  const boxes = meant.map(found).flatMap((one) => {
    const box = one && within(around(one.getBoundingClientRect()), stage);
    return box ? [box] : [];
  });
  place.toggleAttribute("hidden", !boxes.length);
  if (!boxes.length) return;
  place.replaceChildren(
    svg("path", { class: "dim", "fill-rule": "evenodd", d: [stage, ...union(boxes)].map(outline).join("") }),
    svg("path", { class: "ring", d: boxes.map(outline).join("") }),
    arrow(boxes[0], stage),
  );
}

/** The part of the window in which the board is seen. @returns {Box} */
function lit() {
  const board = must("pictures").getBoundingClientRect();
  const asked = must("asking");
  const last = getComputedStyle(asked).position === "fixed" ? asked.getBoundingClientRect().top : innerHeight;
  return { left: Math.max(0, board.left), top: Math.max(0, board.top), right: Math.min(innerWidth, board.right), bottom: Math.min(last, board.bottom) };
}

/** @param {Box} box @returns {Box} */
function around({ left, top, right, bottom }) {
  return { left: left - RIM, top: top - RIM, right: right + RIM, bottom: bottom + RIM };
}

/** @param {Box} box @param {Box} stage @returns {Box | null} */
function within(box, stage) {
  const cut = {
    left: Math.max(box.left, stage.left + 2), top: Math.max(box.top, stage.top + 2),
    right: Math.min(box.right, stage.right - 2), bottom: Math.min(box.bottom, stage.bottom - 2),
  };
  return cut.right - cut.left > 2 * RIM && cut.bottom - cut.top > 2 * RIM ? cut : null;
}

/** Boxes without those that lie inside of others: a hole in a hole would be dim again. @param {Box[]} boxes */
function union(boxes) {
  const inside = (/** @type {Box} */ a, /** @type {Box} */ b) => a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
  return boxes.filter((one, n) => !boxes.some((other, m) => m !== n && inside(one, other) && (m < n || !inside(other, one))));
}

/** @param {Box} box */
function outline({ left, top, right, bottom }) {
  const turn = Math.min(10, (right - left) / 2, (bottom - top) / 2);
  const [wide, high] = [right - left - 2 * turn, bottom - top - 2 * turn];
  const corner = (/** @type {number} */ x, /** @type {number} */ y) => `a${turn} ${turn} 0 0 1 ${x} ${y}`;
  return `M${left + turn} ${top}h${wide}${corner(turn, turn)}v${high}${corner(-turn, turn)}h${-wide}${corner(-turn, -turn)}v${-high}${corner(turn, -turn)}z`;
}

/**
 * The arrow, where there is room for it; inside of what is large.
 * @param {Box} box
 * @param {Box} stage
 */
function arrow(box, stage) {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const large = box.bottom - box.top > innerHeight * LARGE || box.right - box.left > innerWidth * LARGE;
  /** @type {[keyof typeof TURNS, boolean, number, number][]} */
  const sides = [
    ["above", box.top - stage.top > ROOM, x, box.top],
    ["below", stage.bottom - box.bottom > ROOM, x, box.bottom],
    ["left", box.left - stage.left > ROOM, box.left, y],
    ["right", stage.right - box.right > ROOM, box.right, y],
  ];
  const [side, , tipX, tipY] = sides.find(([, room]) => room) ?? ["above", true, x, large ? box.top + ROOM + RIM : y];
  const drawn = svg("path", { class: "arrow", d: "M-4 0L-26-17V-7H-52V7H-26V17Z" });
  return svg("g", { transform: `translate(${tipX} ${tipY}) rotate(${TURNS[side]}) scale(${innerWidth < SMALL ? .7 : 1})` }, drawn);
}
