/** The panel beside the boards ends where the screen ends, wherever it begins: nothing of it has to be scrolled to. */

export function setUpPanel() {
  const panel = /** @type {HTMLElement | null} */ (document.querySelector(".panel"));
  if (!panel) return;
  let asked = 0;
  const fit = () => {
    asked = 0;
    panel.style.setProperty("--panel-top", `${Math.max(0, panel.getBoundingClientRect().top)}px`);
  };
  const soon = () => (asked ||= requestAnimationFrame(fit));
  addEventListener("scroll", soon, { passive: true });
  addEventListener("resize", soon);
  new ResizeObserver(soon).observe(document.body); // what stands above may grow, and bars come and go
  fit();
}
