"""What holds in every position, whatever was played."""

from __future__ import annotations

from roundhouse.games.railroad_revolution.rules.state import KINDS, SPACES, State


def check(state: State) -> None:
    """What holds in every position: nothing negative, one truth for offers, enough workers after a turn."""
    for name in "money shares rails_left buildings_left idle placed up down supply train_stack".split():
        assert min(getattr(state, name)) >= 0, f"{name} below zero"
    offered_now = set(state.legal())
    for code in range(state.game.moves.size):
        assert (state.why_not(code) is None) == (code in offered_now), state.game.moves.text(code)
    for seat in range(state.players):
        idle = sum(state.idle[seat * KINDS : seat * KINDS + KINDS])
        placed = sum(state.placed[seat * SPACES : seat * SPACES + SPACES])
        assert state.crew[seat] == idle + placed
        assert state.crew[seat] >= state.c.min_workers or seat == state.active
    if not state.over and state.decision.name in ("PlaceWorker", "ChooseMilestone"):
        assert min(state.crew) >= state.c.min_workers, "a turn ended with too few workers"
