"""A browser and a real server for tests: starting them, and what visitors do again and again."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from base64 import b64encode
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from roundhouse.games.registry import GAMES

SHORT = GAMES[-1]  # a whole game of it asks the fewest questions
ROOT = Path(__file__).parent.parent
SCREENSHOTS = ROOT / ".build" / "screenshots"
WAIT = 20_000  # milliseconds; an upper bound for anything that is waited for
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]

# Answers every question until the game is over, or until so many answers are given: always a button of the
# page, never the same one for long.
ANSWER = """most => new Promise(done => {
  let dice = 7, given = 0;
  const step = () => {
    const cover = document.querySelector("#hand-over[open] button");
    const buttons = document.querySelectorAll("#answers .choice");
    const busy = document.querySelector("#turn.busy");
    if (document.body.dataset.over === "true" || (given >= most && !busy)) return done(given);
    if (cover) cover.click();
    else if (buttons.length && !busy) {
      dice = (dice * 69069 + 12345) % 4294967296;
      buttons[(dice >>> 8) % buttons.length].click();
      given++;
    }
    setTimeout(step, 10);
  };
  step();
})"""


# A picture's rows of grey pixels.
PIXELS = """async address => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const row = y => Array.from({ length: width }, (_, x) => data[4 * (y * width + x)]);
  return Array.from({ length: height }, (_, y) => row(y));
}"""

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def check(page: Page, where: str, within: str | None = None) -> None:
    """Look for faults that shut people out, in both themes; tell what is wrong and where."""
    told: list[str] = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        for fault in Axe().run(page, context=within, options={"runOnly": RULES}).response["violations"]:
            node = fault["nodes"][0]
            told.append(
                f"{where}, {theme}: {fault['help']}: {node['html'][:200]} {node.get('failureSummary', '')}"
            )
    assert told == []


def chromium_path() -> str:
    """The system's Chromium; without one the browser tests cannot say anything."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.fail("Chromium was not found. The browser tests need it (on Debian: apt install chromium).")
    return found


class Server:
    """`roundhouse serve` in a process of its own, on a free port, with a database of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, on the same port as before if there was one."""
        port = self.address.rsplit(":", 1)[-1] if self.address else "0"
        program = "from roundhouse.cli.serve import serve; serve()"
        command = [sys.executable, "-c", program, "--port", port, "--data", str(self.data)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            if found := re.search(r"http://\S+", line):
                self.address = found[0]
                return
        pytest.fail("the server did not start: " + "".join(said))

    def stop(self) -> None:
        """Stop as Ctrl-C does."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.communicate(timeout=20)
            self.process = None


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, server: Server, **context: object) -> None:
        self.server = server
        context = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", **context}
        self.context: BrowserContext = browser.new_context(base_url=server.address, **context)  # type: ignore[arg-type]
        self.context.set_default_timeout(WAIT)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.listen(said.type, said.text))

    def listen(self, kind: str, text: str) -> None:
        """Anything that the page's own rules forbade is a fault."""
        if kind == "error" and "Content Security Policy" in text:
            self.faults.append(text)

    def close(self) -> None:
        self.context.close()

    # Tables

    def open_table(self, *seats: str, **fields: str) -> Page:
        """A new table by the form. Seats: me, here, invite, bot:NAME; fields: game, name0 and so on."""
        page = self.page
        page.goto(f"/new?game={fields.get('game', GAMES[0])}")
        page.select_option("#players", str(len(seats)))
        for number, kind in enumerate(seats):
            page.select_option(f"#seat-{number}", kind)
            if f"name{number}" in fields:
                page.fill(f"#name-{number}", fields[f"name{number}"])
        page.get_by_role("button", name="Open the table").click()
        return self.ready()

    def ready(self) -> Page:
        """The page of a table, ready to act."""
        self.page.wait_for_selector("body[data-ready]")
        return self.page

    @property
    def seq(self) -> int:
        return int(self.page.evaluate("document.body.dataset.seq"))

    @property
    def mine(self) -> bool:
        return bool(self.page.evaluate("document.body.dataset.mine === 'true'"))

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector("body[data-mine=true] #answers .choice")

    def wait_for_seq(self, seq: int) -> None:
        self.page.wait_for_function("seq => Number(document.body.dataset.seq) >= seq", arg=seq)

    def choices(self) -> Locator:
        return self.page.locator("#answers .choice")

    def play_first(self) -> int:
        """Click the first choice, and wait until the move is stored and shown."""
        self.wait_for_turn()
        before = self.seq
        self.choices().first.click()
        self.page.wait_for_function("seq => Number(document.body.dataset.seq) > seq", arg=before)
        expect(self.page.locator("#turn.busy")).to_have_count(0)
        return self.seq

    def answer(self, most: int = 100_000) -> int:
        """Click choices until the game is over or so many are clicked."""
        return int(self.page.evaluate(ANSWER, most))

    def go_on_answering(self) -> None:
        """Click choices to the end of the game while the test goes on; `window.answered` tells how many."""
        self.page.evaluate(f"() => {{ ({ANSWER})(1e6).then(given => window.answered = given); }}")

    def overflows(self) -> bool:
        """Whether the page as a whole has to be moved sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > screen.width + 1"))

    def shot(self, name: str) -> None:
        """A picture for looking at."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    def pixels(self, part: Locator) -> list[bytes]:
        """What is seen of a part of the page: rows of grey pixels. Another page unpacks the picture."""
        picture = b64encode(part.screenshot()).decode()
        other = self.context.new_page()
        found = other.evaluate(PIXELS, f"data:image/png;base64,{picture}")
        other.close()
        return [bytes(row) for row in found]
