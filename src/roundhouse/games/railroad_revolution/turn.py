"""Sequence of play: take a worker, place it, perform the action. And when the game ends."""

from __future__ import annotations

from roundhouse.core.message import Message, Reason
from roundhouse.core.state import Decision
from roundhouse.games.railroad_revolution.action import Action
from roundhouse.games.railroad_revolution.components import ORANGE, PURPLE
from roundhouse.games.railroad_revolution.finishing import can_follow
from roundhouse.games.railroad_revolution.hope import Hope
from roundhouse.games.railroad_revolution.milestones import CheckMilestones, any_complete
from roundhouse.games.railroad_revolution.moves import (
    ACTIONS,
    BUILD,
    PASS,
    PLACE,
    RAILROAD,
    SELL_SHARE,
    STATION,
    TELEGRAPH,
    TRADE,
)
from roundhouse.games.railroad_revolution.pieces import all_sections
from roundhouse.games.railroad_revolution.railroad import RailroadAction, begin_railroad, railroad_workers
from roundhouse.games.railroad_revolution.state import (
    ABILITY_PART,
    ALL_COLOURS,
    FLIP_PART,
    KINDS,
    LAST_ROUND,
    MAIN,
    ROUND_TO_FINISH,
    RUNNING,
    SPACES,
    State,
    worker_word,
)
from roundhouse.games.railroad_revolution.station import StationAction
from roundhouse.games.railroad_revolution.telegraph import TelegraphAction
from roundhouse.games.railroad_revolution.trade import TradeAction
from roundhouse.games.railroad_revolution.workers import (
    anytime,
    no_such_worker,
    play_anytime,
    why_not_anytime,
)


class BeginTurn(Decision[State]):
    """A player's turn begins: with no worker left in the supply, all come back from the board."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        return []

    def run(self, state: State) -> None:
        seat = self.seat
        state.clear_action()
        state.active = seat
        state.turns += 1
        if state.log is not None:
            state.tell("turn", seat, {"turn": state.turns})
        if not sum(state.idle[seat * KINDS : seat * KINDS + KINDS]):
            state.recall_workers(seat)
        state.then(EndTurn(seat))
        state.then(PlaceWorker(seat))


class PlaceWorker(Decision[State]):
    """Choose a worker and one of the four actions."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        seat = self.seat
        moves: list[int] = []
        idle = state.idle[seat * KINDS : seat * KINDS + KINDS]
        for action in range(len(ACTIONS)):
            colours = self.colours(state, action)
            if colours:
                for colour in range(KINDS):
                    if idle[colour] and colours >> colour & 1:
                        moves.append(PLACE + action * KINDS + colour)
        if not moves:
            anytime(state, seat, moves)
            if not moves or moves == [SELL_SHARE]:
                return []
            moves.append(PASS)
            return moves
        anytime(state, seat, moves)
        return moves

    def colours(self, state: State, action: int) -> int:
        """The colours of worker with which an action can be begun, and finished; a bit mask."""
        seat = self.seat
        if action == TRADE:
            return ALL_COLOURS if state.rails_left[seat] + state.buildings_left[seat] else 0
        if action == TELEGRAPH:
            free = state.buildings_left[seat] and state.offices[seat] != all_sections(state)
            return ALL_COLOURS if free else 0
        if action == RAILROAD:
            return railroad_workers(state, seat)
        if not state.buildings_left[seat]:
            return 0
        c = state.c
        cities = state.reach[seat] & ~state.stations[seat]
        wealth = state.wealth(seat)
        for city in range(len(c.cities)):
            if cities >> city & 1 and c.city_price[city] <= wealth:
                return ALL_COLOURS
        return self.station_helpers(state, cities)

    def station_helpers(self, state: State, cities: int) -> int:
        """The colours that make a station possible which the money at hand does not pay."""
        seat = self.seat
        mask = 1 << ORANGE if cities else 0
        for colour in range(KINDS):
            if colour != ORANGE and state.idle[seat * KINDS + colour] and (cities or colour == PURPLE):
                hope = Hope(state, seat, 0).station(colour, MAIN | ABILITY_PART)
                if hope and can_follow(state, seat, PLACE + STATION * KINDS + colour):
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
            action, colour = divmod(move - PLACE, KINDS)
            state.idle[seat * KINDS + colour] -= 1
            state.placed[seat * SPACES + action * KINDS + colour] += 1
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
            state.then(new_action(seat, action))

    def run(self, state: State) -> None:
        """No main action is possible: the player passes."""
        if state.log is not None:
            state.tell("pass", self.seat, {})

    def reason(self, state: State, move: int) -> Reason:
        if move == PASS:
            return Reason("reason.must_act")
        if move < BUILD:
            action, colour = divmod(move - PLACE, KINDS)
            if not state.idle[self.seat * KINDS + colour]:
                return no_such_worker(0, colour)
            return Reason("reason.action_impossible." + ACTIONS[action], {"colour": worker_word(colour)})
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


class EndTurn(Decision[State]):
    """A turn is over, deals included: milestones of all players, then the next turn or the end."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        return []

    def run(self, state: State) -> None:
        if state.trial:
            return
        state.clear_action()
        state.then(NextTurn(self.seat))
        if any_complete(state):
            for k in range(state.players - 1, -1, -1):
                state.then(CheckMilestones((self.seat + k) % state.players))


class NextTurn(Decision[State]):
    """Once somebody has cleared the board left of the logo: finish the round, and one round more."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        return []

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
        state.then(BeginTurn(seat))


def any_cleared(state: State) -> bool:
    """Whether a player has cleared all sections left of the company logo."""
    c = state.c
    for seat in range(state.players):
        if state.rails_left[seat] <= c.rails_right and state.buildings_left[seat] <= c.buildings_right:
            return True
    return False
