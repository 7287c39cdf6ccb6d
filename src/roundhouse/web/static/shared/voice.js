/** Telling people something: aloud for those who listen, and in a short message. */

import { el } from "./dom.js";

/**
 * Have something read out, and nothing shown.
 * @param {string} text
 */
export function announce(text) {
  const region = document.getElementById("live");
  if (!region || !text) return;
  region.append(el("p", {}, text));
  while (region.childElementCount > 4) region.firstElementChild?.remove();
}

let toastTimer = 0;

/**
 * Show a short message for a while, and have it read out.
 * @param {string} text
 * @param {"plain" | "bad"} [tone]
 */
export function toast(text, tone = "plain") {
  const place = document.getElementById("toast");
  if (!place) return;
  place.textContent = text;
  place.dataset.tone = tone;
  place.hidePopover(); // shown anew it lies over whatever has been opened since
  place.showPopover();
  announce(text);
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(() => place.hidePopover(), 6000);
}
