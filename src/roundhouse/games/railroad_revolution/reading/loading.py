"""Loading the components: from the file that comes with the game, or from an owner's own copy.

>>> from roundhouse.games.railroad_revolution.reading.loading import load
>>> components = load()
>>> len(components.cities), len(components.milestones)
(15, 38)
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.games.railroad_revolution.reading import blocks
from roundhouse.games.railroad_revolution.reading.checks import check
from roundhouse.games.railroad_revolution.rules.components import Components
from roundhouse.kit.files.components import NOTES, BlocksFile

SHIPPED: Final = Path(__file__).parent.parent / "components.toml"

BLOCKS: Final = (
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

FILE: Final = BlocksFile(SHIPPED, Components, BLOCKS, check, (*NOTES, "lonlat"))
load, parse, shipped = FILE.load, FILE.parse, FILE.shipped
