/** The form for a new table: as many seats as players, and only the fields that matter. */

import { must } from "./dom.js";

const players = /** @type {HTMLSelectElement} */ (must("players"));

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

document.addEventListener("change", show);
document.getElementById("game")?.addEventListener("change", (event) => {
  const game = /** @type {HTMLSelectElement} */ (event.target).value;
  location.href = `/new?game=${encodeURIComponent(game)}`;
});
show();
