/** Answers that are numbers: chosen by small buttons, on a scale or in a field, and played by the button that says what they mean. */

import { light } from "../board/picks.js";
import { el } from "../shared/dom.js";
import { word } from "../shared/words.js";

/**
 * @import { Choice } from "../shared/wire.js"
 * @typedef {{text: string, give: (number: number) => Promise<boolean>}} UpTo an order to answer up to a number {n}, and how it is given
 */

const FEW = 4; // so many are better listed
const QUICK = 5; // of many, those that are chosen with one tap

/**
 * Whether answers are numbers of one kind, and many.
 * @param {Choice[]} choices
 */
export function areNumbers(choices) {
  return choices.length > FEW && choices.every((choice) => choice.number !== undefined);
}

/**
 * A scale of numbers; Enter or the button plays the chosen one.
 * @param {Choice[]} choices
 * @param {(made: HTMLElement) => HTMLElement} number gives an answer its key
 * @param {(choice: Choice) => Promise<void>} play
 * @param {UpTo | null} upTo
 */
export function scaleOf(choices, number, play, upTo) {
  const all = [...choices].sort((one, other) => numberOf(one) - numberOf(other));
  const label = all[0].heading || word("choose");
  let at = 0;
  const quick = all.slice(0, QUICK).map((choice, n) => {
    const made = el("button", { type: "button", class: "quick", "aria-label": choice.label, title: choice.label, onclick: () => choose(n) }, String(choice.number));
    made.dataset.move = choice.move;
    return made;
  });
  const slide = el("input", { type: "range", min: 0, max: all.length - 1, step: 1, "aria-label": label });
  const exact = el("input", { type: "number", min: numberOf(all[0]), max: numberOf(all[all.length - 1]), step: 1, inputmode: "numeric", "aria-label": label });
  const said = el("span", {});
  const go = number(el("button", { type: "button", class: "choice scale-go", onclick: () => void play(all[at]) }, said));
  const order = upTo && orderUpTo(upTo, () => numberOf(all[at]));
  /** @param {number} to */
  const choose = (to) => {
    at = Math.max(0, Math.min(all.length - 1, to));
    const chosen = all[at];
    slide.value = String(at);
    slide.setAttribute("aria-valuetext", chosen.short);
    if (document.activeElement !== exact) exact.value = String(chosen.number);
    said.textContent = chosen.label;
    go.dataset.move = chosen.move;
    if (upTo) order?.replaceChildren(upTo.text.replace("{n}", String(chosen.number)));
    quick.forEach((one, n) => one.setAttribute("aria-pressed", String(n === at)));
    go.classList.remove("wanted"); // it plays another number now
    if (document.activeElement === slide || document.activeElement === exact) light(chosen);
  };
  slide.addEventListener("input", () => choose(Number(slide.value)));
  exact.addEventListener("input", () => {
    const fits = all.filter((choice) => numberOf(choice) <= Number(exact.value)).length; // of what is not on the scale, the next below
    choose(fits - 1);
  });
  exact.addEventListener("change", () => (exact.value = String(all[at].number)));
  for (const field of [slide, exact]) field.addEventListener("keydown", (event) => event.key === "Enter" && void play(all[at]));
  for (const field of [slide, exact]) field.addEventListener("blur", () => light(null));
  choose(0);
  return el("section", { class: "group scale", "aria-label": label },
    el("div", { class: "row" }, ...quick),
    el("div", { class: "row scale-line" }, slide, exact),
    go, order);
}

/**
 * The button that gives an order; once is enough.
 * @param {UpTo} upTo
 * @param {() => number} chosen
 */
function orderUpTo({ give }, chosen) {
  const made = el("button", { type: "button", class: "scale-up" });
  made.addEventListener("click", async () => made.toggleAttribute("disabled", await give(chosen())));
  return made;
}

/** @param {Choice} choice */
function numberOf(choice) {
  return choice.number ?? 0;
}
