"""The eight sections of a player board: rails and buildings waiting, what they sell for, and the logo."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from roundhouse.games.railroad_revolution.picture import labels
from roundhouse.games.railroad_revolution.picture.rewards import money
from roundhouse.games.railroad_revolution.rules.state import State
from roundhouse.kit.drawing.svg import group, num, path, pick, rect, text, use
from roundhouse.kit.words import Say

HEIGHT: Final = 92
LOGO: Final = 34  # room for the logo between the sections
HOUSE: Final = 22


def logo_before(view: State) -> int:
    """The section that the logo stands before: when all to its left is gone, the game ends."""
    c = view.c
    return c.rail_section[c.rails - c.rails_right] if c.rails_right else len(c.section_sale)


def sections(view: State, seat: int, x: float, y: float, room: float, say: Say) -> str:
    """All sections, left to right."""
    c = view.c
    number = len(c.section_sale)
    pitch = (room - LOGO) / number
    logo = logo_before(view)
    left_rails = c.rail_section[c.rails - view.rails_left[seat] :]
    left_buildings = c.building_section[c.buildings - view.buildings_left[seat] :]
    drawing: list[str] = []
    for section in range(number):
        left = x + section * pitch + (LOGO if section >= logo else 0)
        pieces = left_rails.count(section), left_buildings.count(section)
        drawing.append(one(view, seat, section, pieces, (left, y, pitch), say))
    at = x + logo * pitch
    drawing.append(
        group(
            path(f"M{num(at + LOGO / 2)} {num(y)}v{HEIGHT}", "rule"),
            use(f"rr-disc{seat}", at + 3, y + HEIGHT / 2 - 14, 28, cls=f"p{seat}"),
            title=say(labels.message("logo")),
        )
    )
    return "".join(drawing)


def one(
    view: State, seat: int, section: int, pieces: tuple[int, int], box: tuple[float, float, float], say: Say
) -> str:
    """A section with the pieces that are still on it, in words and drawn."""
    c = view.c
    titles = (
        say(labels.message("board_section", section=section + 1, price=c.section_sale[section])),
        say(labels.message("board_rails", n=pieces[0])),
        say(labels.message("board_buildings", n=pieces[1])),
    )
    printed = c.rail_section.count(section), c.building_section.count(section)
    sale = money(c.section_sale[section], say)
    return drawn(seat, section, pieces, printed, box, titles, sale)


@lru_cache(maxsize=4096)
def drawn(
    seat: int,
    section: int,
    pieces: tuple[int, int],
    printed: tuple[int, int],
    box: tuple[float, float, float],
    titles: tuple[str, str, str],
    sale: str,
) -> str:
    """A section, drawn and kept: of most moves no section of any board sees anything."""
    rails, buildings = pieces
    left, top, pitch = box
    width = pitch - 4
    own = f"seat-{seat}-section-{section}"
    sticks = "".join(
        rect(5, 7 + n * 11, width - 10, 7, f"rr-piece p{seat}" if n < rails else "ghost", 3.5)
        for n in range(printed[0])
    )
    step = min(HOUSE + 1.0, (width - 4 - HOUSE) / max(printed[1] - 1, 1))
    start = (width - HOUSE - step * (printed[1] - 1)) / 2
    houses = "".join(
        use(f"rr-house{seat}", start + n * step, 36, HOUSE, cls=f"p{seat}")
        if n < buildings
        else path(f"M{num(start + n * step + 2)} 57V46l9-8 9 8v11z", "ghost")
        for n in range(printed[1])
    )
    return pick(
        own,
        titles[0],
        rect(0, 0, width, HEIGHT, "card hit", 5),
        pick(
            f"{own}-rail",
            titles[1],
            rect(2, 2, width - 4, 30, "hit", 4),
            sticks,
        )
        if rails
        else sticks,
        pick(
            f"{own}-building",
            titles[2],
            rect(2, 34, width - 4, 26, "hit", 4),
            houses,
        )
        if buildings
        else houses,
        rect(0, HEIGHT - 24, width, 24, "shade", 5),
        text(width / 2, HEIGHT - 7, sale, "m s b", width - 6, 13),
        move=(left, top),
    )
