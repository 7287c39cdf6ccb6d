"""What many games say: spread of the scores, wins with their interval, seats, length."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from roundhouse.lab.simulate import Result
from roundhouse.lab.spread import Spread, Wins, spread

__all__ = ["Figures", "Line", "Spread", "Wins", "figures", "spread"]


@dataclass(frozen=True)
class Line:
    """One bot, or one place in the order of play."""

    name: str
    scores: Spread
    wins: Wins

    def as_dict(self) -> dict[str, object]:
        wins: dict[str, object] = {"won": self.wins.won, "of": self.wins.games, "share": self.wins.share}
        wins["interval"] = self.wins.interval
        return {"name": self.name, "scores": asdict(self.scores), "wins": wins}


@dataclass(frozen=True)
class Figures:
    """All figures of a simulation."""

    scores: Spread
    winning_scores: Spread
    bots: list[Line]
    seats: list[Line]  # by order of play
    length: dict[str, Spread]

    def as_dict(self) -> dict[str, object]:
        return {
            "scores": asdict(self.scores),
            "winning_scores": asdict(self.winning_scores),
            "bots": [line.as_dict() for line in self.bots],
            "seats": [line.as_dict() for line in self.seats],
            "length": {name: asdict(found) for name, found in self.length.items()},
        }


def figures(results: Sequence[Result]) -> Figures:
    """The figures of at least one game."""
    by_bot: dict[str, list[tuple[int, float]]] = defaultdict(list)
    by_order: dict[int, list[tuple[int, float]]] = defaultdict(list)
    for result in results:
        seats = len(result.scores)
        for seat, score in enumerate(result.scores):
            part = 1 / len(result.winners) if seat in result.winners else 0.0
            by_bot[result.seating[seat]].append((score, part))
            by_order[(seat - (result.first or 0)) % seats].append((score, part))
    length = {
        "decisions": spread([result.decisions for result in results]),
        "choices": spread([result.choices for result in results]),
    }
    turns = [result.turns / len(result.scores) for result in results if result.turns is not None]
    if turns:
        length = {"rounds": spread(turns), **length}
    return Figures(
        scores=spread([score for result in results for score in result.scores]),
        winning_scores=spread([max(result.scores) for result in results]),
        bots=[line(name, by_bot[name]) for name in sorted(by_bot)],
        seats=[line(str(order + 1), by_order[order]) for order in sorted(by_order)],
        length=length,
    )


def line(name: str, entries: list[tuple[int, float]]) -> Line:
    """The figures of one bot or place."""
    scores = [score for score, _ in entries]
    return Line(name, spread(scores), Wins(sum(part for _, part in entries), len(entries)))
