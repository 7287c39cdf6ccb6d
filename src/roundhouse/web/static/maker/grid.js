/** The grid of the map maker: hexes that are painted with mouse, finger or keys. Hexes have a flat top and stand in columns. */

import { svg } from "../shared/dom.js";
import { word } from "../shared/words.js";

/** @import { MapBrush } from "../shared/wire.js" */
/** @typedef {{column: number, row: number}} Spot */
/** @typedef {{paint: (spot: Spot, letter?: string) => void, begin: () => void, select: (spot: Spot) => void, brush: () => string}} Hands */

const SIZE = 22; // of a hex, from its middle to a corner
const HIGH = SIZE * Math.sqrt(3);
const LARGEST = 2; // times its size that the grid is shown at most
const MOST = 15; // letters of a name that are shown

/**
 * What a hex is called, as in the file.
 * @param {Spot} spot
 */
export function hexName({ column, row }) {
  const letter = (/** @type {number} */ n) => String.fromCharCode(65 + n);
  return (column < 26 ? letter(column) : letter(Math.floor(column / 26) - 1) + letter(column % 26)) + (row + 1);
}

export class Grid {
  /**
   * @param {SVGElement} root
   * @param {MapBrush[]} brushes
   * @param {string} off
   * @param {Hands} hands
   */
  constructor(root, brushes, off, hands) {
    this.root = root;
    this.brushes = new Map(brushes.map((brush) => [brush.letter, brush]));
    this.off = off;
    this.hands = hands;
    /** @type {Map<string, SVGElement>} */
    this.hexes = new Map();
    /** @type {Map<string, SVGElement>} */
    this.labels = new Map();
    /** @type {Spot} */
    this.at = { column: 0, row: 0 };
    this.size = "";
    this.painting = false;
    root.addEventListener("pointerdown", (event) => this.press(/** @type {PointerEvent} */ (event)));
    root.addEventListener("pointermove", (event) => this.drag(/** @type {PointerEvent} */ (event)));
    addEventListener("pointerup", () => { this.painting = false; });
    root.addEventListener("keydown", (event) => this.key(/** @type {KeyboardEvent} */ (event)));
    root.addEventListener("focusin", (event) => {
      const spot = this.spotOf(event.target);
      if (spot) this.at = spot;
    });
  }

  /**
   * Draw the columns as they are now.
   * @param {string[]} columns
   * @param {number} rows
   * @param {Map<string, string>} names of what stands on hexes
   * @param {Set<string>} wrong hexes
   * @param {string} chosen
   */
  show(columns, rows, names, wrong, chosen) {
    const size = `${columns.length}/${rows}`;
    if (size !== this.size) this.build(columns.length, rows);
    this.size = size;
    for (const [name, hex] of this.hexes) {
      const { column, row } = /** @type {Spot} */ (this.spotOf(hex));
      const letter = columns[column]?.[row] ?? this.off;
      const brush = this.brushes.get(letter);
      const called = names.get(name) ?? "";
      const what = brush?.word ?? letter;
      hex.setAttribute("aria-label", called ? word("maker_hex_place", { hex: name, what, name: called }) : word("maker_hex", { hex: name, what }));
      hex.classList.toggle("off", letter === this.off);
      hex.classList.toggle("wrong", wrong.has(name));
      hex.classList.toggle("chosen", name === chosen);
      hex.querySelector("polygon")?.setAttribute("fill", brush?.colour ?? "none");
      const [sign, label] = [hex.querySelector("text"), this.labels.get(name)];
      if (sign) sign.textContent = letter === this.off || letter === "." ? "" : letter;
      if (label) label.textContent = called.length > MOST ? `${called.slice(0, MOST - 1)}…` : called;
    }
    this.rove();
  }

  /**
   * @param {number} columns
   * @param {number} rows
   */
  build(columns, rows) {
    this.root.replaceChildren();
    this.hexes.clear();
    this.labels.clear();
    const above = svg("g", { class: "labels", "aria-hidden": "true" }); // a name reaches beyond its hex
    const wide = SIZE * 1.5 * columns + SIZE;
    const high = HIGH * (rows + 0.5);
    this.root.setAttribute("viewBox", `-2 -2 ${wide + 4} ${high + 4}`);
    this.root.style.minWidth = `${wide + 4}px`; // it is scrolled rather than smaller than that,
    this.root.style.maxWidth = `${LARGEST * (wide + 4)}px`; // and uses the room there is for a small map
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        const x = SIZE + column * SIZE * 1.5;
        const y = HIGH / 2 + row * HIGH + (column % 2 ? HIGH / 2 : 0);
        const corners = [0, 1, 2, 3, 4, 5].map((n) => `${(x + SIZE * Math.cos(n * Math.PI / 3)).toFixed(1)},${(y + SIZE * Math.sin(n * Math.PI / 3)).toFixed(1)}`);
        const hex = svg("g", { role: "img", tabindex: "-1", "data-column": column, "data-row": row },
          svg("polygon", { points: corners.join(" ") }),
          svg("text", { x, y: y + 1, class: "sign" }));
        const label = svg("text", { x, y: y + 14, class: "label" });
        this.hexes.set(hexName({ column, row }), hex);
        this.labels.set(hexName({ column, row }), label);
        this.root.append(hex);
        above.append(label);
      }
    }
    this.root.append(above);
    this.at = { column: Math.min(this.at.column, columns - 1), row: Math.min(this.at.row, rows - 1) };
  }

  /** One hex can be reached with Tab, the others from there with arrow keys. */
  rove() {
    const name = hexName(this.at);
    for (const [other, hex] of this.hexes) hex.setAttribute("tabindex", other === name ? "0" : "-1");
  }

  /**
   * @param {EventTarget | null} target
   * @returns {Spot | null}
   */
  spotOf(target) {
    const hex = target instanceof Element ? target.closest("g[data-column]") : null;
    return hex instanceof SVGElement ? { column: Number(hex.dataset.column), row: Number(hex.dataset.row) } : null;
  }

  /** @param {PointerEvent} event */
  press(event) {
    const spot = this.spotOf(event.target);
    if (!spot || event.button) return;
    if (!this.hands.brush()) return this.hands.select(spot);
    event.preventDefault();
    this.painting = true;
    this.hands.begin();
    this.hands.paint(spot);
    this.focus(spot);
  }

  /** @param {PointerEvent} event */
  drag(event) {
    if (!this.painting) return;
    const spot = this.spotOf(document.elementFromPoint(event.clientX, event.clientY));
    if (spot) this.hands.paint(spot);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = /** @type {Record<string, [number, number]>} */ ({ ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] });
    const step = steps[event.key];
    if (step) {
      const spot = { column: this.at.column + step[0], row: this.at.row + step[1] };
      if (this.hexes.has(hexName(spot))) this.focus(spot);
    } else if (event.key === "Enter" || event.key === " ") {
      if (!this.hands.brush()) this.hands.select(this.at);
      else this.stroke(undefined);
    } else if (this.brushes.has(event.key) || this.brushes.has(event.key.toUpperCase())) {
      this.stroke(this.brushes.has(event.key) ? event.key : event.key.toUpperCase());
    } else {
      return;
    }
    event.preventDefault();
  }

  /** @param {string | undefined} letter */
  stroke(letter) {
    this.hands.begin();
    this.hands.paint(this.at, letter);
  }

  /** @param {Spot} spot */
  focus(spot) {
    this.at = spot;
    this.rove();
    this.hexes.get(hexName(spot))?.focus();
  }
}
