"""Files that come with the pages: where each is found, what belongs to it, and how long a browser keeps it.

An address holds a mark of all files together, `/static/~MARK/table/table.js`. What a module imports is found
beside it, so it has the same mark. What has a mark never changes: a browser keeps it without asking again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from os import scandir
from pathlib import Path
from time import monotonic

from markupsafe import Markup
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

WEB = Path(__file__).parents[2] / "web"
FOLDER = WEB / "static"
SIGN = "~"  # before the mark
STYLES = ("style.css", "table.css")  # they name their parts, and are sent with them in it
FOREVER = "public, max-age=31536000, immutable"

IMPORTED = re.compile(r'^import\b[^"]*"([^"]+)";', re.MULTILINE)
PART = re.compile(r'^@import "([^"]+)";\n', re.MULTILINE)

Stamp = tuple[tuple[str, int], ...]  # names, and when each file was changed


@dataclass(frozen=True)
class PageFiles:
    """The files as they are at one moment."""

    stamp: Stamp

    def address(self, name: str) -> str:
        """Where a file is found."""
        return f"/static/{SIGN}{self.mark}/{name}"

    @cached_property
    def mark(self) -> str:
        """A few letters that stand for the content of all files."""
        content = sha256()
        for name, _ in self.stamp:
            content.update(name.encode() + b"\0" + (FOLDER / name).read_bytes())
        return content.hexdigest()[:12]

    def modules(self, *entries: str) -> list[str]:
        """The modules that some modules need, themselves included."""
        found = dict.fromkeys(entries)
        waiting = list(entries)
        while waiting:
            needed = [name for name in self.imports[waiting.pop()] if name not in found]
            found |= dict.fromkeys(needed)
            waiting += needed
        return list(found)

    def preloads(self, *entries: str) -> Markup:
        """The lines of a page by which a browser asks for all of them at once."""
        if entries not in self._preloads:
            line = Markup('<link rel="modulepreload" href="{}">')
            lines = [line.format(self.address(name)) for name in self.modules(*entries)]
            self._preloads[entries] = Markup("\n  ").join(lines)
        return self._preloads[entries]

    @cached_property
    def _preloads(self) -> dict[tuple[str, ...], Markup]:
        return {}

    @cached_property
    def imports(self) -> dict[str, list[str]]:
        """What each module imports."""
        return {
            name: [beside(name, other) for other in IMPORTED.findall(read(name))]
            for name, _ in self.stamp
            if name.endswith(".js")
        }

    @cached_property
    def styles(self) -> dict[str, str]:
        """The style of all pages, and that of tables, each in one piece, so that one request brings it."""
        return {name: PART.sub(lambda part: read(part[1]), read(name)) for name in STYLES}


def page_files() -> PageFiles:
    """The files as they are now: whoever works on a page sees a change without starting anew."""
    return seen_in(int(monotonic()))


@lru_cache(maxsize=1)
def seen_in(second: int) -> PageFiles:
    """What was found in a second: not every request need look again."""
    return remembered(tuple(sorted(looked_at(FOLDER))))


@lru_cache(maxsize=1)
def remembered(stamp: Stamp) -> PageFiles:
    return PageFiles(stamp)


def looked_at(folder: Path, before: str = "") -> list[tuple[str, int]]:
    """Names of files, and when each was changed."""
    found: list[tuple[str, int]] = []
    for entry in scandir(folder):
        if entry.is_dir():
            found += looked_at(folder / entry.name, f"{before}{entry.name}/")
        else:
            found.append((before + entry.name, entry.stat().st_mtime_ns))
    return found


def read(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def beside(name: str, other: str) -> str:
    """A module that another one imports.

    >>> beside("panel/log.js", "../shared/dom.js"), beside("panel/log.js", "./newest.js")
    ('shared/dom.js', 'panel/newest.js')
    """
    return str((FOLDER / name).parent.joinpath(other).resolve().relative_to(FOLDER.resolve()))


class Static(StaticFiles):
    """Sends them. What has no mark, or another one, browsers ask for each time."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        files = page_files()
        first, _, rest = path.partition("/")
        marked = first.startswith(SIGN)
        name = rest if marked else path
        response = await super().get_response(name, scope)
        if name in STYLES:
            response = Response(files.styles[name], media_type="text/css")
        response.headers["Cache-Control"] = FOREVER if first == SIGN + files.mark else "no-cache"
        return response
