"""What each part of the picture hangs on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.railroad_revolution.rules.state import State
from roundhouse.kit.picture import PLAYER, SHEET, share

if TYPE_CHECKING:
    from roundhouse.core.rows import Numbers


def basis(name: str, view: State, seat: int) -> object:
    """All of the position that a part shows."""
    if name.startswith(PLAYER):
        return of_player(view, int(name.removeprefix(PLAYER)))
    parts: dict[str, tuple[object, ...]] = {
        SHEET: (),
        "map": (view.rails, view.stations, view.first_station, view.city_tile),
        "telegraph": (view.offices, view.first_office, view.section_tile),
        "tracks": (view.track, view.hard_tracks),
        "offers": (
            (view.deal, view.deal_stack, view.train_stack, view.supply, view.stacks, view.open_stacks),
            (view.setup_tile, view.setup_side, view.setup_colour, view.drawn, seat),
        ),
    }
    return parts.get(name)


def of_player(view: State, owner: int) -> tuple[object, ...]:
    """A player's board: what lies there, how far the goals are reached, and what is going on."""
    active = view.active == owner
    own: list[Numbers] = [
        *(view.money, view.shares, view.rails, view.reach, view.frontier, view.stations, view.offices),
        *(view.rails_left, view.buildings_left, view.crew, view.idle, view.placed, view.up, view.down),
        *(view.track, view.goal, view.managers, view.completed),
    ]
    return (
        [share(values, owner, view.players) for values in own],
        (view.seat == owner, view.first == owner, active, active and (view.action, view.due), view.over),
        (view.hard_tracks, view.wanted),
    )
