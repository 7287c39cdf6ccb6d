"""What the bots look at: selling shares and hiring only where that may help."""

from __future__ import annotations

from railroad_revolution.helpers import GAME, play, position
from roundhouse.games.railroad_revolution.rules.state import State


def looked_at(state: State, word: str) -> set[str]:
    """The promising moves whose first word is this one."""
    texts = [GAME.moves.text(move) for move in GAME.promising(state)]
    return {text for text in texts if text.split()[0] == word}


def legal(state: State, word: str) -> set[str]:
    texts = [GAME.moves.text(move) for move in state.legal()]
    return {text for text in texts if text.split()[0] == word}


def wanted(state: State) -> set[str]:
    """What hiring the managers that the milestones lack is called."""
    colours = ("white", "purple", "orange", "grey", "turquoise")
    lacking = state.wanted[0] | state.wanted[1]
    return {f"hire {colour}" for at, colour in enumerate(colours) if at and lacking >> at & 1}


def test_managers_that_milestones_lack_are_hired_before_the_action_or_after_it() -> None:
    state = position(money=3000)
    assert wanted(state) < legal(state, "hire")
    assert looked_at(state, "hire") == wanted(state) != set()
    play(state, "place station white")
    assert legal(state, "hire")
    assert not looked_at(state, "hire")
    play(state, "build washington")
    assert looked_at(state, "hire") == wanted(state)


def test_no_share_is_sold_for_its_own_sake() -> None:
    state = position(shares=3)
    assert "sell share" in legal(state, "sell")
    assert "sell share" not in looked_at(state, "sell")


def test_players_of_some_experience_look_at_everything() -> None:
    state = position(money=3000, shares=3)
    assert GAME.noticed(state) == state.legal()
