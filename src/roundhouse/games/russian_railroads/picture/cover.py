"""What stands for the game where games are listed: the routes of a player board, with track on them."""

from __future__ import annotations

from typing import Final

from roundhouse.games.russian_railroads.picture import routes
from roundhouse.games.russian_railroads.picture.layout import WIDTH
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.components import COLOURS, ROUTES, SLOTS
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.kit.drawing.svg import rect, sheet

FAR: Final = (0.87, 0.62, 0.42, 0.27, 0.14)  # how far each colour has come, in parts of the first route
LESS: Final = (1.0, 0.7, 0.45)  # on each route, times that


def draw(view: State, say: Voice) -> str:
    """The board of nobody in particular, some rounds into a game."""
    shown = view.copy()
    board = shown.board
    for route in range(ROUTES):
        for colour in range(len(COLOURS)):
            far = board.length[route] * FAR[colour] * LESS[route]
            shown.pos[route * len(COLOURS) + colour] = round(far)
    shown.locos = [9, 4, 7, 3, *shown.locos[SLOTS:]]
    shown.reach = [*board.length, *shown.reach[ROUTES:]]
    drawn: list[str] = []
    y = 14.0
    for route in range(ROUTES):
        part, tall = routes.draw(shown, 0, route, y, say)
        drawn.append(part)
        y += tall
    return sheet("rrr-cover", WIDTH, y + 4, "", rect(0, 0, WIDTH, y + 4, "paper"), *drawn)
