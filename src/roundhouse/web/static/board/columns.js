/** Where boards stand in two columns, what all share goes from the foot of the longer one to that of the shorter one. */

import { must } from "../shared/dom.js";
import { parts } from "./parts.js";

/** At each of these the boards are laid out otherwise. */
const WIDTHS = ["(min-width: 1101px)", "(min-width: 1600px)"];

/** How many parts there were when they were shared out: later changes of their heights move nothing. */
let shared = 0;

/** Share the parts out again if there are others than before. */
export function balance() {
  if (shared !== parts.size) shareOut();
}

function shareOut() {
  shared = parts.size;
  const boards = must("pictures");
  const [left, right] = [".broad-column", ".other-column"].map((name) => /** @type {HTMLElement} */ (boards.querySelector(name)));
  const common = [...parts.values()].map((part) => part.frame).filter((frame) => frame.matches(".part:not(.own, .main, .broad)"));
  if (common.some((frame) => left.contains(frame))) right.append(...common);
  if (getComputedStyle(left).display !== "flex") return;
  let [above, below] = [foot(left), foot(right)];
  for (const frame of common.reverse()) {
    above += frame.offsetHeight;
    if (above >= below) return;
    left.querySelector(".others")?.after(frame);
    below = foot(right);
  }
}

/** @param {HTMLElement} column */
function foot(column) {
  return Math.max(0, ...[...column.children].map((one) => one.getBoundingClientRect().bottom));
}

for (const width of WIDTHS) matchMedia(width).addEventListener("change", () => shareOut());
