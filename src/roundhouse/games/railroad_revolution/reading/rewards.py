"""Reading rewards: the small grammar shared by tiles, trains, deals and set-up sides."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import mask_of
from roundhouse.games.railroad_revolution.rules.components import COLOURS, Reward
from roundhouse.kit.files.tables import Table

MOST_MONEY: Final = 10_000

# Words of a reward that take a number, with the largest one; a reward that lays a piece lays one.
NUMBERS: Final = {
    "pay": MOST_MONEY,
    "money": MOST_MONEY,
    "shares": 20,
    "steps": 20,
    "flip": 4,
    "train": 1,
    "exchange": 1,
    "promote": 2,
    "promote_price": MOST_MONEY,
    "rail": 1,
    "station": 1,
    "office": 1,
}
SETUP_NUMBERS: Final = {"setup_rail": 1, "setup_office": 1}
PRICES: Final = ("pay", "promote_price")  # alone they give nothing
PAID: Final = ("flip", "train", "worker", "promote", "rail")  # what a price can be put on


def read_reward(table: Table, cities: list[str], setup: bool = False) -> Reward:
    """A reward: see the list of words at the top of components.toml."""
    reward = Reward()
    for word, most in (NUMBERS | SETUP_NUMBERS if setup else NUMBERS).items():
        if table.has(word):
            setattr(reward, word, table.integer(word, 1, most))
    if table.has("worker"):
        colours = list(COLOURS)
        if table.values["worker"] != "any":
            colours = table.words("worker", COLOURS, 1, len(COLOURS), other='"any" or ')
        reward.worker = mask_of([COLOURS.index(colour) for colour in colours])
    if table.has("workers"):
        colours = table.words("workers", COLOURS, 1, 4, distinct=False)
        reward.workers = [COLOURS.index(colour) for colour in colours]
    if setup and table.has("setup_station"):
        places = table.words("setup_station", cities, 1, len(cities))
        reward.setup_station = mask_of([cities.index(city) for city in places])
    if table.has("promote_price") and not table.has("promote"):
        table.problem("`promote_price` needs `promote`, the number of workers.", "promote_price")
    given = [word for word in table.values if word not in (*PRICES, "cost")]
    if table.has("pay") and len(given) != 1:
        table.problem(f"`pay` is the price of one thing, not of {len(given)}.", "pay")
    elif table.has("pay") and given[0] not in PAID:
        table.problem(f"`pay` goes with one of {', '.join(PAID)}, not with {given[0]}.", "pay")
    table.finish()
    if all(word in PRICES or word == "cost" for word in table.values):
        table.problem("gives nothing; a reward needs at least one thing to take.")
    return reward
