"""A milestone tile: points, managers, and conditions with how far a player has come."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from roundhouse.games.railroad_revolution.picture.rewards import Token, icon, laid, word
from roundhouse.games.railroad_revolution.rules.components import (
    ANY_COLOUR,
    CONNECTED,
    DEAL_RAILS,
    STATIONS,
    Need,
)
from roundhouse.games.railroad_revolution.rules.milestones import progress
from roundhouse.games.railroad_revolution.rules.state import NONE, State
from roundhouse.games.railroad_revolution.words.tiles import milestone_word
from roundhouse.kit.drawing.svg import circle, num, path, pick, rect, text, use
from roundhouse.kit.words import Say

WIDTH: Final = 222
HEIGHT: Final = 110
ROW: Final = 24
ANY: Final = 5


def card(
    view: State, tile: int, seat: int, managers: list[int], id: str, at: tuple[float, float], say: Say
) -> str:
    """A milestone as it lies before a player, or as one of those to choose from (without managers yet)."""
    milestone = view.c.milestones[tile]
    return pick(
        id,
        say(milestone_word(milestone)),
        rect(0, 0, WIDTH, HEIGHT, "card hit", 6),
        text(10, 22, milestone.name, "b"),
        *(
            manager(colour, managers[place], 66 + place * 30)
            for place, colour in enumerate(milestone.managers)
        ),
        use("rr-points", WIDTH - 38, 2, 32),
        text(WIDTH - 22, 23, str(milestone.vp), "vpn m"),
        path(f"M0 36h{WIDTH}", "rule"),
        *(condition(view, seat, need, 37 + number * ROW) for number, need in enumerate(milestone.needs)),
        move=at,
    )


@lru_cache(maxsize=4096)
def manager(wanted: int, there: int, x: float) -> str:
    """A place for a manager: the figure is pale until somebody has been promoted."""
    colour = there if there != NONE else ANY if wanted == ANY_COLOUR else wanted
    figure = use(f"rr-worker{colour}", x + 4, 5, 19, 26, "" if there != NONE else "used")
    return (figure if there != NONE else rect(x, 3, 27, 30, "ghost", 5) + figure) + (
        path(f"M{num(x + 17)} 28l4 4 7-9", "done") if there != NONE else ""
    )


def condition(view: State, seat: int, need: Need, y: float) -> str:
    """A condition, and what the player has of it."""
    return met(need, None if seat < 0 else progress(view, seat, need), y)


@lru_cache(maxsize=4096)
def met(need: Need, have: int | None, y: float) -> str:
    """How far a condition is met; it alone, where there is nobody who could meet it."""
    row = laid(tokens(need), 8, y + 2)
    if have is None:
        return row
    done = min(have, need.count)
    bar = rect(WIDTH - 70, y + 4, 62 * done / need.count, 17, "bar", 4) if done else ""
    frame = rect(WIDTH - 70, y + 4, 62, 17, "rule", 4)
    tick = path(f"M{WIDTH - 24} {num(y + 12)}l4 4 7-9", "done") if have >= need.count else ""
    return row + bar + frame + text(WIDTH - 62, y + 17, f"{have}/{need.count}", "s b") + tick


def tokens(need: Need) -> list[Token]:
    """A condition as icons."""
    count = [word(f"{need.count}×")]
    if need.kind == CONNECTED:
        return [*count, icon("rail"), level(need.what)]
    if need.kind == STATIONS:
        return [*count, icon("station"), level(need.what)]
    if need.kind == DEAL_RAILS:
        return [*count, icon("rail"), icon("deal")]
    if not need.what:
        return [*count, icon("rail"), (18, use("rr-plains", 0, 2, 18, 16))]
    return [*count, icon("rail")] + [(16, use("rr-mountain", 0, 2, 18, 16))] * need.what


def level(number: int) -> Token:
    """A city of this level, as on the map."""
    return 20, circle(10, 10, 9, "dot") + text(10, 15, str(number), "b m s")
