/** Talking to the server: JSON there and back, repeated where that is harmless. */

import { toast } from "./voice.js";
import { word } from "./words.js";

/** @import { Refusal } from "./wire.js" */

// Milliseconds until something that did not come is asked for again: twice as long each time.
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** An answer that is not what was hoped for. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {Refusal | null} body
   */
  constructor(status, body) {
    super(body?.reason || String(status));
    this.status = status;
    this.body = body;
  }
}

/**
 * Whether to ask once more would bring the same: neither is anything away, nor was somebody only too fast.
 * @param {unknown} problem
 */
function isFinal(problem) {
  return problem instanceof Refused && problem.status < 500 && problem.status !== 429;
}

/** A fresh key for a request: repeating it with the same key changes nothing. */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let ahead = 0; // milliseconds by which the server's clock is before this one

/** The time as the server has it, in milliseconds; to the second, which is what answers tell. */
export function serverTime() {
  return Date.now() + ahead;
}

/**
 * Ask in the language of this page, whichever was chosen in another one meanwhile.
 * @param {string} path
 * @param {RequestInit & {headers: Record<string, string>}} init
 * @returns {Promise<any>}
 */
async function request(path, init) {
  const headers = { ...init.headers, "page-language": document.documentElement.lang };
  const answer = await fetch(path, { credentials: "same-origin", ...init, headers });
  const told = Date.parse(answer.headers.get("date") ?? "");
  if (Math.abs(told - serverTime()) > 2000) ahead = told - Date.now();
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
 * @param {{method?: string, signal?: AbortSignal}} [how] and by what it can be given up
 */
export function send(path, data, { method = "POST", signal } = {}) {
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
      if (isFinal(problem) || attempt >= 8) throw problem;
      onWait(attempt);
      await new Promise((done) => setTimeout(done, Math.min(250 * 2 ** attempt, 4000)));
    }
  }
}

/**
 * Fetch something that changes, whenever it is asked for. Asked again meanwhile, it is fetched once more before anybody
 * goes on, unless what came has it already: nothing older comes last. What does not come is asked for again, for perhaps
 * no event will tell of it any more.
 * @param {() => Promise<void>} fetch
 * @returns {(lacking?: () => boolean) => Promise<void>} asks for it; what comes meanwhile may be all that was lacking
 */
export function renewed(fetch) {
  /** What is asked for and was not there when it was last looked at; @type {(() => boolean)[]} */
  let wishes = [];
  let pause = FIRST_PAUSE;
  /** @type {Promise<void> | null} */
  let running = null;
  const run = async () => {
    try {
      while (wishes.length) {
        wishes = [];
        await fetch();
        wishes = wishes.filter((lacking) => lacking());
        pause = FIRST_PAUSE;
      }
    } catch (problem) {
      if (isFinal(problem)) complain(problem);
      else {
        setTimeout(() => void ask(), pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      }
    } finally {
      running = null;
    }
  };
  const ask = (lacking = () => true) => {
    wishes.push(lacking);
    return (running ??= run());
  };
  return ask;
}

/**
 * Say what went wrong.
 * @param {unknown} problem
 */
export function complain(problem) {
  toast(problem instanceof Refused ? problem.message : word("offline"), "bad");
}

/**
 * Numbers of which the first and the last of each row without a gap were sent.
 * @param {number[]} ends
 */
export function inFull(ends) {
  const found = [];
  for (let at = 0; at < ends.length; at += 2) for (let n = ends[at]; n <= ends[at + 1]; n++) found.push(n);
  return found;
}
