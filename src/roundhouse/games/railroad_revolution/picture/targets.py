"""Which elements of the picture a move belongs to."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.games.railroad_revolution.rules.components import COLOURS, TRACKS, TRAINS
from roundhouse.games.railroad_revolution.rules.moves import BOARD, READY
from roundhouse.games.railroad_revolution.rules.performance import at_top
from roundhouse.games.railroad_revolution.rules.state import KINDS, SPACES, State


def worker(state: State, seat: int, pool: int, colour: int) -> str:
    """A worker in the supply; or the one on the board that would be taken, as `State.take_worker` does it."""
    if pool != BOARD:
        return f"seat-{seat}-worker-{COLOURS[colour]}"
    actions = [n for n in range(SPACES // KINDS) if state.placed[seat * SPACES + n * KINDS + colour]]
    here = state.action if state.active == seat and state.action in actions else actions[0]
    return f"seat-{seat}-action-{here}-{COLOURS[colour]}"


def place(state: State, seat: int, parts: list[int]) -> list[str]:
    action, colour = parts
    return [f"seat-{seat}-action-{action}", f"seat-{seat}-worker-{COLOURS[colour]}"]


def sell(state: State, seat: int, parts: list[int]) -> list[str]:
    c = state.c
    if parts[0] == 0:
        section = c.rail_section[c.rails - state.rails_left[seat]]
        return [f"seat-{seat}-section-{section}-rail"]
    if parts[0] == 1:
        section = c.building_section[c.buildings - state.buildings_left[seat]]
        return [f"seat-{seat}-section-{section}-building"]
    return [f"seat-{seat}-shares"]


def ability(state: State, seat: int, parts: list[int]) -> list[str]:
    return [f"seat-{seat}-action-{state.action}"]


def tile(state: State, seat: int, parts: list[int]) -> list[str]:
    return [f"section-{state.spot}-tile", worker(state, seat, parts[0], parts[1])]


def flip(state: State, seat: int, parts: list[int]) -> list[str]:
    return [f"seat-{seat}-train-{TRAINS[parts[0]]}-{'down' if parts[1] == READY else 'up'}"]


def exchange(state: State, seat: int, parts: list[int]) -> list[str]:
    return [worker(state, seat, parts[0], parts[1]), f"supply-{COLOURS[parts[2]]}"]


def promote(state: State, seat: int, parts: list[int]) -> list[str]:
    return [f"seat-{seat}-goal-{parts[0]}", worker(state, seat, parts[1], parts[2])]


def step(state: State, seat: int, parts: list[int]) -> list[str]:
    track = parts[0]
    marker = f"seat-{seat}-marker-{TRACKS[track]}"
    if at_top(state, seat, track):
        return [marker]
    return [marker, f"slot-{track}-{state.track[seat * len(TRACKS) + track] + 1}"]


TARGETS: dict[str, Callable[[State, int, list[int]], list[str]]] = {
    "place": place,
    "build": lambda state, seat, parts: [f"city-{parts[0]}"],
    "open": lambda state, seat, parts: [f"section-{parts[0]}"],
    "sell": sell,
    "reward": lambda state, seat, parts: [f"city-{state.spot}-primary"],
    "bonus": lambda state, seat, parts: [f"city-{state.spot}-first"],
    "ability": ability,
    "tile": tile,
    "flip": flip,
    "train": lambda state, seat, parts: [f"stack-{TRAINS[parts[0]]}"],
    "gain": lambda state, seat, parts: [f"supply-{COLOURS[parts[0]]}"],
    "exchange": exchange,
    "promote": promote,
    "discard": lambda state, seat, parts: [worker(state, seat, parts[0], parts[1])],
    "step": step,
    "deal": lambda state, seat, parts: [f"deal-{'ab'[parts[0]]}"],
    "hire": lambda state, seat, parts: [f"supply-{COLOURS[parts[0]]}"],
    "milestone": lambda state, seat, parts: [f"milestone-{parts[0]}"],
    "setup": lambda state, seat, parts: [f"setup-{parts[0]}"],
    "lay": lambda state, seat, parts: [f"space-{parts[0]}"],
}
