"""What is always in sight of a player: money, shares, workers by colour, and what is left to the logo."""

from __future__ import annotations

from roundhouse.games.railroad_revolution.picture import labels
from roundhouse.games.railroad_revolution.rules.components import COLOURS
from roundhouse.games.railroad_revolution.rules.state import KINDS, State, worker_word
from roundhouse.games.railroad_revolution.rules.turn import to_clear
from roundhouse.games.railroad_revolution.words.names import money
from roundhouse.kit.picture import Number
from roundhouse.kit.words import Say


def numbers(view: State, seat: int, say: Say) -> list[Number]:
    """The numbers of one player."""
    who = labels.player_name(say, seat)
    cash, (rails, buildings) = view.money[seat], to_clear(view, seat)
    return [
        Number("money", say(money(cash)), say(labels.message("money", who=who, money=cash))),
        Number("shares", str(view.shares[seat]), say(labels.shares_of(view, seat, who)), "rr-share"),
        *workers(view, seat, say),
        Number("rails", str(rails), say(labels.message("rails_to_clear", n=rails)), "rr-rail"),
        Number(
            "buildings", str(buildings), say(labels.message("buildings_to_clear", n=buildings)), "rr-station"
        ),
    ]


def workers(view: State, seat: int, say: Say) -> list[Number]:
    """The workers of each colour that a player has: how many of them can still be placed."""
    found: list[Number] = []
    for colour in range(KINDS):
        idle = view.idle[seat * KINDS + colour]
        crew = idle + view.on_board(seat, colour)
        if crew:
            means = labels.message("workers_ready", worker=worker_word(colour), n=idle, of=crew)
            found.append(Number(COLOURS[colour], f"{idle}/{crew}", say(means), f"rr-worker{colour}"))
    return found
