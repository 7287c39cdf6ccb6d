/** The profile: notices in this very browser, which only a browser itself can switch on. */

import { must } from "../shared/dom.js";
import { complain, Refused, send } from "../shared/net.js";
import { subscription, WORKER } from "../shared/push.js";
import { word } from "../shared/words.js";

const place = document.getElementById("push");
if (place) void setUp(place.dataset.key ?? "");

/** @param {string} key by which the browser knows who may tell it something */
async function setUp(key) {
  const on = /** @type {HTMLButtonElement} */ (must("push-on"));
  const off = /** @type {HTMLButtonElement} */ (must("push-off"));
  const browsers = [...document.querySelectorAll("[data-endpoint]")];

  const show = async () => {
    const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
    const mine = able ? await subscription() : null;
    const told = mine !== null && browsers.some((one) => one.getAttribute("data-endpoint") === mine.endpoint);
    for (const one of browsers) {
      const here = one.querySelector(".now");
      if (here instanceof HTMLElement) here.hidden = one.getAttribute("data-endpoint") !== mine?.endpoint;
    }
    on.hidden = !able || told;
    off.hidden = !told;
    const denied = able && Notification.permission === "denied";
    must("push-state").textContent = able ? (denied ? word("push_denied") : "") : word(onApple() ? "push_install" : "push_unable");
  };

  on.addEventListener("click", async () => {
    on.disabled = true;
    try {
      if ((await Notification.requestPermission()) === "granted") {
        await subscribe(key);
        location.reload();
      }
    } catch (problem) {
      if (problem instanceof Refused) complain(problem);
      else must("push-state").textContent = word("push_failed");
    }
    on.disabled = false;
    if (Notification.permission !== "granted") await show();
  });
  off.addEventListener("click", async () => {
    off.disabled = true;
    try {
      const mine = await subscription();
      if (mine) {
        await send("/notices/push/stop", { endpoint: mine.endpoint });
        await mine.unsubscribe();
      }
      location.reload();
    } catch (problem) {
      complain(problem);
      off.disabled = false;
    }
  });
  await show();
}

/**
 * Let notices come to this browser. Where it was reached for somebody else who used it, it gets an address of its own.
 * @param {string} key
 */
async function subscribe(key) {
  await navigator.serviceWorker.register(WORKER, { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const how = { userVisibleOnly: true, applicationServerKey: key };
  const before = await pushManager.getSubscription();
  if (before && !sameKey(before, key)) await before.unsubscribe(); // of a site that had another key
  try {
    await send("/notices/push", (await pushManager.subscribe(how)).toJSON(), { method: "PUT" });
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.status !== 409) throw problem;
    await (await pushManager.getSubscription())?.unsubscribe();
    await send("/notices/push", (await pushManager.subscribe(how)).toJSON(), { method: "PUT" });
  }
}

/**
 * @param {PushSubscription} kept
 * @param {string} key
 */
function sameKey(kept, key) {
  const bytes = new Uint8Array(kept.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return text === key;
}

/** A phone that lets only pages on its home screen do this. */
function onApple() {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);
}
