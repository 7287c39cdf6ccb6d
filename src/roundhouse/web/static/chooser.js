/** The small window that opens where one place has several answers. */

import { el, must, svg, word } from "./dom.js";

/** @typedef {import("./types.js").Choice} Choice */

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
    const others = choice.targets.filter((id) => id !== target.id).map(sketch);
    const pick = () => {
      closeChooser();
      play(choice);
    };
    const button = el("button", { type: "button", class: "choice", onclick: pick }, ...others, el("span", {}, choice.label));
    button.dataset.move = choice.move;
    return el("li", {}, button);
  });
  const close = el("button", { type: "button", class: "plain", onclick: () => closeChooser(true) }, word("close"));
  const heading = el("h2", { id: "chooser-title" }, target.getAttribute("data-title") || word("choose"));
  window_.replaceChildren(heading, el("ul", { class: "choices" }, ...buttons), close);
  window_.show();
  place(window_, target.getBoundingClientRect());
  window_.querySelector("button")?.focus();
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

/**
 * Beside the place, and always wholly on the screen.
 * @param {HTMLElement} box
 * @param {DOMRect} at
 */
export function place(box, at) {
  const gap = 8;
  const { width, height } = box.getBoundingClientRect();
  const below = at.bottom + gap + height <= innerHeight;
  const top = below ? at.bottom + gap : Math.max(gap, at.top - gap - height);
  const left = at.x + at.width / 2 - width / 2;
  box.style.left = `${Math.min(innerWidth - width - gap, Math.max(gap, left))}px`;
  box.style.top = `${Math.min(Math.max(gap, innerHeight - height - gap), top)}px`;
}

/**
 * A small drawing of another element that a choice is about.
 * @param {string} id
 */
export function sketch(id) {
  const found = document.getElementById(id);
  if (!(found instanceof SVGGraphicsElement)) return null;
  const box = found.getBBox();
  if (!box.width || !box.height || Math.max(box.width, box.height) > 150) return null;
  const copy = /** @type {SVGElement} */ (found.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("[id]")]) {
    for (const name of ["id", "tabindex", "role", "aria-label", "aria-disabled"]) part.removeAttribute(name);
  }
  copy.removeAttribute("transform");
  copy.classList.remove("can", "chosen", "pick");
  const around = `${box.x - 2} ${box.y - 2} ${box.width + 4} ${box.height + 4}`;
  const scope = found.ownerSVGElement?.classList[0] ?? "";
  return svg("svg", { class: `${scope} sketch`, viewBox: around, "aria-hidden": "true" }, copy);
}

document.addEventListener("pointerdown", (event) => {
  if (!/** @type {Element} */ (event.target).closest("#chooser")) closeChooser();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && closeChooser(true)) event.stopPropagation();
}, { capture: true });
