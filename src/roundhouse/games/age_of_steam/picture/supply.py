"""What is left: New Cities, tiles of each kind, town discs, and the cubes in the bag."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.picture import faces
from roundhouse.games.age_of_steam.picture.labels import Voice
from roundhouse.games.age_of_steam.rules.components import LETTERS, NEW_CITIES
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.kit.drawing.svg import group, pick, rect, sheet, text

WIDTH: Final = 960.0
LEFT: Final = 14.0
PITCH: Final = 58.0
BAG: Final = 520.0  # where the bag begins
TILES: Final = 100.0
SCALE: Final = 0.52


def draw(view: State, say: Voice) -> str:
    """New Cities and the bag above; tiles and discs below."""
    tall = TILES + 82
    cities = [letter for letter in range(NEW_CITIES) if view.m.letters >> letter & 1]
    return sheet(
        "aos-supply",
        WIDTH,
        tall,
        say.word("picture.part.supply"),
        rect(0, 0, WIDTH, tall, "paper", 14),
        text(LEFT, 22, say.word("picture.new_cities"), "head", BAG - 40, 14),
        *(new_city(view, letter, say) for letter in cities),
        text(BAG, 22, say.word("picture.bag"), "head", WIDTH - BAG - LEFT, 14),
        bag(view, say),
        text(LEFT, TILES, say.word("picture.tiles"), "head", BAG, 14),
        *(tile(view, kind, say) for kind in range(len(view.c.tiles))),
        discs(view, say),
    )


def new_city(view: State, letter: int, say: Voice) -> str:
    """A New City that can still be placed; one that lies on the map is only an outline."""
    left = bool(view.letters_left() >> letter & 1)
    colour = view.m.letter_colour[letter] if view.m.letter_colour else -1
    name = say.say(Message("stop.new_city", {"letter": LETTERS[letter]}))
    parts = [name]
    if colour >= 0:
        parts.append(say.fill("takes", colour=say.colour(colour)))
    parts += [] if left else [say.word("picture.on_the_map")]
    content = [rect(0, 0, 50, 46, "card hit" if left else "ghost hit", 6)]
    if left:
        content.append(text(25 if colour < 0 else 17, 31, LETTERS[letter], "x b m"))
        content.append(faces.sign(colour, (37, 23)) if colour >= 0 else "")
    else:
        content.append(text(25, 30, LETTERS[letter], "l soft m"))
    return pick(f"letter-{LETTERS[letter]}", ", ".join(parts), *content, move=(LEFT + letter * PITCH, 32))


def tile(view: State, kind: int, say: Voice) -> str:
    """A kind of tile as it may lie, and how many are left."""
    left = view.tiles[kind]
    x, y = spot(kind)
    layout = view.c.tiles[kind].layouts[0]
    drawing = f'<use href="#lay-{layout}" transform="translate({x + 26:.0f} {y + 20:.0f}) scale({SCALE})"/>'
    return group(drawing, count(left, x, y), cls="" if left else "off", title=say("tiles_of", n=left))


def count(left: int, x: float, y: float) -> str:
    return text(x + 26, y + 55, f"×{left}", "b s m")


def spot(number: int) -> tuple[float, float]:
    """The top left corner of a place for a tile."""
    return LEFT + number * PITCH, TILES + 8


def discs(view: State, say: Voice) -> str:
    """Town discs, after the tiles."""
    x, y = spot(len(view.c.tiles))
    drawing = f'<use href="#aos-disc" transform="translate({x + 26:.0f} {y + 20:.0f}) scale(1.4)"/>'
    return group(drawing, count(view.discs, x, y), title=say("discs", n=view.discs))


def bag(view: State, say: Voice) -> str:
    """How many cubes of each colour are still to come from the bag."""
    shown = [colour for colour in range(len(view.bag)) if view.m.bag[colour] or view.bag[colour]]
    drawn = [
        faces.cube(colour, (BAG + 10 + n * 72, 54)) + text(BAG + 25 + n * 72, 59, f"×{view.bag[colour]}", "b")
        for n, colour in enumerate(shown)
    ]
    return group(*drawn, title=say("bag_holds", n=sum(view.bag)))
