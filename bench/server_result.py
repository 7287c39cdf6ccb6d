"""What was asked for of the server, and what came out of it."""

from __future__ import annotations

import platform
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Figure:
    """A number in the report: what it is called, and what is to be reached."""

    name: str
    title: str
    target: float | None = None
    at_most: bool = False  # less is better

    def reached(self, value: float) -> bool:
        assert self.target is not None
        return value <= self.target if self.at_most else value >= self.target


FIGURES = [
    Figure("stored", "moves stored per second", 500),
    Figure("stored_median", "ms until the answer to a move, median"),
    Figure("stored_late", "the same, 95th percentile"),
    Figure("played", "moves per second with a look after each"),
    Figure("watched", "views per second for five who look on at each table"),
    Figure("crowded", "moves per second at many tables by turns", 500),
    Figure("heard", "ms until the last viewer hears of a move, median", 50, at_most=True),
    Figure("heard_late", "the same, 95th percentile"),
    Figure("seen", "ms until the last viewer sees it, median"),
    Figure("idle", "idle viewers held"),
    Figure("idle_memory", "kB of memory per idle viewer"),
    Figure("idle_heard", "idle viewers that hear the next move"),
    Figure("idle_last", "ms until the last of them hears it"),
    Figure("page", "kB of a page, median over a game", 40, at_most=True),
    Figure("page_largest", "the same, largest"),
    Figure("move", "kB of a move, median over a game", 15, at_most=True),
    Figure("move_late", "the same, 95th percentile"),
    Figure("game", "moves looked at in that game"),
    Figure("ready", "ms until the page is ready to act, median", 1000, at_most=True),
    Figure("frames", "frames per second while a move is shown, on a processor six times slower, median", 59),
    Figure("frames_least", "the same, of the roughest of nine moves"),
    Figure("moving", "ms of work for a frame meanwhile, on this one; 60 a second need", 2.8, at_most=True),
    Figure("visit", "kB of a first visit with all that belongs to it but letters"),
    Figure("fonts", "kB of letters and signs on a first visit", 120, at_most=True),
    Figure("tick", "% of a core to look after clocks and orders of running tables (10,000)", 1, at_most=True),
    Figure("noticed", "ms from a stored move to a webhook that has received it, median", 200, at_most=True),
    Figure("notices", "notices per second, to webhooks"),
    Figure("load", "programs that wanted the machine meanwhile (load average)"),
]


@dataclass(frozen=True)
class ServerPlan:
    """What to measure, and for how long."""

    game: str
    forms: list[str]
    seconds: float  # of each measure that goes on for a time
    players: int  # tables that are played at together
    viewers: int
    idle: int
    watched: int = 20  # tables that people look on at
    crowd: int = 200  # tables that are played at by turns
    clocks: int = 10_000  # running tables with a clock


@dataclass(frozen=True)
class ServerResult:
    """What came out."""

    plan: ServerPlan
    form: str
    figures: dict[str, float] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)  # sentences

    def as_json(self) -> dict[str, object]:
        plan = self.plan
        return {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "game": plan.game,
            "form": self.form,
            "seconds": plan.seconds,
            "tables": plan.players,
            "viewers": plan.viewers,
            "figures": {
                figure.name: {
                    "value": self.figures[figure.name],
                    "target": figure.target,
                    "reached": None if figure.target is None else figure.reached(self.figures[figure.name]),
                }
                for figure in FIGURES
                if figure.name in self.figures
            },
            "left_out": self.left_out,
        }
