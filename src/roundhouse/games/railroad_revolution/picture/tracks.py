"""The performance tracks: three ladders with points, gates with their prices, and everybody's markers."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.picture import labels
from roundhouse.games.railroad_revolution.picture.labels import player_name
from roundhouse.games.railroad_revolution.picture.rewards import Token, icon, laid, price, word, worker
from roundhouse.games.railroad_revolution.rules.components import TRACKS
from roundhouse.games.railroad_revolution.rules.performance import gate_price
from roundhouse.games.railroad_revolution.rules.state import State
from roundhouse.kit.drawing.svg import circle, group, path, pick, rect, sheet, text, use
from roundhouse.kit.words import Say

WIDTH: Final = 480
PITCH: Final = 54
COLUMN: Final = 148
HEAD: Final = 70
ANY: Final = 5
COUNTED: Final = ("office", "station", "city")  # what each track multiplies


def height(view: State) -> float:
    return HEAD + PITCH * max(len(points) for points in view.c.track_vp) + 4


def draw(view: State, say: Say) -> str:
    """All three ladders."""
    tall = height(view)
    columns = [ladder(view, track, 12 + track * (COLUMN + 6), tall, say) for track in range(len(TRACKS))]
    return sheet(
        "rr-tracks", WIDTH, tall, say(labels.part("tracks")), rect(0, 0, WIDTH, tall, "paper", 14), *columns
    )


def ladder(view: State, track: int, x: float, tall: float, say: Say) -> str:
    """One track, its start at the bottom."""
    name = say(Message("track." + TRACKS[track]))
    points = view.c.track_vp[track]
    slots = [slot(view, track, n, x, tall - 12 - PITCH * (n + 1) + 16, say) for n in range(len(points))]
    gates = [gate(view, track, n, x, tall - 12 - PITCH * (n + 1) + 16, say) for n in range(len(points) - 1)]
    posts = f"M{x + 3} {HEAD}V{tall - 14}M{x + COLUMN - 3} {HEAD}V{tall - 14}"
    times = [word("×"), icon(COUNTED[track])]
    times += [(18, circle(9, 10, 9, "dot") + text(9, 15, "5", "b m s"))] if TRACKS[track] == "network" else []
    return group(
        text(x + COLUMN / 2, 28, name, "b m l", COLUMN, 18),
        laid(times, x, 38, "", COLUMN),
        path(posts, "pole"),
        *slots,
        *gates,
    )


def slot(view: State, track: int, number: int, x: float, y: float, say: Say) -> str:
    """A slot with its points and the markers on it."""
    points = view.c.track_vp[track][number]
    seats = [seat for seat in range(view.players) if view.track[seat * len(TRACKS) + track] == number]
    title = say(labels.message("slot", track=Message("track." + TRACKS[track]), slot=number, n=points))
    return pick(
        f"slot-{track}-{number}",
        title,
        rect(x, y, COLUMN, 34, "card hit", 6),
        use("rr-points", x + 2, y + 2, 30),
        text(x + 17, y + 22.5, str(points), "vpn m"),
        *(marker(view, seat, track, x + 34 + place * 28, y + 3, say) for place, seat in enumerate(seats)),
    )


def marker(view: State, seat: int, track: int, x: float, y: float, say: Say) -> str:
    """A player's marker."""
    name = say(labels.message("marker", who=player_name(say, seat), track=Message("track." + TRACKS[track])))
    return pick(
        f"seat-{seat}-marker-{TRACKS[track]}",
        name,
        circle(x + 14, y + 14, 15, "hit"),
        use(f"rr-disc{seat}", x + 1, y + 1, 26, cls=f"p{seat}"),
    )


def gate(view: State, track: int, number: int, x: float, y: float, say: Say) -> str:
    """What it costs to climb on from a slot, across the ladder above it."""
    row = gate_tokens(view, track, number, say)
    if not row:
        return ""
    return group(
        rect(x + 26, y - 21, COLUMN - 52, 22, "gate", 11),
        laid(row, x + 26, y - 20, "", COLUMN - 52),
        title=labels.gate(view, track, number, say),
    )


def gate_tokens(view: State, track: int, number: int, say: Say) -> list[Token]:
    """The price of a gate as icons."""
    c = view.c
    row: list[Token] = []
    if gate_price(view, track, number):
        row.append(price(gate_price(view, track, number), say))
    if c.gate_shares[track][number]:
        row += [word(f"−{c.gate_shares[track][number]}"), icon("share")]
    if c.gate_workers[track][number]:
        row += [word(f"−{c.gate_workers[track][number]}"), worker(ANY)]
    return row
