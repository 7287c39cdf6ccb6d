"""The main board: the round, what is to do, action spaces by area, engineers, locomotives and factories."""

from __future__ import annotations

from typing import Final

from roundhouse.games.russian_railroads.picture import engineers, now, rounds, spaces, tiles
from roundhouse.games.russian_railroads.picture.layout import CAPTION, INNER, LEFT, WIDTH, caption
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.kit.drawing.svg import group, in_lines, rect, sheet

HEAD: Final = 22.0  # a line with the name of an area
LINE: Final = 13.0  # from line to line of a name that is too long for one
ROWS: Final = (("tracks",), ("locomotives", "industry"), ("other", "order"))


def draw(view: State, seat: int, say: Voice) -> str:
    """From the round at the top down to the factories."""
    drawn = [rounds.draw(view, say), group(now.draw(view, seat, say), move=(0, rounds.TALL))]
    y = rounds.TALL + now.TALL + 4
    for areas in ROWS:
        room = INNER / len(areas) - 16
        names = [in_lines(say.word("area." + area).upper(), room, CAPTION) for area in areas]
        y += (max(map(len, names)) - 1) * LINE
        lines = max(spaces.lines(view, area) for area in areas)
        for number, area in enumerate(areas):
            x = LEFT + number * INNER / len(areas)
            for line, name in enumerate(reversed(names[number])):
                drawn.append(caption(x, y + 14 - line * LINE, name, room))
            drawn.append(spaces.area(view, area, x, y + HEAD - 2, say))
        y += HEAD + lines * spaces.PITCH_Y
    drawn.append(caption(LEFT, y + 14, say.word("area.engineers"), INNER))
    drawn.append(engineers.strip(view, y + HEAD - 2, say))
    y += HEAD + engineers.STRIP + 4
    drawn.append(caption(LEFT, y + 14, say.word("view.piles"), INNER))
    drawn.append(tiles.piles(view, y + HEAD - 2, say))
    y += HEAD + tiles.PILE + 4
    drawn.append(caption(LEFT, y + 14, say.word("view.returned"), INNER))
    drawn.append(tiles.returned(view, y + HEAD - 2, say))
    y += HEAD + tiles.FACTORY + 8
    paper = rect(0, 0, WIDTH, y, "paper", 14)
    return sheet("rrr-mainboard", WIDTH, y, say.word("picture.part.mainboard"), paper, *drawn)
