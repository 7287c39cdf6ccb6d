/** The page of one table: the view that came with it, and everything that listens to it. */

import { setUpBoard } from "../board/board.js";
import { setUpChanges } from "../board/changes.js";
import { setUpPace } from "../board/pace.js";
import { setUpMissingPlayer } from "../panel/missing_player.js";
import { setUpChat } from "../panel/chat.js";
import { setUpChoices } from "../panel/choices.js";
import { setUpHint } from "../panel/hint.js";
import { setUpHistory } from "../panel/history.js";
import { setUpLesson } from "../panel/lesson.js";
import { setUpLog } from "../panel/log.js";
import { setUpNotices } from "../panel/notices.js";
import { setUpNotes } from "../panel/notes.js";
import { setUpPanel } from "../panel/panel.js";
import { setUpPlan } from "../panel/plan.js";
import { setUpSince } from "../panel/since.js";
import { setUpTabs } from "../panel/tabs.js";
import { setUpUndo } from "../panel/undo.js";
import { setUpReview } from "../result/review.js";
import { setUpScores } from "../result/scores.js";
import { must } from "../shared/dom.js";
import { setUpAid } from "./aid.js";
import { setUpClock } from "./clock.js";
import { setUpFullScreen } from "./fullscreen.js";
import { setUpHandOver } from "./handover.js";
import { setUpHeadline } from "./headline.js";
import { setUpKeys } from "./keys.js";
import { setUpLastTurns } from "./last.js";
import { setUpLive } from "./live.js";
import { setUpNext } from "./next.js";
import { setUpPlayers } from "./players.js";
import { setUpPresence } from "./presence.js";
import { setUpShown } from "./shown.js";
import { setUpSignals } from "./signals.js";
import { TableState } from "./state.js";

/** @import { Choice, GiveOrder, Route, Way } from "../shared/wire.js" */

const table = new TableState(JSON.parse(must("view").textContent || "{}"));

/** @type {(answer: Choice | Route, way?: Way, then?: string[], apart?: number[]) => Promise<void>} */
let play = async () => {};
/** @type {(order: GiveOrder) => Promise<boolean>} */
let give = async () => false;
setUpShown();
setUpHandOver(table);
const showNext = setUpPace(table); // before the board, which draws what this says
setUpBoard(table, (answer, then = [], apart = []) => play(answer, undefined, then, apart));
play = setUpChoices(table, (order) => give(order));
give = setUpPlan(table); // before undo, which shows the row of its button
setUpUndo(table);
const hint = setUpHint(table, (choice, way) => play(choice, way));
setUpPlayers(table);
const presence = setUpPresence(table); // after the players, in whose chips it is seen
setUpMissingPlayer(table);
setUpClock(table); // after the players, whose chips it is seen in
setUpHeadline();
setUpAid(table);
const changes = setUpChanges(table);
setUpLastTurns(table, changes);
const sinceHasRoom = setUpSince(table, changes);
setUpLog(table);
const moments = setUpHistory(table);
const chat = setUpChat(table);
setUpNotes(table);
setUpNotices(table.requests.base);
setUpScores(table);
const review = setUpReview(table);
setUpPanel(table, sinceHasRoom);
setUpLesson(table);
setUpTabs();
setUpFullScreen();
setUpNext(table);
setUpKeys(table, moments, hint, showNext);
table.onView(() => {
  document.body.dataset.seq = String(table.live.seq);
  document.body.dataset.mine = String(table.live.mine);
  document.body.dataset.over = String(table.live.over);
  must("commitment").textContent = table.live.commitment;
});
setUpSignals(table);
moments.fromAddress();
table.start();
setUpLive(table, chat, review, presence);
document.body.dataset.ready = "yes";
