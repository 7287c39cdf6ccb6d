/** The player aid: a drawer with what is looked up again and again; things on the board lead to their place in it. */

import { el, must } from "../shared/dom.js";

/**
 * @import { Aid, AidBlock, AidChapter, AidNote } from "../shared/wire.js"
 * @import { TableState } from "./state.js"
 */

const MOST_COLUMNS = 4; // that stand side by side on a narrow screen

/** @type {Aid | null} */
let aid = null;

/**
 * What the aid has to say of a thing on the board.
 * @param {string} id
 * @returns {AidNote | null}
 */
export function noteFor(id) {
  return aid?.notes.find((note) => new RegExp(`^(?:${note.things})$`).test(id)) ?? null;
}

/**
 * Open the drawer, at the chapter of a note if there is one.
 * @param {AidNote | null} [note]
 */
export function openAid(note = null) {
  const drawer = /** @type {HTMLDialogElement} */ (must("aid"));
  if (!aid?.chapters.length) return;
  if (!drawer.open) drawer.show();
  const wanted = note && document.getElementById(`aid-${note.anchor}`);
  for (const chapter of drawer.querySelectorAll("section")) chapter.classList.toggle("wanted", chapter === wanted?.parentElement);
  (wanted ?? must("aid-title")).focus({ preventScroll: true });
  if (wanted) wanted.scrollIntoView({ block: "start" });
  else drawer.scrollTop = 0;
}

/** @returns {boolean} whether it was open */
export function closeAid() {
  const drawer = /** @type {HTMLDialogElement} */ (must("aid"));
  const inside = drawer.contains(document.activeElement);
  const open = drawer.open;
  drawer.close();
  if (open && inside) must("aid-button").focus({ preventScroll: true });
  return open;
}

/** @param {TableState} table */
export function setUpAid(table) {
  const button = must("aid-button");
  let asked = false;
  table.onView(async (view) => {
    if (asked || view.status === "waiting") return;
    asked = true;
    aid = await table.requests.get("aid").catch(() => null);
    asked = aid !== null; // else the next view brings another chance
    button.hidden = !aid?.chapters.length;
    must("aid-body").replaceChildren(...(aid?.chapters ?? []).map(chapter));
  });
  button.addEventListener("click", () => closeAid() || openAid());
  must("aid-close").addEventListener("click", closeAid);
  must("aid-print").addEventListener("click", () => window.print());
}

/** @param {AidChapter} one */
function chapter({ anchor, title, blocks }) {
  return el("section", {}, el("h3", { id: `aid-${anchor}`, tabindex: -1 }, title), ...blocks.map(block));
}

/** @param {AidBlock} one */
function block({ kind, text, items, head, rows }) {
  if (kind === "p") return el("p", {}, text);
  if (kind === "list") return el("div", {}, text && el("p", {}, text), el("ul", {}, ...items.map((item) => el("li", {}, item))));
  const headed = head.length > MOST_COLUMNS;
  const role = (/** @type {string} */ name) => (headed ? name : null); // which is lost where rows become blocks
  const cells = (/** @type {string[]} */ row) =>
    row.map((cell, place) => (place ? el("td", { role: role("cell"), "data-head": head[place] }, cell) : el("th", { scope: "row", role: role("rowheader") }, cell)));
  return el("table", { class: `sheet words${headed ? " headed" : ""}`, role: role("table") }, text && el("caption", {}, text),
    el("thead", { role: role("rowgroup") }, el("tr", { role: role("row") }, ...head.map((cell) => el("th", { scope: "col", role: role("columnheader") }, cell)))),
    el("tbody", { role: role("rowgroup") }, ...rows.map((row) => el("tr", { role: role("row") }, ...cells(row)))));
}
