"""Action tokens: each player may take each action only so often in the whole game."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message, Reason
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, ACTIONS, SEATS
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import OFFER, SELECTED, Switch, named
from roundhouse.kit.files.tables import Table


class ActionTokens(Switch):
    """Whoever has no token left for any free action goes without one."""

    __slots__ = ("tokens",)

    def __init__(self, tokens: list[int]) -> None:
        super().__init__("action_tokens", OFFER | SELECTED, SEATS * ACTIONS)
        self.tokens = tokens  # [action]: of each player

    def facts(self) -> dict[str, Argument]:
        rows = [
            Message(
                "guide.rule.action_token", {"action": Message("action." + ACTION_NAMES[action]), "n": most}
            )
            for action, most in enumerate(self.tokens)
            if most
        ]
        return {"actions": named(rows)}

    def offers(self, state: State, seat: int, action: int) -> bool:
        return self.recall(state, seat * ACTIONS + action) < self.tokens[action]

    def why_not_offered(self, state: State, seat: int, action: int) -> Reason:
        return Reason("reason.no_token")

    def selected(self, state: State, seat: int, action: int) -> None:
        place = seat * ACTIONS + action
        self.remember(state, place, self.recall(state, place) + 1)


def read(t: Table, d: UnfinishedMap) -> Switch:
    # Actions that are not named do not exist.
    tokens = [t.integer(name, 0, 9, 0) for name in ACTION_NAMES]
    if not any(tokens):
        t.problem("gives no action to anybody.")
        tokens[0] = 1
    return ActionTokens(tokens)
