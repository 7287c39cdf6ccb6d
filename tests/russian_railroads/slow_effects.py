"""Whether an effect can be carried out, stated once more and slowly, from the words of the component file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from roundhouse.games import russian_railroads
from roundhouse.games.russian_railroads.rules.components import COLOURS
from roundhouse.games.russian_railroads.rules.state import State
from russian_railroads.brute_steps import Places, doable

BOX: dict[str, Any] = tomllib.loads(
    (Path(russian_railroads.__file__).parent / "components.toml").read_text(encoding="utf-8")
)

# Of use in every position.
ALWAYS = {"points", "coins", "points_engineers", "points_locos", "stock", "payout", "card"}


def in_full(state: State, effect: dict[str, Any]) -> bool | None:
    """Whether all of an effect can be carried out; None where that is not stated here."""
    if {"repeat", "other_engineer"} & effect.keys():
        return None
    if "choose" in effect:
        either = [in_full(state, one) for one in effect["choose"]]
        return True if True in either else None if None in either else False
    wanted = steps_of(effect)
    return all(
        (
            not wanted or doable(state, state.seat, places_of(state), wanted, set()),
            room_of(state, 0) + room_of(state, 1) >= effect.get("industry", 0),
            "loco" not in effect or tiles_for(state, effect["loco"]),
            doubler_spaces(state) >= effect.get("doubler", 0),
            "temp_workers" not in effect or state.temp_owner < 0,
            state.pile.bit_count() >= effect.get("end_card", 0) + state.picks or "end_card" not in effect,
        )
    )


def at_all(state: State, effect: dict[str, Any]) -> bool | None:
    """Whether anything of an effect can be carried out; None where that is not stated here."""
    if {"repeat", "other_engineer"} & effect.keys():
        return None
    if "choose" in effect:
        either = [at_all(state, one) for one in effect["choose"]]
        return True if True in either else None if None in either else False
    places = places_of(state)
    return any(
        (
            ALWAYS & effect.keys(),
            any(doable(state, state.seat, places, [step], set()) for step in steps_of(effect)),
            "industry" in effect and room_of(state, 0) + room_of(state, 1) > 0,
            "loco" in effect and tiles_for(state, "or"),
            "doubler" in effect and doubler_spaces(state) > 0,
            "end_card" in effect and state.pile,
            "temp_workers" in effect and state.temp_owner < 0,
            "token" in effect and state.tokens[state.seat],
        )
    )


def steps_of(effect: dict[str, Any]) -> list[tuple[int, ...]]:
    """The steps of an effect, each as the colours it may be made with; none for pieces not yet moved."""
    colours = effect.get("colours", [])
    named = tuple(range(5)) if colours == "any" else tuple(COLOURS.index(name) for name in colours)
    wanted = [(COLOURS.index(name),) for name, times in effect.get("each", {}).items() for _ in range(times)]
    return [*wanted, *[named] * effect.get("steps", 0), *[()] * effect.get("different", 0)]


def places_of(state: State) -> Places:
    at = state.seat * 15
    return [list(state.pos[at + route * 5 : at + route * 5 + 5]) for route in range(3)]


def room_of(state: State, marker: int) -> int:
    """How many steps a marker could make one after the other."""
    cell = state.marker[state.seat * 2 + marker]
    lane = state.board.lanes[state.board.marker_lane[marker]]
    steps = 0
    while cell >= 0 and cell + 1 < len(lane.cell):
        cell += 1
        about = BOX[state.board.name]["industry"][lane.name][cell]
        if "gap" in about and not state.gaps[state.seat * 5 + about["gap"] - 1]:
            break
        if about.get("boulder") and state.boulders[state.seat] & 2:
            break
        steps += 1
    return steps


def tiles_for(state: State, what: str) -> bool:
    """Whether there is a tile for a locomotive or a factory, or for one of each."""
    piles, returned = sum(state.piles), sum(state.returned)
    if what == "or":
        return piles + returned > 0
    slots = state.locos[state.seat * 4 : state.seat * 4 + 4]
    return piles > 0 and (piles + returned > 1 or 0 not in slots)


def doubler_spaces(state: State) -> int:
    """How many doublers could be laid."""
    board = BOX[state.board.name]
    spaces = sum(len(board[route]["doublers"]) for route in state.board.routes)
    return min(state.doublers_left, spaces - sum(state.doublers[state.seat * 3 : state.seat * 3 + 3]))
