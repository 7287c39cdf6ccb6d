"""The picture of the table: parts for a page, one board for a file, words for those who listen."""

from __future__ import annotations

from functools import partial
from typing import Final

from roundhouse.core.message import Message
from roundhouse.core.state import NOBODY
from roundhouse.games.russian_railroads.picture import cover as covers
from roundhouse.games.russian_railroads.picture import endpile, mainboard, player, score, stock, supply
from roundhouse.games.russian_railroads.picture.basis import basis
from roundhouse.games.russian_railroads.picture.describe import describe
from roundhouse.games.russian_railroads.picture.numbers import numbers as always_seen
from roundhouse.games.russian_railroads.picture.sheet import whole_table
from roundhouse.games.russian_railroads.picture.style import DARK_PROPERTIES, STYLE
from roundhouse.games.russian_railroads.picture.symbols import SIGNS, SYMBOLS
from roundhouse.games.russian_railroads.picture.targets import TARGETS
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.kit.picture import PLAYER, SHEET, Number, PictureOf, Sketches
from roundhouse.kit.words import Say


class RussianRailroadsPicture(PictureOf[State]):
    """This game's table, drawn."""

    STYLE = STYLE
    DARK_PROPERTIES = DARK_PROPERTIES
    SIGNS = SIGNS
    TARGETS = TARGETS
    SHOWN = ("board",)
    PLACELESS = ("done", "flip", "pass")  # a special locomotive that is flipped leaves the game

    def pictures(self, view: State, seat: int, say: Say) -> dict[str, str]:
        return {name: draw() for name, draw in self.sketches(view, seat, say).items()}

    def sketches(self, view: State, seat: int, say: Say) -> Sketches:
        # `pile` is only there for a player who looks through the end-bonus cards, `stock` only in America.
        voice = Voice(say)
        parts: Sketches = {SHEET: lambda: SYMBOLS, "mainboard": lambda: mainboard.draw(view, seat, voice)}
        if endpile.is_open(view, seat):
            parts["pile"] = lambda: endpile.draw(view, voice)
        if view.board.stock:
            parts["stock"] = lambda: stock.draw(view, voice)
        for owner in range(view.players):
            parts[f"{PLAYER}{owner}"] = partial(player.draw, view, owner, seat, voice)
        parts["scoring"] = lambda: score.draw(view, voice)
        parts["supply"] = lambda: supply.draw(view, voice)
        return parts

    def basis(self, name: str, view: State, seat: int) -> object:
        return basis(name, view, seat)

    def eyes(self, view: State, seat: int) -> int:
        """Only who holds end-bonus cards, or looks through them, sees more than the others."""
        special = seat != NOBODY and (seat == view.seat or view.cards[seat] != 0)
        return seat if special else NOBODY

    def title(self, name: str, say: Say) -> str:
        """What a part is called; a player's board is told from the player."""
        called = super().title(name, say)
        return Voice(say).fill("part.player", who=called) if name.startswith(PLAYER) else called

    def board(self, view: State, seat: int, say: Say) -> str:
        return whole_table(self.pictures(view, seat, say), Voice(say))

    def cover(self, view: State, say: Say) -> str:
        return covers.draw(view, Voice(say))

    def numbers(self, view: State, owner: int, say: Say) -> list[Number]:
        return always_seen(view, owner, Voice(say))

    def stage(self, view: State) -> Message:
        return Message("picture.stage", {"n": view.round})

    def description(self, view: State, seat: int, say: Say) -> list[str]:
        return describe(view, seat, Voice(say))


PICTURE: Final = RussianRailroadsPicture()
