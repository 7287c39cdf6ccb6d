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
    const base = must("help-link").dataset.base;
    const more = lesson.help ? el("a", { href: `${base}#${lesson.help}`, target: "_blank" }, word("lesson_more")) : "";
    place.replaceChildren(el("p", { class: "eyebrow" }, progress), el("h2", {}, lesson.title), ...paragraphs, more);
    if (said !== lesson.text) announce(lesson.text);
    said = lesson.text;
    point(lesson.targets, lesson.moves ?? []);
  });
}

/**
 * Mark what the lesson speaks of.
 * @param {string[]} targets
 * @param {string[]} moves
 */
function point(targets, moves) {
  for (const old of document.querySelectorAll(".wanted")) old.classList.remove("wanted");
  for (const id of targets) document.getElementById(id)?.classList.add("wanted");
  for (const button of document.querySelectorAll("#answers [data-move]")) {
    if (moves.includes(/** @type {HTMLElement} */ (button).dataset.move ?? "")) button.classList.add("wanted");
  }
  if (moves.length) document.querySelector("#answers .wanted")?.scrollIntoView({ block: "nearest" });
}
