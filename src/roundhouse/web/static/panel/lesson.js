/** The first lesson: what to do now, and where. The text comes from the server. */

import { reveal } from "../board/section.js";
import { el, must } from "../shared/dom.js";
import { still } from "../shared/prefs.js";
import { announce } from "../shared/voice.js";
import { word } from "../shared/words.js";
import { sameQuestion } from "../table/question.js";
import { found, light } from "./spotlight.js";

/**
 * @import { Lesson, View } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

const ABOVE = 56; // pixels at the upper edge, where the links to the parts stay
const RIM = 16; // pixels around what is marked that belong to the mark

/** @param {TableState} table */
export function setUpLesson(table) {
  let read = 0; // pages that come before the first move
  let said = "";
  let closed = false; // whether the farewell has been read
  /** What is marked on the board; @type {Element | null} */
  let marked = null;

  /**
   * @param {number} to
   * @param {string} button that takes the keyboard if there is one
   */
  const turn = (to, button) => {
    read = to;
    show(table.view, true);
    const next = document.querySelector(`#lesson ${button}`) ?? document.querySelector("#lesson button, #turn .wanted");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };

  const close = () => {
    closed = true;
    show(table.view, false);
    must("prompt").focus({ preventScroll: true });
  };

  /**
   * @param {View} view
   * @param {boolean} fresh whether there is something new to look at
   */
  const show = (view, fresh) => {
    const lesson = view.lesson;
    const place = must("lesson");
    place.hidden = !lesson || (lesson.done && closed);
    const pages = lesson?.pages ?? [];
    const page = pages[read];
    must("turn").hidden = !!page;
    light((page ?? lesson)?.targets ?? []);
    if (!lesson) return;
    const paragraphs = (page ?? lesson).text.split("\n").filter(Boolean);
    if (!page && lesson.why) paragraphs.push(lesson.why);
    if (page && read === pages.length - 1) paragraphs.push(word("lesson_marks"));
    place.replaceChildren(...heading(lesson, page && { n: read + 1, of: pages.length }), ...told(paragraphs, (page ?? lesson).help));
    if (lesson.done) place.prepend(el("button", { type: "button", class: "round done", "aria-label": word("close"), title: word("close"), onclick: close }, "✕"));
    if (pages.length) place.append(ways(read, pages.length, turn));
    const news = paragraphs.filter((text) => !said.includes(text));
    said = paragraphs.join("\n");
    marked = point((page ?? lesson).targets, page ? [] : lesson.moves);
    const what = marked && called(marked);
    if (news.length && what) news.push(word("lesson_points", { what }));
    if (news.length) announce(news.join(" "));
    if (fresh) sight(marked);
  };
  table.onView((view, before) => show(view, !sameQuestion(view, before)));
  table.onPlace(() => show(table.view, false)); // the answers are listed anew
  addEventListener("resize", () => requestAnimationFrame(() => table.view.lesson && sight(marked)));
}

/**
 * @param {Lesson} lesson
 * @param {{n: number, of: number}} [page]
 */
function* heading(lesson, page) {
  if (page) yield el("p", { class: "eyebrow" }, word("lesson_before", page));
  else if (!lesson.done) yield el("p", { class: "eyebrow" }, word("lesson_step", { n: lesson.n, of: lesson.of }));
  if (page || lesson.done) yield el("h2", {}, lesson.title); // between them every line counts
}

/**
 * The paragraphs, with the way to the rules at the end of the last one.
 * @param {string[]} paragraphs
 * @param {string} [help]
 */
function told(paragraphs, help) {
  const made = paragraphs.map((text) => el("p", {}, text));
  const more = { href: `${must("help-link").dataset.base}#${help}`, target: "_blank" };
  if (help) made.at(-1)?.append(" ", el("a", more, word("lesson_more")));
  return made;
}

/**
 * Buttons to leaf through the pages before the first move.
 * @param {number} at
 * @param {number} of
 * @param {(to: number, button: string) => void} turn
 */
function ways(at, of, turn) {
  const row = el("div", { class: "row" });
  if (at > 0) row.append(el("button", { type: "button", class: "back", onclick: () => turn(at - 1, ".back") }, word("lesson_back")));
  if (at < of) row.append(el("button", { type: "button", class: "primary", onclick: () => turn(at + 1, ".primary") }, word("lesson_next")));
  return row;
}

/**
 * Mark what the lesson speaks of, and tell where it is on the board.
 * @param {string[]} targets
 * @param {string[]} moves
 */
function point(targets, moves) {
  for (const old of document.querySelectorAll(".wanted")) {
    old.classList.remove("wanted");
    old.removeAttribute("aria-current");
  }
  const marked = targets.map(found);
  for (const one of marked) one?.classList.add("wanted");
  for (const button of document.querySelectorAll("#turn [data-move]")) {
    const { dataset: { move = "" }, classList } = /** @type {HTMLElement} */ (button);
    if (classList.contains("quick")) {
      if (move === moves[0]) /** @type {HTMLElement} */ (button).click(); // of numbers, the one that is spoken of is chosen
      continue;
    }
    if (!moves.includes(move)) continue;
    button.classList.add("wanted");
    button.setAttribute("aria-current", "step");
    for (let fold = button.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
  }
  return marked.find((one) => one) ?? null;
}

/**
 * What a marked place is called, for those who do not see the arrow.
 * @param {Element} marked
 */
function called(marked) {
  return marked.getAttribute("aria-label") ?? marked.querySelector(".part-title")?.textContent ?? "";
}

/**
 * Bring what is marked into sight: among the answers, and on the board, clear of what lies over it.
 * @param {Element | null} marked
 */
function sight(marked) {
  const answer = document.querySelector("#turn .wanted");
  if (answer) {
    const list = must("turn");
    const box = list.getBoundingClientRect();
    const line = answer.getBoundingClientRect();
    const ways = must("ways-back");
    const over = getComputedStyle(ways).position === "sticky" ? ways.offsetHeight : 0;
    const hidden = line.top < box.top || line.bottom > box.bottom - over;
    if (hidden) list.scrollTop += line.top - box.top - (box.height - over - line.height) / 2;
    if (document.activeElement?.closest("#answers, #ways-out")) /** @type {HTMLElement} */ (answer).focus({ preventScroll: true });
  }
  if (!marked) return;
  marked.closest("details")?.setAttribute("open", "");
  if (marked instanceof SVGGraphicsElement) reveal(marked);
  const asked = must("asking");
  const last = (getComputedStyle(asked).position === "fixed" ? asked.getBoundingClientRect().top : innerHeight) - RIM;
  const box = marked.getBoundingClientRect();
  const first = ABOVE + (parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--headline")) || 0);
  if (box.top >= first && box.bottom <= last) return;
  const room = Math.max(0, (last - first - box.height) / 2); // what is too high shows its beginning
  scrollBy({ top: box.top - first - room, behavior: still() ? "instant" : "smooth" });
}
