"""Sequence of play: take a worker, place it, perform the action. And when the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.message import Message, Reason
from roundhouse.core.rows import increased
from roundhouse.core.state import Happening
from roundhouse.games.railroad_revolution.rules.action import Action
from roundhouse.games.railroad_revolution.rules.components import ORANGE, PURPLE
from roundhouse.games.railroad_revolution.rules.families import action_of, placed_colour, placing
from roundhouse.games.railroad_revolution.rules.finishing import Choice
from roundhouse.games.railroad_revolution.rules.hire_and_sell import anytime, play_anytime, why_not_anytime
from roundhouse.games.railroad_revolution.rules.hope import Hope
from roundhouse.games.railroad_revolution.rules.milestones import CheckMilestones, any_complete
from roundhouse.games.railroad_revolution.rules.moves import (
    ACTIONS,
    BUILD,
    PASS,
    RAILROAD,
    SELL_SHARE,
    STATION,
    SUPPLY,
    TELEGRAPH,
    TRADE,
)
from roundhouse.games.railroad_revolution.rules.pieces import free_sections, sites
from roundhouse.games.railroad_revolution.rules.prices import cheapest_station
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.railroad import (
    RailroadAction,
    begin_railroad,
    railroad_workers,
)
from roundhouse.games.railroad_revolution.rules.state import (
    ABILITY_PART,
    ALL_COLOURS,
    FLIP_PART,
    KINDS,
    LAST_ROUND,
    MAIN,
    MOST_PLAYERS,
    ROUND_TO_FINISH,
    RUNNING,
    SPACES,
    State,
    worker_word,
)
from roundhouse.games.railroad_revolution.rules.station import StationAction
from roundhouse.games.railroad_revolution.rules.telegraph import TelegraphAction
from roundhouse.games.railroad_revolution.rules.trade import TradeAction
from roundhouse.games.railroad_revolution.rules.workers import no_such_worker

if TYPE_CHECKING:
    from mypy_extensions import i64


class BeginTurn(Happening[State]):
    """A player's turn begins: with no worker left in the supply, all come back from the board."""

    __slots__ = ()

    def run(self, state: State) -> None:
        seat = self.seat
        state.clear_action()
        state.active = seat
        state.turns += 1
        if state.log is not None:
            state.tell("turn", seat, {"turn": state.turns})
        if not idle_colours(state, seat):
            recall_workers(state, seat)
        state.then(END_TURNS[seat])
        state.then(PLACEMENTS[seat])


def idle_colours(state: State, seat: int) -> i64:
    """The colours of the workers in the seat's personal supply; a bit mask."""
    found: i64 = 0
    only: i64 = 1
    at: i64 = seat * KINDS
    while only <= ALL_COLOURS:
        if state.idle[at]:
            found |= only
        only <<= 1
        at += 1
    return found


def recall_workers(state: State, seat: int) -> None:
    """Take all workers back from the player board."""
    placed, idle = state.placed[:], state.idle[:]
    for at in range(SPACES):
        number = placed[seat * SPACES + at]
        if number:
            placed[seat * SPACES + at] = 0
            idle[seat * KINDS + at % KINDS] += number
    state.placed, state.idle = placed, idle
    if state.log is not None:
        state.tell("recall", seat, {})


class PlaceWorker(Choice):
    """Choose a worker and one of the four actions."""

    __slots__ = ()

    def offer(self, purse: Purse) -> list[int]:
        state = purse.state
        seat = self.seat
        moves: list[int] = []
        idle = idle_colours(state, seat)
        for action in range(len(ACTIONS)):
            colours = idle & self.colours(purse, action)
            move: i64 = placing(action, 0)
            while colours:
                if colours & 1:
                    moves.append(move)
                colours >>= 1
                move += 1
        if not moves:
            anytime(purse, moves)
            if not moves or moves == [SELL_SHARE]:
                return []
            moves.append(PASS)
            return moves
        anytime(purse, moves)
        return moves

    def colours(self, purse: Purse, action: int) -> int:
        """The colours of worker with which an action can be begun, and finished; a bit mask."""
        state = purse.state
        seat = self.seat
        if action == TRADE:
            return ALL_COLOURS if state.rails_left[seat] + state.buildings_left[seat] else 0
        if action == TELEGRAPH:
            return ALL_COLOURS if state.buildings_left[seat] and free_sections(state, seat) else 0
        if action == RAILROAD:
            return railroad_workers(purse)
        if not state.buildings_left[seat]:
            return 0
        if cheapest_station(state, seat) <= purse.have:
            return ALL_COLOURS
        return self.station_helpers(purse, sites(state, seat))

    def station_helpers(self, purse: Purse, cities: int) -> int:
        """The colours that make a station possible which the money at hand does not pay."""
        state = purse.state
        seat = self.seat
        mask = 1 << ORANGE if cities else 0
        for colour in range(KINDS):
            if colour != ORANGE and state.idle[seat * KINDS + colour] and (cities or colour == PURPLE):
                hope = Hope(purse, 0).station(colour, MAIN | ABILITY_PART)
                if hope and purse.follows(placing(STATION, colour)):
                    mask |= 1 << colour
        return mask

    def play(self, state: State, move: int) -> None:
        seat = self.seat
        if move == PASS:
            self.run(state)
        elif move >= BUILD:
            state.then(self)
            play_anytime(state, seat, move)
        else:
            action = action_of(move)
            colour = placed_colour(move)
            state.idle = increased(state.idle, seat * KINDS + colour, -1)
            state.placed = increased(state.placed, seat * SPACES + action * KINDS + colour, 1)
            state.action = action
            state.worker = colour
            state.parts = MAIN | ABILITY_PART
            if state.log is not None:
                words: dict[str, int | str | Message] = {
                    "colour": worker_word(colour),
                    "action": Message("action." + ACTIONS[action]),
                }
                state.tell("place", seat, words)
            if action == RAILROAD:
                begin_railroad(state, seat)
            elif action == TRADE:
                state.parts |= FLIP_PART
            state.then(MAIN_ACTIONS[action * MOST_PLAYERS + seat])

    def run(self, state: State) -> None:
        """No main action is possible: the player passes."""
        if state.log is not None:
            state.tell("pass", self.seat, {})

    def reason(self, state: State, move: int) -> Reason:
        if move == PASS:
            return Reason("reason.must_act")
        if move < BUILD:
            colour = placed_colour(move)
            if not state.idle[self.seat * KINDS + colour]:
                return no_such_worker(SUPPLY, colour)
            return Reason(
                "reason.action_impossible." + ACTIONS[action_of(move)], {"colour": worker_word(colour)}
            )
        found = why_not_anytime(state, self.seat, move)
        return Reason("reason.not_now") if found is None else found


def new_action(seat: int, action: int) -> Action:
    """The chapter of an action."""
    if action == STATION:
        return StationAction(seat)
    if action == RAILROAD:
        return RailroadAction(seat)
    if action == TELEGRAPH:
        return TelegraphAction(seat)
    return TradeAction(seat)


class EndTurn(Happening[State]):
    """A turn is over, deals included: milestones of all players, then the next turn or the end."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.clear_action()
        if not any_complete(state):
            NEXT_TURNS[self.seat].run(state)  # nothing comes between
            return
        state.then(NEXT_TURNS[self.seat])
        for k in range(state.players - 1, -1, -1):
            state.then(CheckMilestones((self.seat + k) % state.players))


class NextTurn(Happening[State]):
    """Once somebody has cleared the board left of the logo: finish the round, and one round more."""

    __slots__ = ()

    def run(self, state: State) -> None:
        if state.ending == RUNNING and any_cleared(state):
            state.ending = ROUND_TO_FINISH
            if state.log is not None:
                state.tell("end_triggered", -1, {})
        seat = (self.seat + 1) % state.players
        if seat == state.first and state.ending != RUNNING:
            if state.ending == LAST_ROUND:
                if state.log is not None:
                    state.tell("game_over", -1, {})
                return
            state.ending = LAST_ROUND
            if state.log is not None:
                state.tell("last_round", -1, {})
        BEGIN_TURNS[seat].run(state)


def any_cleared(state: State) -> bool:
    """Whether a player has cleared all sections left of the company logo."""
    rails, buildings = state.c.rails_right, state.c.buildings_right
    for seat in range(state.players):
        if state.rails_left[seat] <= rails and state.buildings_left[seat] <= buildings:  # to_clear
            return True
    return False


def to_clear(state: State, seat: int) -> tuple[int, int]:
    """The rails and the buildings that a player still has left of the company logo."""
    rails = state.rails_left[seat] - state.c.rails_right
    buildings = state.buildings_left[seat] - state.c.buildings_right
    return max(0, rails), max(0, buildings)


# One for each seat: decisions never change.
BEGIN_TURNS: Final = [BeginTurn(seat) for seat in range(MOST_PLAYERS)]
PLACEMENTS: Final = [PlaceWorker(seat) for seat in range(MOST_PLAYERS)]
MAIN_ACTIONS: Final = [
    new_action(seat, action) for action in range(len(ACTIONS)) for seat in range(MOST_PLAYERS)
]
END_TURNS: Final = [EndTurn(seat) for seat in range(MOST_PLAYERS)]
NEXT_TURNS: Final = [NextTurn(seat) for seat in range(MOST_PLAYERS)]
