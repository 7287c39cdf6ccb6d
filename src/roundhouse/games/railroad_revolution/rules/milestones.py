"""Company milestones: completed at the end of any turn, and replaced by the next letter's."""

from __future__ import annotations

from roundhouse.core.bits import count
from roundhouse.core.lists import replaced
from roundhouse.core.message import Reason
from roundhouse.core.rows import changed, increased
from roundhouse.core.state import Decision, Happening
from roundhouse.games.railroad_revolution.rules.components import (
    ANY_COLOUR,
    CONNECTED,
    DEAL_RAILS,
    STACK_B,
    STACK_D,
    STATIONS,
    Need,
)
from roundhouse.games.railroad_revolution.rules.families import is_milestone
from roundhouse.games.railroad_revolution.rules.moves import MILESTONE
from roundhouse.games.railroad_revolution.rules.secrets import known_to, tile_of
from roundhouse.games.railroad_revolution.rules.state import (
    ALL_COLOURS,
    GOALS,
    MANAGERS,
    NONE,
    State,
)


def progress(state: State, seat: int, need: Need) -> int:
    """How many of what a condition asks for the seat has."""
    c = state.c
    if need.kind == CONNECTED:
        return count(state.reach[seat] & c.level_cities[need.what])
    if need.kind == STATIONS:
        return count(state.stations[seat] & c.level_cities[need.what])
    if need.kind == DEAL_RAILS:
        return count(state.rails[seat] & c.deal_spaces)
    return count(state.rails[seat] & c.terrain_spaces[need.what])


def fulfilled(state: State, seat: int, tile: int) -> bool:
    """Whether all conditions of a milestone are met."""
    for need in state.c.milestones[tile].needs:
        if progress(state, seat, need) < need.count:
            return False
    return True


def complete(state: State, seat: int, goal: int) -> bool:
    """Whether a milestone has its managers and its conditions are met."""
    at = seat * GOALS + goal
    return not state.wanted[at] and state.goal[at] != NONE and fulfilled(state, seat, state.goal[at])


def any_complete(state: State) -> bool:
    """Whether any player has completed a milestone."""
    for at, wanted in enumerate(state.wanted):
        if not wanted:
            tile = state.goal[at]
            if tile != NONE and fulfilled(state, at // GOALS, tile):
                return True
    return False


def next_stack(state: State, tile: int) -> int:
    """The stack a completed milestone is replaced from (0 B, 1 C, 2 D), or NONE after D."""
    stack = state.c.milestones[tile].stack
    if stack == STACK_D:
        return NONE
    return 0 if stack < STACK_B else stack - STACK_B + 1


def pursue(state: State, seat: int, goal: int, tile: int) -> None:
    """Make a milestone, or NONE, one of the seat's goals, without managers."""
    at = seat * GOALS + goal
    state.goal = replaced(state.goal, at, tile)
    first = at * MANAGERS
    state.managers = state.managers[:first] + [NONE] * MANAGERS + state.managers[first + MANAGERS :]
    want_managers(state, at)


def want_managers(state: State, at: int) -> None:
    """Note which colours a milestone still lacks as managers."""
    colours = 0
    if state.goal[at] != NONE:
        managers = state.c.milestones[state.goal[at]].managers
        for place in range(len(managers)):
            if state.managers[at * MANAGERS + place] == NONE:
                colours |= ALL_COLOURS if managers[place] == ANY_COLOUR else 1 << managers[place]
    state.wanted = changed(state.wanted, at, colours)


def finish_milestone(state: State, seat: int, goal: int) -> None:
    """Send the managers home, flip the tile, and draw for a replacement."""
    at = seat * GOALS + goal
    tile = state.goal[at]
    for manager in state.managers[at * MANAGERS : (at + 1) * MANAGERS]:
        if manager != NONE:
            state.supply = increased(state.supply, manager, 1)
    state.completed = replaced(state.completed, seat, state.completed[seat] | 1 << tile)
    pursue(state, seat, goal, NONE)
    if state.log is not None:
        milestone = state.c.milestones[tile]
        state.tell("complete", seat, {"milestone": milestone.name, "vp": milestone.vp})
    stack = next_stack(state, tile)
    if stack != NONE and state.stacks[stack]:
        draw(state, seat, stack)
        state.then(ChooseMilestone(seat, goal))


def draw(state: State, seat: int, stack: int) -> None:
    """Look at the top three of a stack, or at all of it in the strategic variant."""
    tiles = state.stacks[stack]
    number = len(tiles) if state.open_stacks else min(state.c.milestone_draw, len(tiles))
    state.drawn = [known_to(entry, seat) for entry in tiles[len(tiles) - number :]]
    stacks = state.stacks[:]
    stacks[stack] = tiles[: len(tiles) - number]
    state.stacks = stacks
    state.reveals += 1


class CheckMilestones(Happening[State]):
    """The end of a turn: a player's completed milestones, one after the other."""

    __slots__ = ()

    def run(self, state: State) -> None:
        for goal in range(GOALS):
            if complete(state, self.seat, goal):
                state.then(self)
                finish_milestone(state, self.seat, goal)
                return


class ChooseMilestone(Decision[State]):
    """Take one of the drawn milestones as the new goal; the others go under their stack."""

    __slots__ = ("goal",)

    def __init__(self, seat: int, goal: int) -> None:
        super().__init__(seat)
        self.goal = goal

    def fields(self) -> list[int]:
        return [self.goal]

    def legal(self, state: State) -> list[int]:
        return [MILESTONE + tile_of(entry) for entry in state.drawn]

    def play(self, state: State, move: int) -> None:
        tile = move - MILESTONE
        pursue(state, self.seat, self.goal, tile)
        stack = state.c.milestones[tile].stack - STACK_B
        rest = [entry for entry in state.drawn if tile_of(entry) != tile]
        stacks = state.stacks[:]
        stacks[stack] = rest + stacks[stack]
        state.stacks = stacks
        state.drawn = []
        if state.log is not None:
            state.tell("take_milestone", self.seat, {"milestone": state.c.milestones[tile].name})

    def reason(self, state: State, move: int) -> Reason:
        if is_milestone(move):
            return Reason("reason.not_drawn", {"milestone": state.c.milestones[move - MILESTONE].name})
        return Reason("reason.not_now")
