/** Lists that show their newest line: the log and the chat. */

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
  list.addEventListener("scroll", () => {
    if (settling || list.clientHeight !== room) return; // it was scrolled when it had another size
    atEnd = list.scrollTop + room >= list.scrollHeight - 2;
  });
  new ResizeObserver(() => {
    room = list.clientHeight;
    if (!elsewhere() && atEnd) end();
  }).observe(list);
  return () => {
    atEnd = true;
    end();
    settling ||= requestAnimationFrame(() => {
      settling = 0;
      end(); // whatever else changes with the news is in place by now
    });
  };
}
