/** Finding one among many choices that have a picture: by what is written there, and by how many play. */

import { plain } from "../shared/words.js";

/**
 * Let somebody search the choices of one option; the chosen one stays in sight whatever is looked for.
 * @param {HTMLElement} finder
 */
function setUp(finder) {
  const place = finder.closest("fieldset");
  const [search, number, told] = [finder.querySelector("input"), finder.querySelector("select"), finder.querySelector("output")];
  if (!place || !search || !number || !told) return;
  const rows = /** @type {HTMLElement[]} */ ([...place.querySelectorAll("[data-choice]")]);

  /** @param {HTMLElement} row */
  function fits(row) {
    const players = Number(number?.value);
    const text = plain(row.textContent ?? "");
    return (!players || (Number(row.dataset.least ?? 0) <= players && players <= Number(row.dataset.most ?? players)))
      && plain(search?.value ?? "").split(/\s+/).every((part) => text.includes(part));
  }

  function show() {
    for (const row of rows) row.hidden = !fits(row) && !row.querySelector("input:checked");
    const found = rows.filter(fits).length;
    if (told) told.textContent = (told.dataset.told ?? "").replace("{n}", String(found)).replace("{all}", String(rows.length));
  }

  finder.hidden = false;
  finder.addEventListener("input", show);
  place.addEventListener("change", show);
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter") event.preventDefault(); // it would send the form
  });
  show();
  place.querySelector("input:checked")?.closest("label")?.scrollIntoView({ block: "nearest" });
}

/** Every option of the page that has so many choices. */
export function setUpFinders() {
  for (const finder of document.querySelectorAll("[data-finder]")) {
    if (finder instanceof HTMLElement) setUp(finder);
  }
}
