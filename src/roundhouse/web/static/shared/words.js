/** The words of the page, in the reader's language. */

/**
 * A sentence, or one for each kind of number that the language tells apart.
 * @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>>} Sentence
 */

/** @type {Record<string, Sentence>} */
const sentences = JSON.parse(document.getElementById("words")?.textContent || "{}");

const kinds = new Intl.PluralRules(document.documentElement.lang || "en");

/**
 * A number for people, with a real minus sign.
 * @param {number} n
 */
export function inFigures(n) {
  return n < 0 ? `\u2212${-n}` : String(n);
}

/** @param {number} n */
export function perCent(n) {
  return word("per_cent", { n });
}

/**
 * A sentence of the page. Where a count decides between singular and plural, it is `n`, or else the first number.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 */
export function word(key, args = {}) {
  const found = sentences[key] ?? key;
  const sentence = typeof found === "string" ? found : found[kinds.select(count(args))] ?? found.other ?? key;
  const said = (/** @type {string | number} */ value) => (typeof value === "number" ? inFigures(value) : value);
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => (name in args ? said(args[name]) : whole));
}

/** @param {Record<string, string | number>} args */
function count(args) {
  const number = [args.n, ...Object.values(args)].find((value) => typeof value === "number");
  return Number(number ?? 1);
}

/**
 * A text as it is searched: without capitals and signs on letters.
 * @param {string} text
 */
export function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
