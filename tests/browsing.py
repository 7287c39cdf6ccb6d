"""A browser and a real server for tests: starting them, and what visitors do again and again."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from base64 import b64encode
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, FloatRect, Locator, Page, TimeoutError, expect

from roundhouse.games.registry import GAMES
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.service import Tables
from server.rooms import played_on

SHORT = GAMES[-1]  # a whole game of it asks the fewest questions
ROOT = Path(__file__).parent.parent
SCREENSHOTS = ROOT / ".build" / "screenshots"
# The first is the same browser without windows: it takes a third of the time.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
WAIT = 60_000  # milliseconds; an upper bound for anything that is waited for, on a busy machine
STANDSTILL = 5 * WAIT  # so long a bot may think there
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]

MOVING = {"reduced_motion": "no-preference"}  # for tests of what moves, and for some whole games

SEED = 7  # of every game for which no other one is asked for

# Advice comes after a moment of thought: how good it is, is shown where the search is tested. Every game is
# dealt alike, and bots choose alike: what a test meets must not change from day to day.
SERVE = f"""
from roundhouse.cli.serve import serve
from roundhouse.server.tables import create
from roundhouse.server.thinking import bots, hints, reviews
hints.SECONDS = reviews.SECONDS = 0.2
create.randbits = lambda bits: {SEED}
bots.seed_for = lambda table, sequence, seat: 4 * sequence + seat
serve()
"""

# Answers every question until the game is over, or until so many answers are given: always a button of the
# page, never the same one for long. A bot that has failed would be waited for in vain.
ANSWER = """([most, wait]) => new Promise((done, fail) => {
  let dice = 7, given = 0, seq = "", since = 0;
  const step = () => {
    if (document.body.dataset.seq !== seq) [seq, since] = [document.body.dataset.seq, performance.now()];
    else if (performance.now() - since > wait) return fail(new Error(`the game stands at ${seq}`));
    const cover = document.querySelector("#hand-over[open] button");
    const buttons = document.querySelectorAll("#turn .choice");
    const busy = document.querySelector("#turn.busy");
    if (document.body.dataset.over === "true" || (given >= most && !busy)) return done(given);
    if (document.querySelector("#failed-bot:not([hidden])")) return fail(new Error("a bot has failed"));
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


# Turns of others are shown at once: tests do not wait for a breath unless that is what they are about.
AT_ONCE = """() => {
  const pace = document.querySelector("select[data-pref=pace]");
  if (!pace || pace.value !== "breath") return;
  pace.value = "none";
  pace.dispatchEvent(new Event("change"));
}"""

# What a page says of its table, and what the server says of it now.
STANDING = """async () => {
  const said = { ...document.body.dataset };
  for (const part of document.querySelectorAll("#turn, #notice, #failed-bot, #connection, #prompt")) {
    if (part.checkVisibility()) said[part.id || part.className] = part.innerText;
  }
  const view = await fetch(`${location.pathname}/view`).then(answer => answer.text(), String);
  return JSON.stringify(said) + "; the server: " + view.slice(0, 1500);
}"""

# A picture's width, and its grey pixels as a text: lists of numbers take ten times as long to come over.
PIXELS = """async address => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  let grey = "";
  for (let n = 0; n < data.length; n += 4) grey += String.fromCharCode(data[n]);
  return [width, grey];
}"""

expect.set_options(timeout=WAIT)

# What axe looks for in each theme: everything in one, and in the other what its colours can break. The many
# rules that are kept need no list of all places where they are.
RULES = {
    "light": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "dark": ["color-contrast", "link-in-text-block"],
}
VIOLATIONS = {"resultTypes": ["violations"]}


def check(page: Page, where: str, within: str | None = None) -> None:
    """Look for faults that shut people out, in both themes; tell what is wrong and where.

    From the top of the page: what was scrolled under a band that stays in sight is not covered by it.
    """
    told: list[str] = []
    page.evaluate("scrollTo(0, 0)")
    axe = Axe()
    for theme, rules in RULES.items():
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        found = axe.run(page, context=within, options={"runOnly": rules, **VIOLATIONS})
        axe = Axe("0")  # it is in the page now
        for fault in found.response["violations"]:
            node = fault["nodes"][0]
            told.append(
                f"{where}, {theme}: {fault['help']}: {node['html'][:200]} {node.get('failureSummary', '')}"
            )
    assert not told, "\n".join(told)


def chromium_path(fetched: str) -> str:
    """The system's Chromium, or else the one that Playwright has fetched; there must be one."""
    found = next((path for name in [*CHROMIUMS, fetched] if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("Chromium was not found. The browser tests need it (on Debian: apt install chromium).")
    return found


class Server:
    """`roundhouse serve` in a process of its own, on a free port, with a database of its own."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.settings = {f"ROUNDHOUSE_{name.upper()}": value for name, value in settings.items()}
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, on the same port as before if there was one."""
        port = self.address.rsplit(":", 1)[-1] if self.address else "0"
        command = [sys.executable, "-c", SERVE, "--port", port, "--data", str(self.data)]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, **self.settings},
        )
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
            self.process.communicate(timeout=WAIT / 1000)
            self.process = None


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, server: Server, **context: object) -> None:
        self.server = server
        self.locale = str(context.get("locale", "en-GB"))
        size = {"width": 1280, "height": 800}
        # Nothing moves unless a test is about that: what moves is drawn sixty times a second.
        context = {"viewport": size, "locale": self.locale, "reduced_motion": "reduce", **context}
        self.context: BrowserContext = browser.new_context(base_url=server.address, **context)  # type: ignore[arg-type]
        self.context.set_default_timeout(WAIT)
        self.page: Page = self.context.new_page()
        self.unpacking: Page | None = None  # pictures are unpacked in a page of their own
        self.faults: list[str] = []
        self.at_once = True  # whether turns of others are shown without a breath
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
        """A new table. Seats: me, here, invite, bot:NAME; fields: game, name0, seed and so on."""
        self.page.goto(self.new_table(*seats, **fields))
        return self.ready()

    def new_table(self, *seats: str, **fields: str) -> str:
        """The address of a new table, made by what the form of a new table sends."""
        form = {"game": GAMES[0], "players": str(len(seats)), "spectators": "on"}
        form |= {f"seat-{number}": kind for number, kind in enumerate(seats)}
        form |= {re.sub(r"(\d+)$", r"-\1", name): value for name, value in fields.items()}
        return self.send("/new", **form)

    def send(self, address: str, **form: str) -> str:
        """What a form sends; the address that it leads to."""
        headers = {"Origin": self.server.address, "Accept-Language": self.locale}
        answer = self.context.request.post(address, form=form, headers=headers, max_redirects=0)  # type: ignore[arg-type]
        assert answer.status == 303, answer.text()
        return answer.headers["location"]

    def open_by_form(self, *seats: str, **fields: str) -> Page:
        """The same by the form itself; the field `components` is the text of a file that is sent along."""
        page = self.page
        page.goto(f"/new?game={fields.get('game', GAMES[0])}")
        page.select_option("#players", str(len(seats)))
        for number, kind in enumerate(seats):
            page.select_option(f"#seat-{number}", kind)
            if f"name{number}" in fields:
                page.fill(f"#name-{number}", fields[f"name{number}"])
        if "components" in fields:
            upload = fields["components"].encode()
            page.set_input_files("#components", {"name": "own.toml", "mimeType": "", "buffer": upload})  # type: ignore[arg-type]
        page.get_by_role("button", name="Open the table").click()
        return self.ready()

    def play(self, table: str, move: str, at: int) -> None:
        """Play a move at a table that is not open here: a page would draw the board again each time."""
        answer = self.context.request.post(
            f"{table}/moves",
            data={"move": move, "at": at, "key": f"on {at}"},
            headers={"Origin": self.server.address},
        )
        assert answer.ok, answer.text()

    def open_late(self, *seats: str, left: int, **fields: str) -> Page:
        """A new table where about so many moves are left to play."""
        self.page.goto(self.late(self.new_table(*seats, **fields), left))
        return self.ready()

    def late(self, table: str, left: int) -> str:
        """A table like another, late in its game: what was played before is in the server's database."""
        store = SqlStore.open(f"sqlite:///{self.server.data / 'roundhouse.sqlite'}")
        played = store.add_table(*played_on(Tables(store).get(table.rsplit("/", 1)[1]), left))
        store.close()
        return f"/tables/{played.id}"

    def ready(self) -> Page:
        """The page of a table, ready to act."""
        self.page.wait_for_selector("body[data-ready]")
        if self.at_once:
            self.page.evaluate(AT_ONCE)
        return self.page

    @property
    def seq(self) -> int:
        return int(self.page.evaluate("document.body.dataset.seq"))

    @property
    def mine(self) -> bool:
        return bool(self.page.evaluate("document.body.dataset.mine === 'true'"))

    def wait_for_turn(self) -> None:
        """Until this visitor is asked; if that does not come, what the page says instead.

        Many answers of a kind are folded away: of them only the heading is seen.
        """
        try:
            self.page.wait_for_selector("body[data-mine=true] #turn :is(.choice, summary):visible")
        except TimeoutError:
            pytest.fail(f"nobody is asked here after {WAIT} ms: {self.page.evaluate(STANDING)}")

    def wait_for_seq(self, seq: int) -> None:
        self.page.wait_for_function("seq => Number(document.body.dataset.seq) >= seq", arg=seq)

    def choices(self) -> Locator:
        return self.page.locator("#turn .choice")

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
        return int(self.page.evaluate(ANSWER, [most, STANDSTILL]))

    def go_on_answering(self) -> None:
        """Click choices to the end of the game while the test goes on; `window.answered` tells how many."""
        go_on = f"wait => {{ ({ANSWER})([1e6, wait]).then(given => window.answered = given); }}"
        self.page.evaluate(go_on, STANDSTILL)

    def wait_for_end(self) -> None:
        """Until the game is over, however long that takes as long as it goes on."""
        on = "seq => document.body.dataset.over === 'true' || Number(document.body.dataset.seq) > seq"
        while not self.page.evaluate("document.body.dataset.over === 'true'"):
            self.page.wait_for_function(on, arg=self.seq, timeout=STANDSTILL)

    def overflows(self) -> bool:
        """Whether the page as a whole has to be moved sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > screen.width + 1"))

    def shot(self, name: str) -> None:
        """A picture for looking at, if somebody wants to: `ROUNDHOUSE_SHOTS=1`."""
        if os.environ.get("ROUNDHOUSE_SHOTS"):
            SCREENSHOTS.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    def pixels(self, part: Locator | FloatRect) -> list[bytes]:
        """What is seen of a part of the page: rows of grey pixels."""
        taken = part.screenshot() if isinstance(part, Locator) else self.page.screenshot(clip=part)
        picture = b64encode(taken).decode()
        if self.unpacking is None:
            self.unpacking = self.context.new_page()
        width, grey = self.unpacking.evaluate(PIXELS, f"data:image/png;base64,{picture}")
        rows = grey.encode("latin-1")
        return [rows[at : at + width] for at in range(0, len(rows), width)]
