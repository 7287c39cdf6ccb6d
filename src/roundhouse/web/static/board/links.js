/** Links to the parts of the table, with the number of things to choose there. */

import { openTab } from "../panel/tabs.js";
import { el, must, narrow } from "../shared/dom.js";
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
  if (narrow() && must("tab-chat").classList.contains("news")) links.unshift(el("li", {}, toChat()));
  must("parts").replaceChildren(...links);
}

/** On a narrow screen the talk stands below everything: what is new there is told where one looks. */
function toChat() {
  const link = el("a", { href: "#panel-chat", class: "news" }, must("tab-chat").textContent);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    link.parentElement?.remove();
    openTab("chat", false);
    must("tab-chat").focus({ preventScroll: true });
    must("panel-chat").scrollIntoView({ block: "center" });
  });
  return link;
}
