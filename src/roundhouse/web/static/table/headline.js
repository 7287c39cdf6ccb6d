/** The line above the boards stays in sight while the page is scrolled, as long as it leaves room enough for them. */

import { must } from "../shared/dom.js";

const MOST = 0.14; // of the height of the window that it may take
const GAP = 8; // pixels between it and a bar below it
const MANY = 4; // players whose chips would not fit beside the name of the game

/**
 * Whether the chips have no room in one row beside the name of the game: there are many, or they wrap.
 * @param {HTMLElement} players
 */
function crowded(players) {
  const [first, last] = [players.firstElementChild, players.lastElementChild];
  const wraps = first instanceof HTMLElement && last instanceof HTMLElement && last.offsetTop > first.offsetTop + first.offsetHeight / 2;
  return wraps || players.childElementCount >= MANY;
}

/** What must lie below it, and below a bar of a plan or of the past, is told how far down that is. */
export function setUpHeadline() {
  const players = must("players");
  const line = /** @type {HTMLElement} */ (players.parentElement);
  const bars = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".past")]);
  const fit = () => {
    if (crowded(players)) line.classList.add("many"); // and so it stays: they do not come and go with every move
    const height = line.offsetHeight || players.offsetHeight; // on a narrow screen the players alone
    const stays = height > 0 && height <= MOST * innerHeight;
    document.body.classList.toggle("headed", stays);
    const bar = Math.max(...bars.map((one) => (getComputedStyle(one).position === "sticky" ? one.offsetHeight : 0)));
    const root = document.documentElement.style;
    root.setProperty("--headline", stays ? `${height}px` : "0px");
    root.setProperty("--bar", bar > 0 && bar <= MOST * innerHeight ? `${bar + GAP}px` : "0px");
  };
  const seen = new ResizeObserver(fit);
  for (const one of [line, players, ...bars]) seen.observe(one);
  addEventListener("resize", () => {
    line.classList.remove("many");
    fit();
  });
  fit();
}
