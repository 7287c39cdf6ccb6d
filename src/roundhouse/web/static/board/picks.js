/** Things on the board that can be chosen: marked, named for those who listen, and lit up. */

import { word } from "../shared/words.js";

/**
 * @import { Choice, View } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

/** @type {Record<string, string | null>} */
const NOTHING = { role: null, tabindex: null, "aria-disabled": null, "aria-label": null };

/**
 * The choices that belong to an element.
 * @param {View} view
 * @param {string} id
 */
export function choicesAt(view, id) {
  return view.mine ? view.choices.filter((choice) => choice.targets.includes(id)) : [];
}

/**
 * Light up what a choice is about.
 * @param {{targets: string[]} | null} choice
 */
export function light(choice) {
  for (const lit of document.querySelectorAll("#pictures .chosen")) lit.classList.remove("chosen");
  for (const id of choice?.targets ?? []) document.getElementById(id)?.classList.add("chosen");
}

/**
 * Mark what can be chosen now, and nothing else.
 * @param {TableState} table
 * @param {View} view
 */
export function markPicks(table, view) {
  const active = table.asked;
  /** @type {Map<string, Choice[]>} */
  const here = new Map();
  if (active) {
    for (const choice of view.choices) {
      for (const id of choice.targets) here.set(id, [...(here.get(id) ?? []), choice]);
    }
  }
  for (const pick of document.querySelectorAll("#pictures .pick")) {
    const choices = here.get(pick.id);
    const title = pick.getAttribute("data-title") ?? "";
    pick.classList.toggle("can", !!choices);
    pick.classList.remove("chosen");
    const label = choices?.length === 1 ? choices[0].label : word("several", { what: title, n: choices?.length ?? 0 });
    name(pick, here, choices ? label : title || pick.id);
  }
  tellKinds();
}

/**
 * Mark where something can be laid once what lies in outline is there, and nowhere else.
 * @param {Set<string>} places
 */
export function markLaid(places) {
  for (const pick of document.querySelectorAll("#pictures .pick")) {
    const can = places.has(pick.id);
    if (can === pick.classList.contains("can")) continue;
    pick.classList.toggle("can", can);
    pick.setAttribute("tabindex", can ? "0" : "-1");
    pick.setAttribute("aria-label", pick.getAttribute("data-title") || pick.id);
    pick.toggleAttribute("aria-disabled", false);
    if (!can && pick.getAttribute("role") === "button") pick.setAttribute("aria-disabled", "true");
  }
  tellKinds();
}

/** Every drawing knows what kinds of things can be chosen in it: its style may dim others of those. */
function tellKinds() {
  for (const drawn of document.querySelectorAll("#pictures .canvas > svg")) {
    const kinds = new Set([...drawn.querySelectorAll(".can")].map((pick) => pick.getAttribute("class")?.split(" ")[1]));
    const now = [...kinds].join(" ");
    if (drawn.getAttribute("data-lit") !== now) drawn.setAttribute("data-lit", now);
  }
}

/**
 * Whether a lesson or a hint has marked a choice among the answers: then it is marked on the board as well.
 * @param {Choice} choice
 */
export function isWanted(choice) {
  return document.querySelector(`#turn .wanted[data-move="${CSS.escape(choice.move)}"]`) !== null;
}

/**
 * What a thing on the board is for those who listen: a button if it can be chosen. A button holds no others,
 * so one around other buttons is called a link, and what lies within a button is not a thing of its own.
 * @param {Element} pick
 * @param {Map<string, Choice[]>} here
 * @param {string} label
 */
function name(pick, here, label) {
  const can = here.has(pick.id);
  const inner = [...pick.querySelectorAll(".pick")];
  const outer = pick.parentElement?.closest(".pick");
  const swallowed = outer && here.has(outer.id) && ![...outer.querySelectorAll(".pick")].some((one) => here.has(one.id));
  const around = inner.some((one) => here.has(one.id)) ? "link" : "button";
  /** @type {Record<string, string | null>} */
  const told = swallowed ? NOTHING : {
    role: !inner.length ? "button" : can ? around : "group",
    tabindex: can ? "0" : "-1",
    "aria-disabled": can || inner.length ? null : "true",
    "aria-label": label,
  };
  for (const [attribute, value] of Object.entries(told)) {
    if (pick.getAttribute(attribute) === value) continue; // what is written anew has its style looked up anew
    if (value === null) pick.removeAttribute(attribute);
    else pick.setAttribute(attribute, value);
  }
}
