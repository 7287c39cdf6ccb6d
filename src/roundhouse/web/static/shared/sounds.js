/** Tiny sounds made on the spot; silent unless somebody switches them on. */

import { prefs } from "./prefs.js";

/** @type {AudioContext | null} */
let context = null;

/** @type {Record<string, [number, number][]>} pitch and length in seconds */
const TUNES = {
  move: [[190, 0.045]],
  turn: [[523, 0.09], [659, 0.13]],
  over: [[392, 0.12], [494, 0.12], [587, 0.22]],
};

/** @param {string} name */
export function sound(name) {
  if (!prefs().sound) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length] of TUNES[name] ?? []) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.16, at + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length;
  }
}
