/** The boards of the table, brought up to date with every view. */

import { must } from "../shared/dom.js";
import { sameQuestion } from "../table/question.js";
import { closeChooser } from "./chooser.js";
import { setUpDescription } from "./description.js";
import { setUpGhost } from "./ghost.js";
import { listLinks } from "./links.js";
import { motionTo } from "./motion.js";
import { setUpPicking } from "./picking.js";
import { markPicks } from "./picks.js";
import { drawPictures } from "./pictures.js";
import { setUpRoutes } from "./routes.js";
import { raiseBoard } from "./sight.js";
import { setUpTips } from "./tips.js";

/**
 * @import { Play } from "./draft.js"
 * @import { TableState } from "../table/state.js"
 */

const LONG = 250; // milliseconds until a change that is under way is shown on the board

/**
 * @param {TableState} table
 * @param {Play} play
 */
export function setUpBoard(table, play) {
  const boards = must("pictures");
  table.onView((view, before) => {
    const anew = !sameQuestion(view, before);
    if (anew) closeChooser();
    if (anew && table.asked && !view.lesson) raiseBoard(); // a lesson shows what it speaks of
    const focused = document.activeElement?.id;
    const setMoving = motionTo(table.drawn);
    drawPictures(table.drawn);
    markPicks(table, view); // what is drawn anew takes the keyboard only from here on
    if (focused && document.activeElement === document.body) focusOn(document.getElementById(focused));
    listLinks(view);
    queueMicrotask(() => setMoving(table.live.turns)); // when all who measure the board have done so
  });
  let soon = 0;
  table.onBusy((busy) => {
    clearTimeout(soon);
    if (busy) soon = window.setTimeout(() => boards.classList.add("busy"), LONG); // every place gets another pointer: not for an instant
    else boards.classList.remove("busy");
  });
  setUpDescription(table);
  setUpPicking(table, boards, setUpGhost(table, play), setUpRoutes(table, play), play);
  setUpTips(table, boards);
}

/** @param {Element | null} found */
function focusOn(found) {
  if (found instanceof SVGElement && found.hasAttribute("tabindex")) found.focus({ preventScroll: true });
}
