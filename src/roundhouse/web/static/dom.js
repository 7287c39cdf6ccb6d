/** Small helpers: elements, words of the page, and the voice for those who listen. */

/** @type {Record<string, string>} */
const sentences = JSON.parse(document.getElementById("words")?.textContent || "{}");

const SVG = "http://www.w3.org/2000/svg";

/**
 * A number for people, with a real minus sign.
 * @param {number} n
 */
export function inFigures(n) {
  return n < 0 ? `\u2212${-n}` : String(n);
}

/**
 * A sentence of the page in the reader's language.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 */
export function word(key, args = {}) {
  const sentence = sentences[key] ?? key;
  const said = (/** @type {string | number} */ value) => (typeof value === "number" ? inFigures(value) : value);
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => (name in args ? said(args[name]) : whole));
}

/**
 * An element with attributes and children; names that begin with "on" are listeners, null and false are left out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes = {}, ...children) {
  return fill(/** @type {SVGElement} */ (document.createElementNS(SVG, tag)), attributes, children);
}

/**
 * @template {Element} E
 * @param {E} element
 * @param {Record<string, any>} attributes
 * @param {(Node | string | null | undefined | false)[]} children
 * @returns {E}
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

/**
 * An element of the page that must be there.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function must(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/**
 * Have something read out, and nothing shown.
 * @param {string} text
 */
export function announce(text) {
  const region = document.getElementById("live");
  if (!region || !text) return;
  region.append(el("p", {}, text));
  while (region.childElementCount > 4) region.firstElementChild?.remove();
}

let toastTimer = 0;

/**
 * Show a short message for a while, and have it read out.
 * @param {string} text
 * @param {"plain" | "bad"} [tone]
 */
export function toast(text, tone = "plain") {
  const place = document.getElementById("toast");
  if (!place) return;
  place.textContent = text;
  place.dataset.tone = tone;
  place.hidden = false;
  announce(text);
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(() => (place.hidden = true), 6000);
}

/** The scope of the game's own style: the first class of its pictures. */
let scope = "";

/** @param {string} name */
export function setScope(name) {
  scope = name;
}

/**
 * The mark of a seat: its colour and its sign.
 * @param {{colour: string, letter: string}} player
 */
export function seatMark(player) {
  const sign = svg("text", { class: "mark-sign", x: 12, y: 17, "text-anchor": "middle" }, player.letter);
  const disc = svg("circle", { class: "mark-disc", cx: 12, cy: 12, r: 11 });
  const group = svg("g", { class: player.colour }, disc, sign);
  return svg("svg", { class: `${scope} seat-mark`.trim(), viewBox: "0 0 24 24", "aria-hidden": "true" }, group);
}

/** Whether somebody is typing, so that shortcuts keep quiet. */
export function typing() {
  const at = document.activeElement;
  return at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName));
}
