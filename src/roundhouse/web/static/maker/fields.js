/** The fields of the map maker: of the map, of a stop, of the rules. */

import { el } from "../shared/dom.js";
import { plain, word } from "../shared/words.js";
import { put, valueAt } from "./own_map.js";

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
 * The rules that can be switched on, by what they are about, each with its sentence and its values; those that are on come first.
 * @param {HTMLElement} place
 * @param {MapRule[]} rules
 * @param {Record<string, string>} written the rules that are on, as they are written
 * @param {(name: string, text: string | null) => void} change
 */
export function showRules(place, rules, written, change) {
  const at = document.activeElement;
  if (at instanceof HTMLInputElement && place.contains(at) && at.type !== "checkbox") return; // somebody is writing there
  const opened = new Set([...place.querySelectorAll("details[open]")].map((one) => one.getAttribute("data-subject")));
  /** @type {Map<string, MapRule[]>} */
  const subjects = new Map();
  for (const rule of rules) subjects.set(rule.subject, [...(subjects.get(rule.subject) ?? []), rule]);
  const on = rules.filter((rule) => rule.name in written);
  const rows = (/** @type {MapRule[]} */ these) => these.map((rule) => row(rule, written[rule.name], change));
  place.replaceChildren(...rows(on), ...[...subjects].map(([subject, these]) => {
    const off = these.filter((rule) => !(rule.name in written));
    return el("details", { class: "more", "data-subject": subject, open: opened.has(subject) }, el("summary", {}, `${subject} (${off.length})`), ...rows(off));
  }));
  if (at?.id.startsWith("rule-")) document.getElementById(at.id)?.focus();
}

/**
 * @param {MapRule} rule
 * @param {string | undefined} text as it is written, if it is on
 * @param {(name: string, text: string | null) => void} change
 */
function row(rule, text, change) {
  const id = `rule-${rule.name}`;
  const toggle = (/** @type {Event} */ event) => change(rule.name, /** @type {HTMLInputElement} */ (event.target).checked ? rule.example : null);
  return el("div", { class: "maker-rule", "data-text": plain(`${rule.means} ${rule.map} ${rule.name}`) },
    el("label", {}, el("input", { type: "checkbox", id, checked: text !== undefined, "aria-describedby": `${id}-from`, onchange: toggle }), el("span", {}, rule.means)),
    el("p", { class: "hint", id: `${id}-from` }, word("maker_from_map", { map: rule.map, name: rule.name })),
    text !== undefined && valueOf(rule, text, change));
}

const ALONE = /^\{ value = (true|\d+) \}$/; // what needs no knowledge of how files are written

/**
 * What a rule that is on can be changed to: nothing, a number, or whatever the file may say.
 * @param {MapRule} rule
 * @param {string} text
 * @param {(name: string, text: string | null) => void} change
 */
function valueOf(rule, text, change) {
  const alone = text.match(ALONE)?.[1];
  if (alone === "true") return false;
  const now = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).value;
  if (alone) return el("input", { type: "number", min: 0, max: 999, value: alone, "aria-label": rule.means, onchange: (/** @type {Event} */ event) => change(rule.name, `{ value = ${Math.trunc(Number(now(event)))} }`) });
  return el("input", { type: "text", value: text, "aria-label": word("maker_as_written", { name: rule.name }), title: word("maker_as_written", { name: rule.name }), spellcheck: "false", onchange: (/** @type {Event} */ event) => change(rule.name, now(event)) });
}

/**
 * Show the rules that say what somebody looks for, whatever they are about.
 * @param {HTMLElement} place
 * @param {string} wanted
 */
export function findRules(place, wanted) {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(".maker-rule"))) one.hidden = !parts.every((part) => one.dataset.text?.includes(part));
  for (const group of /** @type {NodeListOf<HTMLDetailsElement>} */ (place.querySelectorAll("details"))) {
    const found = group.querySelector(".maker-rule:not([hidden])") !== null;
    group.hidden = !found;
    if (parts.length) group.open = found;
  }
}
