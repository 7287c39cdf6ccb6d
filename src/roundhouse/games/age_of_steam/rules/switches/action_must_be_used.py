"""Actions that must be used: whoever has one does all that it allows."""

from __future__ import annotations

from roundhouse.core.message import Argument
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, ENGINEER, PRODUCTION, URBANIZATION
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import MUST, Switch
from roundhouse.kit.files.tables import Table


class MustBeUsed(Switch):
    """The Engineer lays tiles as long as any can be laid, a New City is founded, cubes are put down."""

    __slots__ = ("actions",)

    def __init__(self, actions: int) -> None:
        super().__init__("action_must_be_used", MUST)
        self.actions = actions  # a mask

    def facts(self) -> dict[str, Argument]:
        return {}

    def must_use(self, state: State, seat: int, action: int) -> bool:
        return bool(self.actions >> action & 1)


def read(t: Table, d: UnfinishedMap) -> Switch:
    known = [ACTION_NAMES[action] for action in (ENGINEER, URBANIZATION, PRODUCTION)]
    return MustBeUsed(sum(1 << ACTION_NAMES.index(name) for name in t.words("value", known, 1, len(known))))
