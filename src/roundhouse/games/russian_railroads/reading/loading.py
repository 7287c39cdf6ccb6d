"""Loading the components: from the file that comes with the game, or from an owner's own copy.

>>> from roundhouse.games.russian_railroads.reading.loading import load
>>> components = load()
>>> len(components.spaces), components.boards[1].routes[0]
(27, 'rocky_mountaineer')
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.games.russian_railroads.reading import blocks, boards
from roundhouse.games.russian_railroads.reading.checks import check
from roundhouse.games.russian_railroads.rules.components import Components
from roundhouse.kit.files.components import BlocksFile

SHIPPED: Final = Path(__file__).parent.parent / "components.toml"

BLOCKS: Final = (
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

FILE: Final = BlocksFile(SHIPPED, Components, BLOCKS, check)
load, parse, shipped = FILE.load, FILE.parse, FILE.shipped
