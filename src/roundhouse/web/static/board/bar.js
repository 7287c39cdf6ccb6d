/** The bar of what is about to be laid: all that fits, price and total, what it brings or why it stops, the tick. */

import { el, must } from "../shared/dom.js";
import { word } from "../shared/words.js";
import { isWanted } from "./picks.js";
import { thumbnail } from "./thumbnail.js";

/**
 * @import { Choice } from "../shared/wire.js"
 * @import { Draft } from "./draft.js"
 * @import { TableState } from "../table/state.js"
 * @typedef {{lay: (out?: Choice) => void, leave: () => void}} Acts
 */

/**
 * @param {TableState} table
 * @param {Draft} draft
 * @param {Acts} acts
 */
export function fillBar(table, draft, acts) {
  const bar = must("ghost");
  const at = document.activeElement;
  const held = at instanceof HTMLElement && bar.contains(at) ? at.dataset.key : "";
  bar.hidden = !draft.open;
  bar.classList.toggle("several", draft.steps.length > 1);
  if (bar.hidden) return bar.replaceChildren();
  const { answer, chosen, step, steps } = draft;
  const sum = el("p", { class: "ghost-sum" }, step ? el("strong", {}, money(table, step.price)) : null, total(table, draft));
  const news = [...brought(draft).map((line) => el("li", {}, line)), ...answer.reasons.slice(0, 1).map((line) => el("li", { class: "why" }, line))];
  if (step && !news.length && chosen) news.push(el("li", {}, chosen.short));
  bar.replaceChildren(...picks(draft), sum, el("ul", { class: "ghost-news" }, ...news), buttons(draft, acts, steps.length));
  if (held) /** @type {HTMLElement | null} */ (bar.querySelector(`[data-key="${held}"]`) ?? bar.querySelector("button"))?.focus();
  const pressed = bar.querySelector("[aria-pressed=true]");
  if (pressed instanceof HTMLElement && pressed.parentElement) pressed.parentElement.scrollLeft = pressed.offsetLeft - pressed.parentElement.clientWidth / 2;
}

/**
 * What lies there, in words.
 * @param {TableState} table
 * @param {Draft} draft
 */
export function told(table, draft) {
  const { answer, chosen, step, steps } = draft;
  const lines = [...brought(draft), ...answer.reasons];
  if (!step || !chosen) return lines.join(" ");
  const one = word("ghost_of", { n: step.choices.indexOf(chosen) + 1, of: step.choices.length, what: chosen.short });
  const first = steps.length > 1 ? `${word("draft_several", { n: steps.length })} ${one}` : one;
  return [first, `${total(table, draft)}.`, ...lines].join(" ");
}

/**
 * What this turn will have cost with all of it, and what can still be laid then.
 * @param {TableState} table
 * @param {Draft} draft
 */
function total(table, { answer, steps }) {
  const spent = word("ghost_total", { money: money(table, steps.length ? answer.spent : table.view.spent) });
  return answer.left === null ? spent : `${spent}, ${word("draft_left", { n: answer.left })}`;
}

/**
 * What is completed by all that lies there, a sentence for each.
 * @param {Draft} draft
 */
function brought({ steps }) {
  return steps.filter((step) => step.brings).map(({ brings }) => `${brings[0].toUpperCase()}${brings.slice(1)}.`);
}

/**
 * @param {TableState} table
 * @param {number} amount
 */
function money(table, amount) {
  return table.view.money.replace("{n}", String(amount));
}

/**
 * All that fits where the step lies that is looked at, as small drawings.
 * @param {Draft} draft
 */
function picks(draft) {
  const choices = draft.step?.choices ?? [];
  if (choices.length < 2) return [];
  const n = choices.findIndex((choice) => choice.move === draft.step?.move);
  const tiles = choices.map((choice, at) => {
    const pick = () => draft.turn(at - n);
    const small = { type: "button", class: "ghost-pick", "aria-label": choice.short, "aria-pressed": String(at === n), title: choice.short, "data-key": `pick-${at}`, onclick: pick };
    const made = el("button", small, thumbnail(choice.targets[choice.targets.length - 1]) ?? String(at + 1));
    made.classList.toggle("wanted", isWanted(choice));
    return made;
  });
  const next = el("button", { type: "button", class: "round", "aria-label": word("ghost_next"), title: word("ghost_next"), "data-key": "next", onclick: () => draft.turn(1) }, "↻");
  return [el("div", { class: "ghost-row" }, el("div", { class: "ghost-picks" }, ...tiles), next)];
}

/**
 * @param {Draft} draft
 * @param {Acts} acts
 * @param {number} n
 */
function buttons(draft, acts, n) {
  const yes = n > 0 && el("button", { type: "button", class: "primary", "data-key": "yes", onclick: () => acts.lay() }, "✓ ", word("draft_lay", { n }));
  const outs = draft.answer.out.map((out) => {
    const both = word("draft_out", { what: out.short }); // it is laid as well
    return el("button", { type: "button", "data-key": `out-${out.move}`, onclick: () => acts.lay(out) }, "✓ ", both);
  });
  const back = n > 1 && el("button", { type: "button", class: "round", "aria-label": word("draft_back"), title: word("draft_back"), "data-key": "back", onclick: () => draft.takeBack() }, "↶");
  const no = el("button", { type: "button", class: "round", "aria-label": word("close"), title: word("close"), "data-key": "no", onclick: acts.leave }, "✕");
  return el("div", { class: "ghost-row" }, yes, ...(n > 0 ? outs : []), back, no);
}
