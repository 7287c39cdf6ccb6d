"""Loading the components: from the file that comes with the game, or from an owner's own copy.

>>> from roundhouse.games.railroad_revolution.loading import load
>>> components = load()
>>> len(components.cities), len(components.milestones)
(15, 38)
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

from roundhouse.games.files.problems import Source
from roundhouse.games.files.tables import Table
from roundhouse.games.files.texts import LARGEST, ComponentsError, check_size, digest, parse_toml, read_text
from roundhouse.games.railroad_revolution.components import Components
from roundhouse.games.railroad_revolution.reading import blocks
from roundhouse.games.railroad_revolution.reading.checks import check

__all__ = ["LARGEST", "SHIPPED", "ComponentsError", "load", "parse", "shipped"]

SHIPPED: Final = Path(__file__).with_name("components.toml")
USUAL: Final = "a components file has about 24 kB"
SCHEMA: Final = 1
BASES: Final = ("rule", "infer", "source", "recon")  # from what the rulebook says to what is invented
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
    source = Source(text, where, BASES)
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
