/** The open question, from view to view. */

/** @import { View } from "../shared/wire.js" */

/**
 * Whether the question is the one that was asked before: then what is open stays open, and the keyboard where it is.
 * @param {View} view
 * @param {View | null} before
 */
export function sameQuestion(view, before) {
  if (!before || before.seq !== view.seq || before.at !== view.at || before.mine !== view.mine) return false;
  return before === view || JSON.stringify(before.choices) === JSON.stringify(view.choices);
}
