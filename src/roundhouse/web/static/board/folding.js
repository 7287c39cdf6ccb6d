/** Which players' boards are unfolded: as they were left in this window, also after the page is loaded anew. */

const WIDE = matchMedia("(min-width: 1600px)");
const KEPT = `boards ${location.pathname}`;

/**
 * @param {string} name
 * @param {boolean} mine one's own board, which around one screen is another one after each turn
 */
export function isOpen(name, mine) {
  return kept()[key(name, mine)] ?? (mine || WIDE.matches);
}

/**
 * @param {string} name
 * @param {boolean} mine
 * @param {boolean} open
 */
export function keepOpen(name, mine, open) {
  sessionStorage.setItem(KEPT, JSON.stringify({ ...kept(), [key(name, mine)]: open }));
}

/** @returns {Record<string, boolean>} */
function kept() {
  return JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
}

/**
 * @param {string} name
 * @param {boolean} mine
 */
function key(name, mine) {
  return mine ? `${name} mine` : name;
}
