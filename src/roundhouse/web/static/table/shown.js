/**
 * What is open on the page, as classes of its body. Style hangs on those: `:has()` of the whole page or of a board would be
 * looked at anew with every line and every piece that changes there.
 */

import { must } from "../shared/dom.js";

const THINGS = ["ghost", "hint", "lesson", "past", "turn", "ways-back"];

export function setUpShown() {
  for (const id of THINGS) {
    const thing = must(id);
    const tell = () => document.body.classList.toggle(`shows-${id}`, !thing.hidden);
    new MutationObserver(tell).observe(thing, { attributeFilter: ["hidden"] });
    tell();
  }
}
