"""Scoring of a round, written a second time in the plainest way, to compare the engine with.

It reads the raw components file and knows nothing of the engine's tables.
"""

from __future__ import annotations

import tomllib
from typing import Any

from roundhouse.games.russian_railroads.reading.loading import SHIPPED
from roundhouse.games.russian_railroads.rules.state import State

RAW: dict[str, Any] = tomllib.loads(SHIPPED.read_text(encoding="utf-8"))


def space_points(places: list[int], space: int, revalued: bool) -> int:
    """The best colour whose track has got as far as a space; 0 beyond the black one."""
    best = 0
    for track, place in zip(RAW["tracks"]["list"], places, strict=True):
        if place >= space:
            best = max(best, track["revalued" if revalued else "value"])
    return best


def route_points(
    board: str, route: str, places: list[int], locos: list[int], doublers: int, tokens: set[str]
) -> int:
    """One route, space by space; `tokens` are those that have been used."""
    data = RAW[board][route]
    reach = sum(locos)
    doubled = data["doublers"][:doublers]
    total = 0
    for space in range(1, data["length"] + 1):
        if space <= reach:
            points = space_points(places, space, "revaluation" in tokens)
            total += 2 * points if space in doubled else points
    bonus = 0
    colours = [track["id"] for track in RAW["tracks"]["list"]]
    for special in data["specials"]:
        if places[colours.index(special["track"])] < special["space"]:
            continue
        if special.get("loco") and reach < special["space"]:
            continue
        if "token" in special and special["token"] not in tokens:
            continue
        if special.get("double"):
            total *= 2
        spiked = "golden_spike" in tokens and "with_spike" in special
        bonus += special["with_spike"] if spiked else special.get("each", 0)
    return total + bonus


def lane_points(board: str, lane: str, cell: int) -> int:
    """The last printed value up to a cell."""
    return max(entry["value"] for entry in RAW[board]["industry"][lane][: cell + 1] if "value" in entry)


def round_points(state: State, seat: int) -> int:
    """A whole board."""
    board = ("russia", "usa")[state.usa]
    used = state.board.tokens & ~state.tokens[seat]
    tokens = {name for n, name in enumerate(state.c.tokens) if used >> n & 1}
    total = 0
    for route, name in enumerate(RAW[board]["routes"]):
        tiles = [
            min(state.locos[seat * 4 + slot], 9) for slot in range(4) if state.board.slot_route[slot] == route
        ]
        places = list(state.pos[seat * 15 + route * 5 : seat * 15 + route * 5 + 5])
        total += route_points(board, name, places, tiles, state.doublers[seat * 3 + route], tokens)
    for marker in range(2):
        cell = state.marker[seat * 2 + marker]
        if cell >= 0:
            lane = "upper" if board == "usa" and marker else "lower"
            total += lane_points(board, lane, cell)
    return total
