"""Roles: every player is somebody, chosen before the first turn."""

from __future__ import annotations

import re

from roundhouse.core.message import Argument, Message, Reason
from roundhouse.core.state import Decision
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import SEATS
from roundhouse.games.age_of_steam.rules.moves import MOST_ROLES, ROLE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import SET_UP, Switch
from roundhouse.kit.files.tables import Table


class Roles(Switch):
    """They are chosen in the order of play, the last one is left over; then the order is drawn again."""

    __slots__ = ("names",)

    def __init__(self, names: list[str]) -> None:
        super().__init__("roles", SET_UP, SEATS)
        self.names = names

    def facts(self) -> dict[str, Argument]:
        words = [Message("role." + name) for name in self.names]
        found = words[0]
        for word in words[1:]:
            found = Message("list.more", {"first": found, "rest": word})
        return {"roles": found}

    def set_up(self, state: State) -> None:
        for seat in reversed(state.order):
            state.then(ChooseRole(seat))

    def role(self, state: State, seat: int) -> int:
        """The role of a player, or -1 as long as there is none."""
        return self.recall(state, seat) - 1

    def free(self, state: State) -> list[int]:
        """The roles that nobody has."""
        taken = [self.role(state, seat) for seat in range(state.players)]
        return [role for role in range(len(self.names)) if role not in taken]


class ChooseRole(Decision[State]):
    """Which of the roles that are left; whoever comes last is not asked."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        free = roles_of(state).free(state)
        return [ROLE + role for role in free] if len(free) > 1 else []

    def run(self, state: State) -> None:
        self.take(state, roles_of(state).free(state)[0])

    def play(self, state: State, move: int) -> None:
        self.take(state, move - ROLE)

    def take(self, state: State, role: int) -> None:
        """The role is the player's for the whole game."""
        roles = roles_of(state)
        roles.remember(state, self.seat, role + 1)
        state.tell("role", self.seat, {"role": Message("role." + roles.names[role])})
        if min([roles.role(state, seat) for seat in range(state.players)]) >= 0:
            order = state.order[:]
            state.chance().shuffle(order)
            state.order = order
            state.reveals += 1

    def reason(self, state: State, move: int) -> Reason:
        if ROLE <= move < ROLE + MOST_ROLES:
            exists = move - ROLE < len(roles_of(state).names)
            return Reason("reason.role_taken" if exists else "reason.no_such_role")
        return Reason("reason.not_now")


def roles_of(state: State) -> Roles:
    """The switch itself."""
    for switch in state.m.switches:
        if isinstance(switch, Roles):
            return switch
    raise KeyError("roles")


def role_names(t: Table, d: UnfinishedMap) -> list[str]:
    """The roles of the map, for a switch that speaks of them."""
    for switch in d.map.switches:
        if isinstance(switch, Roles):
            return switch.names
    t.problem("needs [rules.roles].")
    return []


def read(t: Table, d: UnfinishedMap) -> Switch | None:
    wanted = f"a list of {d.map.most} to {MOST_ROLES} short names of small letters"
    value = t.get("value", wanted)
    names = [name for name in value if isinstance(name, str)] if isinstance(value, list) else []
    good = all(re.fullmatch("[a-z_]{1,20}", name) for name in names) and len(set(names)) == len(names)
    if not good or names != value or not d.map.most <= len(names) <= MOST_ROLES:
        if value is not None:
            t.wrong("value", value, wanted)
        return None
    return Roles(names)
