/** Small sounds made on the spot: a knock, a coin, a chime, a whistle. */

import { prefs } from "./prefs.js";

/** @type {AudioContext | null} */
let context = null;
let last = -Infinity;
const REST = 400; // milliseconds between sounds that nobody here has made

/** @type {Record<string, {type: OscillatorType, tones: [number, number, number][]}>} tones: pitch, when, and how long in seconds */
const TUNES = {
  piece: { type: "triangle", tones: [[196, 0, 0.05], [98, 0, 0.09]] },
  coin: { type: "sine", tones: [[1319, 0, 0.06], [1976, 0.06, 0.16]] },
  turn: { type: "triangle", tones: [[523, 0, 0.12], [659, 0.12, 0.2]] },
  over: { type: "triangle", tones: [[370, 0, 0.3], [440, 0, 0.3], [554, 0, 0.3], [370, 0.4, 0.9], [440, 0.4, 0.9], [554, 0.4, 0.9]] },
};

/**
 * Browsers let nothing be heard before somebody has touched the page; what is late is not worth hearing.
 * @param {"piece" | "coin" | "turn" | "over"} name
 * @param {boolean} [passing] whether it may be left out, when much happens at once
 */
export function sound(name, passing = false) {
  if (!prefs().sound || !navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  if (passing && now - last < REST) return;
  last = now;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const { type, tones } = TUNES[name];
  for (const [pitch, when, length] of tones) tone(context, type, pitch, context.currentTime + when, length);
}

/**
 * @param {AudioContext} place
 * @param {OscillatorType} type
 * @param {number} pitch
 * @param {number} at
 * @param {number} length
 */
function tone(place, type, pitch, at, length) {
  const made = place.createOscillator();
  const volume = place.createGain();
  made.type = type;
  made.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + Math.min(0.05, length / 6));
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  made.connect(volume).connect(place.destination);
  made.start(at);
  made.stop(at + length);
}
