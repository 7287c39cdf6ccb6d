/** Lists that show their newest line: the log and the chat. */

const HAND = 1000; // milliseconds in which scrolling belongs to what a hand did

/**
 * A list that shows its newest line goes on doing so when it gets more or less room.
 * @param {HTMLElement} list
 * @param {() => boolean} [elsewhere] whether another line is to be in sight now, to which it has scrolled
 * @returns {() => void} shows the newest line
 */
export function stayAtEnd(list, elsewhere = () => false) {
  let atEnd = true;
  let room = list.clientHeight;
  let settling = 0;
  const end = () => (list.scrollTop = list.scrollHeight);
  let touched = -Infinity;
  for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    list.addEventListener(kind, () => (touched = performance.now()), { passive: true });
  }
  list.addEventListener("scroll", () => {
    // Only a hand leaves the newest line: with its size a list is scrolled by the browser, too.
    if (settling || list.clientHeight !== room || performance.now() - touched > HAND) return;
    atEnd = list.scrollTop + room >= list.scrollHeight - 2;
  });
  new ResizeObserver(() => {
    room = list.clientHeight;
    if (!elsewhere() && atEnd) end();
  }).observe(list);
  let frames = 0;
  const settle = () => {
    end(); // whatever else changes with the news is in place by now
    settling = --frames > 0 ? requestAnimationFrame(settle) : 0;
  };
  return () => {
    atEnd = true;
    end();
    frames = 2; // in the first of them others may still change what they share the room with
    settling ||= requestAnimationFrame(settle);
  };
}
