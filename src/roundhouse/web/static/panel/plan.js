/** Plans: how the game might go on, on the same board, for the eyes of one person; and the orders for one's turn. */

import { el, must } from "../shared/dom.js";
import { complain } from "../shared/net.js";
import { announce, toast } from "../shared/voice.js";
import { inFigures, word } from "../shared/words.js";
import { settle } from "./choices.js";

/**
 * @import { GivenOrder, GiveOrder, KeptOrders, KeptPlan, OfferedOrder, Ordered, Plans } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 */

const SOON = 1500; // milliseconds; by then the server has looked after the orders of whose turn it is

/**
 * @param {TableState} table
 * @returns {(order: GiveOrder) => Promise<boolean>} gives an order; whether that was possible
 */
export function setUpPlan(table) {
  const button = must("plan-button");
  const play = /** @type {HTMLButtonElement} */ (must("plan-play"));
  const order = /** @type {HTMLButtonElement} */ (must("plan-order"));
  const keep = /** @type {HTMLButtonElement} */ (must("plan-keep"));
  const name = /** @type {HTMLInputElement} */ (must("plan-name"));
  const automatic = /** @type {HTMLInputElement} */ (must("orders-automatic"));
  /** @type {Plans} */
  let plans = { kept: [], points: [] };
  let turn = table.live.turn;

  /** @param {Promise<Plans | null>} asked */
  const take = async (asked) => {
    plans = (await asked.catch(complain)) ?? plans;
    list();
  };
  const list = () => must("plan-list").replaceChildren(...plans.kept.map((one) => el("li", {}, ...kept(one))));
  const points = (/** @type {number[]} */ at) => {
    const now = plans.points[table.live.seat] ?? 0;
    const then = at[table.live.seat] ?? 0;
    return word("plan_points", { n: then, more: (then < now ? "" : "+") + inFigures(then - now) });
  };
  const kept = (/** @type {KeptPlan} */ one) => {
    const open = () => void settle(() => table.think(one.moves.map((move) => [move]), one.at));
    const told = one.fits ? points(one.points) : word("plan_unfit");
    const drop = () => void take(table.tell(`plans/${one.id}/drop`, {}));
    return [
      el("button", { type: "button", class: "small", disabled: !one.fits, onclick: open }, one.name), el("span", {}, told),
      el("button", { type: "button", class: "small plain", "aria-label": word("plan_drop", { name: one.name }), title: word("plan_drop", { name: one.name }), onclick: drop }, "✕"),
    ];
  };
  button.addEventListener("click", () => {
    if (table.plan) return table.now();
    if (button.hidden) return; // the key for it works everywhere
    void settle(() => table.think([]));
    void take(table.requests.get("plans"));
  });
  must("plan-close").addEventListener("click", () => table.now());
  play.addEventListener("click", () => void settle(() => table.playPlan()));
  must("plan-keeping").addEventListener("submit", (event) => {
    event.preventDefault();
    if (table.plan) void take(table.tell("plans", { at: table.plan.at, moves: table.planned, name: name.value }));
    name.value = "";
  });

  /** @param {KeptOrders | null} orders */
  const note = (orders) => {
    if (!orders) return;
    const waits = orders.plan;
    must("order-plan").hidden = !waits;
    must("order-text").textContent = waits ? word("order_waits", { n: waits.length }) : "";
    must("order-list").replaceChildren(...orders.standing.map((one) => standing(one, (drop) => void tell({ drop }))));
    must("order-note").hidden = !waits && !orders.standing.length;
    const given = new Map(orders.standing.map((one) => [one.name, one.text]));
    must("order-kinds").replaceChildren(...orders.offered.map((kind) => offer(kind, given.get(kind.name), (add) => void give(add))));
    automatic.checked = orders.automatic;
    if (orders.told) toast(orders.told);
    if (waits && table.live.mine) setTimeout(check, SOON); // it is being carried out, or will not be
  };
  const tell = async (/** @type {Ordered} */ change) => {
    const told = await table.tell("orders", change, "PUT");
    note(told);
    return Boolean(told);
  };
  const give = async (/** @type {GiveOrder} */ add) => {
    if (!(await tell({ add }))) return;
    const line = must("order-kinds").querySelector(`[data-order="${add.name}"]`); // it was made anew: the keyboard stays there
    line?.querySelector("button")?.focus();
    announce(line?.querySelector("span")?.textContent ?? "");
  };
  order.addEventListener("click", async () => {
    if (table.plan && (await tell({ plan: { at: table.plan.at, moves: table.planned } }))) {
      table.now();
      toast(word("order_given"));
    }
  });
  must("order-cancel").addEventListener("click", () => void tell({ plan: null }));
  automatic.addEventListener("change", () => void tell({ automatic: automatic.checked }));
  must("orders-button").addEventListener("click", () => {
    check();
    /** @type {HTMLDialogElement} */ (must("orders")).showModal();
  });
  const check = () => void table.requests.get("orders").then(note, () => {});

  table.onView((view) => {
    const { live } = table;
    const none = live.seat < 0 || live.status !== "running" || live.house || live.abandoned || live.lesson !== null || Boolean(live.players[live.seat]?.left);
    must("orders-button").hidden = none;
    const leaves = table.plan !== null && document.activeElement === button; // it goes: the keyboard goes on with the plan
    button.hidden = none || table.plan !== null;
    document.body.classList.toggle("planning", Boolean(table.plan));
    must("plan").hidden = !table.plan;
    if (leaves) must("plan").focus({ preventScroll: true });
    if (table.plan) {
      const own = view.players[live.seat]?.score ?? 0;
      const more = own - (live.players[live.seat]?.score ?? 0);
      must("plan-text").textContent = word("plan_text", { n: table.planned.length, points: inFigures(own), more: (more < 0 ? "" : "+") + inFigures(more) });
      play.hidden = !live.mine;
      play.disabled = order.disabled = keep.disabled = !table.planned.length;
      order.hidden = live.mine;
    }
    if (turn !== live.turn && live.seat >= 0) {
      turn = live.turn;
      if (!must("order-note").hidden) check();
    }
  });
  if (table.live.seat >= 0 && table.live.status === "running") check();
  return (add) => tell({ add });
}

/**
 * An order that holds, with the way to drop it.
 * @param {GivenOrder} order
 * @param {(name: string) => void} drop
 */
function standing({ name, text }, drop) {
  const label = word("order_drop", { name: text });
  return el("li", {}, el("span", {}, text), el("button", { type: "button", class: "round", "aria-label": label, title: label, onclick: () => drop(name) }, "✕"));
}

const PICKS = 3; // things that an order names one after the other

/**
 * An order that can be given, with what it needs; one that holds is marked, and can be given anew.
 * @param {OfferedOrder} kind
 * @param {string | undefined} given
 * @param {(order: GiveOrder) => void} give
 */
function offer({ name, text, least, most, picks }, given, give) {
  const number = most ? el("input", { type: "number", min: least, max: most, value: Math.min(most, Math.max(least, 1)), required: true, "aria-label": text }) : null;
  const chosen = picks.length
    ? Array.from({ length: PICKS }, (_, place) =>
        el("select", { "aria-label": `${text} ${place + 1}` }, el("option", { value: "" }, "–"), ...picks.map((pick) => el("option", { value: pick.value }, pick.label))))
    : [];
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    give({ name, number: Number(number?.value ?? 0), picks: [...new Set(chosen.map((one) => one.value))].filter(Boolean) });
  };
  return el("li", { "data-order": name }, el("form", { class: "row", onsubmit: submit }, el("span", {}, given ? `✓ ${given}` : text), number, ...chosen, el("button", { class: "small" }, word("order_give"))));
}
