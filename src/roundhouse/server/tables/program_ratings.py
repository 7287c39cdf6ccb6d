"""How well programs play here: bot accounts and the bots of this server, rated among each other.

People are not rated, and stay out of it: of each game counts in which order its programs came to the end.
Nothing is kept for it: the finished games tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from roundhouse.core.score import places
from roundhouse.lab.ratings import NoRatings, Rating, rate
from roundhouse.server.tables.stored_table import BOT, Listed, SeatRow


@dataclass(frozen=True, slots=True)
class Standing:
    """A program, what it has played, and how strong it is (unknown without the package that rates)."""

    user_id: int | None  # of a bot account
    bot: str | None  # of this server
    games: int
    won: int  # those in which no other program came before it
    rating: Rating | None


@dataclass(frozen=True, slots=True)
class Order:
    """The order in which the programs of a game came to its end."""

    seating: list[str]
    places: list[int]


def standings(finished: Iterable[Listed]) -> list[Standing]:
    """Every program in games of one kind, the oldest first; the strongest comes first."""
    orders = [order for table in finished if (order := order_of(table)) is not None]
    games, won = Counter[str](), Counter[str]()
    for order in orders:
        games.update(set(order.seating))
        won.update({name for name, place in zip(order.seating, order.places, strict=True) if place == 1})
    try:
        ratings = rate(games, orders)
    except NoRatings:
        ratings = {}
    found = [standing(name, games[name], won[name], ratings.get(name)) for name in games]
    return sorted(found, key=lambda one: (-(one.rating.mu if one.rating else one.won), -one.games))


def standing(name: str, games: int, won: int, rating: Rating | None) -> Standing:
    """A program by what it is called here."""
    kind, _, which = name.partition(" ")
    return (
        Standing(int(which), None, games, won, rating)
        if kind == "user"
        else Standing(None, which, games, won, rating)
    )


def order_of(table: Listed) -> Order | None:
    """What a game says of its programs; None if they are too few, or it was no game of its own."""
    row, result = table.row, table.row.result
    seats = [(seat.seat, name) for seat in table.seats if (name := program_at(seat))]
    if result is None or row.lesson or row.forked_from is not None or len({name for _, name in seats}) < 2:
        return None
    winners, totals, out = result["winners"], result["totals"], result.get("out", [])
    assert isinstance(winners, list)
    assert isinstance(totals, list)
    assert isinstance(out, list)
    reached = places(winners, totals, out)
    mine = [reached[seat] for seat, _ in seats]
    return Order([name for _, name in seats], [1 + sum(other < place for other in mine) for place in mine])


def program_at(seat: SeatRow) -> str:
    """What a seat's program is called here; nothing for people, and for bots that sat in for somebody."""
    if seat.kind == BOT:
        return "" if seat.left else f"bot {seat.bot}"
    return f"user {seat.user_id}" if seat.program and seat.user_id is not None else ""
