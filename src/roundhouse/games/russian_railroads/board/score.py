"""If the round were scored now: every part of it, so that it adds up in front of your eyes."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.rules.components import ROUTES
from roundhouse.games.russian_railroads.rules.scoring import (
    industry_points,
    marker_points,
    round_points,
    route_parts,
    route_points,
)
from roundhouse.games.russian_railroads.rules.state import State, route_word
from roundhouse.kit.board import grid
from roundhouse.kit.words import Say

PARTS = ("spaces", "doubled", "twice", "bonus")  # of a route, as `route_parts` gives them


def breakdown(state: State, seat: int, say: Say) -> Table:
    """Routes and industry with their parts, the sum below."""
    heads = [say(Message("view.score." + part)) for part in PARTS]
    table = grid(say(Message("view.now")), *heads, say(Message("view.score.sum")))
    for column in table.columns[1:]:
        column.justify = "right"
    for route in range(ROUTES):
        parts = [str(points) if points else "–" for points in route_parts(state, seat, route)]
        table.add_row(say(route_word(state, route)), *parts, str(route_points(state, seat, route)))
    markers = [marker_points(state, seat, marker) for marker in range(2)]
    values = " + ".join(str(points) for points in markers if points)
    table.add_row(
        say(Message("score.industry")), values or "–", "", "", "", str(industry_points(state, seat))
    )
    table.add_row(
        Text(say(Message("view.score.total")), "bold"),
        *[""] * len(PARTS),
        Text(str(round_points(state, seat)), "bold"),
    )
    return table


def equation(state: State, seat: int, say: Say) -> Text:
    """What a seat scores, in one line: `Kiev 10 + industry 5 = 15`."""
    parts = [f"{say(route_word(state, route))} {route_points(state, seat, route)}" for route in range(ROUTES)]
    parts.append(f"{say(Message('score.industry'))} {industry_points(state, seat)}")
    return Text.assemble(" + ".join(parts), (f" = {round_points(state, seat)}", "bold"))
