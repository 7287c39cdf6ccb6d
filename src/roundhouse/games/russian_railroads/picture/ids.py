"""The ids of things on the table that moves point at: one place for those who draw and those who point."""

from __future__ import annotations

from roundhouse.games.russian_railroads.rules.components import GAP_CELL, SPACES, Components
from roundhouse.games.russian_railroads.rules.spaces import engineer_of
from roundhouse.games.russian_railroads.rules.state import State


def action_space(c: Components, space: int) -> str:
    """An action space; a hired engineer is one of its owner's."""
    return f"space-{c.spaces[space]}" if space < SPACES else f"engineer-{engineer_of(space)}"


def track_space(view: State, seat: int, route: int, space: int) -> str:
    return f"seat-{seat}-{view.board.routes[route]}-{space}"


def lane_cell(view: State, seat: int, lane: int, cell: int) -> str:
    """A cell of the industry track; a gap of it is where factories are built, too."""
    own = view.board.lanes[lane]
    if own.cell[cell] == GAP_CELL:
        return gap(seat, own.gap[cell])
    return f"seat-{seat}-{own.name}-{cell}"


def gap(seat: int, number: int) -> str:
    return f"seat-{seat}-gap-{number + 1}"


def slot(seat: int, number: int) -> str:
    return f"seat-{seat}-slot-{number + 1}"


def doubler(view: State, seat: int, route: int, place: int) -> str:
    return f"seat-{seat}-{view.board.routes[route]}-doubler-{place + 1}"


def special(seat: int, number: int) -> str:
    return f"seat-{seat}-special-{number}"


def token(view: State, seat: int, number: int) -> str:
    return f"seat-{seat}-{view.c.tokens[number]}"


def boulder(seat: int, number: int) -> str:
    return f"seat-{seat}-boulder-{'industry' if number else 'route'}"
