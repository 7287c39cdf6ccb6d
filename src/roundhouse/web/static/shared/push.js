/** Whether this browser is told of things while no page is open. */

export const WORKER = "/worker.js";

/** How the browser is reached, if it is. */
export async function subscription() {
  const found = await navigator.serviceWorker?.getRegistration("/");
  return (await found?.pushManager?.getSubscription()) ?? null;
}
