"""Why something on the picture cannot be chosen."""

from __future__ import annotations

from collections import Counter

from roundhouse.core.message import Reason
from roundhouse.core.state import State
from roundhouse.kit.picture import GamePicture
from roundhouse.server.tables.drawing import targets
from roundhouse.server.tables.views import View
from roundhouse.text import Words

MOST = 4  # reasons told
PLAIN = "reason.not_now"  # says the least: left out where another reason says more


def reasons_for(view: View, picture: GamePicture, element: str, language: str) -> list[str]:
    """The reasons against the moves that belong to an element; none if one of them is legal.

    Told is what is against the kinds of moves that can be made elsewhere now. The rarest reason comes first:
    it is held against moves that nothing else forbids.
    """
    state, words = view.state(), view.words(language)
    if state.over:
        return [words.say(Reason("reason.game_over"))]
    if not view.mine:
        return [words.say(Reason("reason.not_your_turn", {"seat": state.seat}))]
    return reasons_against(state, words, picture, element)


def reasons_against(state: State, words: Words, picture: GamePicture, element: str) -> list[str]:
    """The reasons at an element of a position in which the one who asks is to decide."""
    moves = state.game.moves
    asked = {moves.block(move).name for move in state.legal()}  # the kinds of moves that are the question now
    reasons: Counter[Reason] = Counter()
    fitting: Counter[Reason] = Counter()
    for move in picture.moves_at(state, element):
        if element in targets(picture, state, move):
            reason = state.why_not(move)
            if reason is None:
                return []
            reasons[reason] += 1
            if moves.block(move).name in asked:
                fitting[reason] += 1
    counted = telling(fitting) or telling(reasons) or reasons
    rarest = sorted(counted, key=lambda reason: counted[reason])
    return list(dict.fromkeys(map(words.say, rarest)))[:MOST]


def telling(reasons: Counter[Reason]) -> Counter[Reason]:
    """Those that say more than that it is not the question now."""
    return Counter({reason: count for reason, count in reasons.items() if reason.key != PLAIN})
