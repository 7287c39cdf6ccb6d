"""Why something on the picture cannot be chosen."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.core.state import State
from roundhouse.drawing import GamePicture
from roundhouse.server.views import View

MOST = 4  # reasons told
PLAIN = "reason.not_now"  # says the least: left out where another reason says more


def reasons_for(view: View, picture: GamePicture, element: str, language: str) -> list[str]:
    """The reasons against the moves that belong to an element; none if one of them is legal."""
    state, words = view.state(), view.words(language)
    if state.over:
        return [words.say(Reason("reason.game_over"))]
    if not view.mine:
        return [words.say(Reason("reason.not_your_turn", {"seat": state.seat}))]
    reasons: list[Reason] = []
    for move in range(state.game.moves.size):
        if element in targets(picture, state, move):
            reason = state.why_not(move)
            if reason is None:
                return []
            reasons.append(reason)
    telling = [reason for reason in reasons if reason.key != PLAIN] or reasons
    return list(dict.fromkeys(words.say(reason) for reason in telling))[:MOST]


def targets(picture: GamePicture, state: State, move: int) -> list[str]:
    """The elements of a move, legal or not; a move that makes no sense here has none."""
    try:
        return picture.targets(state, move)
    except (LookupError, ValueError, AssertionError):
        return []
