"""What each part of the picture hangs on."""

from __future__ import annotations

from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.kit.picture import SHEET


def basis(name: str, view: State) -> object:
    """All of the position that a part shows; None while goods are on their way, and for deliveries."""
    when = (view.map_number, view.edition, view.turn, view.phase, view.over)
    parts: dict[str, tuple[object, ...]] = {
        SHEET: (view.map_number,),
        "map": (
            (when, view.seat, view.cash, view.tiles_left, view.spent, view.discs, view.alive),
            (view.track, view.layout, view.tile, view.link_owner, view.built, view.fresh, view.joined),
            (view.cities, view.letter, view.cubes, view.lying, view.markers, view.kept),
        ),
        "players": (
            (when, view.seat, view.order, view.cash, view.income, view.shares, view.engine, view.action),
            (view.alive, view.track, view.layout, view.link_owner, view.cities, view.letter, view.gains),
            (view.kept,),
        ),
        "actions": (
            (when, view.seat, view.order, view.action, view.used_actions, view.alive, view.passes),
            (view.kept,),
            (view.high, view.nominal, view.starter, view.bids, view.bidders, view.dropped),
        ),
        "goods": (when, view.display, view.letter, view.drawn, view.cities, view.bag),
        "course": (when, view.order, view.income, view.alive),
        "supply": (when, view.tiles, view.bag, view.letter, view.discs, view.cities, view.gone, view.joined),
    }
    return None if name == "map" and view.cube >= 0 else parts.get(name)
