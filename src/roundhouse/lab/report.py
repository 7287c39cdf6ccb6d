"""The report of a tournament: one HTML file that needs nothing else, neither a network nor a script."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from roundhouse.lab.plots import Value, distributions, intervals
from roundhouse.lab.spread import Wins
from roundhouse.lab.standings import Standings
from roundhouse.lab.tournament import Tournament

MOST_FAULTS = 50  # that are listed one by one


def report(tournament: Tournament, found: Standings) -> str:
    """The whole page."""
    title = f"{tournament.game.titled(tournament.options)}: tournament of {found.games} games"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{tournament.players} seats{evenness(tournament, found.games)}. '
        "Intervals hold the true value with 95 %.</p>",
        section("Standings", standings_part(found)),
        section("Share of wins", wins_part(found)),
        section("Seats", seats_part(found)),
        section("Scores", scores_part(found)),
        section("Who comes in before whom", duels_part(found)),
    ]
    if found.faults:
        parts.append(section("Games lost by a fault", faults_part(found)))
    parts.append(section("What was played", facts_part(tournament)))
    return page(title, parts)


def page(title: str, parts: Iterable[str]) -> str:
    """A page that needs nothing else."""
    style = files("roundhouse.lab").joinpath("report.css").read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>\n<body><main>\n"
        + "\n".join(parts)
        + "\n</main></body></html>\n"
    )


def evenness(tournament: Tournament, games: int) -> str:
    """Whether all have sat on all seats equally often."""
    if games % tournament.round:
        return f"; not all have sat equally often, because {tournament.round} games make a round"
    return "; everybody has sat on every seat equally often"


def section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{content}</section>"


def standings_part(found: Standings) -> str:
    """The table of all bots, and their ratings as a plot."""
    rows = [
        [
            bot.name,
            f"{bot.rating.mu:.1f} ± {2 * bot.rating.sigma:.1f}" if bot.rating else "–",
            *wins_cells(bot.wins),
            f"{bot.place:.2f}",
            f"{bot.spread.mean:.1f}",
            f"{bot.spread.deviation:.1f}",
            str(bot.faults),
        ]
        for bot in found.bots
    ]
    heads = ["bot", "rating", "seats", "won", "share", "95 %", "place", "mean score", "deviation", "faults"]
    parts = [table(heads, rows)]
    rated = [
        Value(bot.name, bot.rating.mu, *bot.rating.interval) for bot in found.bots if bot.rating is not None
    ]
    if rated:
        parts.append(intervals("Rating of each bot", rated, "{:.1f}".format))
        parts.append('<p class="soft">OpenSkill (Plackett-Luce), with two standard deviations.</p>')
    if found.unrated:
        parts.append(f'<p class="soft">{escape(found.unrated)}</p>')
    return "".join(parts)


def wins_part(found: Standings) -> str:
    values = [Value(bot.name, bot.wins.share, *bot.wins.interval) for bot in found.bots]
    plot = intervals("Share of wins of each bot", values, "{:.0%}".format, found.fair)
    return (
        f'{plot}<p class="soft">The dashed line is what everybody would win if all were equally strong.</p>'
    )


def seats_part(found: Standings) -> str:
    """Who begins, and what that is worth: for all, and for each bot."""
    values = [
        Value(f"seat {number}", seat.share, *seat.interval) for number, seat in enumerate(found.seats, 1)
    ]
    plot = intervals("Share of wins by order of play", values, "{:.0%}".format, found.fair)
    heads = ["bot", *(f"seat {number}" for number in range(1, len(found.seats) + 1))]
    rows = [[bot.name, *(share(seat) for seat in bot.seats)] for bot in found.bots]
    return f'{plot}<p class="soft">Seats are counted in the order of play.</p>{table(heads, rows)}'


def scores_part(found: Standings) -> str:
    plot = distributions("Scores of each bot", [(bot.name, bot.scores) for bot in found.bots])
    heads = ["bot", "mean", "lowest", "25 %", "median", "75 %", "highest"]
    rows = [
        [
            bot.name,
            f"{bot.spread.mean:.1f}",
            f"{bot.spread.lowest:.0f}",
            *(f"{quartile:.0f}" for quartile in bot.spread.quartiles),
            f"{bot.spread.highest:.0f}",
        ]
        for bot in found.bots
    ]
    return f'{plot}<p class="soft">The thick line is the median.</p>{table(heads, rows)}'


def duels_part(found: Standings) -> str:
    names = [bot.name for bot in found.bots]
    rows = [[name, *(share(found.duels.get((name, other))) for other in names)] for name in names]
    note = "How often the bot of the row came in before the bot of the column; a tie is half."
    return f'<p class="soft">{note}</p>' + table(["", *names], rows)


def faults_part(found: Standings) -> str:
    rows = "".join(
        f'<tr><td>{game}</td><td>{escape(bot)}</td><td class="why">{escape(why)}</td></tr>'
        for game, bot, why in found.faults[:MOST_FAULTS]
    )
    left = len(found.faults) - MOST_FAULTS
    more = f'<p class="soft">And {left} more.</p>' if left > 0 else ""
    head = '<tr><th scope="col">game</th><th scope="col">bot</th><th scope="col">why</th></tr>'
    return f'<div class="wide"><table><thead>{head}</thead><tbody>{rows}</tbody></table></div>{more}'


def facts_part(tournament: Tournament) -> str:
    """All that it takes to play the same games again."""
    plan = tournament.plan()
    bots = plan.pop("bots")
    options = plan.pop("options")
    assert isinstance(bots, dict)
    assert isinstance(options, dict)
    facts = [(str(name), str(value)) for name, value in plan.items()]
    facts += [(f"option {name}", str(value)) for name, value in options.items()]
    facts += [(f"bot {name}", str(identity)) for name, identity in bots.items()]
    return (
        "<dl>"
        + "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts)
        + "</dl>"
    )


def wins_cells(wins: Wins) -> Iterable[str]:
    low, high = wins.interval
    return str(wins.games), f"{wins.won:.5g}", f"{wins.share:.1%}", f"{low:.0%} to {high:.0%}"


def share(wins: Wins | None) -> str:
    """A share with half its interval; nothing where nobody played."""
    if wins is None:
        return "–"
    low, high = wins.interval
    return f"{wins.share:.0%} ({low:.0%} to {high:.0%})"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
