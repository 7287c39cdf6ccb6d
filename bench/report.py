"""The result as tables for people."""

from __future__ import annotations

import platform
import statistics

from rich.console import Console
from rich.table import Table

from bench.bots import FIGURES as BOT_FIGURES
from bench.bots import BotResult, Thinker
from bench.builds import NOW
from bench.engine import PLAYERS
from bench.environments import CLASSIC, EnvironmentResult
from bench.measures import FIGURES, Figure
from bench.result import Result, Row
from bench.server_result import FIGURES as SERVER_FIGURES
from bench.server_result import ServerResult
from bench.starting import FIGURES as START_FIGURES
from bench.starting import StartResult


def show(result: Result, console: Console) -> None:
    if result.plan.against is not None:
        for row in result.rows:
            before = result.before(row)
            if before is not None:
                console.print(comparison(before, row))
    else:
        for figure in FIGURES:
            if any(figure.name in row.runs for row in result.rows):
                console.print(measured(result, figure))
    core = "on no fixed core" if result.core is None else f"on core {result.core}"
    console.print(
        f"Python {platform.python_version()}, {PLAYERS} players, CPU time {core}, "
        f"{result.plan.repeats} repeats of {result.plan.seconds:g} s (play: 3 times that), engines in turn. "
        "Ratios compare medians within this run; in brackets the lowest and highest of the repeats."
    )


def measured(result: Result, figure: Figure) -> Table:
    """A figure of every engine beside the peer's, and whether that is enough: for narrow windows."""
    rows = [row for row in result.rows if figure.name in row.runs]
    peers = [peer for row in rows if (peer := result.peer(row, figure.name)) is not None]
    titles = ["", "median" if figure.steady else "median (best)"]
    titles += [f"times {peers[0].title}", "target"] if peers else []
    table = Table(title=figure.title, title_justify="left")
    for title in titles:
        table.add_column(title, justify="right" if title else "left")
    for row in rows:
        table.add_row(name(row), cell(row, figure), *(ratio_cells(result, row, figure) if peers else []))
    return table


def comparison(before: Row, after: Row) -> Table:
    """What has changed since an earlier commit. Speeds and instructions alike: above 1 is more of it."""
    table = Table(title=f"{after.title}, {after.form}", title_justify="left")
    for title in ("", before.build, after.build, "ratio", "lowest-highest"):
        table.add_column(title, justify="right" if title else "left")
    for figure in FIGURES:
        if figure.name in before.runs and figure.name in after.runs:
            ratio = after.median(figure.name) / before.median(figure.name)
            pairs = zip(after.runs[figure.name], before.runs[figure.name], strict=True)
            spread = sorted(now / then for now, then in pairs)
            far = "" if figure.steady else f"{spread[0]:.2f}-{spread[-1]:.2f}"
            table.add_row(figure.title, cell(before, figure), cell(after, figure), f"{ratio:.3f}", far)
    return table


def ratio_cells(result: Result, row: Row, figure: Figure) -> list[str]:
    ratio, target = result.ratio(row, figure.name), figure.target(row.engine, row.form)
    if ratio is None:
        return ["", ""]
    written_ratio = f"{ratio:.2f}"
    if not figure.steady:
        spread = result.ratios(row, figure.name)
        written_ratio += f" ({min(spread):.2f}-{max(spread):.2f})"
    if target is None:
        return [written_ratio, ""]
    return [written_ratio, aim(figure, target, ratio)]


def cell(row: Row, figure: Figure) -> str:
    if figure.name not in row.runs:
        return ""
    median, best = row.median(figure.name), row.best(figure.name)
    limit = figure.limit(row.engine, row.form)
    if limit is not None:
        return f"{written(median)}, {aim(figure, limit, median)}"
    return written(median) if figure.steady else f"{written(median)} ({written(best)})"


def aim(figure: Figure, target: float, reached: float) -> str:
    """What is to be reached, and whether it is."""
    verdict = "[green]reached[/]" if figure.reached(reached, target) else "[red]missed[/]"
    return f"{'at most' if figure.at_most else 'at least'} {target:g}: {verdict}"


def written(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:.3g}"


def name(row: Row) -> str:
    return row.title if row.form == "peer" else f"{row.title}, {row.form}"


def show_bots(result: BotResult, console: Console) -> None:
    """How fast bots think."""
    table = Table(title=f"The bots, {result.form}", title_justify="left")
    table.add_column("")
    rows = [row for row in result.rows if row.build is NOW]
    for row in rows:
        table.add_column(row.game.replace("_", " "), justify="right")
    for figure in BOT_FIGURES:
        cells = [spread_cell(row.figures.get(figure.name)) for row in rows]
        if any(cells):
            table.add_row(figure.title, *cells)
        ratios = [times_before(result, row, figure.name) for row in rows]
        if any(ratios):
            table.add_row(f"  times {result.plan.against}", *ratios)
    console.print(table)
    console.print(
        f"Python {platform.python_version()}, {PLAYERS} players. Per second: CPU time of one core, "
        f"{result.plan.repeats} repeats, in brackets lowest and highest. Two cores and the arena go by the "
        "clock, so whatever else the machine does is in them."
    )


def times_before(result: BotResult, row: Thinker, figure: str) -> str:
    """How many times the median of the earlier commit, and what that was."""
    for before in result.rows:
        if before.game == row.game and before.build is not NOW and figure in before.figures:
            median = before.figures[figure][0]
            return f"{row.figures[figure][0] / median:.2f} of {written(median)}"
    return ""


def spread_cell(found: tuple[float, float, float] | None) -> str:
    if found is None:
        return ""
    median, low, high = found
    return written(median) if low == high else f"{written(median)} ({written(low)}-{written(high)})"


def show_environments(result: EnvironmentResult, console: Console) -> None:
    """Random steps of the environments, beside PettingZoo's own games."""
    table = Table(title="PettingZoo environments, random steps per second", title_justify="left")
    table.add_column("")
    table.add_column("median (best)", justify="right")
    for peer in CLASSIC:
        table.add_column(f"times {peer}", justify="right")
    for row in result.rows:
        title = row.name if row.form == "peer" else f"{row.name}, {row.form}"
        ratios = [result.ratio(row, peer) for peer in CLASSIC]
        cells = ["" if ratio is None else f"{ratio:.2f}" for ratio in ratios]
        table.add_row(title, f"{written(row.median)} ({written(max(row.runs))})", *cells)
    console.print(table)


def show_starting(result: StartResult, console: Console) -> None:
    """How long it takes to begin, and what a server that nobody asks has in memory."""
    table = Table(title=f"Starting, {result.form}", title_justify="left")
    for title in ("", "median (best)", "target"):
        table.add_column(title, justify="right" if title else "left")
    for figure in START_FIGURES:
        runs = result.runs[figure.name]
        median = statistics.median(runs)
        target = "" if figure.target is None else aim_at_most(median, figure.target)
        table.add_row(figure.title, f"{written(median)} ({written(min(runs))})", target)
    console.print(table)


def aim_at_most(reached: float, target: float) -> str:
    verdict = "[green]reached[/]" if reached <= target else "[red]missed[/]"
    return f"at most {target:g}: {verdict}"


def show_server(result: ServerResult, console: Console) -> None:
    """Every figure of the server, and whether it is enough."""
    table = Table(title=f"The server, {result.form}", title_justify="left")
    table.add_column("")
    table.add_column("", justify="right")
    table.add_column("target", justify="right")
    for figure in SERVER_FIGURES:
        value = result.figures.get(figure.name)
        if value is None:
            continue
        target = ""
        if figure.target is not None:
            verdict = "[green]reached" if figure.reached(value) else "[red]missed"
            target = f"{'at most' if figure.at_most else 'at least'} {figure.target:g}: {verdict}"
        table.add_row(figure.title, written(value), target)
    console.print(table)
    plan = result.plan
    console.print(
        f"Python {platform.python_version()}, one process, SQLite on the disk, loopback, {plan.game}, "
        f"{plan.players} tables played at together for {plan.seconds:g} s, {plan.viewers} viewers of one. "
        "Times are those of the clock, so whatever else the machine does is in them."
    )
    for sentence in result.left_out:
        console.print(sentence)
