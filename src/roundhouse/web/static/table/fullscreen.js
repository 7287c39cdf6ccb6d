/** The table on the whole screen, where the browser can do that; the band of the site makes way. */

import { must } from "../shared/dom.js";

export function setUpFullScreen() {
  if (!document.fullscreenEnabled) return;
  const button = must("full-screen");
  button.hidden = false;
  button.addEventListener("click", () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => {}); // the browser does not want to: nothing is lost
  });
  document.addEventListener("fullscreenchange", () => button.setAttribute("aria-pressed", String(Boolean(document.fullscreenElement))));
}
