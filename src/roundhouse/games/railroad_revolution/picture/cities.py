"""A city on the map: its level, its tile with both rewards, its price and the stations in it."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.picture import geography as geo
from roundhouse.games.railroad_revolution.picture import labels, layout
from roundhouse.games.railroad_revolution.picture.rewards import money, shown
from roundhouse.games.railroad_revolution.rules.state import NONE, State
from roundhouse.kit.drawing.svg import circle, movable, num, path, pick, rect, text, use
from roundhouse.kit.words import Say

HOUSE: Final = 22
HALF: Final = 102  # where the primary reward begins
PRICE: Final = 30  # room for the price, right of the name


def city(view: State, number: int, spot: geo.Point, say: Say) -> str:
    """A city with its tile; the station slots stand along the lower edge."""
    c = view.c
    x, y = spot
    dx, dy = layout.CARDS.get(c.cities[number], layout.CARD_ELSEWHERE)
    left, top = x + dx - layout.CARD_WIDTH / 2, y + dy - layout.CARD_HEIGHT / 2
    name = say(Message("city." + c.cities[number]))
    return pick(
        f"city-{number}",
        labels.city(view, number, say),
        path(f"M{num(x)} {num(y)}L{num(x + dx)} {num(y + dy)}", "lead"),
        rect(left, top, layout.CARD_WIDTH, layout.CARD_HEIGHT, "card hit", 6),
        text(left + 7, top + 18, name, "b", layout.CARD_WIDTH - 20 - PRICE),
        text(
            left + layout.CARD_WIDTH - 7, top + 18, money(c.city_price[number], say), "e s soft b", PRICE, 13
        ),
        path(f"M{num(left)} {num(top + 25)}h{layout.CARD_WIDTH}", "rule"),
        rewards(view, number, left, top + 25, say),
        stations(view, number, left, top + layout.CARD_HEIGHT),
        circle(x, y, 15, "dot hit"),
        text(x, y + 6.5, str(c.city_level[number]), "l b m"),
    )


def rewards(view: State, number: int, left: float, top: float, say: Say) -> str:
    """The First Station slot with its bonus on the left, the primary reward on the right."""
    c = view.c
    tile = view.city_tile[number]
    owner = view.first_station[number]
    slot = (
        use("rr-house-slot", left + 4, top + 4, HOUSE)
        if owner == NONE
        else movable(f"house{owner}", use(f"rr-house{owner}", left + 4, top + 4, HOUSE, cls=f"p{owner}"))
    )
    faded = "used" if owner != NONE else ""
    return pick(
        f"city-{number}-first",
        labels.first_bonus(view, number, say),
        rect(left + 1, top + 1, HALF - 2, 31, "hit", 5),
        slot,
        shown(c.tile_first[tile], left + 27, top + 6, say, faded, HALF - 29),
    ) + pick(
        f"city-{number}-primary",
        labels.primary(view, number, say),
        path(f"M{num(left + HALF)} {num(top)}v33", "rule"),
        rect(left + HALF + 1, top + 1, layout.CARD_WIDTH - HALF - 2, 31, "hit", 5),
        shown(c.tile_primary[tile], left + HALF + 3, top + 6, say, "", layout.CARD_WIDTH - HALF - 6),
    )


def stations(view: State, number: int, left: float, bottom: float) -> str:
    """The stations beyond the first one."""
    owners = [
        seat
        for seat in range(view.players)
        if view.stations[seat] >> number & 1 and seat != view.first_station[number]
    ]
    return "".join(
        movable(
            f"house{seat}",
            use(f"rr-house{seat}", left + 5 + place * (HOUSE + 3), bottom - 6, HOUSE, cls=f"p{seat}"),
        )
        for place, seat in enumerate(owners)
    )
