"""The map: country, rail spaces with terrain and Deal marks, cities with their tiles, everybody's rails."""

from __future__ import annotations

from functools import lru_cache

from roundhouse.core.bits import members
from roundhouse.games.railroad_revolution.picture import geography as geo
from roundhouse.games.railroad_revolution.picture import labels, layout
from roundhouse.games.railroad_revolution.picture.cities import city
from roundhouse.games.railroad_revolution.rules.components import Components
from roundhouse.games.railroad_revolution.rules.state import State
from roundhouse.kit.drawing.svg import group, movable, path, pick, rect, sheet, text, use
from roundhouse.kit.words import Say

LANE = 7.4  # from one player's rail to the next one's
ROUND_CITY = 21
BETWEEN = 7


def draw(view: State, say: Say) -> str:
    """The map of the United States with all that lies on it."""
    spots = places(view.c)
    return sheet(
        "rr-map",
        geo.WIDTH,
        geo.HEIGHT,
        say(labels.part("map")),
        country(view.game.title, say),
        *(space(view, number, say) for number in range(len(view.c.spaces))),
        *(city(view, number, spots[number], say) for number in range(len(spots))),
    )


def country(title: str, say: Say) -> str:
    """Sea, land and state borders, and the cartouche."""
    waves = "".join(f'<use href="#rr-land" class="wave wave{number}"/>' for number in range(3))
    return group(
        rect(0, 0, geo.WIDTH, geo.HEIGHT, "sea", 14),
        waves,
        '<use href="#rr-land" class="land"/><use href="#rr-borders" class="border"/>',
        cartouche(title, say),
    )


def cartouche(title: str, say: Say) -> str:
    """The name of the game, and what the marks beside the track mean."""
    top, _, bottom = title.partition(" ")
    return group(
        text(0, -42, top, "title"),
        text(0, -16, bottom, "title"),
        use("rr-plains", 0, 0, 18, 16),
        text(25, 13, say(labels.plains()), "s"),
        use("rr-mountain", 0, 23, 18, 16),
        text(25, 36, say(labels.terrain()), "s"),
        use("rr-deal", 0, 45, 18),
        text(25, 59, say(labels.deal_mark()), "s"),
        move=(24, 722),
    )


@lru_cache(maxsize=4)
def places(c: Components) -> list[geo.Point]:
    """Where the cities lie on the sheet."""
    return [geo.fit(geo.albers(longitude, latitude)) for longitude, latitude in c.city_lonlat]


@lru_cache(maxsize=4)
def spaces(c: Components) -> list[geo.Curve]:
    """The curve of each rail space."""
    spots = places(c)
    curves: list[geo.Curve] = []
    for link in range(max(c.space_link) + 1):
        numbers = [number for number, own in enumerate(c.space_link) if own == link]
        first, last = ends(c, numbers)
        bow = layout.BOWS.get((c.cities[first], c.cities[last]), layout.BOW_ELSEWHERE)
        curve = geo.bowed(spots[first], spots[last], bow)
        curves += geo.divided(curve, len(numbers), ROUND_CITY, BETWEEN)
    return curves


def ends(c: Components, numbers: list[int]) -> tuple[int, int]:
    """The two cities of a link."""
    if len(numbers) == 1:
        pair = members(c.space_cities[numbers[0]])
        return (
            (pair[0], pair[1])
            if c.spaces[numbers[0]].startswith(c.cities[pair[0]] + "-")
            else (pair[1], pair[0])
        )
    return members(c.space_cities[numbers[0]])[0], members(c.space_cities[numbers[-1]])[0]


def space(view: State, number: int, say: Say) -> str:
    """A rail space: printed track, terrain, Deal mark, and the rails laid on it."""
    c = view.c
    owners = [seat for seat in range(view.players) if view.rails[seat] >> number & 1]
    return pick(
        f"space-{number}",
        labels.space(view, number, owners, say),
        printed(c, number),
        *(rail(c, number, seat, lane, len(owners)) for lane, seat in enumerate(owners)),
    )


@lru_cache(maxsize=512)
def printed(c: Components, number: int) -> str:
    """A rail space as it is printed on the board."""
    curve = spaces(c)[number]
    line = geo.drawn(curve)
    steel = geo.drawn(geo.beside(curve, 5.5)) + geo.drawn(geo.beside(curve, -5.5))
    return path(line, "bed hit") + path(line, "tie") + path(steel, "steel") + marks(c, number, curve)


def marks(c: Components, number: int, curve: geo.Curve) -> str:
    """Mountains, or grass, on one side of the track, and a contract on the other where a Deal begins."""
    drawing: list[str] = []
    nx, ny = geo.normal(curve, 0.5)
    if turned(c, number):
        nx, ny = -nx, -ny
    if number != c.initial_space:
        kind, count = ("mountain", c.triangles[number]) if c.triangles[number] else ("plains", 1)
        for n in range(count):
            x, y = geo.point_on(curve, 0.5 + (n - (count - 1) / 2) * 18 / geo.length(curve))
            drawing.append(use(f"rr-{kind}", x + nx * 24 - 10, y + ny * 24 - 9, 20, 18))
    if c.deal_spaces >> number & 1:
        x, y = geo.point_on(curve, 0.5)
        drawing.append(use("rr-deal", x - nx * 27 - 12, y - ny * 27 - 12, 24))
    return "".join(drawing)


def turned(c: Components, number: int) -> bool:
    """Whether the marks of a space change sides, to keep clear of the tiles."""
    first, last = ends(c, [n for n, link in enumerate(c.space_link) if link == c.space_link[number]])
    return (c.cities[first], c.cities[last]) in layout.TURNED


@lru_cache(maxsize=4096)
def rail(c: Components, number: int, seat: int, lane: int, lanes: int) -> str:
    """A player's rail; several lie side by side, their emblems one after the other."""
    own = geo.beside(geo.part(spaces(c)[number], 0.06, 0.94), ((lanes - 1) / 2 - lane) * LANE)
    line = geo.drawn(own)
    size = 17 if lanes == 1 else 14
    x, y = geo.point_on(own, (lane + 1) / (lanes + 1))
    drawn = (path(line, "under"), path(line, "stick"), path(line, "mark"))
    sign = use(f"rr-disc{seat}", x - size / 2, y - size / 2, size)
    return movable(f"rail{seat}", group(*drawn, sign, cls=f"p{seat}"))
