"""How a game that is over came to its end, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.bots.review import runs_of
from roundhouse.core.message import Message
from roundhouse.core.score import places
from roundhouse.core.state import State
from roundhouse.kit.picture import GamePicture
from roundhouse.kit.words import Say
from roundhouse.server.wire.scores import Course
from roundhouse.table.table import SPECTATOR, TURN, Table


def history(table: Table, line: list[int], picture: GamePicture, say: Say) -> Course:
    """After each turn: points and place of each seat, and money if the game counts it; and the rounds."""
    views = [table.view(SPECTATOR, reached) for reached in [0, *turn_ends(table, line)]]
    points = [view.scores().totals() for view in views]
    standing = [places((), row, view.out()) for row, view in zip(points, views, strict=True)]
    money = [held for view in views if (held := picture.money(view)) is not None]
    return Course(
        history=points,
        standing=standing,
        money=money if len(money) == len(views) else None,
        stages=named(views, picture, say),
    )


def rounds(table: Table, at: list[int], picture: GamePicture, say: Say) -> list[tuple[int, str]]:
    """Where rounds begin in a row of positions, and what an axis calls them; some games have none."""
    return named([table.view(SPECTATOR, reached) for reached in at], picture, say)


def named(views: list[State], picture: GamePicture, say: Say) -> list[tuple[int, str]]:
    """Where rounds begin in a row of views."""
    return list(beginnings([stage for view in views if (stage := picture.stage(view)) is not None], say))


def turn_ends(table: Table, line: list[int]) -> list[int]:
    """The positions after each turn: where the game tells that one begins, or else where the seat changes."""
    told = [
        reached for reached in line if any(event.key == TURN for event in table.entries[reached - 1].events)
    ]
    turns = told or [run.entries[-1] for run in runs_of(table)]
    return turns if not line or line[-1] in turns else [*turns, line[-1]]


def beginnings(stages: list[Message], say: Say) -> Iterator[tuple[int, str]]:
    """Where a new round begins, and what an axis calls it: after the first the number is enough."""
    before = None
    for place, stage in enumerate(stages):
        number = stage.args["n"]
        if number != before:
            yield place, say(stage) if before is None else str(number)
            before = number
