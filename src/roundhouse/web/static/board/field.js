/** Places of one drawing as points on the screen: which one is under a finger, and which lie between two. */

/** A finger is on a place once it is this near its middle, in widths of the place. */
const NEAR = 0.4;
/** Things that differ more than this in size are not places of one kind. */
const ALIKE = 1.3;

/** @typedef {{id: string, x: number, y: number}} Spot */

export class Field {
  /** @param {Element} place one of them */
  constructor(place) {
    this.wide = surface(place).getBoundingClientRect().width;
    /** @type {Spot[]} */
    this.spots = [];
    for (const other of place.closest("svg")?.querySelectorAll(".pick:has(> .hit)") ?? []) {
      const box = surface(other).getBoundingClientRect();
      const alike = box.width < this.wide * ALIKE && box.width * ALIKE > this.wide;
      if (alike && outermost(other) === other) this.spots.push({ id: other.id, x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
  }

  /**
   * The drawing has been moved on the screen.
   * @param {number} dx
   * @param {number} dy
   */
  shift(dx, dy) {
    for (const spot of this.spots) {
      spot.x += dx;
      spot.y += dy;
    }
  }

  /**
   * The place that a point is well within; none at the edges.
   * @param {number} x
   * @param {number} y
   */
  at(x, y) {
    const { spot, far } = this.nearest(x, y);
    return spot && far < this.wide * NEAR ? spot.id : null;
  }

  /**
   * The places on the straight way from one to another, without the first.
   * @param {string} from
   * @param {string} to
   */
  between(from, to) {
    const [a, b] = [from, to].map((id) => this.spots.find((spot) => spot.id === id));
    /** @type {string[]} */
    const found = [];
    if (!a || !b) return found;
    const parts = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / (this.wide / 5));
    for (let n = 1; n <= parts; n++) {
      // A little aside, so that a way along an edge keeps to one side of it.
      const { spot } = this.nearest(a.x + ((b.x - a.x) * n) / parts + 0.5, a.y + ((b.y - a.y) * n) / parts + 0.5);
      if (spot && spot.id !== from && found[found.length - 1] !== spot.id) found.push(spot.id);
    }
    return found;
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  nearest(x, y) {
    /** @type {Spot | null} */
    let spot = null;
    let far = Infinity;
    for (const one of this.spots) {
      const away = Math.hypot(one.x - x, one.y - y);
      if (away < far) [spot, far] = [one, away];
    }
    return { spot, far };
  }
}

/**
 * The place that a thing on the board belongs to: things lie on places.
 * @param {Element | null} element
 * @returns {Element | null}
 */
export function outermost(element) {
  const pick = element?.closest(".pick") ?? null;
  return pick && (outermost(pick.parentElement) ?? pick);
}

/**
 * The nearest thing under a pointer that will do: something else may lie on it, but not a button over the drawing.
 * @param {MouseEvent} event
 * @param {(element: Element) => boolean} will
 */
export function under({ target, clientX, clientY }, will) {
  const top = /** @type {Element} */ (target);
  if (!top.closest(".canvas > svg")) return null;
  const stack = [top, ...document.elementsFromPoint(clientX, clientY)];
  for (const element of stack) {
    for (let pick = element.closest("#pictures .pick"); pick; pick = pick.parentElement?.closest(".pick") ?? null) {
      if (will(pick)) return pick;
    }
  }
  return null;
}

/**
 * What is pointed at of a place, without all that lies on it.
 * @param {Element} place
 */
export function surface(place) {
  return place.querySelector(":scope > .hit") ?? place;
}
