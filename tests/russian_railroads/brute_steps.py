"""Track steps in the plainest way, to compare with: every way of going on is tried one by one."""

from __future__ import annotations

from roundhouse.games.russian_railroads.rules.components import Effect
from roundhouse.games.russian_railroads.rules.state import State
from russian_railroads.helpers import C

Places = list[list[int]]  # [route][colour]


def step_allowed(state: State, seat: int, places: Places, route: int, colour: int) -> bool:
    """The rule of a single step, in the plainest way."""
    place = places[route][colour]
    if not state.board.colours[route] >> colour & 1:
        return False
    for special in state.board.specials:
        effect = special.effect
        if effect is not None and effect.unlock == colour and places[0][0] < special.space:
            return False
    if place == 0 and sum(row[colour] > 0 for row in places) >= C.pieces[colour]:
        return False
    if colour:
        return place + 1 < places[route][colour - 1]
    boulder = state.board.boulder[route]
    return place < state.board.length[route] and not (boulder == place + 1 and state.boulders[seat] & 1)


def doable(
    state: State, seat: int, places: Places, wanted: list[tuple[int, ...]], moved: set[tuple[int, int]]
) -> bool:
    """Whether steps, each with one of some colours (none named: with a piece not yet moved), can be made."""
    if not wanted:
        return True
    for number, colours in enumerate(wanted):
        for route in range(3):
            for colour in colours or range(5):
                if not colours and (route, colour) in moved:
                    continue
                if step_allowed(state, seat, places, route, colour):
                    after = [row[:] for row in places]
                    after[route][colour] += 1
                    rest = wanted[:number] + wanted[number + 1 :]
                    if doable(state, seat, after, rest, moved | {(route, colour)}):
                        return True
        if wanted.count(colours) == len(wanted):
            break  # all of a kind: the order does not matter
    return False


def steps_of(effect: Effect) -> list[tuple[int, ...]]:
    wanted: list[tuple[int, ...]] = []
    for colour, number in enumerate(effect.each):
        wanted += [(colour,)] * number
    wanted += [tuple(n for n in range(5) if effect.colours >> n & 1)] * effect.steps
    return wanted + [()] * effect.different
