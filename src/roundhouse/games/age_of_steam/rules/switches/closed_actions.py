"""Closed actions: in each turn some of the actions cannot be taken by anybody."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import members
from roundhouse.core.message import Argument, Message, Reason
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, SEATS
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import OFFER, TURN, Switch, named
from roundhouse.kit.files.tables import Table

DIE: Final = 0  # one after the other, as far on along the list as a die says
ALTERNATE: Final = 1  # the actions of the list in turn; chance says which is the first
PARITY: Final = 2  # some in odd turns, others in even ones
MODES: Final = {"die": DIE, "alternate": ALTERNATE, "parity": PARITY}
FACES: Final = 6


class ClosedActions(Switch):
    """Remembered is where the last die has come to, counted from 1, or which action was the first."""

    __slots__ = ("actions", "count", "even", "mode", "odd", "players")

    def __init__(self, mode: int, actions: list[int], players: int) -> None:
        super().__init__("closed_actions", TURN | OFFER, 1)
        self.mode = mode
        self.actions = actions
        self.players = players  # mask of the numbers of players with which it holds
        self.count: list[int] = [0] * (SEATS + 1)  # DIE, by the number of players
        self.odd: list[int] = []  # PARITY
        self.even: list[int] = []

    def sentence(self) -> Message:
        names = ["guide.rule.closed_die", "guide.rule.closed_alternate", "guide.rule.closed_parity"]
        return Message(names[self.mode], self.facts())

    def facts(self) -> dict[str, Argument]:
        if self.mode == PARITY:
            return {"odd": action_names(self.odd), "even": action_names(self.even)}
        found: dict[str, Argument] = {"actions": action_names(self.actions)}
        if self.mode == ALTERNATE:
            found["players"] = "/".join(str(number) for number in members(self.players))
        if self.mode == DIE:
            numbers = [number for number, closed in enumerate(self.count) if closed]
            found["least"] = self.count[numbers[-1]]
            found["most"] = self.count[numbers[0]]
        return found

    def begin_turn(self, state: State) -> None:
        state.used_actions = 0
        if not self.players >> state.players & 1:
            return
        closed = self.find(state)
        for action in closed:
            state.used_actions |= 1 << action
        if state.log is not None and closed:
            state.tell("closed", NOBODY, {"actions": action_names(closed)})

    def find(self, state: State) -> list[int]:
        """The actions that are closed in the turn that begins."""
        if self.mode == PARITY:
            return self.odd if state.turn % 2 else self.even
        if self.mode == ALTERNATE:
            if state.turn == 1:
                self.remember(state, 0, state.chance().below(len(self.actions)))
                state.reveals += 1
            return [self.actions[(self.recall(state, 0) + state.turn - 1) % len(self.actions)]]
        closed: list[int] = []
        for _ in range(self.count[state.players]):
            closed.append(self.step(state, state.chance().below(FACES) + 1, closed))
            state.reveals += 1
        return closed

    def step(self, state: State, die: int, closed: list[int]) -> int:
        """The action so many open ones further on along the list, from the one closed last."""
        at = self.recall(state, 0) - 1
        while die:
            at = (at + 1) % len(self.actions)
            if self.actions[at] not in closed:
                die -= 1
        self.remember(state, 0, at + 1)
        return self.actions[at]

    def chances(self, state: State, turn: int, closed: list[int]) -> list[int]:
        """What chance must have said in a turn for these actions to be closed, the first first."""
        if self.mode == PARITY or (self.mode == ALTERNATE and turn > 1):
            return []
        if self.mode == ALTERNATE:
            return [self.actions.index(action) for action in closed[:1]]
        found: list[int] = []
        after = state.copy()
        for number, action in enumerate(closed):
            at = self.recall(after, 0)
            for die in range(1, FACES + 1):
                self.remember(after, 0, at)
                if self.step(after, die, closed[:number]) == action:
                    found.append(die - 1)
                    break
        return found

    def offers(self, state: State, seat: int, action: int) -> bool:
        return not state.used_actions >> action & 1

    def why_not_offered(self, state: State, seat: int, action: int) -> Reason:
        return Reason("reason.action_closed")


def action_names(actions: list[int]) -> Message:
    """Actions, with commas between them."""
    return named([Message("action." + ACTION_NAMES[action]) for action in actions])


def read(t: Table, d: UnfinishedMap) -> Switch:
    mode = MODES.get(t.word("mode", MODES), DIE)
    every = range(d.map.least, d.map.most + 1)
    players = t.integers("players", 1, SEATS, 1, SEATS) if t.has("players") else list(every)
    switch = ClosedActions(mode, [], sum(1 << number for number in {*players}))
    if mode == PARITY:
        switch.odd, switch.even = actions_of(t, "odd"), actions_of(t, "even")
        return switch
    switch.actions = actions_of(t, "actions")
    if mode == DIE:
        less = t.integer("players_less", 1, 12)  # so many, less one for each player
        switch.count = [max(0, less - number) if number in every else 0 for number in range(SEATS + 1)]
        if not any(switch.count):
            t.problem("`players_less` leaves every action open, however many play.", "players_less")
            switch.count[d.map.least] = 1
        here = d.map.actions.bit_count()
        if any(here - switch.count[number] < number for number in every):
            t.problem(f"closes too many of the {here} actions; everybody needs one.", "players_less")
    return switch


def actions_of(t: Table, key: str) -> list[int]:
    """A list of actions; never an empty one."""
    names = t.words(key, ACTION_NAMES, 1, len(ACTION_NAMES))
    return [ACTION_NAMES.index(name) for name in names] or [0]
