"""What stands beside the map, or below a tall one: its name, the turn, the build so far, and a legend."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.picture import faces
from roundhouse.games.age_of_steam.picture.grid import Grid
from roundhouse.games.age_of_steam.picture.ground import usual_prices
from roundhouse.games.age_of_steam.picture.labels import Voice
from roundhouse.games.age_of_steam.picture.track import emblem
from roundhouse.games.age_of_steam.rules.components import (
    BUILD,
    DARK,
    HILL,
    LIGHT,
    MOUNTAIN,
    PLAIN,
    RIVER,
    SWAMP,
    WHITE,
    Map,
)
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.kit.drawing.svg import group, path, rect, text

WIDTH: Final = 168.0
GAP: Final = 12.0
LINE: Final = 24.0
BELOW_BUTTONS: Final = 62.0  # a page has its zoom buttons in the corner of the map
WIDE_MAP: Final = 1.2  # a map wider than this has its panel beside it
SWATCHES: Final = {
    PLAIN: "aos-land", RIVER: "aos-land", MOUNTAIN: "aos-high", HILL: "aos-hills", SWAMP: "aos-marsh",
}  # fmt: skip
GLYPHS: Final = {MOUNTAIN: "aos-mountain", HILL: "aos-hill", SWAMP: "aos-swamp"}

Block = tuple[float, str]  # height, drawing


def beside(own: Grid) -> bool:
    """Whether the panel stands beside the map."""
    return own.width / own.height > WIDE_MAP


def legend(m: Map, say: Voice) -> list[Block]:
    """Terrain with its price, goods with their signs, and the two sides of the display."""
    return [terrain(m, say), goods(m, say)] + ([sides(m, say)] if m.columns else [])


def terrain(m: Map, say: Voice) -> Block:
    drawn = [text(0, 14, say.word("picture.legend.terrain"), "head", WIDTH, 14)]
    y = 24.0
    for kind, price in usual_prices(m).items():
        drawn.append(rect(0, y, 30, 20, SWATCHES[kind], 4))
        if kind == RIVER:
            drawn.append(path(f"M0 {y + 14:.0f}q8-8 15-4t15-4", "aos-river"))
        elif kind in GLYPHS:
            drawn.append(f'<use href="#{GLYPHS[kind]}" transform="translate(15 {y + 10:.0f}) scale(.6)"/>')
        drawn.append(text(38, y + 15, say.terrain(kind), "", WIDTH - 74, 15))
        drawn.append(text(WIDTH - 4, y + 15, say.money(price), "b e"))
        y += LINE
    town = say.fill("legend.town", base=str(m.town_base), exit=str(m.town_exit))
    drawn.append(f'<use href="#aos-town" x="15" y="{y + 10:.0f}"/>')
    drawn.append(text(38, y + 15, town, "", WIDTH - 40, 15))
    for said in [switch.legend() for switch in m.switches]:
        if said is not None:
            y += LINE
            drawn.append(text(38, y + 15, say.say(said), "", WIDTH - 40, 15))
    return y + LINE, "".join(drawn)


def goods(m: Map, say: Voice) -> Block:
    """The colours that this map has, two to a line."""
    new = [colour for letter, colour in enumerate(m.letter_colour) if m.letters >> letter & 1]
    found = [colour for colour, number in enumerate(m.bag) if number or colour in new]
    found += [WHITE] if m.also_takes[WHITE] and WHITE not in found else []
    drawn = [text(0, 14, say.word("picture.legend.goods"), "head", WIDTH, 14)]
    half = WIDTH / 2
    for number, colour in enumerate(found):
        x, y = number % 2 * half, 24 + number // 2 * LINE
        drawn.append(faces.cube(colour, (x + 10, y + 10)))
        drawn.append(text(x + 25, y + 15, say.colour(colour), "", half - 29, 15))
    return 24 + (len(found) + 1) // 2 * LINE, "".join(drawn)


def sides(m: Map, say: Voice) -> Block:
    """A round number belongs to the light side of the display, a square one to the dark side."""
    drawn = [text(0, 14, say.word("picture.legend.dice"), "head", WIDTH, 14)]
    shown = [side for side in (LIGHT, DARK) if side in m.column_side]
    for number, side in enumerate(shown):
        x = number * WIDTH / 2
        drawn.append(faces.die(side, 3, (x + 10, 34)))
        words = say.word("picture.legend.dark" if side == DARK else "picture.legend.light")
        drawn.append(text(x + 25, 39, words, "", WIDTH / 2 - 29, 15))
    return 24 + LINE, "".join(drawn)


def heading(view: State, say: Voice) -> Block:
    """The map, the turn and the phase; while somebody builds, what the turn has cost so far."""
    m = view.m
    turns = m.turns[view.players] if view.players < len(m.turns) else 0
    drawn = [
        text(0, 18, say.word("map." + m.name), "title", WIDTH, 23),
        text(0, 44, say("turn", turn=max(view.turn, 1), of=turns), "l b", WIDTH, 18),
    ]
    if view.phase >= 0 and not view.over:
        drawn.append(text(0, 66, say.phase(view.phase), "", WIDTH, 15))
    if view.phase != BUILD or view.over:
        return 74, "".join(drawn)
    return 150, "".join(drawn) + building(view, say)


def building(view: State, say: Voice) -> str:
    """Tiles left, and what this build turn has cost so far."""
    seat = view.seat
    rows = [
        text(44, 26, say("tiles_left", n=view.tiles_left), "b", WIDTH - 52, 15),
        text(44, 50, say("spent", spent=view.spent, cash=view.cash[seat]), "", WIDTH - 52, 15),
    ]
    return group(
        rect(0, 0, WIDTH, 64, "card now", 8),
        emblem(seat, (22, 32)),
        *rows,
        move=(0, 78),
        title=say.player(seat),
    )


def placed(blocks: list[Block], left: float, top: float, room: float) -> tuple[str, float]:
    """Blocks in rows as wide as there is room, and how high they come out."""
    drawn: list[str] = []
    x, y, tall = left, top, 0.0
    for height, block in blocks:
        if x > left and x + WIDTH > left + room:
            x, y, tall = left, y + tall + GAP, 0.0
        drawn.append(group(block, move=(x, y)))
        x += WIDTH + 2 * GAP
        tall = max(tall, height)
    return "".join(drawn), y + tall - top


def with_panel(own: Grid, blocks: list[Block]) -> tuple[float, float, str]:
    """The size of map and panel together, and the panel."""
    if beside(own):
        drawn, tall = placed(blocks, own.width + GAP + 4, BELOW_BUTTONS, WIDTH)
        return own.width + WIDTH + 2 * GAP + 8, max(own.height, BELOW_BUTTONS + tall + GAP), drawn
    drawn, tall = placed(blocks, GAP + 4, own.height + GAP, own.width - 2 * GAP)
    return own.width, own.height + tall + 2 * GAP, drawn
