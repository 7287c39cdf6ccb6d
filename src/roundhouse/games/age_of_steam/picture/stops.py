"""What lies on cities, towns and open ground: New Cities, cubes, and the cube on its way."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.picture import faces, labels
from roundhouse.games.age_of_steam.picture.grid import Grid
from roundhouse.games.age_of_steam.picture.labels import Voice
from roundhouse.games.age_of_steam.rules.components import COLOUR_NAMES, COLOURS, TERMINAL
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import KEPT
from roundhouse.games.age_of_steam.words.names import hex_word, town_word
from roundhouse.kit.drawing.svg import Point, at, circle, num, pick, rect, text

CUBE: Final = 15.0
PITCH: Final = 15.9
WIDE_PITCH: Final = 18.6  # where every cube has a number beside it
MOST_CUBES: Final = 6  # that are drawn one by one; beyond that they are counted
IN_A_ROW: Final = 3
WAITING: Final = 0.7  # size of cubes that cannot be moved


def faces_of(view: State, own: Grid, say: Voice) -> str:
    """New Cities, and the colours that terminals take."""
    m = view.m
    drawn: list[str] = []
    for stop in range(m.stops):
        spot = own.spots[m.stop_hex[stop]]
        if view.letter[stop] >= 0:
            colour, called = m.letter_colour[view.letter[stop]], say.stop(m.stop_name[stop])
            drawn.append(faces.face(m, stop, colour, view.letter[stop], spot, called))
        elif m.stop_kind[stop] == TERMINAL and view.markers[stop] >= 0:
            drawn.append(terminal(view.markers[stop], spot))
    return "".join(drawn)


def terminal(colour: int, spot: Point) -> str:
    """The colour that a terminal takes, large: nothing else ever lies there."""
    place = f"translate({num(spot[0])} {num(spot[1] - 6)}) scale(1.9)"
    return f'<use href="#aos-s{colour}" class="aos-sign aos-g{colour}" transform="{place}"/>'


def stop(view: State, own: Grid, number: int, say: Voice) -> str:
    """A stop with its cubes, to be chosen as a whole or cube by cube."""
    hex = view.m.stop_hex[number]
    name = own.names[hex]
    content = waiting(view, number, own.spots[hex]) + cubes(view, number, own.spots[hex], name, say)
    return pick(f"hex-{name}", labels.stop(view, number, say), at("aos-hex", own.spots[hex], "hit"), content)


def waiting(view: State, number: int, spot: Point) -> str:
    """Cubes on a stop that cannot be moved now: small, above the others."""
    if not view.m.points & KEPT:
        return ""
    found = [colour for switch in view.m.switches for colour in switch.cubes_waiting(view, number)]
    drawn = [faces.cube(colour, (n * CUBE, 0), "off") for n, colour in enumerate(found)]
    x, y = spot[0] - (len(found) - 1) * CUBE * WAITING / 2, spot[1] - 15
    place = f"translate({num(x)} {num(y)}) scale({WAITING})"
    return f'<g transform="{place}">{"".join(drawn)}</g>' if found else ""


def cubes(view: State, number: int, spot: Point, name: str, say: Voice) -> str:
    """The cubes on a stop; those of one colour belong together."""
    held = view.cubes[number * COLOURS : number * COLOURS + COLOURS]
    kinds = [colour for colour in range(COLOURS) if held[colour]]
    total = sum(held)
    counted = total > MOST_CUBES
    pitch = WIDE_PITCH if counted else PITCH
    places = layout(len(kinds) if counted else total, spot, pitch, not view.cities >> number & 1)
    drawn: list[str] = []
    for colour in kinds:
        here = places[:1] if counted else places[: held[colour]]
        places = places[len(here) :]
        drawn.append(stack(view, number, colour, here, held[colour] if counted else 0, name, say))
    return "".join(drawn)


def layout(count: int, spot: Point, pitch: float, town: bool) -> list[Point]:
    """Places for so many cubes in one or two rows around a point a little above the name."""
    x, y = spot
    rows = [min(count - start, IN_A_ROW) for start in range(0, count, IN_A_ROW)]
    top = y + (0 if town else 4 if len(rows) == 1 else -1.5)
    return [
        (x + (n - (row - 1) / 2) * pitch, top + line * PITCH)
        for line, row in enumerate(rows)
        for n in range(row)
    ]


def stack(
    view: State, number: int, colour: int, places: list[Point], count: int, name: str, say: Voice
) -> str:
    """The cubes of one colour on a stop."""
    right, bottom = places[-1]
    label = labels.cube(colour, town_word(view.m.stop_name[number]), say)
    drawn = frames(places)
    drawn += [faces.loose_cube(colour, place) for place in places]
    if count > 1:
        drawn += [
            circle(right + 7, bottom + 4, 5.6, "count"),
            text(right + 7, bottom + 7.5, str(count), "countn"),
        ]
    return pick(f"cube-{name}-{COLOUR_NAMES[colour]}", label, *drawn, cls="goods")


def lying(view: State, own: Grid, hex: int, say: Voice) -> str:
    """A cube on open ground."""
    colour = view.lying[hex]
    x, y = own.spots[hex]
    name = own.names[hex]
    label = labels.cube(colour, hex_word(name), say)
    drawn = [*frames([(x, y)]), faces.loose_cube(colour, (x, y))]
    return pick(f"cube-{name}-{COLOUR_NAMES[colour]}", label, *drawn, cls="goods")


def frames(places: list[Point]) -> list[str]:
    """What stands out around each cube that can be moved: broad and dark outside, bright inside."""
    half = CUBE / 2
    return [rect(x - half, y - half, CUBE, CUBE, kind, 3) for kind in ("halo", "rim hit") for x, y in places]
