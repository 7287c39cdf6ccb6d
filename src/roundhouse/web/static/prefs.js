/** What this reader prefers: kept by the server with the reader, and shown at once. */

import { toast, word } from "./dom.js";
import { send } from "./net.js";

/** @typedef {{theme: string, patterns: boolean, motion: string, sound: boolean, confirm: boolean, notify: boolean}} Prefs */

/** @type {Prefs} */
const held = {
  theme: "auto", patterns: false, motion: "auto", sound: false, confirm: false, notify: false,
  ...JSON.parse(document.getElementById("prefs")?.textContent || "{}"),
};

/** @returns {Prefs} */
export function prefs() {
  return held;
}

/**
 * @template {keyof Prefs} K
 * @param {K} name
 * @param {Prefs[K]} value
 */
export function prefer(name, value) {
  held[name] = value;
  show();
  send("/prefs", { [name]: value }, "PUT").catch(() => {});
}

function show() {
  const root = document.documentElement;
  root.dataset.theme = held.theme;
  root.dataset.motion = held.motion;
  root.toggleAttribute("data-patterns", held.patterns);
}

/** Boxes on the page that switch a preference on and off. */
export function setUpPrefs() {
  for (const box of document.querySelectorAll("input[data-pref]")) {
    if (!(box instanceof HTMLInputElement)) continue;
    const name = /** @type {keyof Prefs} */ (box.dataset.pref);
    box.checked = name === "motion" ? held.motion === "off" : Boolean(held[name]);
    box.addEventListener("change", async () => {
      if (name === "notify") await permit(box);
      if (name === "motion") prefer("motion", box.checked ? "off" : "auto");
      else prefer(name, /** @type {never} */ (box.checked));
    });
  }
  const inForm = document.querySelector('form input[name="notify"]');
  if (inForm instanceof HTMLInputElement) inForm.addEventListener("change", () => permit(inForm));
  document.getElementById("theme-switch")?.addEventListener("click", () => {
    const dark = held.theme === "dark" || (held.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    prefer("theme", dark ? "light" : "dark");
  });
}

/**
 * Notifications need the browser's permission; without it the box does not stay on.
 * @param {HTMLInputElement} box
 */
async function permit(box) {
  if (!box.checked) return;
  box.checked = "Notification" in window && (await Notification.requestPermission()) === "granted";
  if (!box.checked) toast(word("no_notices"), "bad");
}
