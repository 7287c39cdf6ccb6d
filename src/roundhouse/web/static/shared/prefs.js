/** What this reader prefers: kept by the server with the reader, and shown at once. */

import { send } from "./net.js";
import { toast } from "./voice.js";
import { word } from "./words.js";

/**
 * @import { Prefs } from "./wire.js"
 * @typedef {{[K in keyof Prefs]-?: NonNullable<Prefs[K]>}} Held
 */

/** @type {Held} */
const held = {
  theme: "auto", patterns: false, motion: "auto", pace: "breath", sound: false, confirm: false, notify: false,
  ...JSON.parse(document.getElementById("prefs")?.textContent || "{}"),
};
held.sound ??= !matchMedia("(pointer: coarse)").matches; // a phone is silent until somebody wants it otherwise

/** @returns {Held} */
export function prefs() {
  return held;
}

/**
 * @template {keyof Held} K
 * @param {K} name
 * @param {Held[K]} value
 */
export function prefer(name, value) {
  held[name] = value;
  show();
  send("/prefs", { [name]: value }, { method: "PUT" }).catch(() => {});
}

/** Whether nothing on the page should move by itself. */
export function still() {
  return held.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
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
    const name = /** @type {keyof Held} */ (box.dataset.pref);
    box.checked = name === "motion" ? held.motion === "off" : Boolean(held[name]);
    box.addEventListener("change", async () => {
      if (name === "notify") await permit(box);
      if (name === "motion") prefer("motion", box.checked ? "off" : "auto");
      else prefer(name, /** @type {never} */ (box.checked));
    });
  }
  for (const list of document.querySelectorAll("select[data-pref]")) {
    if (!(list instanceof HTMLSelectElement)) continue;
    const name = /** @type {keyof Held} */ (list.dataset.pref);
    list.value = String(held[name]);
    list.addEventListener("change", () => prefer(name, /** @type {never} */ (list.value)));
  }
  const heard = document.querySelector('form input[name="sound"]');
  if (heard instanceof HTMLInputElement) heard.checked = held.sound;
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
