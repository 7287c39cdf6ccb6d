"""The line: a horseshoe of spaces, the sidings around it, the engines inside."""

from __future__ import annotations

from typing import Final

from roundhouse.kit.drawing.svg import circle, group, num, path, pick, rect, sheet, text, use
from roundhouse.kit.words import Say
from shuttle.picture.things import cube, engine, engine_words, message
from shuttle.rules.components import KINDS, NONE
from shuttle.rules.state import State
from shuttle.words import good, points, siding

WIDTH: Final = 720
HEIGHT: Final = 480
LEFT, RIGHT = 80, 575  # the outermost spaces
TOP, BOTTOM = 136, 344  # the two rows
END: Final = 26  # where the track ends
RADIUS: Final = 27
SHED: Final = (138, 62)


def draw(view: State, say: Say) -> str:
    """The whole line."""
    spaces = range(view.c.spaces)
    return sheet(
        "sh-line",
        WIDTH,
        HEIGHT,
        say(message("part.line")),
        rect(0, 0, WIDTH, HEIGHT, "grass", 16),
        "".join(shed(view, kind, say) for kind in range(KINDS)),
        track(),
        "".join(space(view, number, say) for number in spaces),
        "".join(engines(view, number, say) for number in spaces),
        middle(view, say),
    )


def place(view: State, number: int) -> tuple[float, float]:
    """Where a space lies: the first half above from left to right, the rest below and back."""
    half = (view.c.spaces + 1) // 2
    step = (RIGHT - LEFT) / (half - 1)
    if number < half:
        return LEFT + number * step, TOP
    return RIGHT - (number - half) * step, BOTTOM


def outwards(y: float) -> int:
    """Which way is away from the middle: up above, down below."""
    return -1 if y == TOP else 1


def track() -> str:
    """Ballast, sleepers and rails from buffer to buffer."""
    bend = (BOTTOM - TOP) / 2
    way = f"M{END} {TOP}H{RIGHT}A{num(bend)} {num(bend)} 0 0 1 {RIGHT} {BOTTOM}H{END}"
    layers = "".join(path(way, cls) for cls in ("bed", "tie", "rail", "gauge", "sleeper"))
    return layers + "".join(rect(END - 8, y - 15, 8, 30, "buffer", 2) for y in (TOP, BOTTOM))


def space(view: State, number: int, say: Say) -> str:
    """A space with its cube, or the way into a siding."""
    x, y = place(view, number)
    kind = view.cubes[number]
    here = text(x, y + 9, str(number + 1), "m x b soft")
    if view.c.siding_at(number) == NONE:
        here = cube(kind, x, y, 38, say) if kind != NONE else ""
        here += text(x, y + outwards(y) * 40 + 5, str(number + 1), "m b soft")
    return pick(f"space-{number + 1}", space_words(view, number, say), circle(x, y, RADIUS, "card hit"), here)


def space_words(view: State, number: int, say: Say) -> str:
    """What a space is."""
    kind = view.c.siding_at(number)
    if kind != NONE:
        return say(message("space", space=number + 1, there=siding(kind)))
    there = good(view.cubes[number]) if view.cubes[number] != NONE else message("empty")
    return say(message("space", space=number + 1, there=there))


def shed(view: State, kind: int, say: Say) -> str:
    """A siding with what the cubes bring that are still to come."""
    x, y = place(view, view.c.sidings[kind])
    out = outwards(y)
    width, height = SHED
    left = min(max(x - width / 2, 8), WIDTH - width - 8)
    top = y + out * 88 - height / 2 + (4 if out < 0 else -4)
    roof = f"M{num(left - 6)} {num(top + 14)}L{num(left + 8)} {num(top - 6)}H{num(left + width - 8)}l14 20z"
    drawing = [
        path(f"M{num(x)} {num(y)}V{num(y + out * 60)}", "branch"),
        rect(left, top + 12, width, height - 12, "shed", 3),
        path(roof, "roof"),
        cube(kind, left + 22, top + 37, 32, say),
    ]
    there = view.in_siding(kind)
    for number, pay in enumerate(view.c.pays):
        at = left + 42 + number * 15.5
        cls = "gone" if number < there else "next" if number == there else "slot"
        drawing.append(rect(at, top + 26, 14, 22, cls, 3))
        drawing.append(text(at + 7, top + 42, str(pay), "m s out" if number < there else "m s b"))
    return group(*drawing, title=shed_words(view, kind, say))


def shed_words(view: State, kind: int, say: Say) -> str:
    """How many cubes are in a siding, and what the next one brings."""
    there = view.in_siding(kind)
    if there == len(view.c.pays):
        return say(message("full", good=good(kind)))
    return say(message("siding", good=good(kind), n=there, points=points(view.c.pays[there])))


def engines(view: State, number: int, say: Say) -> str:
    """The engines on a space, side by side on the inner side of the line."""
    x, y = place(view, number)
    here = [seat for seat in range(view.players) if view.at[seat] == number]
    left = x - (len(here) - 1) * 21
    return "".join(
        engine(seat, left + order * 42, y - outwards(y) * 47, 42, engine_words(view, seat, say))
        for order, seat in enumerate(here)
    )


def middle(view: State, say: Say) -> str:
    """The rounds, the deck, and what is left in the bag."""
    y = (TOP + BOTTOM) / 2
    now = min(view.round, view.rounds)
    dots = "".join(
        circle(64 + n * 15, y + 16, 5, "dot past" if n < now - 1 else "dot now" if n == now - 1 else "dot")
        for n in range(view.rounds)
    )
    bag = [text(404, y - 19, say(message("in_bag")), "s soft", 190, 13)]
    for kind in range(KINDS):
        x = 404 + kind * 50
        bag.append(cube(kind, x + 12, y + 5, 24, say) + text(x + 28, y + 10, str(view.bag[kind]), "b"))
    return "".join(
        (
            text(58, y, say(message("round", n=now, of=view.rounds)), "l b", 200, 19),
            dots,
            group(
                use("sh-back", 288, y - 26, 34, 46),
                text(330, y + 10, str(len(view.deck)), "b"),
                title=say(message("deck", n=len(view.deck))),
            ),
            group(*bag, title=bag_words(view, say)),
        )
    )


def bag_words(view: State, say: Say) -> str:
    """What is left in the bag."""
    counts = [say(message("kind_left", good=good(kind), n=view.bag[kind])) for kind in range(KINDS)]
    return say(message("bag", goods=", ".join(counts)))
