/** The drawings that this page has: what it has is not sent again, and what differs little from it is told by what differs. */

/** @import { Picture } from "../shared/wire.js" */

const SEAM = "<g"; // begins a piece: the server takes drawings apart in the same way
const MOST = 100; // drawings, besides those that are shown

export class Drawings {
  constructor() {
    /** What was used last comes last; @type {Map<string, string>} */
    this.byHash = new Map();
  }

  /**
   * Remember the drawings that came with a view, and hand out those that did not.
   * @param {Picture[]} pictures
   * @param {Picture[]} shown are kept in any case
   */
  keep(pictures, shown) {
    for (const picture of pictures) {
      picture.svg ??= this.byHash.get(picture.hash) ?? this.redrawn(picture);
      if (picture.svg === undefined) picture.hash = ""; // asked for anew with the next view
      else this.use(picture.hash, picture.svg);
    }
    for (const { hash, svg } of shown) if (svg !== undefined) this.use(hash, svg);
    for (const hash of [...this.byHash.keys()].slice(0, -MOST)) this.byHash.delete(hash);
  }

  /**
   * @param {string} hash
   * @param {string} svg
   */
  use(hash, svg) {
    this.byHash.delete(hash);
    this.byHash.set(hash, svg);
  }

  /** @param {Picture} picture */
  redrawn({ base, edits }) {
    const before = this.byHash.get(base ?? "")?.split(SEAM);
    if (!before || !edits) return undefined;
    let here = 0;
    const pieces = edits.flatMap(([from, to, instead]) => {
      const same = before.slice(here, from);
      here = to;
      return [...same, ...instead];
    });
    return [...pieces, ...before.slice(here)].join(SEAM);
  }
}
