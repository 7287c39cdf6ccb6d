/** A new drawing over the one that is shown: what is the same in both stays as it is, so that only what differs is laid out and painted anew. */

/** What the page has marked on things of the drawing, and belongs to the position before. */
const MARKS = ["can", "chosen", "hinted", "wanted", "route-end"];

/**
 * Make what is shown look like a new drawing.
 * @param {Element} shown
 * @param {Element} old what it was made from
 * @param {Element} fresh what it is to look like
 * @returns {boolean} whether it could be done; else nothing has changed
 */
export function patch(shown, old, fresh) {
  if (!alike(old, fresh) || ["viewBox", "class"].some((name) => old.getAttribute(name) !== fresh.getAttribute(name))) return false;
  for (const extra of [...shown.children].slice(old.children.length)) extra.remove(); // frames and outlines
  for (const marked of shown.querySelectorAll(MARKS.map((mark) => `.${mark}`).join())) marked.classList.remove(...MARKS);
  bring(shown, old, fresh);
  return true;
}

/**
 * Whether something is the same thing as before, which may look otherwise now. A piece is another one: it travels.
 * @param {Node} old
 * @param {Node} fresh
 */
function alike(old, fresh) {
  if (!(old instanceof Element) || !(fresh instanceof Element)) return false;
  return old.tagName === fresh.tagName && old.id === fresh.id && !old.hasAttribute("data-piece") && !fresh.hasAttribute("data-piece");
}

/**
 * @param {Element} shown
 * @param {Element} old
 * @param {Element} fresh
 */
function bring(shown, old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of [...fresh.attributes]) if (old.getAttribute(name) !== value) shown.setAttribute(name, value);
  const [from, to] = [[...old.childNodes], [...fresh.childNodes]];
  const here = [...shown.childNodes];
  let first = 0;
  while (first < from.length && first < to.length && from[first].isEqualNode(to[first])) first++;
  let last = 0;
  while (last < Math.min(from.length, to.length) - first && from[from.length - 1 - last].isEqualNode(to[to.length - 1 - last])) last++;
  const ends = here[from.length - last] ?? null;
  const [gone, come] = [from.slice(first, from.length - last), to.slice(first, to.length - last)];
  const paired = gone.length === come.length && gone.every((one, n) => one.isEqualNode(come[n]) || alike(one, come[n]));
  if (paired) {
    gone.forEach((one, n) => one.isEqualNode(come[n]) || bring(/** @type {Element} */ (here[first + n]), /** @type {Element} */ (one), /** @type {Element} */ (come[n])));
    return;
  }
  for (const node of here.slice(first, from.length - last)) node.remove();
  for (const node of come) shown.insertBefore(document.importNode(node, true), ends);
}
