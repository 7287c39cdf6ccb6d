"""What was tried, how often, and what failed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table

MOST_SHOWN = 40  # failures of one kind that are told in words


@dataclass
class Tally:
    """One row of the table."""

    what: str
    tried: int = 0
    seconds: float = 0.0
    found: dict[str, int] = field(default_factory=dict)  # what came of it, how often
    failed: list[str] = field(default_factory=list)

    def count(self, came: str) -> None:
        """Something was tried, and this came of it."""
        self.tried += 1
        self.found[came] = self.found.get(came, 0) + 1

    def fail(self, why: str) -> None:
        """Something came of it that must not."""
        self.failed.append(why)

    def add(self, other: Tally) -> None:
        """The same was tried elsewhere, at the same time."""
        self.tried += other.tried
        self.failed += other.failed
        for came, number in dict(other.found).items():
            self.found[came] = self.found.get(came, 0) + number


def show(tallies: Iterable[Tally], seed: int, console: Console) -> None:
    """The table, and what failed."""
    tallies = list(tallies)
    table = Table(title=f"Siege with seed {seed}")
    for name in ("what was tried", "how often", "failed", "seconds", "what came of it"):
        table.add_column(name, justify="right" if name in ("how often", "failed", "seconds") else "left")
    for tally in tallies:
        came = sorted(tally.found.items(), key=lambda one: -one[1])
        told = ", ".join(f"{what} {number:,}" for what, number in came)
        table.add_row(tally.what, f"{tally.tried:,}", f"{len(tally.failed):,}", f"{tally.seconds:,.0f}", told)
    console.print(table)
    for tally in tallies:
        for why in tally.failed[:MOST_SHOWN]:
            console.print(f"{tally.what}: {why}", markup=False, soft_wrap=True)
