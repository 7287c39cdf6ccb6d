/** The form for a new table: as many seats as players, as many players as fit, and only the fields that matter. */

import { must } from "./dom.js";

/** @type {{options: string[], seats: Record<string, [number, number, string]>}} */
const capacity = JSON.parse(must("capacity").textContent || "{}");
const players = /** @type {HTMLSelectElement} */ (must("players"));

/** The number somebody chose, which a map for fewer does not make forgotten. */
let wished = Number(players.value);

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

function show() {
  for (const row of document.querySelectorAll("[data-seat]")) {
    if (!(row instanceof HTMLElement)) continue;
    const used = Number(row.dataset.seat) < Number(players.value);
    row.hidden = !used;
    const kind = row.querySelector("select");
    if (kind) kind.disabled = !used;
    const name = row.querySelector("[data-name]");
    if (name instanceof HTMLElement) name.hidden = kind?.value !== "here";
  }
}

document.addEventListener("change", (event) => {
  const field = event.target;
  if (field === players) wished = Number(players.value);
  if (field instanceof HTMLElement && field.dataset.option) fit();
  if (field instanceof HTMLSelectElement && field.dataset.option) {
    must(`option-${field.dataset.option}-text`).textContent = field.selectedOptions[0]?.dataset.text ?? "";
  }
  show();
});
document.getElementById("game")?.addEventListener("change", (event) => {
  const game = /** @type {HTMLSelectElement} */ (event.target).value;
  const mode = new URLSearchParams(location.search).get("mode");
  location.href = `/new?game=${encodeURIComponent(game)}${mode ? `&mode=${encodeURIComponent(mode)}` : ""}`;
});
fit();
show();
