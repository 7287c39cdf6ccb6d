/** Frames around things on the board, each with a small sign at its corner. */

import { svg } from "../shared/dom.js";

/** @typedef {{canvas: SVGSVGElement, id: string, box: DOMRect, at: DOMMatrix}} Place */

const LARGE = 18; // pixels across a sign, at most and at least
const SMALL = 9;
const ROOM = 2; // pixels between a thing and its frame
const LETTER = 9; // of the 24 across a sign: what a further letter needs

/**
 * Where a thing lies on the board; none if it cannot be seen now.
 * @param {string} id
 * @returns {Place | null}
 */
export function placeOf(id) {
  const thing = document.getElementById(id);
  const canvas = thing?.closest(".canvas > svg");
  const box = thing?.getBoundingClientRect();
  if (!(canvas instanceof SVGSVGElement) || !box?.width) return null;
  const at = canvas.getScreenCTM();
  return at && { canvas, id, box, at };
}

/**
 * A frame around a thing in the coordinates of its picture, and a sign of one letter or a few.
 * @param {Place} place
 * @param {string} letters
 * @param {number} [least] pixels across the sign
 */
export function framed({ id, box, at }, letters, least = SMALL) {
  const scale = at.a;
  const x = (box.left - ROOM - at.e) / scale;
  const y = (box.top - ROOM - at.f) / scale;
  const width = (box.width + 2 * ROOM) / scale;
  const height = (box.height + 2 * ROOM) / scale;
  const size = Math.min(LARGE, Math.max(least, Math.min(box.width, box.height) / 2)) / scale;
  const round = Math.min(width, height) / 4;
  const line = { x, y, width, height, rx: round };
  const more = (letters.length - 1) * LETTER;
  const sign = svg("g", { transform: `translate(${x + width - size * 0.7} ${y - size * 0.3}) scale(${size / 24})` },
    svg("rect", { class: "mark-disc", x: 1 - more, y: 1, width: 22 + more, height: 22, rx: 11 }),
    svg("text", { class: "mark-sign", x: 12 - more / 2, y: 17, "text-anchor": "middle" }, letters));
  return svg("g", { class: "frame", "data-thing": id, "aria-hidden": "true" },
    svg("rect", { class: "change-halo", ...line }), svg("rect", { class: "change-line", ...line }), sign);
}

/**
 * Where an element lies in the coordinates of its picture, and how wide it is there.
 * @param {SVGSVGElement} picture
 * @param {Element} element
 */
export function middle(picture, element) {
  const box = element.getBoundingClientRect();
  const scale = picture.getScreenCTM();
  if (!scale) return { x: 0, y: 0, size: 1, scale: 1 };
  const spot = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(scale.inverse());
  return { x: spot.x, y: spot.y, size: box.width / scale.a, scale: scale.a };
}
