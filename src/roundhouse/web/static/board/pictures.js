/** The drawings of the table: what has changed is drawn anew, in the place where it was. */

import { must } from "../shared/dom.js";
import { setScope } from "../shared/mark.js";
import { balance } from "./columns.js";
import { panAndZoom } from "./panzoom.js";
import { addPart, dropParts, entitle, isBroad, parts } from "./parts.js";
import { patch } from "./patch.js";

/** @import { Picture, View } from "../shared/wire.js" */

/** @param {View} view */
export function drawPictures(view) {
  dropParts(view);
  const board = view.pictures.find((picture) => picture.title); // the first is what it is all about
  for (const picture of view.pictures) draw(picture, view, picture === board);
  for (const picture of view.pictures) entitle(picture, view);
  must("pictures").parentElement?.classList.toggle("tall", tall());
  balance();
}

/**
 * @param {Picture} picture
 * @param {View} view
 * @param {boolean} main
 */
function draw(picture, view, main) {
  const part = parts.get(picture.name) ?? addPart(picture, view, main);
  if (part.hash === picture.hash || picture.svg === undefined) return;
  const source = parse(picture.svg);
  if (!source) return;
  const before = part.source;
  part.source = source;
  part.hash = picture.hash;
  if (picture.title && part.picture && before && patch(part.picture, before, source)) return;
  const drawn = document.importNode(source, true);
  if (!picture.title) {
    part.frame.replaceChildren(drawn);
    if (drawn.classList[0]) setScope(drawn.classList[0]);
  } else if (part.picture) {
    part.picture.replaceWith(drawn);
    panAndZoom(drawn, part.picture);
  } else {
    part.frame.querySelector(".canvas")?.prepend(drawn);
    settle(part.frame, drawn, main);
    panAndZoom(drawn, null);
  }
  part.picture = drawn;
}

/**
 * Put a new part where its proportions belong.
 * @param {HTMLElement} frame
 * @param {Element} drawn
 * @param {boolean} main
 */
function settle(frame, drawn, main) {
  const boards = must("pictures");
  const broad = isBroad(frame, drawn);
  if (main || (broad && !tall())) boards.querySelector(".others")?.before(frame);
  else if (broad) boards.append(frame);
}

/** Whether the main board is higher than wide, so that the others stand beside it. */
function tall() {
  return must("pictures").querySelector(".part.main:not(.broad)") !== null;
}

/**
 * A drawing as it is kept to be compared with the next one.
 * @param {string} text
 */
function parse(text) {
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (drawn.tagName !== "svg") return null;
  if (drawn.getAttribute("role") === "img") drawn.setAttribute("role", "group");
  for (const pick of drawn.querySelectorAll(".pick")) {
    const title = pick.querySelector(":scope > title");
    pick.setAttribute("data-title", title?.textContent ?? "");
    title?.remove();
  }
  return drawn;
}
