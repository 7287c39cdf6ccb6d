"""How far the game has come: what is left to clear until the end, or that the end has come."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Event, Message
from roundhouse.games.railroad_revolution.rules.state import RUNNING, State
from roundhouse.games.railroad_revolution.rules.turn import to_clear

ENDING: Final = ("", "progress.round_to_finish", "progress.last_round")


def progress_word(state: State) -> Message:
    """The pieces that whoever is nearest to the end still has to clear; then, how the end goes on."""
    if state.ending != RUNNING:
        return Message(ENDING[state.ending])
    nearest = min(range(state.players), key=lambda seat: sum(to_clear(state, seat)))
    rails, buildings = to_clear(state, nearest)
    c = state.c
    return Event(
        "progress",
        nearest,
        {
            "rails": Message("progress.rails", {"n": rails, "of": c.rails - c.rails_right}),
            "buildings": Message(
                "progress.buildings", {"n": buildings, "of": c.buildings - c.buildings_right}
            ),
        },
    )
