/** The last turn of each player, at any time: a button on the chip, a long press or a right click; its things light up. */

import { spokenTurn } from "../panel/since.js";
import { el, must } from "../shared/dom.js";
import { announce } from "../shared/voice.js";
import { word } from "../shared/words.js";

/**
 * @import { Turn } from "../shared/wire.js"
 * @import { TableState } from "./state.js"
 */

const HOLD = 500; // milliseconds that make a press a long one

/**
 * @param {TableState} table
 * @param {{show: (turn: Turn | null) => void}} changes
 */
export function setUpLastTurns(table, changes) {
  const chips = must("players");
  const box = must("last-turn");
  let asked = 0; // the seat that the box speaks of
  const open = (/** @type {Element} */ chip) => {
    const player = table.live.players[[...chips.children].indexOf(chip)];
    if (!player || table.live.status === "waiting") return;
    const turn = table.live.turns.filter((one) => one.seat === player.seat).at(-1) ?? null;
    const line = turn ? spokenTurn(player.name, turn.text) : el("span", {}, word("no_turn_yet", { name: player.name }));
    const look = el("button", { type: "button", class: "small", onclick: () => (close(), void table.look(turn?.at ?? 0)) }, word("look_at"));
    box.replaceChildren(el("p", {}, line), ...(turn ? [look] : []));
    asked = player.seat;
    box.showPopover();
    const place = chip.getBoundingClientRect();
    box.style.top = `${place.bottom + 4}px`;
    box.style.left = `${Math.max(4, Math.min(place.left, innerWidth - box.offsetWidth - 4))}px`;
    announce(line.textContent ?? "");
    changes.show(turn);
    box.querySelector("button")?.focus({ preventScroll: true });
  };
  const close = () => {
    if (!box.matches(":popover-open")) return;
    const inside = box.contains(document.activeElement);
    box.hidePopover();
    changes.show(null);
    const button = chips.children[asked]?.querySelector(".last-button");
    if (inside && button instanceof HTMLElement) button.focus({ preventScroll: true });
  };
  // By hand: a popover that closes by itself would do so when the finger that called for it is lifted.
  document.addEventListener("pointerdown", (event) => !box.contains(/** @type {Node} */ (event.target)) && close());
  document.addEventListener("keydown", (event) => event.key === "Escape" && close());

  table.onView(() => {
    for (const [seat, chip] of [...chips.children].entries()) {
      const name = table.live.players[seat]?.name;
      if (!name || table.live.status === "waiting") continue;
      const label = word("last_turn", { name });
      chip.append(el("button", { type: "button", class: "last-button", title: label, "aria-label": label, onclick: () => open(chip) }, el("span", { "aria-hidden": "true" }, "⋯")));
    }
  });
  const chipOf = (/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest("#players > li");
  let timer = 0;
  let held = false;
  chips.addEventListener("contextmenu", (event) => {
    const chip = chipOf(event);
    if (!chip) return;
    event.preventDefault();
    clearTimeout(timer);
    open(chip);
  });
  chips.addEventListener("pointerdown", (event) => {
    const chip = chipOf(event);
    clearTimeout(timer);
    held = false;
    if (!chip || event.button) return;
    timer = window.setTimeout(() => {
      held = true;
      open(chip);
    }, HOLD);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) chips.addEventListener(end, () => clearTimeout(timer));
  // what follows a long press is no click on the name
  chips.addEventListener("click", (event) => held && (event.preventDefault(), event.stopPropagation(), (held = false)), true);
}
