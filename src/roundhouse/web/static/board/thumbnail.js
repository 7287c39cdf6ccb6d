/** Small drawings of things on the board, for answers that are about them. */

import { svg } from "../shared/dom.js";

/**
 * A small drawing of another element that a choice is about.
 * @param {string} id
 */
export function thumbnail(id) {
  const found = document.getElementById(id);
  if (!(found instanceof SVGGraphicsElement)) return null;
  const box = found.getBBox();
  if (!box.width || !box.height || Math.max(box.width, box.height) > 150) return null;
  const copy = /** @type {SVGElement} */ (found.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("[id]")]) {
    for (const name of ["id", "tabindex", "role", "aria-label", "aria-disabled"]) part.removeAttribute(name);
  }
  // a piece that is still on its way is hidden where it stands: the drawing shows it all the same
  for (const part of [copy, ...copy.querySelectorAll("[data-piece]")]) part.removeAttribute("style");
  copy.removeAttribute("transform");
  copy.classList.remove("can", "chosen", "pick", "wanted", "hinted");
  const around = `${box.x - 2} ${box.y - 2} ${box.width + 4} ${box.height + 4}`;
  const scope = found.ownerSVGElement?.classList[0] ?? "";
  return svg("svg", { class: `${scope} thumbnail`, viewBox: around, "aria-hidden": "true", "data-of": id }, copy);
}

/**
 * The board shows more than it did when these were drawn.
 * @param {Element} within
 */
export function drawThumbnailsAgain(within) {
  // all are measured before any is replaced: after each change the browser would lay out the page anew
  const drawn = [...within.querySelectorAll(".thumbnail")].map((old) => ({ old, made: thumbnail(old.getAttribute("data-of") ?? "") }));
  for (const { old, made } of drawn) if (made && !made.isEqualNode(old)) old.replaceWith(made);
}
