"""Loading the components: from the file that comes with the game, or from an owner's own copy.

>>> from roundhouse.games.railroad_revolution.loading import load
>>> components = load()
>>> len(components.cities), len(components.milestones)
(15, 38)
"""

from __future__ import annotations

import functools
import hashlib
import json
import tomllib
from pathlib import Path
from typing import Final

from roundhouse.games.railroad_revolution.components import Components
from roundhouse.games.railroad_revolution.reading import blocks
from roundhouse.games.railroad_revolution.reading.checks import check
from roundhouse.games.railroad_revolution.reading.problems import Source, shorten
from roundhouse.games.railroad_revolution.reading.tables import Table

SHIPPED: Final = Path(__file__).with_name("components.toml")
LARGEST: Final = 1_000_000  # bytes; the shipped file has 24,000
MOST_LINES: Final = 20_000
LONGEST_LINE: Final = 1_500  # letters; tomllib needs quadratic time for a long dotted key
SCHEMA: Final = 1
NOT_RULES: Final = ("basis", "why", "lonlat")  # may change without making it another game

READERS: Final = (
    ("supply", blocks.read_supply),
    ("actions", blocks.read_actions),
    ("cities", blocks.read_cities),
    ("links", blocks.read_links),
    ("city_tiles", blocks.read_city_tiles),
    ("telegraph", blocks.read_telegraph),
    ("telegraph_tiles", blocks.read_telegraph_tiles),
    ("neutral", blocks.read_neutral),
    ("trains", blocks.read_trains),
    ("deals", blocks.read_deals),
    ("tracks", blocks.read_tracks),
    ("player_board", blocks.read_player_board),
    ("setup_tiles", blocks.read_setup_tiles),
    ("milestones", blocks.read_milestones),
)


class ComponentsError(ValueError):
    """A components file that cannot be used; the message says where and why, one line per problem."""


def load(path: Path | None = None) -> Components:
    """The components in a file, or those that come with the game."""
    return shipped() if path is None else parse(read_text(path), str(path))


@functools.cache
def shipped() -> Components:
    """The components that come with the game, read once."""
    return parse(read_text(SHIPPED), SHIPPED.name)


def read_text(path: Path) -> str:
    """The text of a file, unless it is too large or no text."""
    try:
        if not path.is_file():
            raise ComponentsError(f"{path}: there is no such file.")
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, ComponentsError):
            raise
        reason = error.strerror if isinstance(error, OSError) else "its name is not possible"
        raise ComponentsError(f"{path}: cannot be read ({reason}).") from None
    if len(content) > LARGEST:
        raise ComponentsError(too_large(str(path)))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ComponentsError(f"{path}, line {line}: is not UTF-8 text; save the file as UTF-8.") from None


def too_large(where: str) -> str:
    """The message for a file beyond all measure."""
    return f"{where}: is larger than {LARGEST // 1000:,} kB; a components file has about 24 kB."


def parse(text: str, where: str) -> Components:
    """The components in a TOML text; `where` names it in messages."""
    if len(text) > LARGEST:
        raise ComponentsError(too_large(where))
    values = parse_toml(text, where)
    source = Source(text, where)
    root = Table(source, values, "", "file")
    root.integer("schema", SCHEMA, SCHEMA)
    components = Components()
    for name, read in READERS:
        block = root.block_of(name)
        block.provenance()
        read(block, components)
        block.finish()
    root.finish()
    if not source.problems:
        check(components, source)
    if source.problems:
        raise ComponentsError(source.report())
    components.reconstructed = source.reconstructed
    components.digest = digest(values)
    return components


def parse_toml(text: str, where: str) -> dict[str, object]:
    """The raw tables of a text, whatever somebody may have put into it."""
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise ComponentsError(f"{where}: has {len(lines):,} lines; at most {MOST_LINES:,} are allowed.")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise ComponentsError(
                f"{where}, line {number}: has {len(line):,} letters; at most {LONGEST_LINE:,} are allowed."
            )
    try:
        text.encode("utf-8")
        values: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).partition(" (at ")
        at = f", {place.split(',')[0]}" if place.startswith("line ") else ""
        raise ComponentsError(f"{where}{at}: file: is not valid TOML: {shorten(reason, 120)}.") from None
    except (ValueError, RecursionError):
        raise ComponentsError(
            f"{where}: file: is not valid TOML: it contains a value that cannot be read."
        ) from None
    return values


def digest(values: dict[str, object]) -> str:
    """A fingerprint of everything the rules depend on: not of comments, layout, notes or map positions."""
    canonical = json.dumps(rules_only(values), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def rules_only(value: object) -> object:
    """A value without what has no meaning for the rules."""
    if isinstance(value, dict):
        return {key: rules_only(item) for key, item in value.items() if key not in NOT_RULES}
    return [rules_only(item) for item in value] if isinstance(value, list) else value
