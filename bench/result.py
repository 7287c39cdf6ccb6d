"""What was asked for, and what came out of it."""

from __future__ import annotations

import platform
import statistics
from dataclasses import dataclass, field

from bench.builds import NOW
from bench.engine import PLAYERS
from bench.measures import FIGURES

Answer = dict[str, float]  # figures by name


@dataclass(frozen=True)
class Plan:
    """What to measure, and for how long."""

    games: list[str]
    forms: list[str]
    peers: bool
    repeats: int
    seconds: float
    against: str | None = None  # an earlier commit to measure beside it


@dataclass
class Row:
    """What came out for one engine."""

    engine: str
    form: str  # peer, compiled or pure
    title: str
    build: str = NOW.name
    runs: dict[str, list[float]] = field(default_factory=dict)  # by figure, one number per repeat

    def add(self, answer: Answer) -> None:
        for name, number in answer.items():
            self.runs.setdefault(name, []).append(number)

    def median(self, figure: str) -> float:
        return statistics.median(self.runs[figure])

    def best(self, figure: str) -> float:
        return max(self.runs[figure])


@dataclass(frozen=True)
class Result:
    """A finished run. Ratios compare medians with the peer's of the same run."""

    plan: Plan
    core: int | None
    rows: list[Row]

    def peer(self, row: Row, figure: str) -> Row | None:
        """The row to compare a figure with, if there is one: that of the first peer."""
        first = next((other for other in self.rows if other.form == "peer" and figure in other.runs), None)
        return first if first is not row and figure in row.runs else None

    def ratio(self, row: Row, figure: str) -> float | None:
        peer = self.peer(row, figure)
        return None if peer is None else row.median(figure) / peer.median(figure)

    def ratios(self, row: Row, figure: str) -> list[float]:
        """The ratio of each repeat: how far they spread tells how much to trust the one of the medians."""
        peer = self.peer(row, figure)
        if peer is None:
            return []
        return [own / other for own, other in zip(row.runs[figure], peer.runs[figure], strict=True)]

    def before(self, row: Row) -> Row | None:
        """The same engine in the same form as the earlier commit had it."""
        same = (row.engine, row.form)
        found = (other for other in self.rows if (other.engine, other.form) == same and other is not row)
        return None if row.build != NOW.name else next(found, None)

    def as_json(self) -> dict[str, object]:
        return {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "core": self.core,
            "players": PLAYERS,
            "repeats": self.plan.repeats,
            "seconds": self.plan.seconds,
            "engines": [self.row_as_json(row) for row in self.rows],
        }

    def row_as_json(self, row: Row) -> dict[str, object]:
        figures: dict[str, object] = {}
        for figure in FIGURES:
            if figure.name not in row.runs:
                continue
            ratio, target = self.ratio(row, figure.name), figure.target(row.engine, row.form)
            limit = figure.limit(row.engine, row.form)
            figures[figure.name] = {
                "median": row.median(figure.name),
                "best": row.best(figure.name),
                "runs": row.runs[figure.name],
                "ratio": ratio,
                "ratios": self.ratios(row, figure.name),
                "target": target,
                "reached": None if ratio is None or target is None else figure.reached(ratio, target),
                "limit": limit,
                "kept": None if limit is None else figure.reached(row.median(figure.name), limit),
            }
        return {
            "engine": row.engine,
            "form": row.form,
            "build": row.build,
            "title": row.title,
            "figures": figures,
        }
