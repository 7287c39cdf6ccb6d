"""The picture of the table: parts for a page, one board for a file, words for those who listen."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Argument, Message
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.picture import (
    actions,
    chart,
    deliveries,
    goods,
    laying,
    players,
    routes,
    supply,
    symbols,
    turns,
)
from roundhouse.games.age_of_steam.picture.basis import basis
from roundhouse.games.age_of_steam.picture.describe import describe
from roundhouse.games.age_of_steam.picture.labels import Voice
from roundhouse.games.age_of_steam.picture.numbers import numbers as always_seen
from roundhouse.games.age_of_steam.picture.sheet import whole_table
from roundhouse.games.age_of_steam.picture.style import DARK_PROPERTIES, STYLE
from roundhouse.games.age_of_steam.picture.symbols import SIGNS
from roundhouse.games.age_of_steam.picture.targets import moves_at as find_moves
from roundhouse.games.age_of_steam.picture.targets import targets as find_targets
from roundhouse.games.age_of_steam.rules.components import Map
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.kit.picture import SHEET, Number, PictureOf, Sketches
from roundhouse.kit.routes import Routes
from roundhouse.kit.words import Say


class AgeOfSteamPicture(PictureOf[State]):
    """This game's table, drawn."""

    STYLE = STYLE
    DARK_PROPERTIES = DARK_PROPERTIES
    SIGNS = SIGNS
    SHOWN = ("map",)
    PLACELESS = ("done", "skip", "pass", "drop", "decline", "issue", "role")

    def pictures(self, view: State, seat: int, say: Say) -> dict[str, str]:
        return {name: draw() for name, draw in self.sketches(view, seat, say).items()}

    def sketches(self, view: State, seat: int, say: Say) -> Sketches:
        # `symbols` holds the bare map too. `deliveries` is only there while another moves goods: whoever is
        # asked has them as routes. `goods` is only there where a map has a display.
        voice = Voice(say)
        parts: Sketches = {
            SHEET: lambda: symbols.sheet(view.m, voice.stops(view.m), voice.pay),
            "map": lambda: chart.draw(view, voice),
        }
        ways = deliveries.ways(view) if seat != view.seat else []
        if ways:
            parts["deliveries"] = lambda: deliveries.draw(view, ways, voice)
        parts["players"] = lambda: players.draw(view, voice)
        parts["actions"] = lambda: actions.draw(view, voice)
        if view.m.columns:
            parts["goods"] = lambda: goods.draw(view, voice)
        parts["course"] = lambda: turns.draw(view, voice)
        parts["supply"] = lambda: supply.draw(view, voice)
        return parts

    def basis(self, name: str, view: State, seat: int) -> object:
        return basis(name, view)

    def eyes(self, view: State, seat: int) -> int:
        """Only who is asked does not see the deliveries of another."""
        return seat if seat == view.seat else NOBODY

    def targets(self, state: State, move: int) -> list[str]:
        return find_targets(state, move)

    def moves_at(self, state: State, element: str) -> list[int]:
        return find_moves(state, element)

    def board(self, view: State, seat: int, say: Say) -> str:
        voice = Voice(say)
        drawings = symbols.content(view.m, voice.stops(view.m), voice.pay)
        return whole_table(self.pictures(view, seat, say), drawings, voice)

    def cover(self, view: State, say: Say) -> str:
        return chart.cover(view.m)

    def draw_map(self, m: Map, say: Say) -> str:
        """The bare map as one SVG that stands on its own."""
        return chart.draw_map(m, Voice(say))

    def description(self, view: State, seat: int, say: Say) -> list[str]:
        return describe(view, Voice(say))

    def numbers(self, view: State, owner: int, say: Say) -> list[Number]:
        return always_seen(view, owner, Voice(say))

    def home(self, owner: int) -> str:
        return "players"

    def worth(self, state: State, move: int) -> int:
        return laying.worth(state, move)

    def price(self, state: State, move: int) -> int | None:
        return laying.price(state, move)

    def routes(self, state: State) -> Routes | None:
        return routes.routes(state)

    def spent(self, state: State) -> int:
        return state.spent

    def left(self, state: State) -> int:
        return state.tiles_left

    def joins(self, state: State, place: str) -> list[tuple[str, str]]:
        return laying.joins(state, place)

    def starts(self, state: State) -> list[str]:
        return laying.starts(state)

    def in_money(self, amount: Argument) -> Message:
        return Message("money.plain", {"price": amount})

    def money(self, view: State) -> list[int]:
        """What each seat has in cash, for the chart of a finished game."""
        return view.cash[:]

    def stage(self, view: State) -> Message:
        """The turn that a position belongs to, for the axis of such a chart."""
        return Message("picture.stage", {"n": max(view.turn, 1)})


PICTURE: Final = AgeOfSteamPicture()
