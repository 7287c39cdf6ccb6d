/** Drawing a way with mouse or finger: from a place where something can be laid, or that it leads from, to others. */

import { toast } from "../shared/voice.js";
import { word } from "../shared/words.js";
import { Field, surface, under } from "./field.js";
import { SLACK } from "./panzoom.js";
import { magnify, pan, reveal } from "./section.js";
import { clearOf } from "./sight.js";

/**
 * @import { Draft } from "./draft.js"
 * @import { Draft as Answer } from "../shared/wire.js"
 * @typedef {{x: number, y: number}} Point
 * @typedef {{pointer: number, canvas: Element, place: Element, from: Point, at: Point, since: number, small: boolean, field: Field,
 *   way: string[], moves: string[], lead: string[], before: Answer, drawn: boolean}} Drag
 */

/** Places narrower than this, in pixels, cannot be told apart by a finger. */
export const FINGER = 30;
/** What is smaller than a finger is magnified to this, in pixels, before something is laid there. */
export const WIDE = 52;

const FLICK = 150; // milliseconds: a finger that sets off sooner than this, up or down, moves the page
const REST = 350; // milliseconds that a finger rests on a small place before it is magnified
const EDGE = 30; // pixels from the edge of the board where a way goes on beyond it
const PACE = 7; // pixels that the board moves in a frame then

/**
 * Magnify a way that was drawn on places too small for a finger, as far as all of it is still seen: now it is looked at.
 * @param {string[]} way
 */
function closeUp(way) {
  const places = way.map((id) => document.getElementById(id)).filter((one) => one instanceof SVGGraphicsElement);
  const picture = places[0]?.ownerSVGElement;
  if (!picture) return;
  const boxes = places.map((one) => surface(one).getBoundingClientRect());
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const room = clearOf(picture.parentElement ?? picture);
  const most = Math.min((room.right - room.left) / (right - left), (room.bottom - room.top) / (bottom - top));
  magnify(places[0], Math.min(WIDE, boxes[0].width * most), { x: (left + right) / 2, y: (top + bottom) / 2 });
  places.forEach(reveal);
}

/**
 * @param {HTMLElement} boards
 * @param {Draft} draft
 * @param {(way: string[]) => void} trace shows the way as it is drawn
 */
export function setUpDrag(boards, draft, trace) {
  /** @type {Drag | null} */
  let drag = null;
  let told = false; // once is enough
  let resting = 0;

  /** @param {boolean} keep */
  const end = (keep) => {
    clearTimeout(resting);
    if (!drag) return;
    const { canvas, before, drawn, small, way } = drag;
    drag = null;
    canvas.classList.remove("drawing");
    document.body.classList.remove("draws");
    trace([]);
    if (!drawn) return;
    if (keep) return void draft.finish().then(() => small && draft.steps.length && closeUp(way));
    draft.forget();
    draft.take(before, false);
  };

  /** The way goes on to where the hand is now. */
  const goOn = () => {
    if (!drag) return;
    const { field, way, at } = drag;
    const place = field.at(at.x, at.y);
    if (!place || place === way[way.length - 1]) return;
    const been = way.indexOf(place);
    if (been >= 0) way.splice(been + 1); // back the same way
    else way.push(...field.between(way[way.length - 1], place).filter((one) => !way.includes(one)));
    drag.drawn = true;
    trace(way);
    void draft.draw(drag.moves, [...drag.lead, ...way], false);
  };

  /** At the edge of what is shown the board comes along, frame by frame. */
  const follow = () => {
    if (!drag) return;
    const { at, from, canvas, drawn } = drag;
    const room = clearOf(canvas);
    // Only where the hand has come to the edge: a way may begin there as well.
    const toward = (/** @type {number} */ to, /** @type {number} */ begun, /** @type {number} */ low, /** @type {number} */ high) =>
      to < low + EDGE && to < begun - EDGE ? PACE : to > high - EDGE && to > begun + EDGE ? -PACE : 0;
    const [dx, dy] = drawn ? pan(canvas, toward(at.x, from.x, room.left, room.right), toward(at.y, from.y, room.top, room.bottom)) : [0, 0];
    if (dx || dy) {
      drag.field.shift(dx, dy);
      goOn();
    }
    requestAnimationFrame(follow);
  };

  /** A finger that rests on a place too small for it is to see better; one that sets off at once draws on what it sees. */
  const rest = () => {
    if (!drag?.small || drag.drawn) return;
    magnify(drag.place, WIDE, drag.from);
    drag.small = false;
    drag.field = new Field(drag.place);
  };

  /**
   * Whether a finger on places too small for it is after a way, and not about to move the page.
   * @param {PointerEvent} event
   */
  const isWay = ({ clientX, clientY, timeStamp }) => {
    if (!drag?.small) return true;
    const { from, since } = drag;
    const [dx, dy] = [Math.abs(clientX - from.x), Math.abs(clientY - from.y)];
    if (!drag.drawn && dy > 2 * dx && timeStamp - since < FLICK && !drag.canvas.classList.contains("zoomed")) {
      end(false);
      if (!told) toast(word("draw_slowly"));
      told = true;
      return false;
    }
    if (drag.drawn || dx + dy >= SLACK) clearTimeout(resting);
    return drag.drawn || dx + dy >= SLACK;
  };

  boards.addEventListener("pointerdown", (event) => {
    if (drag) return end(false); // a second finger: it is about the board as a whole
    if (event.button || !event.isPrimary || /** @type {Element} */ (event.target).closest(".ghost-tick")) return;
    const place = under(event, (pick) => draft.starts(pick.id));
    const canvas = place?.closest(".canvas");
    if (!place || !canvas) return;
    const field = new Field(place);
    const from = { x: event.clientX, y: event.clientY };
    const small = event.pointerType === "touch" && field.wide < FINGER;
    canvas.classList.add("drawing");
    document.body.classList.add("draws");
    drag = { pointer: event.pointerId, canvas, place, from, at: from, since: event.timeStamp, small, field, way: [place.id], ...draft.before(place.id), before: draft.answer, drawn: false };
    if (small) resting = window.setTimeout(rest, REST);
    requestAnimationFrame(follow);
  }, { capture: true });

  addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.pointer || !isWay(event)) return;
    drag.at = { x: event.clientX, y: event.clientY };
    goOn();
  });
  addEventListener("pointerup", (event) => event.pointerId === drag?.pointer && end(true));
  addEventListener("pointercancel", (event) => event.pointerId === drag?.pointer && end(false));
  // Where the page could be moved by the same finger, it is not.
  boards.addEventListener("touchmove", (event) => {
    if (drag && event.cancelable && event.touches.length === 1) event.preventDefault();
  }, { passive: false });
  addEventListener("keydown", (event) => event.key === "Escape" && end(false), { capture: true });
}
