/** What every page does: preferences, forms that ask first, addresses to copy. */

import { setUpPrefs } from "./prefs.js";
import { toast } from "./voice.js";
import "./waiting.js";
import { word } from "./words.js";

setUpPrefs();

for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    const field = document.getElementById(button.getAttribute("data-copy") ?? "");
    if (!(field instanceof HTMLInputElement)) return;
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      document.execCommand("copy");
    }
    toast(word("copied"));
  });
}

for (const form of document.querySelectorAll("form[data-ask]")) {
  form.addEventListener("submit", (event) => {
    if (!window.confirm(form.getAttribute("data-ask") ?? "")) event.preventDefault();
  });
}

for (const form of document.querySelectorAll("form[data-once]")) {
  form.addEventListener("submit", () => {
    for (const button of form.querySelectorAll("button")) setTimeout(() => (button.disabled = true));
  });
}
addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("form[data-once] button")) button.removeAttribute("disabled");
});

for (const field of document.querySelectorAll("input[data-zone]")) {
  if (!(field instanceof HTMLInputElement)) continue;
  field.value ||= Intl.DateTimeFormat().resolvedOptions().timeZone;
  field.list?.append(...Intl.supportedValuesOf("timeZone").map((zone) => new Option("", zone)));
}

for (const close of document.querySelectorAll("[data-close]")) {
  close.addEventListener("click", () => close.closest("dialog")?.close());
}
