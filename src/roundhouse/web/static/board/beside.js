/** Where a small window goes that belongs to something on the board. */

/**
 * Beside the place, and always wholly on the screen.
 * @param {HTMLElement} box
 * @param {DOMRect} at
 */
export function place(box, at) {
  const gap = 8;
  const { width, height } = box.getBoundingClientRect();
  const below = at.bottom + gap + height <= innerHeight;
  const top = below ? at.bottom + gap : Math.max(gap, at.top - gap - height);
  const left = at.x + at.width / 2 - width / 2;
  box.style.left = `${Math.min(innerWidth - width - gap, Math.max(gap, left))}px`;
  box.style.top = `${Math.min(Math.max(gap, innerHeight - height - gap), top)}px`;
}
