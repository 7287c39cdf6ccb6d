/** Links to the parts of the table, with the number of things to choose there. */

import { el, must } from "../shared/dom.js";
import { word } from "../shared/words.js";
import { parts, showPart } from "./parts.js";

/** @import { View } from "../shared/wire.js" */

/** @param {View} view */
export function listLinks(view) {
  const links = [];
  for (const picture of view.pictures) {
    const part = parts.get(picture.name);
    if (!part || !picture.title) continue;
    const count = part.frame.querySelectorAll(".can").length;
    const badge = count ? el("span", { class: "badge" }, String(count)) : null;
    const link = el("a", { href: `#part-${picture.name}` }, picture.title, badge);
    if (badge) link.setAttribute("aria-label", word("part_with", { part: picture.title, n: count }));
    link.addEventListener("click", (event) => {
      event.preventDefault();
      showPart(picture.name);
    });
    links.push(el("li", {}, link));
  }
  must("parts").replaceChildren(...links);
}
