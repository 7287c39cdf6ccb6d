"""The deliveries that another player could make now, the best first, with who earns what."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.picture import faces
from roundhouse.games.age_of_steam.picture.grid import grid
from roundhouse.games.age_of_steam.picture.labels import Voice
from roundhouse.games.age_of_steam.picture.track import emblem
from roundhouse.games.age_of_steam.rules.components import MOVE
from roundhouse.games.age_of_steam.rules.deliveries import Delivery
from roundhouse.games.age_of_steam.rules.moving import JOINT, MoveGoods
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words.goods import all_deliveries, rank
from roundhouse.kit.drawing.svg import group, rect, sheet, text, width_of

WIDTH: Final = 480.0
LEFT: Final = 14.0
LEAST: Final = 350.0
ROW: Final = 38.0
MOST: Final = 20


def ways(view: State) -> list[Delivery]:
    """The best deliveries that the acting player could begin."""
    if view.phase != MOVE or view.over or type(view.decision) is not MoveGoods:
        return []
    return sorted(all_deliveries(view), key=lambda way: rank(way, view.seat))[:MOST]


def draw(view: State, found: list[Delivery], say: Voice) -> str:
    """The list."""
    title = say.word("picture.part.deliveries")
    tall = max(LEAST, 44 + ROW * len(found))
    heading = say.fill("deliveries_of", who=say.player(view.seat))
    rows = [row(view, way, 34 + n * ROW, say) for n, way in enumerate(found)]
    paper = rect(0, 0, WIDTH, tall, "paper", 14)
    return sheet("aos-deliveries", WIDTH, tall, title, paper, text(LEFT, 22, heading, "head", 450, 14), *rows)


def route(view: State, way: Delivery, say: Voice) -> str:
    """The stops of a way, from where the cube lies."""
    m = view.m
    stop = m.stop[way.origin_hex]
    start = say.stop(m.stop_name[stop]) if stop >= 0 else grid(m).names[way.origin_hex]
    return JOINT.join([start, *(say.stop(m.stop_name[stop]) for stop in way.stops)])


def row(view: State, way: Delivery, y: float, say: Voice) -> str:
    """One delivery: its cube, its way, and what everybody gets."""
    earns = [(seat, gain) for seat, gain in enumerate(way.gains) if gain]
    earns.sort(key=lambda one: one[0] != view.seat)
    way_words = route(view, way, say)
    room = WIDTH - 2 * LEFT - 44 - 50 * max(len(earns), 1)
    drawn = [
        rect(LEFT, y, WIDTH - 2 * LEFT, ROW - 4, "card", 6),
        faces.cube(way.colour, (LEFT + 18, y + 17)),
        *written(way_words, LEFT + 36, y, room),
    ]
    for number, (seat, gain) in enumerate(reversed(earns)):
        x = WIDTH - LEFT - 46 - number * 50
        drawn += [emblem(seat, (x + 8, y + 17)), text(x + 20, y + 22, f"+{gain}", "b")]
    if not earns:
        drawn.append(text(WIDTH - LEFT - 12, y + 22, "+0", "soft e"))
    return group(*drawn, title=told(view, way, say))


def written(words: str, x: float, y: float, room: float) -> list[str]:
    """A way in one line, or in two where it is long."""
    if width_of(words) * 13 <= room:
        return [text(x, y + 22, words, "s", room, 13)]
    stops = words.split(JOINT)
    half = (len(stops) + 1) // 2
    first, second = JOINT.join(stops[:half]) + " –", JOINT.join(stops[half:])
    return [text(x, y + 14.5, first, "s", room, 13), text(x, y + 29, second, "s", room, 13)]


def told(view: State, way: Delivery, say: Voice) -> str:
    """A delivery in words."""
    earns = ", ".join(f"{say.player(seat)} +{gain}" for seat, gain in enumerate(way.gains) if gain)
    return say.fill(
        "delivery",
        colour=say.colour(way.colour),
        way=route(view, way, say),
        gains=earns or say.word("gain.nobody"),
    )
