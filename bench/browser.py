"""The page of a table in a real browser, if there is one: how soon one can act, and how smoothly it moves."""

from __future__ import annotations

import os
import shutil
import statistics
from time import perf_counter
from typing import TYPE_CHECKING

from bench.calling import Unexpected

if TYPE_CHECKING:
    from playwright.async_api import CDPSession, Page

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
WAIT = 20_000  # milliseconds

# Notes the moment when there is something to click that is listened to, counted from the click on a link.
CLOCK = """
const look = () => {
  const choice = document.body?.dataset.ready && document.querySelector("#turn .choice");
  if (choice) window.readyAfter = performance.now();
  else requestAnimationFrame(look);
};
look();
"""
# Bytes that came over the line: of letters, and of all else.
LOADED = """async () => {
  await document.fonts.ready;
  const sizes = [0, 0];
  const all = ["navigation", "resource"].flatMap(kind => performance.getEntriesByType(kind));
  for (const entry of all) {
    sizes[entry.name.endsWith(".woff2") ? 0 : 1] += entry.transferSize;
  }
  return sizes;
}"""
SLOWER = 6  # times, than this machine: what a phone may be
# Makes a move, of a kind that was made least often so far if there is a choice.
PLAY = """
const made = {};
window.playNext = () => {
  const kind = choice => (choice.dataset.move ?? "").split(/[ (]/)[0];
  const often = choice => made[kind(choice)] ?? 0;
  const all = [...document.querySelectorAll("#turn .choice")];
  const [choice] = all.sort((one, other) => often(one) - often(other));
  made[kind(choice)] = often(choice) + 1;
  choice.click();
};
"""
# Makes a move, and counts the frames of the half second in which its pieces are on their way: they set out
# when the new drawing is on the screen, in the frame after the one that heard of it.
FRAMES = """() => new Promise(done => {
  const before = document.body.dataset.seq, begun = performance.now();
  const wait = () => {
    if (performance.now() - begun > 10000) done(0);
    else if (document.body.dataset.seq === before) requestAnimationFrame(wait);
    else requestAnimationFrame(() => count(performance.now(), 0));
  };
  const count = (from, frames) => {
    const past = performance.now() - from;
    if (past < 500) requestAnimationFrame(() => count(from, frames + 1));
    else done(frames * 1000 / past);
  };
  playNext();
  wait();
})"""
# Makes a move, and tells when its pieces are on their way; counts the frames of the half second after it.
MOVED = """() => new Promise(done => {
  const before = document.body.dataset.seq;
  const wait = () => requestAnimationFrame(document.body.dataset.seq === before ? wait : () => done(1));
  playNext();
  wait();
})"""
SHOWN = """() => new Promise(done => {
  const begun = performance.now();
  const count = frames => {
    if (performance.now() - begun > 500) done(frames);
    else requestAnimationFrame(() => count(frames + 1));
  };
  count(0);
})"""
MOVES = 9  # of as many kinds as there are


async def work(page: Page, devtools: CDPSession) -> float:
    """Milliseconds of its own time that the page's main thread needs for a frame, the median of some moves.

    Other than frames a second, this is the same whatever else the machine does.
    """
    await devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    found: list[float] = []
    for _ in range(MOVES):
        await page.wait_for_selector("#turn:not(.busy) .choice", state="attached", timeout=WAIT)
        spent = []
        for step in (MOVED, SHOWN):
            frames = await page.evaluate(step)
            metrics = (await devtools.send("Performance.getMetrics"))["metrics"]
            spent.append(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))
        found.append((spent[1] - spent[0]) * 1000 / max(1, frames))
    return statistics.median(found)


async def smoothness(page: Page, devtools: CDPSession) -> list[float]:
    """Frames a second while each of some moves is shown, on a slower processor."""
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    found: list[float] = []
    for _ in range(MOVES):
        await page.wait_for_selector("#turn:not(.busy) .choice", state="attached", timeout=WAIT)
        found.append(float(await page.evaluate(FRAMES)))
    return sorted(found)


class NoBrowser(Exception):
    """There is nothing to open a page with: half a sentence says what is missing."""


async def pages_ready(address: str, cookie: str, seconds: float, most: int) -> dict[str, float]:
    """Open a page again and again, each time in a new browser window with nothing kept."""
    try:
        from playwright.async_api import Error, async_playwright
    except ImportError:
        raise NoBrowser("Playwright is not installed; it comes with what the tests need") from None
    path = next((found for name in CHROMIUMS if (found := shutil.which(name))), None)
    name, _, value = cookie.partition("=")
    ready: list[float] = []
    loaded: list[tuple[float, float]] = []
    frames: list[float] = []
    moving = 0.0
    async with async_playwright() as playwright:
        try:
            browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        except Error:
            raise NoBrowser("there is no Chromium that starts") from None
        end = perf_counter() + seconds
        try:
            while len(ready) < most and (perf_counter() < end or not ready):
                context = await browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
                await context.add_cookies([{"name": name, "value": value, "url": address}])
                await context.add_init_script(CLOCK + PLAY)
                page = await context.new_page()
                await page.goto(address, wait_until="load", timeout=WAIT)
                await page.wait_for_function("() => window.readyAfter > 0", timeout=WAIT)
                ready.append(float(await page.evaluate("window.readyAfter")))
                fonts, rest = await page.evaluate(LOADED)
                loaded.append((fonts / 1000, rest / 1000))
                if not frames:  # of one page: the table goes on by it
                    devtools = await context.new_cdp_session(page)
                    moving = await work(page, devtools)
                    frames = await smoothness(page, devtools)
                await context.close()
        except Error as error:
            raise Unexpected(f"the page did not get ready: {error.message.splitlines()[0]}") from None
        finally:
            await browser.close()
    fonts, visit = (statistics.median(one[kind] for one in loaded) for kind in range(2))
    figures = {
        "ready": statistics.median(ready),
        "visit": visit,
        "fonts": fonts,
        "frames": statistics.median(frames),
        "frames_least": frames[0],
        "moving": moving,
    }
    return figures | {"load": os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0}
