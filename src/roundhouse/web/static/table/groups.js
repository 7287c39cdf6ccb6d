/** Choices as they come over the wire: what those about one place have in common is said once. */

/** @import { Choice, Group } from "../shared/wire.js" */

/**
 * All choices, each with all that is said of it.
 * @param {Group[]} groups
 * @returns {Choice[]}
 */
export function writtenOut(groups) {
  return groups.flatMap(({ kind, heading, place, choices }) => choices.map(({ label, around, targets, ...rest }) => ({
    kind,
    heading,
    targets: place ? [place, ...(targets ?? [])] : [],
    label: label ?? labelled(rest.short, around ?? ["", 0, ""]),
    ...rest,
  })));
}

/**
 * A label that says what the short text says, from some sign on, and a little more.
 * @param {string} short
 * @param {[string, number, string]} around
 */
function labelled(short, [before, tail, after]) {
  return before + short.slice(tail) + after;
}
