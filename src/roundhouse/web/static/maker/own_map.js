/** A map in the making: the values of its file, what was changed, and the way back. */

/** @typedef {any} Values the values of a file, as JSON has them */

const MOST = 200; // changes that can be taken back

/**
 * What stands at a path such as "map.players.0".
 * @param {Values} values
 * @param {string} path
 */
export function valueAt(values, path) {
  return path.split(".").reduce((inside, key) => (inside === null || typeof inside !== "object" ? undefined : inside[key]), values);
}

/**
 * Put something at a path; tables on the way are made. Nothing at all takes it away.
 * @param {Values} values
 * @param {string} path
 * @param {unknown} value
 */
export function put(values, path, value) {
  const keys = path.split(".");
  const last = /** @type {string} */ (keys.pop());
  let inside = values;
  for (const key of keys) {
    if (inside[key] === null || typeof inside[key] !== "object") inside[key] = {};
    inside = inside[key];
  }
  if (value === undefined) delete inside[last];
  else inside[last] = value;
}

export class OwnMap {
  constructor() {
    /** @type {Values} */
    this.values = {};
    /** @type {string[]} */
    this.before = [];
    /** @type {string[]} */
    this.after = [];
  }

  /** What comes now can be taken back as one. */
  begin() {
    const now = JSON.stringify(this.values);
    if (this.before[this.before.length - 1] !== now) this.before.push(now);
    if (this.before.length > MOST) this.before.shift();
    this.after = [];
  }

  /** @returns {boolean} whether there was anything to take back */
  undo() {
    return this.step(this.before, this.after);
  }

  /** @returns {boolean} */
  redo() {
    return this.step(this.after, this.before);
  }

  /**
   * @param {string[]} from
   * @param {string[]} to
   */
  step(from, to) {
    const now = JSON.stringify(this.values);
    let found = from.pop();
    while (found === now) found = from.pop(); // what changed nothing
    if (found === undefined) return false;
    to.push(now);
    this.values = JSON.parse(found);
    return true;
  }
}
