"""Components of an owner's own, for tests: a copy of the shipped file, a changed one, and an own map."""

from __future__ import annotations

import re
from pathlib import Path

import roundhouse
from roundhouse.games.registry import GAMES

ROOT = Path(__file__).parent.parent
MAPS = "age_of_steam"  # the game that also takes a map

# Numbers that another edition may have otherwise.
CHANGES = {
    "railroad_revolution": ("start_money = 600", "start_money = 700"),
    "age_of_steam": ("cash = 10", "cash = 12"),
    "russian_railroads": ("majority = [40, 20]", "majority = [30, 20]"),
}


def shipped_text(game: str) -> str:
    """The components file that comes with a game."""
    return (Path(roundhouse.__file__).parent / "games" / game / "components.toml").read_text(encoding="utf-8")


def changed_text(game: str) -> str:
    """The same with another number."""
    text, (before, after) = shipped_text(game), CHANGES[game]
    assert text.count(before) == 1
    return text.replace(before, after)


def map_text() -> str:
    """The small map that the guide shows, for three or four."""
    guide = (ROOT / "docs" / "maps.md").read_text(encoding="utf-8")
    found = re.search(r"```toml\n(.*?)```", guide, re.DOTALL)
    assert found
    return found[1]


def copied() -> list[tuple[str, str]]:
    """Every game with a copy of its own file."""
    return [(game, shipped_text(game)) for game in GAMES]


def altered() -> list[tuple[str, str]]:
    """Every game with a file that is not its own, and a map."""
    return [*((game, changed_text(game)) for game in GAMES), (MAPS, map_text())]


def label(value: object) -> str | None:
    """What a test is called that runs for each of them."""
    if isinstance(value, str) and "\n" in value:
        return "map" if "[grid]" in value else "copy" if value in dict(copied()).values() else "changed"
    return None
