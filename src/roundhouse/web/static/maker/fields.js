/** The fields of the map maker: of the map, of a stop, of the rules. */

import { el } from "../shared/dom.js";
import { word } from "../shared/words.js";
import { put, valueAt } from "./draft.js";

/** @import { MapField, MapRule } from "../shared/wire.js" */

/**
 * A field for some part of the values.
 * @param {MapField} field
 * @param {any} values
 * @param {(change: () => void) => void} change
 */
function input(field, values, change) {
  const now = valueAt(values, field.key);
  const set = (/** @type {string} */ text) => change(() => {
    const number = field.most !== null;
    put(values, field.key, text === "" && (number || field.choices.length) ? undefined : number ? Math.trunc(Number(text)) : text);
  });
  if (field.choices.length) {
    const known = field.choices.some(([value]) => value === now);
    const box = el("select", { onchange: (/** @type {Event} */ event) => set(/** @type {HTMLSelectElement} */ (event.target).value) },
      el("option", { value: "", selected: now === undefined }, "–"),
      ...field.choices.map(([value, label]) => el("option", { value, selected: value === now }, label)),
      !known && now !== undefined && el("option", { value: "", selected: true, disabled: true }, JSON.stringify(now)));
    return box;
  }
  const kind = field.most === null ? { type: "text", maxlength: 60 } : { type: "number", min: field.least, max: field.most };
  return el("input", { ...kind, value: now === undefined ? "" : String(now), onchange: (/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).value) });
}

/**
 * Fill a place of the page with fields.
 * @param {HTMLElement} place
 * @param {MapField[]} fields
 * @param {any} values
 * @param {(change: () => void) => void} change
 */
export function showFields(place, fields, values, change) {
  if (place.contains(document.activeElement)) return; // somebody is writing there
  place.replaceChildren(...fields.map((field) => el("label", {}, el("span", {}, field.word), input(field, values, change))));
}

/**
 * The rules that can be switched on, each with its sentence and its values.
 * @param {HTMLElement} place
 * @param {MapRule[]} rules
 * @param {Record<string, string>} written the rules that are on, as they are written
 * @param {(name: string, text: string | null) => void} change
 */
export function showRules(place, rules, written, change) {
  if (place.contains(document.activeElement) && document.activeElement instanceof HTMLInputElement && document.activeElement.type === "text") return;
  const focused = document.activeElement?.id;
  place.replaceChildren(...rules.map((rule) => {
    const on = rule.name in written;
    const id = `rule-${rule.name}`;
    return el("div", { class: "maker-rule" },
      el("label", {}, el("input", { type: "checkbox", id, checked: on, "aria-describedby": `${id}-from`,
        onchange: (/** @type {Event} */ event) => change(rule.name, /** @type {HTMLInputElement} */ (event.target).checked ? rule.example : null) }),
      el("span", {}, rule.means)),
      el("p", { class: "hint", id: `${id}-from` }, word("maker_from_map", { map: rule.map, name: rule.name })),
      on && el("input", { type: "text", value: written[rule.name], "aria-label": rule.name, spellcheck: "false",
        onchange: (/** @type {Event} */ event) => change(rule.name, /** @type {HTMLInputElement} */ (event.target).value) }));
  }));
  if (focused?.startsWith("rule-")) document.getElementById(focused)?.focus();
}
