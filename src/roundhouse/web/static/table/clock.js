/** Clocks: how long whoever is waited for may still think, in the chip of every player. */

import { el } from "../shared/dom.js";
import { serverTime } from "../shared/net.js";
import { announce } from "../shared/voice.js";
import { word } from "../shared/words.js";

/**
 * @import { Clock, View } from "../shared/wire.js"
 * @import { TableState } from "./state.js"
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @param {TableState} table */
export function setUpClock(table) {
  let warned = -1; // the deadline of which was told that it is near
  const show = () => {
    const view = table.live;
    const clock = view.clock;
    for (const [seat, chip] of document.querySelectorAll("#players > .player").entries()) {
      for (const old of chip.querySelectorAll(".clock")) old.remove();
      chip.querySelector(".tags")?.append(...(clock ? signs(view, clock, seat) : []));
    }
    tick();
  };
  const tick = () => {
    const clock = table.live.clock;
    const until = clock?.deadline;
    if (!clock || until === null || until === undefined) return;
    const left = timeLeft(clock, until);
    const shown = document.querySelector(".clock.running");
    if (shown) {
      shown.textContent = left > 0 ? told(clock, left) : word("clock_up");
      shown.classList.toggle("short", left < shortOf(clock));
      shown.classList.toggle("stands", standsUntil(clock) !== null);
    }
    if (clock.seat === table.live.seat && left > 0 && left < shortOf(clock) && warned !== until) {
      warned = until;
      announce(word("clock_short", { time: inShort(left) }));
    }
  };
  table.onView(show);
  setInterval(tick, SECOND);
}

/**
 * What is left of the time that counts.
 * @param {Clock} clock
 * @param {number} until
 */
function timeLeft(clock, until) {
  const now = serverTime();
  const quiet = clock.pauses.map(([begin, end]) => Math.max(0, Math.min(end, until) - Math.max(begin, now)));
  return until - now - quiet.reduce((sum, one) => sum + one, 0);
}

/**
 * Until when time stands, if it does.
 * @param {Clock} clock
 */
function standsUntil(clock) {
  const now = serverTime();
  return clock.pauses.find(([begin, end]) => begin <= now && now < end)?.[1] ?? null;
}

/**
 * What is left in words: that it stands, that the reserve is being used, or when it will be.
 * @param {Clock} clock
 * @param {number} left
 */
function told(clock, left) {
  const reserve = clock.reserve_from;
  const stands = standsUntil(clock);
  const uses = reserve !== null && reserve <= serverTime();
  const time = uses ? word("clock_reserve", { time: inShort(left) }) : apart(clock, left);
  if (stands !== null) return `${time} · ${word("clock_stands", { time: moment(stands) })}`;
  if (uses || clock.kind === "live" || reserve === null || reserve === clock.deadline) return time;
  return `${time} · ${word("clock_reserve_from", { time: moment(reserve) })}`;
}

/**
 * What is left of the turn, and the reserve that comes after it, as beside the others' names.
 * @param {Clock} clock
 * @param {number} left of both
 */
function apart(clock, left) {
  const turn = clock.reserve_from === null ? left : timeLeft(clock, clock.reserve_from);
  return turn < left ? `${inShort(turn)} +${inShort(left - turn)}` : inShort(left);
}

/**
 * A moment in a few letters; a weekday is enough if it is the next one.
 * @param {number} at
 */
function moment(at) {
  /** @type {Intl.DateTimeFormatOptions} */
  const day = at - serverTime() < 6 * DAY ? { weekday: "short" } : { day: "numeric", month: "short" };
  return new Date(at).toLocaleString(document.documentElement.lang, { ...day, hour: "2-digit", minute: "2-digit" });
}

/**
 * What is left when somebody should hear of it.
 * @param {Clock} clock
 */
function shortOf(clock) {
  return clock.kind === "live" ? MINUTE : 3 * HOUR;
}

/**
 * What the chip of a player says of time.
 * @param {View} view
 * @param {Clock} clock
 * @param {number} seat
 */
function signs(view, clock, seat) {
  const player = view.players[seat];
  if (clock.late.includes(seat)) return [el("span", { class: "tag clock late" }, word("clock_late"))];
  if (clock.deadline === null || player?.kind !== "person") return [];
  if (clock.seat !== seat) {
    if (!clock.banks.some(Boolean)) return []; // nobody has a reserve
    const bank = word("clock_bank", { time: inShort(clock.banks[seat] ?? 0) });
    return [el("span", { class: "tag clock", title: bank }, el("span", { "aria-hidden": "true" }, `+${inShort(clock.banks[seat] ?? 0)}`), el("span", { class: "unseen" }, bank))];
  }
  const times = { since: moment(clock.since), time: moment(clock.deadline) };
  return [el("span", { class: "tag clock running", role: "timer", title: word("clock_until", times) })];
}

/**
 * A length of time in a few letters.
 * @param {number} left milliseconds
 */
function inShort(left) {
  const seconds = Math.max(0, Math.floor(left / SECOND));
  if (left >= 3 * DAY) return word("clock_days", { n: Math.round(left / DAY) });
  if (left >= 3 * HOUR) return word("clock_hours", { n: Math.round(left / HOUR) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
