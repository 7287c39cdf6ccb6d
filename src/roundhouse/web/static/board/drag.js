/** Drawing a way with mouse or finger: from a place where something can be laid, or that it leads from, to others. */

import { Field, under } from "./field.js";

/**
 * @import { Draft } from "./draft.js"
 * @import { Draft as Answer } from "../shared/wire.js"
 * @typedef {{pointer: number, canvas: Element, field: Field, way: string[], moves: string[], lead: string[], before: Answer, drawn: boolean}} Drag
 */

/** Places narrower than this, in pixels, cannot be told apart by a finger: it moves the page instead. */
export const FINGER = 30;

/**
 * @param {HTMLElement} boards
 * @param {Draft} draft
 * @param {(way: string[]) => void} trace shows the way as it is drawn
 */
export function setUpDrag(boards, draft, trace) {
  /** @type {Drag | null} */
  let drag = null;

  /** @param {boolean} keep */
  const end = (keep) => {
    if (!drag) return;
    const { canvas, before, drawn } = drag;
    drag = null;
    canvas.classList.remove("drawing");
    trace([]);
    if (!drawn) return;
    if (keep) return void draft.finish();
    draft.forget();
    draft.take(before, false);
  };

  boards.addEventListener("pointerdown", (event) => {
    if (drag) return end(false); // a second finger: it is about the board as a whole
    if (event.button || !event.isPrimary || /** @type {Element} */ (event.target).closest(".ghost-tick, .zoom")) return;
    const place = under(event, (pick) => draft.starts(pick.id));
    const canvas = place?.closest(".canvas");
    if (!place || !canvas) return;
    const field = new Field(place);
    if (event.pointerType === "touch" && field.wide < FINGER) return;
    canvas.classList.add("drawing");
    drag = { pointer: event.pointerId, canvas, field, way: [place.id], ...draft.before(place.id), before: draft.answer, drawn: false };
  }, { capture: true });

  addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    const { field, way } = drag;
    const place = field.at(event.clientX, event.clientY);
    if (!place || place === way[way.length - 1]) return;
    const been = way.indexOf(place);
    if (been >= 0) way.splice(been + 1); // back the same way
    else way.push(...field.between(way[way.length - 1], place).filter((one) => !way.includes(one)));
    drag.drawn = true;
    trace(way);
    void draft.draw(drag.moves, [...drag.lead, ...way], false);
  });
  addEventListener("pointerup", (event) => event.pointerId === drag?.pointer && end(true));
  addEventListener("pointercancel", (event) => event.pointerId === drag?.pointer && end(false));
  // Where the page could be moved by the same finger, it is not.
  boards.addEventListener("touchmove", (event) => {
    if (drag && event.cancelable && event.touches.length === 1) event.preventDefault();
  }, { passive: false });
  addEventListener("keydown", (event) => event.key === "Escape" && end(false), { capture: true });
}
