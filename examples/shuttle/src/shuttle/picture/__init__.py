"""The picture of the table: parts for a page, one board for a file, words for those who listen."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.kit.drawing.sheet import placed, ratio
from roundhouse.kit.drawing.svg import num, sheet, unseen
from roundhouse.kit.picture import SHEET, PictureOf
from roundhouse.kit.words import Say
from shuttle.picture import line, player, style
from shuttle.picture.describe import describe
from shuttle.picture.things import message
from shuttle.rules.components import GOODS
from shuttle.rules.moves import KEEP, LEAVE, LOAD, RUN, card_of, way_of
from shuttle.rules.state import State
from shuttle.rules.turn import stop_after

GAP: Final = 16
WIDTH: Final = 3 * 480 + 4 * GAP
LINE: Final = 960  # how wide the line lies on a sheet with everything


class Picture(PictureOf[State]):
    """The line, and a part for each player."""

    STYLE = style.STYLE
    DARK_PROPERTIES = style.DARK_PROPERTIES
    SIGNS = style.SIGNS
    PLACELESS = ("leave",)

    def pictures(self, view: State, seat: int, say: Say) -> dict[str, str]:
        parts = {SHEET: unseen("sh", style.DRAWINGS), "line": line.draw(view, say)}
        for owner in range(view.players):
            parts[f"player-{owner}"] = player.draw(view, owner, seat, say)
        return parts

    def board(self, view: State, seat: int, say: Say) -> str:
        parts = self.pictures(view, seat, say)
        drawing = [placed(parts["line"], (WIDTH - LINE) / 2, GAP, LINE)]
        y = LINE / ratio(parts["line"]) + 2 * GAP
        left = (WIDTH - view.players * (480 + GAP) + GAP) / 2
        for owner in range(view.players):
            drawing.append(placed(parts[f"player-{owner}"], left + owner * (480 + GAP), y, 480))
        y += player.HEIGHT + GAP
        look = f"<style>{self.STYLE}</style><defs>{style.DRAWINGS}</defs>"
        cloth = f'<rect class="cloth" width="{WIDTH}" height="{num(y)}"/>'
        return sheet("sh-board", WIDTH, y, say(message("part.board")), look, cloth, *drawing)

    def targets(self, state: State, move: int) -> list[str]:
        seat = state.seat
        if move < RUN:
            return [f"seat-{seat}-contract-{GOODS[move - KEEP]}"]
        if move == LEAVE:
            return []
        if move == LOAD:
            return [f"space-{state.at[seat] + 1}"]
        space = stop_after(state, seat, card_of(move), way_of(move))
        return [f"space-{space + 1}", f"seat-{seat}-card-{card_of(move) + 1}"]

    def description(self, view: State, seat: int, say: Say) -> list[str]:
        return describe(view, seat, say)

    def stage(self, view: State) -> Message:
        return message("stage", n=min(view.round, view.rounds))


PICTURE: Final = Picture()
