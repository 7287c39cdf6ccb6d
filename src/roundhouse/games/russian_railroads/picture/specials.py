"""Special spaces of a route: what they give, what they need, and what is still missing for them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from roundhouse.games.russian_railroads.picture import icons, ids
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.components import ROUTES, Special
from roundhouse.games.russian_railroads.rules.pieces import pos_at
from roundhouse.games.russian_railroads.rules.scoring import meets
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.words.specials import special_word, status_word
from roundhouse.kit.drawing.svg import path, pick, rect, use

WIDE: Final = 28.0
TALL: Final = 37.0


def columns(specials: list[tuple[int, Special]], length: int) -> dict[int, int]:
    """Where the boxes stand: below their space, or beside it where several belong to one space."""
    taken = {special.space for _, special in specials}
    found: dict[int, int] = {}
    used: set[int] = set()
    for number, special in specials:
        near = [special.space, *(n for n in range(special.space - 1, 0, -1) if n not in taken)]
        near += [n for n in range(special.space + 1, length + 1) if n not in taken]
        spot = next((n for n in near if n not in used), special.space)
        used.add(spot)
        found[number] = spot
    return found


def fulfilled(view: State, seat: int, number: int, special: Special) -> bool:
    """Whether a special space has given its gift, or is in force at every scoring."""
    if special.effect is not None:
        return bool(view.fired[seat] >> number & 1)
    return meets(view, seat, special)


def box(view: State, seat: int, number: int, x: float, y: float, beside: float, say: Voice) -> str:
    """A box below its space; `beside` is how far away the space is."""
    special = view.board.specials[number]
    done = fulfilled(view, seat, number, special)
    inside = face(special, done, view.used(seat, view.c.golden_spike), beside)
    return pick(ids.special(seat, number), told(view, seat, special, say), inside, move=(x, y))


@lru_cache(maxsize=256)
def face(special: Special, done: bool, spike: bool, beside: float) -> str:
    """The box itself."""
    return "".join(
        (
            path(f"M{beside + WIDE / 2:.0f}-3L{WIDE / 2:.0f} 0", "rule") if beside else "",
            rect(0, 0, WIDE, TALL, "got hit" if done else "wait hit", 4),
            symbols(special, spike),
            use("rrr-done", WIDE - 9, TALL - 9, 11) if done else "",
        )
    )


def symbols(special: Special, spike: bool) -> str:
    """The gift in symbols, and below it what is needed: track of a colour, locomotives, a token, a coin."""
    needs = [icons.short(special.colour)]
    if special.loco:
        needs.append(icons.icon("loco", 25))
    if special.token >= 0:
        needs.append(icons.icon("medal"))
    if special.coin:
        needs.append(icons.icon("coin"))
    return icons.laid(icons.gift_icons(special, spike), (2, 2), WIDE - 4, 20) + icons.laid(
        needs, (2, 24), WIDE - 4, 11
    )


def told(view: State, seat: int, special: Special, say: Voice) -> str:
    """A special space in words, with what is missing."""
    track = min(view.pos[pos_at(seat, special.route, special.colour)], special.space)
    reach = view.reach[seat * ROUTES + special.route]
    fired = view.fired[seat] >> view.board.specials.index(special) & 1
    stand = (special, track, reach, fired, view.used(seat, special.token))
    return say.fill(
        "special",
        route=say.word("route." + view.board.routes[special.route]),
        space=str(special.space),
        special=say.once(special, lambda: special_word(view.c, special)),
        status=say.once(stand, lambda: status_word(view, seat, special)),
    )
