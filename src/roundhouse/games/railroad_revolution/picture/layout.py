"""Where the eye wants things on the map: the tile of each city, and which way a line bends.

Only a matter of looks. A city or a link that is not named here, from an owner's components, gets a
place below itself, or a gentle bend.
"""

from __future__ import annotations

from typing import Final

CARD_WIDTH: Final = 150
CARD_HEIGHT: Final = 58

# The middle of a city's tile, seen from the city.
CARDS: Final = {
    "washington": (98, -18),
    "charlotte": (112, 2),
    "chicago": (66, -70),
    "little_rock": (96, 44),
    "miami": (104, 8),
    "duluth": (28, -70),
    "kansas_city": (115, 32),
    "houston": (52, 56),
    "bismarck": (-28, -70),
    "denver": (98, 60),
    "el_paso": (-66, 56),
    "salt_lake_city": (72, -70),
    "seattle": (90, -54),
    "san_francisco": (-50, 102),
    "san_diego": (-40, 64),
}

# How far a link bends to the left, seen from its first city, in parts of its length.
BOWS: Final = {
    ("washington", "charlotte"): -0.16,
    ("washington", "chicago"): -0.1,
    ("charlotte", "little_rock"): -0.08,
    ("charlotte", "miami"): 0.14,
    ("miami", "houston"): -0.24,
    ("little_rock", "houston"): -0.08,
    ("chicago", "kansas_city"): 0.1,
    ("little_rock", "kansas_city"): 0.12,
    ("chicago", "duluth"): 0.12,
    ("duluth", "bismarck"): 0.08,
    ("kansas_city", "bismarck"): 0.08,
    ("kansas_city", "denver"): -0.07,
    ("houston", "el_paso"): 0.12,
    ("bismarck", "denver"): 0.1,
    ("denver", "el_paso"): 0.1,
    ("denver", "salt_lake_city"): 0.1,
    ("el_paso", "san_diego"): 0.1,
    ("salt_lake_city", "san_francisco"): 0.1,
    ("salt_lake_city", "san_diego"): 0.08,
    ("salt_lake_city", "seattle"): 0.06,
    ("bismarck", "seattle"): 0.1,
    ("san_francisco", "san_diego"): 0.1,
    ("seattle", "san_francisco"): 0.03,
}

# Links with their mountains on the right and their Deal marks on the left.
TURNED: Final = {
    ("seattle", "san_francisco"),
    ("salt_lake_city", "san_francisco"),
    ("el_paso", "san_diego"),
    ("charlotte", "little_rock"),
    ("denver", "el_paso"),
    ("bismarck", "denver"),
    ("kansas_city", "denver"),
    ("kansas_city", "bismarck"),
}

CARD_ELSEWHERE: Final = (0, 56)
BOW_ELSEWHERE: Final = 0.08
