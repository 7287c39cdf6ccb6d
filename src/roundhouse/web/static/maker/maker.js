/** The map maker: a map is painted, named and given rules; the server reads every change and says what is wrong. */

import { el, must, typing } from "../shared/dom.js";
import { Refused, send } from "../shared/net.js";
import { toast } from "../shared/voice.js";
import { word } from "../shared/words.js";
import { OwnMap, put, valueAt } from "./own_map.js";
import { findRules, showFields, showRules } from "./fields.js";
import { Grid, hexName } from "./grid.js";

/** @import { MapBrush, MapChecked, MapKit } from "../shared/wire.js" */
/** @import { Spot } from "./grid.js" */

const PAUSE = 500; // milliseconds without a change before the map is checked
const REASONS = 2; // that are told of a file that cannot be opened

/** @type {MapKit} */
const kit = JSON.parse(must("kit").textContent || "{}");
const KEPT = `map:${kit.game}`;
const map = new OwnMap();
const ruleSearch = /** @type {HTMLInputElement} */ (must("maker-find"));
const file = /** @type {HTMLTextAreaElement} */ (must("maker-text"));
const picture = /** @type {HTMLImageElement} */ (must("maker-picture"));
let brush = "";
let chosen = "";
/** @type {Set<string>} */
let wrong = new Set();
/** @type {Record<string, string>} */
let ruleTexts = {};
let rulesChanged = false;
/** What keeps the map from being played; nothing if it is as it should be. */
let fault = "";
let asked = 0;
let timer = 0;
/** The check under way; what is played or downloaded waits for it. @type {Promise<void>} */
let checking = Promise.resolve();

const grid = new Grid(/** @type {SVGElement} */ (/** @type {unknown} */ (must("maker-grid"))), kit.brushes, kit.off, {
  brush: () => brush,
  begin: () => map.begin(),
  paint,
  select: (spot) => { chosen = hexName(spot); show(); },
});

function columns() {
  const found = valueAt(map.values, kit.grid);
  return Array.isArray(found) ? found.map(String) : [];
}

function rows() {
  return Math.max(1, ...columns().map((column) => column.length));
}

/** Every entry of what stands on hexes, with the list it is in. @param {(entry: any, list: any[], brush: MapBrush) => void} each */
function places(each) {
  for (const one of kit.brushes) {
    const list = one.places ? valueAt(map.values, one.places) : null;
    if (Array.isArray(list)) for (const entry of [...list]) each(entry, list, one);
  }
}

/**
 * Make a hex what the brush says; what stood there goes, and what stands on such a hex gets an entry.
 * @param {Spot} spot
 * @param {string} [letter]
 */
function paint(spot, letter = brush) {
  const texts = columns();
  const name = hexName(spot);
  const before = texts[spot.column]?.[spot.row] ?? kit.off;
  if (!letter || before === letter) return;
  texts[spot.column] = (texts[spot.column] ?? "").padEnd(spot.row, kit.off);
  texts[spot.column] = texts[spot.column].slice(0, spot.row) + letter + texts[spot.column].slice(spot.row + 1);
  put(map.values, kit.grid, texts);
  let count = 1;
  places((entry, list) => {
    count++;
    if (entry?.at === name) list.splice(list.indexOf(entry), 1);
  });
  const kind = kit.brushes.find((one) => one.letter === letter);
  if (kind?.places) {
    if (!Array.isArray(valueAt(map.values, kind.places))) put(map.values, kind.places, []);
    valueAt(map.values, kind.places).push({ name: word("maker_new_place", { n: count }), at: name });
    chosen = name;
  }
  changed();
}

/** @param {() => void} change that can be taken back */
function change(change) {
  map.begin();
  change();
  changed();
}

/** Show the map as it is, and have it checked after a moment. */
function changed() {
  must("maker-refused").hidden = true;
  show();
  keep();
  clearTimeout(timer);
  timer = setTimeout(ask, PAUSE);
}

/** Have the map checked as it is now. */
function ask() {
  clearTimeout(timer);
  timer = 0;
  checking = check(asValues());
}

/** The map is checked as it is, with the last change. */
async function settled() {
  if (timer) ask();
  await checking;
}

/** As long as the tab is open, whoever comes back finds the map again. */
function keep() {
  sessionStorage.setItem(KEPT, JSON.stringify(asValues()));
}

/** The map as it is to be checked: its values, and the rules as they are written if they were changed. */
function asValues() {
  const rules = Object.entries(ruleTexts).map(([rule, value]) => `${rule} = ${value}`).join("\n");
  return { values: JSON.stringify(map.values), rules: rulesChanged ? rules : null };
}

function show() {
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {any} */
  let entry = null;
  /** @type {MapBrush | null} */
  let kind = null;
  places((one, _, of) => {
    if (typeof one?.at !== "string") return;
    names.set(one.at, String(one.name ?? ""));
    if (one.at === chosen) [entry, kind] = [one, of];
  });
  grid.show(columns(), rows(), names, wrong, chosen);
  showFields(must("maker-head"), kit.head, map.values, change);
  if (entry && kind) {
    const called = { key: "name", word: `${chosen}: ${/** @type {MapBrush} */ (kind).word}`, least: null, most: null, choices: [] };
    showFields(must("maker-place"), [called, .../** @type {MapBrush} */ (kind).fields], entry, change);
  } else {
    must("maker-place").replaceChildren(el("p", { class: "hint" }, word("maker_empty")));
  }
  showRules(must("maker-rules"), kit.catalogue, ruleTexts, setRule);
  findRules(must("maker-rules"), ruleSearch.value);
  sizeFields();
  /** @type {HTMLButtonElement} */ (must("maker-undo")).disabled = !map.before.length;
  /** @type {HTMLButtonElement} */ (must("maker-redo")).disabled = !map.after.length;
  const players = valueAt(map.values, "map.players");
  /** @type {HTMLInputElement} */ (must("maker-players")).value = Array.isArray(players) ? String(players[players.length - 1]) : "";
}

function sizeFields() {
  for (const [id, now, most] of /** @type {[string, number, number][]} */ ([["maker-columns", columns().length, kit.columns], ["maker-rows", rows(), kit.rows]])) {
    const field = /** @type {HTMLInputElement} */ (must(id));
    field.max = String(most);
    if (document.activeElement !== field) field.value = String(now);
  }
}

/** Make the grid as large as the fields say; new hexes are what the first brush paints. */
function resize() {
  const wanted = (/** @type {string} */ id, /** @type {number} */ most) => Math.min(most, Math.max(2, Math.trunc(Number(/** @type {HTMLInputElement} */ (must(id)).value)) || 2));
  const [wide, high] = [wanted("maker-columns", kit.columns), wanted("maker-rows", kit.rows)];
  change(() => {
    const plain = kit.brushes[0].letter;
    const grown = high > rows() || wide > columns().length;
    const texts = columns().slice(0, wide).map((column) => (grown ? column.padEnd(high, plain) : column).slice(0, high));
    while (texts.length < wide) texts.push(plain.repeat(high));
    put(map.values, kit.grid, texts);
    places((entry, list) => {
      const gone = ![...texts.keys()].some((column) => [...texts[column]].some((_, row) => hexName({ column, row }) === entry?.at));
      if (gone) list.splice(list.indexOf(entry), 1);
    });
  });
}

/**
 * Switch a rule on or off, or change how it is written. The server reads it, as it knows how files are written.
 * @param {string} name
 * @param {string | null} text
 */
function setRule(name, text) {
  change(() => {
    ruleTexts = { ...ruleTexts };
    delete ruleTexts[name];
    if (text !== null) ruleTexts[name] = text;
    rulesChanged = true;
  });
}

/**
 * @param {{text?: string, values?: string, rules?: string | null, name?: string}} what
 * @returns {Promise<MapChecked>}
 */
function read(what) {
  return send(`/maps/${kit.game}/check`, { text: "", values: "", rules: null, name: "", ...what });
}

/** @param {unknown} problem that kept a map from being read */
function reasonOf(problem) {
  return problem instanceof Refused && problem.status < 500 ? problem.message : word("maker_no_answer");
}

/**
 * Have the map read; the newest answer counts. A file that was written by hand becomes the map.
 * @param {{text?: string, values?: string, rules?: string | null}} what
 */
async function check(what) {
  const mine = ++asked;
  must("maker-verdict").textContent = word("maker_checking");
  /** @type {MapChecked} */
  let found;
  try {
    found = await read(what);
  } catch (problem) {
    if (mine !== asked) return;
    fault = reasonOf(problem);
    must("maker-verdict").textContent = fault;
    must("maker-problems").replaceChildren(); // those of another file
    wrong = new Set();
    show();
    return;
  }
  if (mine === asked) take(found, what.text !== undefined || typeof what.rules === "string");
}

/**
 * Show what was found of the map.
 * @param {MapChecked} found
 * @param {boolean} whole whether its values are to be the map now
 */
function take(found, whole) {
  if (whole && found.values) {
    map.values = JSON.parse(found.values);
    rulesChanged = false;
  }
  if (found.values && found.text) {
    if (document.activeElement !== file) file.value = found.text;
    /** @type {HTMLInputElement} */ (must("maker-components")).value = found.text;
  }
  if (!rulesChanged && found.values) ruleTexts = rulesIn(found.text);
  told(found);
  show();
  if (map.before.length) keep();
}

/**
 * Make a file the map; one that cannot be opened leaves the map as it is.
 * @param {File} opened
 */
async function open(opened) {
  const refused = must("maker-refused");
  refused.hidden = true;
  let why = "";
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await opened.arrayBuffer());
    await settled();
    const found = await read({ text, name: opened.name });
    if (found.values) {
      map.begin();
      asked++; // this is newer than what is being checked
      take(found, true);
      if (fault) toVerdict();
      return;
    }
    why = found.problems.slice(0, REASONS).map((problem) => problem.text).join(" ");
  } catch (problem) {
    why = problem instanceof TypeError ? word("maker_not_text") : reasonOf(problem);
  }
  refused.textContent = word("maker_not_opened", { file: opened.name, why });
  refused.hidden = false;
  refused.focus();
}

/**
 * The rules of a file, as they are written: the server writes each on a line of its own.
 * @param {string} text
 */
function rulesIn(text) {
  const block = text.split(new RegExp(`^\\[${kit.rules}\\]\\n`, "m"))[1]?.split(/^\[/m)[0] ?? "";
  return Object.fromEntries([...block.matchAll(/^(\w+) = (.*)$/gm)].map((found) => [found[1], found[2]]));
}

/** @param {MapChecked} found */
function told(found) {
  fault = found.problems[0]?.text ?? "";
  wrong = new Set(found.problems.flatMap((problem) => problem.hexes));
  must("maker-verdict").textContent = found.problems.length ? word("maker_wrong", { n: found.problems.length }) : word("maker_good");
  must("maker-problems").replaceChildren(...found.problems.map((problem) => {
    const [first] = problem.hexes;
    const spot = first ? grid.spotOf(grid.hexes.get(first) ?? null) : null;
    return el("li", {}, spot ? el("button", { type: "button", class: "link", onclick: () => grid.focus(spot) }, problem.text) : problem.text);
  }));
  picture.hidden = !found.picture;
  if (found.picture) picture.src = `data:image/svg+xml,${encodeURIComponent(found.picture)}`;
}

/** Lead whoever has opened or wants to play something wrong to what is said of it. */
function toVerdict() {
  must("maker-verdict").scrollIntoView({ block: "center" });
  must("maker-verdict").focus({ preventScroll: true });
}

/** @param {boolean} back */
function step(back) {
  if (!(back ? map.undo() : map.redo())) return;
  rulesChanged = false;
  changed();
  must("maker-verdict").textContent = back ? word("maker_undone") : word("maker_redone");
}

function showBrushes() {
  const all = [{ letter: "", word: word("maker_select"), colour: "none" }, ...kit.brushes];
  must("maker-brushes").replaceChildren(...all.map((one) => el("label", { class: "brush" },
    el("input", { type: "radio", name: "brush", value: one.letter, checked: one.letter === brush, onchange: () => { brush = one.letter; } }),
    el("span", { class: "swatch", "aria-hidden": "true", "data-letter": one.letter }, one.letter),
    one.word)));
  for (const swatch of document.querySelectorAll(".swatch")) {
    if (swatch instanceof HTMLElement) {
      const colour = all.find((one) => one.letter === swatch.dataset.letter)?.colour ?? "none";
      swatch.style.background = colour;
      swatch.classList.toggle("empty", colour === "none" || colour === "transparent");
    }
  }
}

ruleSearch.addEventListener("input", () => findRules(must("maker-rules"), ruleSearch.value));
must("maker-undo").addEventListener("click", () => step(true));
must("maker-redo").addEventListener("click", () => step(false));
addEventListener("keydown", (event) => {
  if (typing() || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
  event.preventDefault();
  step(!event.shiftKey);
});
for (const id of ["maker-columns", "maker-rows"]) must(id).addEventListener("change", resize);
file.addEventListener("change", () => { map.begin(); checking = check({ text: file.value }); });
must("maker-open").addEventListener("change", async (event) => {
  const box = /** @type {HTMLInputElement} */ (event.target);
  const opened = box.files?.[0];
  if (!opened) return;
  await open(opened);
  box.value = "";
});
must("maker-play").addEventListener("submit", async (event) => {
  event.preventDefault();
  await settled();
  if (!fault) return /** @type {HTMLFormElement} */ (must("maker-play")).submit();
  toast(word("maker_not_yet", { why: fault }), "bad");
  toVerdict();
});
must("maker-save").addEventListener("click", async () => {
  await settled();
  const name = String(valueAt(map.values, "map.name") ?? "map").replace(/\W+/g, "_");
  const link = el("a", { href: URL.createObjectURL(new Blob([file.value], { type: "text/plain" })), download: `${name}.toml` });
  link.click();
  URL.revokeObjectURL(link.href);
});

showBrushes();
const kept = sessionStorage.getItem(KEPT);
checking = check({ text: JSON.parse(must("start").textContent || '""') });
if (kept) {
  await checking;
  map.begin(); // Undo leads back to the map one begins with
  const found = JSON.parse(kept);
  map.values = JSON.parse(found.values);
  checking = check(found);
}
