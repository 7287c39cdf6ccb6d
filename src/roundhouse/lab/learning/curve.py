"""The learning curve: how strong the net of each round was, as a page with plots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from roundhouse.lab import report
from roundhouse.lab.plots import Value, intervals


def page(title: str, tests: Sequence[Mapping[str, object]]) -> str:
    """The whole page, from what the log says of the tests of all rounds."""
    won = [value(test, test["won"], test["low"], test["high"]) for test in tests]
    ahead = [value(test, test["ahead"], lowest(test), lowest(test, -1)) for test in tests]
    equal = float(str(tests[-1]["equal"]))
    heading = f"{title}: strength over the rounds"
    return report.page(
        heading,
        [
            f"<h1>{escape(heading)}</h1>",
            '<p class="soft">One player with the net against others with the game\u2019s own advice. '
            "Intervals hold the true value with 95 %.</p>",
            report.section(
                "Share of games won", intervals("Share of games won", won, "{:.0%}".format, equal)
            ),
            report.section("Points ahead", intervals("Points ahead", ahead, "{:+.0f}".format, 0.0)),
        ],
    )


def value(test: Mapping[str, object], middle: object, low: object, high: object) -> Value:
    name = f"round {int(str(test['round'])) + 1}"
    return Value(name, float(str(middle)), float(str(low)), float(str(high)))


def lowest(test: Mapping[str, object], side: int = 1) -> float:
    """The end of the interval of the points ahead; with -1 the other end."""
    return float(str(test["ahead"])) - side * float(str(test["reach"]))
