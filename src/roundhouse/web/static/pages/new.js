/** The form for a new table: as many seats as players, as many players as fit, and only the fields that matter. */

import { must } from "../shared/dom.js";
import { setUpFinders } from "./finder.js";

/** @import { Capacity, Offer } from "../shared/wire.js" */

/** @type {Capacity} */
const capacity = JSON.parse(must("capacity").textContent || "{}");
/** @type {Offer[]} */
const offers = JSON.parse(must("offers").textContent || "[]");
const players = /** @type {HTMLSelectElement} */ (must("players"));
const game = /** @type {HTMLSelectElement} */ (must("game"));

/** The number somebody chose, which a map for fewer does not make forgotten. */
let wished = Number(players.value);

/** Whether taking back is to be free, asked for, or none, if somebody wants it otherwise than usual. */
let undo = "";

/** @param {string} option */
function chosen(option) {
  const field = document.querySelector(`select[data-option="${option}"], input[data-option="${option}"]:checked`);
  return field instanceof HTMLSelectElement || field instanceof HTMLInputElement ? field.value : "";
}

/** Offer the numbers of players that fit what is chosen, and say so. */
function fit() {
  const found = capacity.seats[capacity.options.map(chosen).join("/")];
  if (!found) return;
  const [least, most, text] = found;
  const number = Math.min(most, Math.max(least, wished));
  const offered = Array.from({ length: most - least + 1 }, (_, n) => new Option(String(least + n)));
  players.replaceChildren(...offered);
  players.value = String(number);
  if (must("players-fit").textContent !== text) must("players-fit").textContent = text;
}

/** Leave out what makes no difference with what else is chosen; an option without a choice is left out whole. */
function offer() {
  for (const { option, by, worthwhile } of offers) {
    const worth = worthwhile[by.map(chosen).join("/")] ?? [];
    const place = document.querySelector(`[data-choices="${option}"]`);
    if (!(place instanceof HTMLElement) || !worth.length) continue;
    place.hidden = worth.length === 1;
    for (const row of place.querySelectorAll("[data-choice]")) {
      if (row instanceof HTMLElement) row.hidden = !worth.includes(row.dataset.choice ?? "");
    }
    const usual = place.querySelector(`input[value="${worth[0]}"]`);
    if (!worth.includes(chosen(option)) && usual instanceof HTMLInputElement) usual.checked = true;
  }
}

/** Call the game by the name that it has with what is chosen: the last one whose options all fit. */
function entitle() {
  const fitting = [...game.options].filter((one) => one.value === game.value
    && Object.entries(JSON.parse(one.dataset.options ?? "{}")).every(([name, value]) => chosen(name) === value));
  fitting[fitting.length - 1].selected = true;
}

/** Whether there are seats of some of these kinds. @param {string[]} kinds */
function seats(...kinds) {
  const used = [...document.querySelectorAll("[data-seat] select")].slice(0, Number(players.value));
  return used.some((kind) => kinds.includes(/** @type {HTMLSelectElement} */ (kind).value));
}

/** Whether somebody comes to the table who is not here. */
function awaits() {
  return seats("invite", "open");
}

/** @param {string} rule of taking back */
function undoField(rule) {
  return /** @type {HTMLInputElement} */ (document.querySelector(`input[name="undo"][value="${rule}"]`));
}

/** Others are asked only where there are any; whoever comes to a table is. */
function offerUndo() {
  const usual = awaits() ? "ask" : "free";
  const row = undoField("ask").closest("label");
  if (row) row.hidden = !awaits();
  undoField(undo === "ask" ? usual : undo || usual).checked = true;
}

/** Whoever plays with others has a name: without an account one says it here. */
function show() {
  const together = awaits() || seats("here");
  offerUndo();
  for (const row of document.querySelectorAll("[data-seat]")) {
    if (!(row instanceof HTMLElement)) continue;
    const used = Number(row.dataset.seat) < Number(players.value);
    row.hidden = !used;
    const kind = row.querySelector("select");
    if (kind) kind.disabled = !used;
    const name = row.querySelector("[data-name]");
    if (name instanceof HTMLElement) name.hidden = kind?.value !== "here" && !(together && kind?.value === "me" && "asks" in name.dataset);
  }
}

document.addEventListener("change", (event) => {
  const field = event.target;
  if (field === players) wished = Number(players.value);
  if (field instanceof HTMLInputElement && field.name === "undo") undo = field.value;
  if (field instanceof HTMLElement && field.dataset.option) {
    offer();
    fit();
    entitle();
    const told = document.getElementById(`option-${field.dataset.option}-text`);
    const said = field instanceof HTMLSelectElement ? field.selectedOptions[0] : field;
    if (told) told.textContent = said?.dataset.text ?? "";
  }
  show();
});
game.addEventListener("change", () => {
  const mode = new URLSearchParams(location.search).get("mode");
  location.href = `/new?${game.selectedOptions[0]?.dataset.query}${mode ? `&mode=${encodeURIComponent(mode)}` : ""}`;
});
/** All that follows from what is chosen. */
function follow() {
  wished = Number(players.value);
  undo = ["free", "ask", "none"].find((rule) => undoField(rule).checked && rule !== (awaits() ? "ask" : "free")) ?? "";
  offer();
  fit();
  show();
}

follow();
setUpFinders();
// Whoever comes back finds the fields as they were left, filled in after this was read.
addEventListener("pageshow", follow);
