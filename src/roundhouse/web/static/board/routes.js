/** Routes on the board: all that a chosen thing can take, what each brings at its end, and the one that is pointed at. */

import { must, svg } from "../shared/dom.js";
import { seatMark } from "../shared/mark.js";
import { still } from "../shared/prefs.js";
import { announce } from "../shared/voice.js";
import { inFigures, word } from "../shared/words.js";
import { sameQuestion } from "../table/question.js";
import { middle } from "./frames.js";
import { embrace } from "./section.js";

/**
 * @import { Route, View } from "../shared/wire.js"
 * @import { TableState } from "../table/state.js"
 * @typedef {{left: number, right: number, top: number, bottom: number}} Box
 */

const HIGH = 26; // of the tag at an end, on the screen at least
const GAIN = 44; // wide, for one player in a tag

export class RouteBoard {
  /**
   * @param {TableState} table
   * @param {(route: Route) => Promise<void>} play
   */
  constructor(table, play) {
    this.table = table;
    this.play = play;
    /** The thing whose routes somebody wanted to see. */
    this.chosen = "";
    /** The thing that the mouse or the keyboard is at, whose routes are shown as long as it is. */
    this.near = "";
    /** @type {Route | null} */
    this.lit = null;
  }

  /** All routes that are offered now. */
  get offered() {
    return this.table.asked ? this.table.view.routes?.offered ?? [] : [];
  }

  /**
   * Whether a thing on the board is chosen to see its routes.
   * @param {string} id
   */
  begins(id) {
    return this.offered.some((route) => route.start === id);
  }

  /**
   * A thing is tapped: its routes appear, and another tap takes them away. From the keyboard one goes on to their list.
   * @param {Element} target
   * @param {boolean} byKey
   */
  tap(target, byKey) {
    const again = this.table.place === target.id;
    this.lit = null;
    this.chosen = again ? "" : target.id;
    this.table.choosePlace(again ? null : target.id);
    if (again) return;
    this.embrace();
    const n = this.offered.filter((route) => route.start === target.id).length;
    announce(word("routes_of", { what: target.getAttribute("data-title") ?? "", n }));
    if (byKey) /** @type {HTMLElement | null} */ (document.querySelector("#answers .route"))?.focus({ preventScroll: true });
  }

  /** Show all that is drawn of the routes, clear of the question where that lies over the board. */
  embrace() {
    const layer = document.querySelector(".routes");
    const picture = layer instanceof SVGGraphicsElement ? layer.ownerSVGElement : null;
    if (!picture || !(layer instanceof SVGGraphicsElement)) return;
    const { x, y, width, height } = layer.getBBox();
    const rim = 40; // a stop is larger than the end of a line in its middle
    embrace(picture, { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim });
    this.draw();
    const asked = must("asking");
    if (getComputedStyle(asked).position !== "fixed") return;
    const hidden = picture.getBoundingClientRect().bottom - asked.getBoundingClientRect().top;
    if (hidden > 0) scrollBy({ top: hidden, behavior: still() ? "instant" : "smooth" });
  }

  /**
   * Play the best route of those shown that ends at a place.
   * @param {Element} target
   */
  tapEnd(target) {
    const found = this.shown().find((route) => document.getElementById(route.end)?.contains(target));
    if (found && !this.near) void this.play(found);
  }

  /** The routes that are drawn: of what is chosen, or else of what is pointed at. */
  shown() {
    const place = this.table.place || this.near;
    return this.offered.filter((route) => route.start === place || !route.start);
  }

  /** @param {string} id */
  approach(id) {
    const near = this.table.place || !this.begins(id) ? "" : id;
    if (near === this.near) return;
    this.near = near;
    this.draw();
  }

  /**
   * Point at a route: it is drawn above all others.
   * @param {Route | null} route
   */
  light(route) {
    this.lit = route;
    this.draw();
  }

  /** The question has changed: nothing is chosen any more. */
  leave() {
    this.near = "";
    this.lit = null;
    if (this.chosen && this.table.place === this.chosen) this.table.choosePlace(null);
    this.chosen = "";
    this.draw();
  }

  draw() {
    for (const old of document.querySelectorAll(".routes, .route-end")) old.classList.contains("routes") ? old.remove() : old.classList.remove("route-end");
    const routes = this.shown();
    const all = this.lit && !routes.includes(this.lit) ? [this.lit, ...routes] : routes;
    const end = all[0] && document.getElementById(all[0].end);
    const picture = end instanceof SVGGraphicsElement ? end.ownerSVGElement : null;
    const passing = this.near !== "" || !routes.length;
    must("pictures").classList.toggle("routed", picture !== null && !passing);
    if (!picture) return;
    const pieces = this.table.view.routes?.legs ?? [];
    const layer = svg("g", { class: passing ? "routes passing" : "routes", "aria-hidden": "true" });
    for (const leg of new Set(routes.flatMap((route) => route.legs))) layer.append(this.leg(leg, pieces[leg], routes));
    if (this.lit) {
      const d = this.lit.legs.map((leg) => pieces[leg]).join("");
      layer.append(svg("path", { class: "route-case", d }), svg("path", { class: "route-lit", d }));
    }
    /** @type {Map<string, Route>} */
    const best = new Map();
    for (const route of this.lit ? [this.lit, ...all] : all) if (!best.has(route.end)) best.set(route.end, route);
    picture.append(layer);
    /** @type {Box[]} */
    const taken = [];
    for (const route of best.values()) this.tag(layer, picture, route, taken);
  }

  /**
   * A piece of line. Pointing at it shows the best route over it; a finger points with one tap and plays with the next.
   * @param {number} leg
   * @param {string} d
   * @param {Route[]} routes
   */
  leg(leg, d, routes) {
    const best = () => (this.lit?.legs.includes(leg) ? this.lit : routes.find((route) => route.legs.includes(leg)));
    const made = svg("g", { class: "route-leg" }, svg("path", { class: "route-case", d }), svg("path", { class: "route-line", d }), svg("path", { class: "route-reach", d }));
    made.addEventListener("click", (event) => {
      const route = best();
      const { clientX, clientY } = /** @type {MouseEvent} */ (event);
      event.stopPropagation();
      const below = document.elementsFromPoint(clientX, clientY).map((one) => one.closest(".can")).find((one) => one && this.begins(one.id));
      if (below) return this.tap(below, false); // lines go through where other things lie
      if (!route) return;
      if (/** @type {PointerEvent} */ (event).pointerType === "touch" && this.lit !== route) this.light(route);
      else void this.play(route);
    });
    made.addEventListener("pointermove", (event) => {
      const route = best();
      if (event.pointerType === "mouse" && route && this.lit !== route) this.light(route);
    });
    return made;
  }

  /**
   * What a route brings everybody, at its end; clear of the other tags.
   * @param {Element} layer
   * @param {SVGSVGElement} picture
   * @param {Route} route
   * @param {Box[]} taken
   */
  tag(layer, picture, route, taken) {
    const end = document.getElementById(route.end);
    if (!end) return;
    end.classList.add("route-end");
    const { x, y, size, scale } = middle(picture, end.querySelector(".hit") ?? end);
    const earns = earnings(route, this.table.view);
    const k = Math.max(0.9, 1 / scale);
    const [wide, high] = [k * (Math.max(1, earns.length) * GAIN + 10), k * HIGH];
    const box = { left: x - wide / 2, right: x + wide / 2, top: y - size * 0.5 - high / 2, bottom: y - size * 0.5 + high / 2 };
    const inside = picture.viewBox.baseVal;
    const shift = Math.max(0, inside.x + 2 - box.left) - Math.max(0, box.right - inside.x - inside.width + 2);
    box.left += shift;
    box.right += shift;
    for (let drop = Math.max(0, inside.y + 2 - box.top); ; drop = high + 1) {
      box.top += drop;
      box.bottom += drop;
      if (!taken.some((other) => other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom)) break;
    }
    taken.push(box);
    const tag = svg("g", { class: "route-tag", transform: `translate(${box.left} ${box.top}) scale(${k})`, onclick: () => void this.play(route) });
    tag.append(svg("rect", { width: wide / k, height: HIGH, rx: HIGH / 2 }));
    if (!earns.length) tag.append(svg("text", { x: wide / k / 2, y: 18, "text-anchor": "middle" }, "+0"));
    for (const [n, { player, gain }] of earns.entries()) {
      const mark = seatMark(player);
      for (const [name, value] of Object.entries({ x: 6 + n * GAIN, y: 4, width: 18, height: 18 })) mark.setAttribute(name, String(value));
      tag.append(mark, svg("text", { x: 27 + n * GAIN, y: 18 }, `+${inFigures(gain)}`));
    }
    layer.append(tag);
  }
}

/**
 * Who gets what by a route, whoever looks first.
 * @param {Route} route
 * @param {View} view
 */
export function earnings(route, view) {
  const found = view.players.map((player) => ({ player, gain: route.gains[player.seat] })).filter(({ gain }) => gain);
  return found.sort((one, other) => Number(other.player.seat === view.seat) - Number(one.player.seat === view.seat));
}

/** The routes of the page's table; @type {RouteBoard | null} */
let routes = null;

/**
 * Draw a route that somebody points at in a list.
 * @param {Route | null} route
 */
export function lightRoute(route) {
  routes?.light(route);
}

/**
 * @param {TableState} table
 * @param {(route: Route) => Promise<void>} play
 */
export function setUpRoutes(table, play) {
  const board = (routes = new RouteBoard(table, play));
  const boards = must("pictures");
  table.onView((view, before) => (sameQuestion(view, before) ? board.draw() : board.leave()));
  table.onPlace(() => {
    board.near = "";
    board.draw();
  });
  const at = (/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest(".can")?.id ?? "";
  boards.addEventListener("pointerover", (event) => event.pointerType === "mouse" && board.approach(at(event)));
  boards.addEventListener("pointerleave", () => board.approach(""));
  boards.addEventListener("focusin", (event) => board.approach(/** @type {Element} */ (event.target).matches(":focus-visible") ? at(event) : ""));
  boards.addEventListener("focusout", () => board.approach(""));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !table.place || !board.begins(table.place)) return;
    const target = document.getElementById(table.place);
    table.choosePlace(null);
    if (target instanceof SVGElement) target.focus({ preventScroll: true });
    event.stopPropagation();
  }, { capture: true });
  return board;
}
