/**
 * What a browser runs for this site while no page is open: it shows notices, and leads to their tables. No page is
 * kept or answered by it. What comes is made by `server/notices/push.py`.
 */

/**
 * @typedef {{id: string, tag: string, title: string, text: string, url: string, at: number, lang: string, waiting: number}} News
 * @typedef {{url: string, focus: () => Promise<void>, navigate: (url: string) => Promise<void>}} Tab
 */

const worker = /** @type {any} */ (self);
const SHOWN = "shown"; // the cache that holds the numbers of what was shown
const MOST_KEPT = 100;

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(show(event.data.json())));

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(lead(new URL(event.notification.data.url, worker.location.origin).href));
});

// A browser may change how it is reached: the server hears of it at once.
worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => event.waitUntil(renew(event)));

/**
 * Show a notice, once: what comes a second time takes the place of the first, and nothing comes back that was put away.
 * @param {News} news
 */
async function show(news) {
  await worker.navigator.setAppBadge?.(news.waiting).catch(() => {});
  const there = await worker.registration.getNotifications({ tag: news.tag });
  const same = there.some((/** @type {any} */ one) => one.data.id === news.id);
  if (!(await isNew(news.id)) && !same) return;
  await worker.registration.showNotification(news.title, {
    body: news.text,
    tag: news.tag,
    renotify: !same,
    silent: same,
    lang: news.lang,
    timestamp: news.at,
    icon: "/static/icon-192.png",
    data: { id: news.id, url: news.url },
  });
}

/**
 * Whether something was not shown yet; from now on it was.
 * @param {string} id
 */
async function isNew(id) {
  const cache = await caches.open(SHOWN);
  const address = `/shown/${encodeURIComponent(id)}`;
  if (await cache.match(address)) return false;
  await cache.put(address, new Response());
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -MOST_KEPT).map((old) => cache.delete(old)));
  return true;
}

/**
 * Go to a page: where it is open already, or else in a new tab.
 * @param {string} address
 */
async function lead(address) {
  /** @type {Tab[]} */
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = tabs.find((tab) => tab.url.split("#")[0] === address);
  if (open) await open.focus();
  else await worker.clients.openWindow(address);
}

/** @param {any} event */
async function renew(event) {
  const options = event.oldSubscription?.options;
  const fresh = event.newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
  if (!fresh) return;
  const headers = { "content-type": "application/json" };
  await fetch("/notices/push", { method: "PUT", credentials: "same-origin", headers, body: JSON.stringify(fresh) });
}
