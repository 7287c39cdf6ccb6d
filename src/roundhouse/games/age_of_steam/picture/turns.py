"""Turns, phases, and the income track with its reductions."""

from __future__ import annotations

from typing import Final

from roundhouse.core.figures import in_figures
from roundhouse.games.age_of_steam.picture.labels import Voice
from roundhouse.games.age_of_steam.picture.track import emblem
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.kit.drawing.svg import group, path, rect, sheet, text

WIDTH: Final = 480.0
LEFT: Final = 14.0
INNER: Final = WIDTH - 2 * LEFT
LEAST: Final = 350.0
PHASE: Final = 25.0
BAND: Final = 34.0


def draw(view: State, say: Voice) -> str:
    """Turns, then phases, then incomes."""
    phases_top = 72.0
    shown = (len(view.m.phases) + 1) // 2
    income_top = phases_top + shown * PHASE + 22
    bands = reductions(view)
    tall = max(LEAST, income_top + 22 + BAND * len(bands) + 8)
    return sheet(
        "aos-course",
        WIDTH,
        tall,
        say.word("picture.part.course"),
        rect(0, 0, WIDTH, tall, "paper", 14),
        turns(view, say),
        phases(view, phases_top, shown, say),
        text(LEFT, income_top + 10, say.word("picture.income_track"), "head", INNER, 14),
        *(
            band(view, first, last, less, income_top + 22 + n * BAND, say)
            for n, (first, last, less) in enumerate(bands)
        ),
    )


def turns(view: State, say: Voice) -> str:
    """One box for each turn; those that are over are ticked off."""
    last = view.m.turns[view.players]
    pitch = INNER / max(last, 1)
    drawn = [text(LEFT, 22, say("turn", turn=max(view.turn, 1), of=last), "head", INNER, 14)]
    for turn in range(1, last + 1):
        x = LEFT + (turn - 1) * pitch
        now = turn == view.turn and not view.over
        done = turn < view.turn or view.over
        drawn.append(rect(x, 32, pitch - 5, 30, "card now" if now else "shade" if done else "card", 6))
        drawn.append(text(x + (pitch - 5) / 2, 53, "✓" if done else str(turn), "m soft" if done else "m b"))
    return "".join(drawn)


def phases(view: State, top: float, rows: int, say: Voice) -> str:
    """The phases of a turn in two columns; the present one is marked."""
    drawn: list[str] = []
    for number, phase in enumerate(view.m.phases):
        x, y = LEFT + number // rows * (INNER / 2), top + number % rows * PHASE
        now = phase == view.phase and not view.over
        if now:
            drawn.append(rect(x, y, INNER / 2 - 8, PHASE - 2, "card now", 6))
            drawn.append(path(f"M{x + 7:.0f} {y + 6:.0f}l9 5.5-9 5.5z", "aos-i"))
        drawn.append(text(x + 22, y + 17, say.phase(phase), "b" if now else "soft", INNER / 2 - 36, 15))
    return "".join(drawn)


def reductions(view: State) -> list[tuple[int, int, int]]:
    """The bands of the income track: first, last (-1 for no end), and what is taken from it."""
    steps = view.edition.reduction
    starts = [*steps[::2]]
    if not starts or starts[0] > 0:
        starts, lost = [0, *starts], [0, *steps[1::2]]
    else:
        lost = steps[1::2]
    factor = 1
    factors = view.m.reduction_factor
    for entry in range(0, len(factors), 2):
        if factors[entry] == view.turn:
            factor = factors[entry + 1]
    ends = [start - 1 for start in starts[1:]] + [-1]
    return [(first, last, less * factor) for first, last, less in zip(starts, ends, lost, strict=True)]


def band(view: State, first: int, last: int, less: int, y: float, say: Voice) -> str:
    """One band with those whose income lies in it, each where it lies."""
    reach = f"{first}–{last}" if last >= 0 else f"{first}+"
    loses = f"−{less}" if less else "0"
    here = [
        seat
        for seat in range(view.players)
        if view.alive[seat] and max(view.income[seat], 0) >= first and (last < 0 or view.income[seat] <= last)
    ]
    wide = INNER - 116
    drawn = [
        rect(LEFT, y, INNER, BAND - 4, "band", 6),
        text(LEFT + 8, y + 20, reach, "b s"),
        text(WIDTH - LEFT - 8, y + 20, loses, "cut e" if less else "soft s e"),
    ]
    span = (last if last >= 0 else first + 20) - first + 1
    spots = places([min(max(view.income[seat], 0) - first, span) * wide / span for seat in here], wide)
    for seat, along in zip(sorted(here, key=lambda one: view.income[one]), spots, strict=True):
        x = LEFT + 66 + along
        drawn.append(emblem(seat, (x, y + 15)))
        drawn.append(text(x + 12, y + 20, in_figures(view.income[seat]), "b s"))
    title = say("income_band", reach=reach, less=less)
    return group(*drawn, title=title)


def places(wanted: list[float], room: float) -> list[float]:
    """Where markers stand so that none covers another, as near as can be to where they belong."""
    need = 40.0
    found: list[float] = []
    for number, along in enumerate(sorted(wanted)):
        left = found[-1] + need if found else 0
        last = room - need * (len(wanted) - number - 1) - 8
        found.append(max(left, min(along, last)))
    return found
