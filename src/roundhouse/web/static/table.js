/** The page of one table: the view that came with it, and everything that listens to it. */

import { setUpBoard } from "./board.js";
import { setUpChat, setUpNotes } from "./chat.js";
import { setUpChoices } from "./choices.js";
import { must } from "./dom.js";
import { setUpHandOver } from "./handover.js";
import { setUpHint } from "./hint.js";
import { setUpHistory } from "./history.js";
import { setUpKeys } from "./keys.js";
import { setUpLesson } from "./lesson.js";
import { setUpLive } from "./live.js";
import { setUpLog } from "./log.js";
import { setUpPlayers } from "./players.js";
import { setUpReview } from "./review.js";
import { setUpScores } from "./scores.js";
import { sound } from "./sounds.js";
import { TableState } from "./state.js";
import { setUpTabs } from "./tabs.js";
import { setUpUndo } from "./undo.js";

const table = new TableState(JSON.parse(must("view").textContent || "{}"));

/** @type {(choice: import("./types.js").Choice) => void} */
let play = async () => {};
setUpHandOver(table);
setUpBoard(table, (choice) => play(choice));
play = setUpChoices(table);
setUpUndo(table);
const hint = setUpHint(table, (choice) => play(choice));
setUpPlayers(table);
setUpLog(table);
const moments = setUpHistory(table);
const chat = setUpChat(table);
setUpNotes(table);
setUpScores(table);
const review = setUpReview(table);
setUpLesson(table);
setUpTabs();
setUpKeys(table, moments, hint);
table.onView((view, before) => {
  if (before && view.seq > before.seq) sound("move");
  document.body.dataset.seq = String(table.live.seq);
  document.body.dataset.mine = String(table.live.mine);
  document.body.dataset.over = String(table.live.over);
  must("commitment").textContent = table.live.commitment;
});
moments.fromAddress();
table.start();
setUpLive(table, chat, review);
document.body.dataset.ready = "yes";
