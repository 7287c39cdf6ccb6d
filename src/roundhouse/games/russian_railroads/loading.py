"""Loading the components: from the file that comes with the game, or from an owner's own copy.

>>> from roundhouse.games.russian_railroads.loading import load
>>> components = load()
>>> len(components.spaces), components.boards[1].routes[0]
(27, 'rocky_mountaineer')
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

from roundhouse.games.files.problems import Source
from roundhouse.games.files.tables import Table
from roundhouse.games.files.texts import LARGEST, ComponentsError, check_size, digest, parse_toml, read_text
from roundhouse.games.russian_railroads.components import Components
from roundhouse.games.russian_railroads.reading import blocks, boards
from roundhouse.games.russian_railroads.reading.checks import check

__all__ = ["LARGEST", "SHIPPED", "ComponentsError", "load", "parse", "shipped"]

SHIPPED: Final = Path(__file__).with_name("components.toml")
USUAL: Final = "a components file has about 26 kB"
SCHEMA: Final = 1
NOT_RULES: Final = ("basis", "why")  # may change without making it another game

READERS: Final = (
    ("tracks", blocks.read_tracks),
    ("players", blocks.read_players),
    ("supply", blocks.read_supply),
    ("spaces", blocks.read_spaces),
    ("starting_bonuses", blocks.read_bonuses),
    ("tokens", blocks.read_tokens),  # before the boards, which refer to them
    ("russia", boards.read_board),
    ("usa", boards.read_board),
    ("stock", blocks.read_stock),
    ("steelworks", blocks.read_steelworks),
    ("cards", blocks.read_cards),
    ("end_cards", blocks.read_end_cards),
    ("factories", blocks.read_factories),
    ("engineers", blocks.read_engineers),
    ("solo", blocks.read_solo),
)


def load(path: Path | None = None) -> Components:
    """The components in a file, or those that come with the game."""
    return shipped() if path is None else parse(read_text(path, USUAL), str(path))


@functools.cache
def shipped() -> Components:
    """The components that come with the game, read once."""
    return parse(read_text(SHIPPED, USUAL), SHIPPED.name)


def parse(text: str, where: str) -> Components:
    """The components in a TOML text; `where` names it in messages."""
    check_size(text, where, USUAL)
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
    components.digest = digest(values, NOT_RULES)
    return components
