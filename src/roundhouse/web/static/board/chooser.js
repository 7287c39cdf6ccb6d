/** The small window that opens where one place has several answers. */

import { el, must } from "../shared/dom.js";
import { word } from "../shared/words.js";
import { place } from "./beside.js";
import { isWanted } from "./picks.js";
import { thumbnail } from "./thumbnail.js";

/** @import { Choice } from "../shared/wire.js" */

/** @type {Element | null} */
let opener = null;

/**
 * Offer the choices that belong to one place.
 * @param {Element} target
 * @param {Choice[]} choices
 * @param {(choice: Choice) => void} play
 */
export function choose(target, choices, play) {
  const window_ = /** @type {HTMLDialogElement} */ (must("chooser"));
  opener = target;
  const buttons = choices.map((choice) => {
    const others = choice.targets.filter((id) => id !== target.id).map(thumbnail);
    const pick = () => {
      closeChooser();
      play(choice);
    };
    const button = el("button", { type: "button", class: "choice", onclick: pick }, ...others, el("span", {}, choice.label));
    button.dataset.move = choice.move;
    button.classList.toggle("wanted", isWanted(choice));
    return el("li", {}, button);
  });
  const close = el("button", { type: "button", class: "plain", onclick: () => closeChooser(true) }, word("close"));
  const heading = el("h2", { id: "chooser-title" }, target.getAttribute("data-title") || word("choose"));
  window_.replaceChildren(heading, el("ul", { class: "choices" }, ...buttons), close);
  window_.show();
  place(window_, target.getBoundingClientRect());
  /** @type {HTMLElement | null} */ (window_.querySelector(".wanted") ?? window_.querySelector("button"))?.focus();
}

/**
 * @param {boolean} [back] whether the keyboard goes back to where it was
 */
export function closeChooser(back = false) {
  const window_ = /** @type {HTMLDialogElement | null} */ (document.getElementById("chooser"));
  if (!window_?.open) return false;
  window_.close();
  const from = opener?.isConnected ? opener : document.getElementById(opener?.id ?? ""); // the picture may be a new one
  if (back && (from instanceof SVGElement || from instanceof HTMLElement)) from.focus();
  opener = null;
  return true;
}

document.addEventListener("pointerdown", (event) => {
  if (!/** @type {Element} */ (event.target).closest("#chooser")) closeChooser();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && closeChooser(true)) event.stopPropagation();
}, { capture: true });
