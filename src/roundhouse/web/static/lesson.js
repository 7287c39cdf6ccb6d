/** The first lesson: what to do now, and where. The text comes from the server. */

import { announce, el, must, word } from "./dom.js";

/** @typedef {import("./state.js").TableState} TableState */

/** @param {TableState} table */
export function setUpLesson(table) {
  let said = "";
  table.onView((view) => {
    const place = must("lesson");
    const lesson = view.lesson;
    place.hidden = !lesson;
    if (!lesson) return;
    const progress = lesson.done ? "" : word("lesson_step", { n: lesson.n, of: lesson.of });
    const paragraphs = lesson.text.split("\n").filter(Boolean).map((text) => el("p", {}, text));
    const next = lesson.done
      ? el("a", { class: "button", href: "/" }, word("lesson_done"))
      : lesson.move === null
        ? el("button", { type: "button", class: "primary", onclick: () => forward(table, lesson.n) }, word("next"))
        : null;
    place.replaceChildren(el("p", { class: "eyebrow" }, progress), el("h2", {}, lesson.title), ...paragraphs, next ?? "");
    if (said !== lesson.text) announce(lesson.text);
    said = lesson.text;
    point(lesson.targets, lesson.move);
  });
}

/**
 * @param {TableState} table
 * @param {number} n
 */
async function forward(table, n) {
  if (await table.tell("lesson", { n })) await table.refresh();
}

/**
 * Mark what the lesson speaks of.
 * @param {string[]} targets
 * @param {string | null} move
 */
function point(targets, move) {
  for (const old of document.querySelectorAll(".wanted")) old.classList.remove("wanted");
  for (const id of targets) document.getElementById(id)?.classList.add("wanted");
  for (const button of document.querySelectorAll("#answers [data-move]")) {
    if (move !== null && /** @type {HTMLElement} */ (button).dataset.move === move) button.classList.add("wanted");
  }
  if (move !== null) document.querySelector("#answers .wanted")?.scrollIntoView({ block: "nearest" });
}
