"""A route of a player board: its spaces with track, doublers above, the reach of its locomotives below."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from roundhouse.games.russian_railroads.picture import icons, ids, specials
from roundhouse.games.russian_railroads.picture.layout import WIDTH
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.components import BLACK, NINE, ROUTES, SLOTS
from roundhouse.games.russian_railroads.rules.pieces import pos_at
from roundhouse.games.russian_railroads.rules.scoring import route_points
from roundhouse.games.russian_railroads.rules.state import ROUTE_BOULDER, State
from roundhouse.games.russian_railroads.words.names import slot_word
from roundhouse.kit.drawing.svg import path, pick, rect, text, use

LEFT: Final = 15.0
PITCH: Final = 30.0
HEAD: Final = 32.0  # above a long route
CELL: Final = 34.0
DOUBLERS: Final = 18.0
REACH: Final = 15.0
SLOT: Final = 50.0
LONG: Final = 10  # spaces; what stands above a longer route stands beside a shorter one


def draw(view: State, seat: int, route: int, y: float, say: Voice) -> tuple[str, float]:
    """A route, and how high it comes out."""
    board = view.board
    length = board.length[route]
    top = y + (HEAD if length > LONG else 2)
    drawn = [head(view, seat, route, y, say)]
    if board.doublers[route]:
        drawn += [doubler(view, seat, route, n, top, say) for n in range(len(board.doublers[route]))]
    top += DOUBLERS if board.doublers[route] else 0
    drawn += [cell(view, seat, route, space, top, say) for space in range(1, length + 1)]
    drawn.append(boulder(view, seat, route, top, say))
    drawn.append(reach(view, seat, route, top + CELL))
    own = [(n, special) for n, special in enumerate(board.specials) if special.route == route]
    spots = specials.columns(own, length)
    low = top + CELL + REACH
    for number, special in own:
        spot = spots[number]
        away = (special.space - spot) * PITCH
        drawn.append(specials.box(view, seat, number, LEFT + (spot - 1) * PITCH + 1, low, away, say))
    return "".join(drawn), low + specials.TALL + 8 - y


def head(view: State, seat: int, route: int, y: float, say: Voice) -> str:
    """Name, places for locomotives, and what the route scores now: above it or, if it is short, beside it."""
    length = view.board.length[route]
    slots = [n for n in range(SLOTS) if view.board.slot_route[n] == route]
    name = say.word("route." + view.board.routes[route])
    score = icons.points(route_points(view, seat, route))
    if length > LONG:
        x = WIDTH - LEFT - 30 - len(slots) * (SLOT + 4)
        drawn = text(LEFT, y + 20, name, "b", x - LEFT - 10, 15)
        drawn += "".join(slot(view, seat, n, x + place * (SLOT + 4), y, say) for place, n in enumerate(slots))
        return drawn + icons.laid([score], (WIDTH - LEFT - 26, y + 1), 26, 24)
    x = LEFT + length * PITCH + 10
    room = WIDTH - LEFT - x
    drawn = text(x, y + 24, name, "b", room, 15)
    drawn += "".join(slot(view, seat, n, x + p * (SLOT + 4), y + 34, say) for p, n in enumerate(slots))
    return drawn + icons.laid([score], (x + len(slots) * (SLOT + 4) + 8, y + 35), 26, 24)


def slot(view: State, seat: int, number: int, x: float, y: float, say: Voice) -> str:
    """A place for a locomotive."""
    tile = view.locos[seat * SLOTS + number]
    place = say.told(slot_word(view, number))
    key = "loco" if tile else "no_loco"
    label = say.fill(key, place=place, number=str(min(tile, NINE)))
    content = [rect(0, 0, SLOT, 27, "tile hit" if tile else "ghost hit", 5)]
    if tile:
        content += [use("rrr-loco", 4, 4, 26, 19.5), text(SLOT - 5, 20, str(min(tile, NINE)), "l b e")]
    else:
        content.append(use("rrr-loco", 12, 4, 26, 19.5, "off"))
    return pick(ids.slot(seat, number), label, *content, move=(x, y))


def doubler(view: State, seat: int, route: int, place: int, y: float, say: Voice) -> str:
    """A place above a space where a doubler lies or can be laid."""
    space = view.board.doublers[route][place]
    there = place < view.doublers[seat * ROUTES + route]
    label = say.fill(
        "doubler" if there else "doubler_place",
        route=say.word("route." + view.board.routes[route]),
        space=str(space),
    )
    content = [rect(0, 0, 22, 15, "ghost hit" if not there else "halo", 3)]
    content.append(use("rrr-doubler", 0, -1.5, 22, 18) if there else "")
    return pick(
        ids.doubler(view, seat, route, place), label, *content, move=(LEFT + (space - 1) * PITCH + 4, y)
    )


def best(view: State, seat: int, route: int, space: int) -> int:
    """The colour that counts on a space: the best one that stands there or further on; -1 for none."""
    at = pos_at(seat, route, BLACK)
    for colour in range(4, -1, -1):
        if view.pos[at + colour] >= space:
            return colour
    return -1


def cell(view: State, seat: int, route: int, space: int, y: float, say: Voice) -> str:
    """A space with its track; a piece that stands here is higher. Pale: out of reach for the locomotives."""
    colour = best(view, seat, route, space)
    at = pos_at(seat, route, BLACK)
    here = colour >= 0 and view.pos[at + colour] == space
    if colour < 0:
        label = say.fill("space_empty", route=say.word("route." + view.board.routes[route]), space=str(space))
    else:
        label = say.fill(
            "space_track",
            route=say.word("route." + view.board.routes[route]),
            space=str(space),
            colour=say.colour(colour),
        )
    dim = space > view.reach[seat * ROUTES + route] and not here
    x = LEFT + (space - 1) * PITCH
    inside = ground(space, colour, here, dim)
    return pick(ids.track_space(view, seat, route, space), label, inside, move=(x, y))


@lru_cache(maxsize=512)
def ground(space: int, colour: int, here: bool, dim: bool) -> str:
    """A space with track of a colour, or of none."""
    content = [rect(0, 0, PITCH, CELL, "cell hit")]
    if colour >= 0:
        content.append(use(f"rrr-b{colour}", 0, 5, PITCH, 14, "off" if dim else ""))
    if here:
        content.append(use(f"rrr-t{colour}", 0.5, 1, PITCH - 1, 22))
    content.append(text(PITCH / 2, 32, str(space), "nr"))
    return "".join(content)


def boulder(view: State, seat: int, route: int, y: float, say: Voice) -> str:
    """The boulder on a route, as long as it lies there."""
    space = view.board.boulder[route]
    if not space or not view.boulders[seat] & ROUTE_BOULDER:
        return ""
    content = [rect(0, 0, PITCH, 26, "halo", 4), use("rrr-boulder", 1, 1, 28, 23)]
    label = say.word("boulder.route")
    return pick(ids.boulder(seat, 0), label, *content, move=(LEFT + (space - 1) * PITCH, y))


def reach(view: State, seat: int, route: int, y: float) -> str:
    """A rail as far as the locomotives get, with a locomotive at its end."""
    length = view.board.length[route]
    far = min(view.reach[seat * ROUTES + route], length) * PITCH
    line = y + 12
    drawn = path(f"M{LEFT:.0f} {line:.0f}h{length * PITCH:.0f}", "unreach") if far < length * PITCH else ""
    if not far:
        return drawn
    drawn += path(f"M{LEFT:.0f} {line:.0f}h{far:.0f}", "reach")
    return drawn + use("rrr-loco", LEFT + far - 19, y + 0.5, 16, 12)
