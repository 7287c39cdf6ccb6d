"""Players' pieces: emblems, workers and coins on their spots, and how a price is shown."""

from __future__ import annotations

from typing import Final

from roundhouse.games.russian_railroads.rules.standing import (
    black_workers,
    coins_of,
    own_workers,
    seat_of,
    space_of,
    temporary_workers,
)
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.kit.drawing.svg import Point, group, movable, num, use

SPOT: Final = 17.0  # the width of a worker
PITCH: Final = 20.0
OWN: Final = 0  # kinds of workers
TEMPORARY: Final = 1
BLACK: Final = 2
COIN: Final = 3
EMIL: Final = 4  # number of his emblem


def emblem(seat: int, at: Point, size: float = 1, cls: str = "emblem") -> str:
    """A player's emblem; Emil's is a hat."""
    number = EMIL if seat < 0 else seat
    place = f"translate({num(at[0])} {num(at[1])})" + ("" if size == 1 else f" scale({size:.3g})")
    return f'<use href="#rrr-e{number}" class="{cls}" transform="{place}"/>'


def of_seat(seat: int) -> str:
    """The class of a player's colour."""
    return "emil" if seat < 0 else f"p{seat}"


def disc(seat: int, at: Point, size: float = 24) -> str:
    """A disc in a player's colour with the emblem on it; the point is its middle."""
    x, y = at
    shape = use("rrr-disc", x - size / 2, y - size / 2, size)
    return group(shape, emblem(seat, at, size / 24 * 1.15), cls=of_seat(seat))


def piece(seat: int, kind: int, x: float, y: float, size: float = 1) -> str:
    """A worker or a coin that a player has put somewhere."""
    wide, tall = SPOT * size, 20.4 * size
    if kind == COIN:
        side = 18 * size
        coin = use("rrr-coin", x - 0.5, y + 1.5, side)
        return coin + emblem(seat, (x + side / 2 - 0.5, y + 1.5 + side / 2), 0.75 * size, "stamp")
    symbol, cls = (("worker", of_seat(seat)), ("temp", "temp"), ("black", "dark"))[kind]
    shape = use(f"rrr-{symbol}", x, y, wide, tall)
    return group(shape, emblem(seat, (x + wide / 2, y + tall * 0.6), 0.62 * size), cls=cls)


def real_piece(seat: int, kind: int, x: float, y: float) -> str:
    """A piece where it is in the game, in somebody's hand or on a space; others only tell of such."""
    return movable(f"piece{seat}-{kind}", piece(seat, kind, x, y))


def paid(entry: int) -> list[int]:
    """The pieces of one use of a space, as kinds; see `standing.py`."""
    found = [OWN] * own_workers(entry) + [TEMPORARY] * temporary_workers(entry)
    return found + [BLACK] * black_workers(entry) + [COIN] * coins_of(entry)


def price_spots(workers: int, coins: int, x: float, y: float) -> str:
    """Empty spots for what a space asks for."""
    drawn = [use("rrr-spot", x + n * PITCH, y, SPOT, 20.4) for n in range(workers)]
    drawn += [use("rrr-coinspot", x + (workers + n) * PITCH - 1, y + 0.5, 20) for n in range(coins)]
    return "".join(drawn)


def standing(view: State, space: int) -> list[tuple[int, int]]:
    """Who stands on a space with what: (seat, kind of piece); Emil is seat -1."""
    found: list[tuple[int, int]] = []
    for entry in view.standing:
        if space_of(entry) == space:
            found += [(seat_of(entry), kind) for kind in paid(entry)]
    if not found and view.taken >> space & 1:
        return [(-1, OWN)]
    return found


def on_spots(view: State, space: int, workers: int, coins: int, at: Point, room: float) -> str:
    """The price of a space as spots, or whoever stands on them."""
    x, y = at
    there = standing(view, space)
    if not there:
        wide = PITCH * (workers + coins) - 3
        return price_spots(workers, coins, x + (room - wide) / 2, y)
    pitch = min(PITCH, (room - SPOT) / max(len(there) - 1, 1))
    left = x + (room - pitch * (len(there) - 1) - SPOT) / 2
    return "".join(real_piece(seat, kind, left + n * pitch, y) for n, (seat, kind) in enumerate(there))
