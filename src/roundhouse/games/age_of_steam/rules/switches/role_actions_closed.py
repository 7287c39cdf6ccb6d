"""Actions that a role may not take."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message, Reason
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import OFFER, Switch
from roundhouse.games.age_of_steam.rules.switches.closed_actions import action_names, actions_of
from roundhouse.games.age_of_steam.rules.switches.roles import role_names, roles_of
from roundhouse.kit.files.tables import Table


class RoleActionsClosed(Switch):
    """Whoever plays the role finds them closed."""

    __slots__ = ("closed", "names")

    def __init__(self, names: list[str], closed: list[list[int]]) -> None:
        super().__init__("role_actions_closed", OFFER)
        self.names = names
        self.closed = closed  # [role]: actions

    def facts(self) -> dict[str, Argument]:
        rows = [
            Message("guide.rule.role_closed", {"role": Message("role." + name), "what": action_names(closed)})
            for name, closed in zip(self.names, self.closed, strict=True)
            if closed
        ]
        found = rows[0]
        for row in rows[1:]:
            found = Message("list.more", {"first": found, "rest": row})
        return {"roles": found}

    def offers(self, state: State, seat: int, action: int) -> bool:
        role = roles_of(state).role(state, seat)
        return role < 0 or action not in self.closed[role]

    def why_not_offered(self, state: State, seat: int, action: int) -> Reason:
        return Reason("reason.role_action")


def read(t: Table, d: UnfinishedMap) -> Switch | None:
    names = role_names(t, d)
    closed = [actions_of(t, name) if t.has(name) else [] for name in names]
    if names and not any(closed):
        t.problem(f"closes nothing; it must name an action of one of: {', '.join(names)}.")
    return RoleActionsClosed(names, closed) if any(closed) else None
