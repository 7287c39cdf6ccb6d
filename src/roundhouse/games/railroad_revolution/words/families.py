"""Choices that come in families: a heading says once what they share."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.railroad_revolution.rules.moves import ACTIONS
from roundhouse.games.railroad_revolution.rules.state import GOALS, State, pool_word, worker_word
from roundhouse.games.railroad_revolution.words.abilities import ability_word, main_word
from roundhouse.games.railroad_revolution.words.names import payment
from roundhouse.games.railroad_revolution.words.prompts import price_of_move
from roundhouse.kit.words import Say


def under_heading(state: State, move: int, say: Say) -> tuple[str, str] | None:
    """The heading of a move's family and what is left to say of the move, or None if it stands alone."""
    name, parts = state.game.moves.parts(move)
    if price_of_move(state, name):
        return None  # the full label tells the price
    words: dict[str, Argument]
    if name == "place":
        action, colour = parts
        words = {
            "action": Message("action." + ACTIONS[action]),
            "main": main_word(state, state.seat, action),
        }
        item = f"{say(worker_word(colour))}: {say(ability_word(state.c, action, colour))}"
    elif name == "hire":
        words = {"cost": payment(state, state.seat, state.c.hire_price)}
        item = say(Message("family.worker", {"worker": worker_word(parts[0])}))
    elif name == "exchange":
        pool, colour, new = parts
        words = {"worker": worker_word(colour), "pool": pool_word(pool)}
        item = say(Message("family.worker", {"worker": worker_word(new)}))
    elif name == "promote":
        goal, pool, colour = parts
        milestone = state.c.milestones[state.goal[state.seat * GOALS + goal]]
        words = {"milestone": milestone.name, "vp": milestone.vp}
        item = say(Message("family.worker_from", {"worker": worker_word(colour), "pool": pool_word(pool)}))
    else:
        return None
    return say(Message(f"board.family.{name}", words)), item
