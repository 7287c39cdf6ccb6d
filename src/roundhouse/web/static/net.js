/** Talking to the server: JSON there and back, repeated where that is harmless. */

/** An answer that is not what was hoped for. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {any} body
   */
  constructor(status, body) {
    super(body?.reason || body?.error || body?.message || String(status));
    this.status = status;
    this.body = body;
  }
}

/** A fresh key for a request: repeating it with the same key changes nothing. */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<any>}
 */
async function request(path, init) {
  const answer = await fetch(path, { credentials: "same-origin", ...init });
  const isJson = (answer.headers.get("content-type") || "").includes("json");
  const body = isJson ? await answer.json() : null;
  if (!answer.ok) throw new Refused(answer.status, body);
  return body;
}

/** @param {string} path */
export function get(path) {
  return request(path, { headers: { accept: "application/json" } });
}

/**
 * @param {string} path
 * @param {unknown} data
 * @param {string} [method]
 * @param {AbortSignal} [signal] by which it can be given up
 */
export function send(path, data, method = "POST", signal) {
  const headers = { "content-type": "application/json", accept: "application/json" };
  return request(path, { method, headers, body: JSON.stringify(data), signal });
}

/**
 * Send something that carries a key, again and again while the network or the server is away.
 * @param {string} path
 * @param {unknown} data
 * @param {(attempt: number) => void} onWait
 */
export async function sendSurely(path, data, onWait) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(path, data);
    } catch (problem) {
      const final = problem instanceof Refused && problem.status < 500 && problem.status !== 429;
      if (final || attempt >= 8) throw problem;
      onWait(attempt);
      await new Promise((done) => setTimeout(done, Math.min(250 * 2 ** attempt, 4000)));
    }
  }
}
