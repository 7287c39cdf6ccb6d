/** Log, chat, notes and history share one place. */

import { must } from "../shared/dom.js";

export function setUpTabs() {
  const tabs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[role=tab]")]);
  tabs.forEach((tab, index) => {
    tab.addEventListener("click", () => openTab(tab.id.replace("tab-", ""), false));
    tab.addEventListener("keydown", (event) => {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (!step) return;
      event.preventDefault();
      const next = tabs[(index + step + tabs.length) % tabs.length];
      openTab(next.id.replace("tab-", ""), false);
      next.focus();
    });
  });
}

/**
 * @param {string} name
 * @param {boolean} inside whether the keyboard goes into it
 */
export function openTab(name, inside) {
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const chosen = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", String(chosen));
    tab.setAttribute("tabindex", chosen ? "0" : "-1");
    if (chosen) tab.classList.remove("news");
    must(tab.id.replace("tab-", "panel-")).hidden = !chosen;
  }
  if (!inside) return;
  const first = must(`panel-${name}`).querySelector("input, textarea, a, button");
  if (first instanceof HTMLElement) first.focus();
  else must(`tab-${name}`).focus();
}
