"""What a tournament says: who wins how often, from which seat, with how many points, against whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from roundhouse.lab.ratings import NoRatings, Rating, rate
from roundhouse.lab.simulate import Result
from roundhouse.lab.spread import Spread, Wins, spread
from roundhouse.lab.tournament import Played


@dataclass(frozen=True)
class Standing:
    """All about one bot."""

    name: str
    rating: Rating | None
    wins: Wins
    place: float  # on average
    scores: list[int]  # of every seat that it played
    spread: Spread
    seats: list[Wins | None]  # by order of play
    faults: int

    def as_dict(self) -> dict[str, object]:
        return {
            "name": self.name,
            "rating": None if self.rating is None else asdict(self.rating),
            "wins": wins_dict(self.wins),
            "mean_place": self.place,
            "scores": asdict(self.spread),
            "seats": [None if seat is None else wins_dict(seat) for seat in self.seats],
            "faults": self.faults,
        }


@dataclass(frozen=True)
class Standings:
    """All about a tournament, the best bot first."""

    games: int
    fair: float  # the share of wins if all were equally strong
    bots: list[Standing]
    seats: list[Wins]  # by order of play, whoever sat there
    duels: dict[tuple[str, str], Wins]  # how often the first came in before the second; a tie is half
    faults: list[tuple[int, str, str]]  # the number of the game, the bot, and why it has lost
    unrated: str  # why there are no ratings, if there are none

    def as_dict(self) -> dict[str, object]:
        return {
            "games": self.games,
            "bots": [bot.as_dict() for bot in self.bots],
            "seats": [wins_dict(seat) for seat in self.seats],
            "ahead": {f"{one} {other}": wins_dict(wins) for (one, other), wins in self.duels.items()},
            "faults": [{"game": game, "bot": bot, "why": why} for game, bot, why in self.faults],
        }


def wins_dict(wins: Wins) -> dict[str, object]:
    return {"won": wins.won, "of": wins.games, "share": wins.share, "interval": wins.interval}


def order_of_play(result: Result, seat: int) -> int:
    """Which one a seat is in the order of play, the first being 0."""
    return (seat - (result.first or 0)) % len(result.seating)


def part_won(result: Result, seat: int) -> float:
    """A whole victory, a share of one, or none."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def standings(names: Sequence[str], games: Sequence[Played]) -> Standings:
    """The standings after at least one game."""
    results = [played.result for played in games]
    try:
        ratings: dict[str, Rating] = rate(names, results)
        unrated = ""
    except NoRatings as error:
        ratings, unrated = {}, str(error)
    seats = len(results[0].seating)
    by_bot: dict[str, list[tuple[Result, int]]] = defaultdict(list)
    by_order: list[list[float]] = [[] for _ in range(seats)]
    for result in results:
        for seat, name in enumerate(result.seating):
            by_bot[name].append((result, seat))
            by_order[order_of_play(result, seat)].append(part_won(result, seat))
    bots = [standing(name, by_bot[name], seats, ratings.get(name)) for name in names if name in by_bot]
    bots.sort(key=lambda bot: (-(bot.rating.mu if bot.rating else bot.wins.share), bot.name))
    return Standings(
        games=len(results),
        fair=1 / seats,
        bots=bots,
        seats=[counted(parts) for parts in by_order],
        duels=duels(results),
        faults=[
            (played.number, played.result.seating[seat], why)
            for played in games
            for seat, why in sorted(played.result.faults.items())
        ],
        unrated=unrated,
    )


def standing(name: str, played: list[tuple[Result, int]], seats: int, rating: Rating | None) -> Standing:
    """The figures of one bot, by the seats that it played."""
    scores = [result.scores[seat] for result, seat in played]
    by_order: list[list[float]] = [[] for _ in range(seats)]
    for result, seat in played:
        by_order[order_of_play(result, seat)].append(part_won(result, seat))
    return Standing(
        name=name,
        rating=rating,
        wins=counted([part_won(result, seat) for result, seat in played]),
        place=sum(result.places[seat] for result, seat in played) / len(played),
        scores=scores,
        spread=spread(scores),
        seats=[counted(parts) if parts else None for parts in by_order],
        faults=sum(seat in result.faults for result, seat in played),
    )


def counted(parts: list[float]) -> Wins:
    return Wins(sum(parts), len(parts))


def duels(results: Sequence[Result]) -> dict[tuple[str, str], Wins]:
    """How often one bot came in before another, over all pairs of their seats."""
    ahead: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in results:
        place = result.places
        for one, name in enumerate(result.seating):
            for other, rival in enumerate(result.seating):
                if name != rival:
                    ahead[name, rival].append(
                        0.5 * ((place[one] < place[other]) + (place[one] <= place[other]))
                    )
    return {pair: counted(parts) for pair, parts in sorted(ahead.items())}
