"""Hints, and the review of a game that is over."""

from __future__ import annotations

from msgspec import Struct, field


class Place(Struct):
    """Where a move happens on the picture."""

    targets: list[str]
    laid: bool  # whether it lays the last of them, drawn on the sheet, onto the first


class Way(Struct):
    """A way to play on, in a viewer's words."""

    moves: list[str]
    steps: list[str]
    figures: str  # points, and the chance to win
    why: str  # compared with another way; may be empty
    later: str  # what it leads to; may be empty
    reveals: bool = False  # whether it ends in mid-turn, because something comes to light there
    places: list[Place] = field(default_factory=list)  # of its steps, if it can be played from what is shown


class Hint(Struct):
    """The ways to play on, best first."""

    at: int
    seat: int
    ways: list[Way]


class TurningPoint(Struct):
    """A decision after which a seat stood worse, or better."""

    place: int  # in the course of the game
    at: int
    seat: int
    own: bool
    change: str  # how the seat stood before, and when it was next to decide
    known: bool  # whether it was looked into; what follows is told then
    luck: bool = False  # whether it was chance rather than a choice
    fate: str = ""  # what chance had to do with it; may be empty
    played: list[str] = field(default_factory=list)
    best: Way | None = None
    lost: str = ""  # what was given away; empty if nothing better was found


class Review(Struct):
    """What is known of a game so far; chances and points have a row for every turn."""

    begun: bool
    ready: bool
    failed: bool
    at: list[int] = field(default_factory=list)
    chances: list[list[int]] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    stages: list[tuple[int, str]] = field(default_factory=list)  # where rounds begin, as in the course
    moments: list[TurningPoint] = field(default_factory=list)
    done: int = 0
    of: int = 0
