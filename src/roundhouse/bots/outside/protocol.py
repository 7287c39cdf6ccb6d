"""What is said between a game and a program that plays it: one JSON object a line. See docs/bots.md."""

from __future__ import annotations

import json

from roundhouse.bots.outside.program import NoAnswer, shown
from roundhouse.core.game import Game
from roundhouse.core.moves import UnknownMove
from roundhouse.core.state import State

VERSION = 1


def line(message: dict[str, object]) -> bytes:
    """A message as it goes over the line."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def hello(
    game: Game, players: int, seat: int, options: dict[str, str], seed: int, seconds: float
) -> dict[str, object]:
    """The first message of a game: all that stays the same from its beginning to its end.

    The seed is the bot's own, for its chance, and tells nothing about the shuffles.
    """
    return {
        "type": "hello",
        "protocol": VERSION,
        "game": game.name,
        "rules": game.revision,
        "components": game.components_digest,
        "options": options,
        "players": players,
        "seat": seat,
        "moves": game.moves.size,
        "seed": seed,
        "seconds": seconds,
    }


def question(view: State) -> dict[str, object]:
    """A decision, made from nothing but the view of the seat that must decide."""
    moves = view.game.moves
    return {
        "type": "choose",
        "seat": view.seat,
        "decision": view.decision.name,
        "legal": [{"code": code, "move": moves.text(code)} for code in view.legal()],
        "scores": view.scores().totals(),
        "view": view.dump(),
    }


def goodbye(scores: list[int], winners: list[int]) -> dict[str, object]:
    """The last message of a game."""
    return {"type": "end", "scores": scores, "winners": winners}


def read_greeting(answer: bytes) -> None:
    """Check that a program answers the hello with `{"type": "ready"}`."""
    message = parsed(answer)
    if message.get("type") == "error":
        raise NoAnswer(f"cannot play: {str(message.get('message'))[:300]}")
    if message.get("type") != "ready":
        raise NoAnswer(f"did not answer the hello with ready: {shown(answer)}")


def read_move(answer: bytes, view: State) -> int:
    """The move of an answer such as `{"move": "done"}` or `{"move": 17}`; NoAnswer if it is not legal."""
    message = parsed(answer)
    if message.get("type") == "error":
        raise NoAnswer(f"failed: {str(message.get('message'))[:300]}")
    move = message.get("move")
    if isinstance(move, str):
        try:
            move = view.game.moves.code(move)
        except UnknownMove as error:
            raise NoAnswer(f"gave no move: {error}") from None
    if not isinstance(move, int) or isinstance(move, bool):
        raise NoAnswer(f"gave no move: {shown(answer)}")
    if move not in view.legal():
        known = 0 <= move < view.game.moves.size
        raise NoAnswer(f"wanted a move that is not legal: {view.game.moves.text(move) if known else move}")
    return move


def parsed(answer: bytes) -> dict[str, object]:
    """A line as a message; NoAnswer if it is none."""
    try:
        message = json.loads(answer)
    except (ValueError, RecursionError):
        raise NoAnswer(f"answered with something that is no JSON: {shown(answer)}") from None
    if not isinstance(message, dict):
        raise NoAnswer(f"answered with something that is no JSON object: {shown(answer)}")
    return message
