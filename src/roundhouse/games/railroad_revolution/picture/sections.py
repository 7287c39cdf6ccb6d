"""The eight sections of a player board: rails and buildings waiting, what they sell for, and the logo."""

from __future__ import annotations

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
    gone = c.rails - view.rails_left[seat], c.buildings - view.buildings_left[seat]
    drawing: list[str] = []
    for section in range(number):
        left = x + section * pitch + (LOGO if section >= logo else 0)
        rails = sum(1 for place in c.rail_section[gone[0] :] if place == section)
        buildings = sum(1 for place in c.building_section[gone[1] :] if place == section)
        drawing.append(one(view, seat, section, (rails, buildings), (left, y, pitch), say))
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
    """A section with the pieces that are still on it."""
    rails, buildings = pieces
    left, top, pitch = box
    c = view.c
    width = pitch - 4
    own = f"seat-{seat}-section-{section}"
    title = say(labels.message("board_section", section=section + 1, price=c.section_sale[section]))
    printed = c.rail_section.count(section), c.building_section.count(section)
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
        title,
        rect(0, 0, width, HEIGHT, "card hit", 5),
        pick(
            f"{own}-rail",
            say(labels.message("board_rails", n=rails)),
            rect(2, 2, width - 4, 30, "hit", 4),
            sticks,
        )
        if rails
        else sticks,
        pick(
            f"{own}-building",
            say(labels.message("board_buildings", n=buildings)),
            rect(2, 34, width - 4, 26, "hit", 4),
            houses,
        )
        if buildings
        else houses,
        rect(0, HEIGHT - 24, width, 24, "shade", 5),
        text(width / 2, HEIGHT - 7, money(c.section_sale[section], say), "m s b", width - 6, 13),
        move=(left, top),
    )
