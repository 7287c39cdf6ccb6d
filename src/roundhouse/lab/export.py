"""The games of a tournament as a table for other programs: a row per seat, as CSV and as Parquet."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

from roundhouse.lab.standings import Standings, order_of_play, part_won
from roundhouse.lab.tournament import Played

Cell = int | float | str | None


class NoParquet(ValueError):
    """The package that writes Parquet is not there."""


def rows(games: Sequence[Played]) -> list[dict[str, Cell]]:
    """A row for every seat of every game. A seed is text: few programs hold 128 bits in a number."""
    found: list[dict[str, Cell]] = []
    for played in games:
        result = played.result
        place = result.places
        for seat, bot in enumerate(result.seating):
            row: dict[str, Cell] = {
                "game": played.number,
                "seed": str(result.seed),
                "seat": seat + 1,
                "order": order_of_play(result, seat) + 1,
                "bot": bot,
                "score": result.scores[seat],
                "place": place[seat],
                "won": part_won(result, seat),
                "fault": result.faults.get(seat, ""),
                "decisions": result.decisions,
                "choices": result.choices,
                "turns": result.turns,
                "seconds": float(played.seconds),
            }
            row |= {f"points_{line}": points[seat] for line, points in result.sheet.items()}
            found.append(row)
    return found


def write_csv(file: Path, table: Sequence[dict[str, Cell]]) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(table[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(table)


def write_parquet(file: Path, table: Sequence[dict[str, Cell]]) -> None:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise NoParquet("Parquet needs the package pyarrow: pip install 'roundhouse[lab]'") from None
    columns = {name: [row[name] for row in table] for name in table[0]}
    # Where no game counts turns, the column is empty but still one of numbers.
    types = {"turns": pyarrow.int64()}
    arrays = [pyarrow.array(values, types.get(name)) for name, values in columns.items()]
    parquet.write_table(pyarrow.table(arrays, names=list(columns)), file)


def standings_table(found: Standings) -> list[dict[str, Cell]]:
    """A row for every bot, the best first."""
    return [
        {
            "bot": bot.name,
            "rating": bot.rating.mu if bot.rating else None,
            "rating_sigma": bot.rating.sigma if bot.rating else None,
            "seats_played": bot.wins.games,
            "won": bot.wins.won,
            "win_share": bot.wins.share,
            "win_low": bot.wins.interval[0],
            "win_high": bot.wins.interval[1],
            "mean_place": bot.place,
            "mean_score": bot.spread.mean,
            "score_deviation": bot.spread.deviation,
            "faults": bot.faults,
        }
        for bot in found.bots
    ]
