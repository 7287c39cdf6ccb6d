/** Shortcuts of the table page, and the list of them. */

import { focusBoard } from "../board/picking.js";
import { openTab } from "../panel/tabs.js";
import { must, typing } from "../shared/dom.js";
import { closeAid, noteFor, openAid } from "./aid.js";

/** @import { TableState } from "./state.js" */

/**
 * @param {TableState} table
 * @param {{step: (by: number) => void}} history
 * @param {{ask: () => void, close: () => boolean}} hint
 * @param {() => void} showNext
 */
export function setUpKeys(table, history, hint, showNext) {
  const list = /** @type {HTMLDialogElement} */ (must("shortcuts"));
  const off = /** @type {HTMLInputElement} */ (must("shortcuts-off"));
  off.checked = localStorage.getItem("shortcuts") === "off";
  off.addEventListener("change", () => localStorage.setItem("shortcuts", off.checked ? "off" : "on"));
  for (const button of document.querySelectorAll("[data-shortcuts]")) button.addEventListener("click", () => list.showModal());

  /** @type {Record<string, () => void>} */
  const actions = {
    "?": () => list.showModal(),
    a: () => closeAid() || openAid(noteFor(must("tip").dataset.about ?? "")),
    b: focusBoard,
    c: focusAnswers,
    u: () => press("undo"),
    r: () => press("restart"),
    h: () => press("help-link"),
    i: () => hint.ask(),
    l: () => openTab("log", true),
    m: () => openTab("chat", true),
    n: () => openTab("notes", true),
    f: showNext,
    p: () => press("plan-button"),
    x: () => press("next-table"),
    w: () => press("full-screen"),
    ",": () => history.step(-1),
    ".": () => history.step(1),
    ArrowLeft: () => history.step(-1),
    ArrowRight: () => history.step(1),
    Escape: () => closeAid() || hint.close() || table.now(),
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing() || document.querySelector("dialog:modal, :popover-open:not(#toast)")) return;
    if (event.key.startsWith("Arrow") && document.activeElement?.closest("#pictures, [role=tablist], details, #aid")) return;
    if (off.checked && event.key.length === 1) return;
    if (/^[1-9]$/.test(event.key)) {
      const button = document.querySelectorAll("#turn .choice:has(> kbd)")[Number(event.key) - 1];
      if (button instanceof HTMLElement) button.click();
      return;
    }
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
}

/**
 * Press a button by its key, unless it is not offered now.
 * @param {string} id
 */
function press(id) {
  const button = must(id);
  if (!button.hidden && !button.hasAttribute("disabled")) button.click();
}

function focusAnswers() {
  const first = document.querySelector("#answers :is(button, summary), #ways-out button");
  if (first instanceof HTMLElement) first.focus();
  else must("prompt").focus();
}
