"""A player board and what lies before the player: sections, action spaces, workers, trains, milestones."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from roundhouse.core.bits import members
from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.picture import labels, milestone
from roundhouse.games.railroad_revolution.picture.labels import player_name
from roundhouse.games.railroad_revolution.picture.rewards import laid, money, price
from roundhouse.games.railroad_revolution.picture.sections import sections
from roundhouse.games.railroad_revolution.rules.components import COLOURS, TRAINS
from roundhouse.games.railroad_revolution.rules.moves import ACTIONS
from roundhouse.games.railroad_revolution.rules.state import GOALS, KINDS, NONE, SPACES, State
from roundhouse.games.railroad_revolution.words.tiles import milestone_word
from roundhouse.kit.drawing.svg import circle, group, movable, pick, rect, sheet, text, use
from roundhouse.kit.words import Say

WIDTH: Final = 480
HEIGHT: Final = 520
LEFT: Final = 14
INNER: Final = WIDTH - 2 * LEFT
MAIN_ICONS: Final = ("station", "rail", "office", "exchange")


def draw(view: State, seat: int, say: Say) -> str:
    """All that belongs to one player."""
    title = say(labels.message("part.player", who=player_name(say, seat)))
    return sheet(
        "rr-player",
        WIDTH,
        HEIGHT,
        title,
        rect(0, 0, WIDTH, HEIGHT, "paper", 14),
        header(view, seat, say),
        sections(view, seat, LEFT, 62, INNER, say),
        actions(view, seat, 162, say),
        supply(view, seat, 254, say),
        trains(view, seat, 308, say),
        goals(view, seat, 366, say),
        completed(view, seat, 486, say),
    )


def header(view: State, seat: int, say: Say) -> str:
    """Emblem, name, money, shares and points so far."""
    name = player_name(say, seat)
    cash = money(view.money[seat], say)
    points = view.scores().totals()[seat]
    due = view.due if view.active == seat else 0
    flag = group(use("rr-setup", 57, 4, 14), title=say(labels.message("first_player")))
    return group(
        rect(3, 3, WIDTH - 6, 50, "turn", 11) if view.seat == seat else "",
        use(f"rr-disc{seat}", 12, 9, 38, cls=f"p{seat}"),
        text(58, 36, shortened(name, 22), "l b", 134 if due else 192, 18),
        flag if view.first == seat else "",
        laid([price(due, say)], 196, 18) if due else "",
        group(
            rect(256, 14, 78, 28, "gain", 6),
            text(295, 34, cash, "on m l", 70, 18),
            title=say(labels.message("money", who=name, money=view.money[seat])),
        ),
        pick(
            f"seat-{seat}-shares",
            say(labels.shares_of(view, seat, name)),
            rect(340, 11, 66, 34, "hit", 6),
            use("rr-share", 344, 13, 30),
            text(378, 34, f"×{view.shares[seat]}", "l b", 28, 18),
        ),
        group(
            use("rr-points", 418, 5, 46),
            text(441, 34, str(points), "vpn m l"),
            title=say(labels.message("points", who=name, n=points)),
        ),
    )


def shortened(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def actions(view: State, seat: int, y: float, say: Say) -> str:
    """The four action spaces with the workers placed on them."""
    drawing: list[str] = []
    for action, name in enumerate(ACTIONS):
        at = seat * SPACES + action * KINDS
        here = tuple(
            (colour, view.placed[at + colour], labels.workers(view.placed[at + colour], colour, say))
            for colour in range(KINDS)
            if view.placed[at + colour]
        )
        now = view.active == seat and view.action == action
        told = say(labels.action(view, seat, action)), say(Message("action." + name))
        drawing.append(action_space(seat, action, now, told, here, y))
    return "".join(drawing)


@lru_cache(maxsize=4096)
def action_space(
    seat: int, action: int, now: bool, told: tuple[str, str], here: tuple[tuple[int, int, str], ...], y: float
) -> str:
    """One action space: what it is, and who stands there, by colour, number and words."""
    pitch = INNER / len(ACTIONS)
    own = f"seat-{seat}-action-{action}"
    title, name = told
    return pick(
        own,
        title,
        rect(0, 0, pitch - 8, 82, "card hit" + (" now" if now else ""), 6),
        use(f"rr-{MAIN_ICONS[action]}", 5, 7, 20),
        text(29, 22, name, "b s", pitch - 41, 13),
        *(standing(*workers, own, place, len(here)) for place, workers in enumerate(here)),
        move=(LEFT + action * pitch, y),
    )


def standing(colour: int, number: int, title: str, space: str, place: int, places: int) -> str:
    """Workers of one colour on an action space."""
    pitch = min(34.0, 100 / max(places, 1))
    return pick(
        f"{space}-{COLOURS[colour]}",
        title,
        rect(0, 0, 30, 44, "hit", 5),
        movable(space.split("-action")[0] + f"-{colour}", use(f"rr-worker{colour}", 3, 4, 27, 36)),
        circle(24, 36, 8.5, "count") + text(24, 40.4, str(number), "countn m") if number > 1 else "",
        move=(6 + place * pitch, 35),
    )


def supply(view: State, seat: int, y: float, say: Say) -> str:
    """The workers that can still be placed."""
    pitch = INNER / KINDS
    drawing = [rect(LEFT, y, INNER, 46, "shade", 6)]
    for colour in range(KINDS):
        number = view.idle[seat * KINDS + colour]
        if number:
            drawing.append(
                pick(
                    f"seat-{seat}-worker-{COLOURS[colour]}",
                    labels.workers(number, colour, say),
                    rect(0, 0, pitch - 8, 42, "hit", 6),
                    movable(f"seat-{seat}-{colour}", use(f"rr-worker{colour}", 12, 3, 27, 36)),
                    text(46, 28, f"×{number}", "l b"),
                    move=(LEFT + 4 + colour * pitch, y + 2),
                )
            )
    return group(*drawing, title=say(labels.part("own_supply")))


def trains(view: State, seat: int, y: float, say: Say) -> str:
    """Trains face up, worth points, and face down, pale and to be turned again."""
    found = labels.all_trains(view, seat)
    pitch = min(76.0, INNER / max(len(found), 1))
    drawing: list[str] = []
    for place, (kind, face) in enumerate(found):
        number = labels.trains_of(view, seat, kind, face)
        drawing.append(
            pick(
                f"seat-{seat}-train-{TRAINS[kind]}-{face}",
                labels.train(view, seat, kind, face, say),
                rect(0, 0, min(pitch, 72) - 2, 50, "hit card" if face == "up" else "hit ghost", 6),
                use(f"rr-loco-{TRAINS[kind]}", 3, 5, 40, cls="" if face == "up" else "used"),
                use("rr-flip", 12, 13, 22) if face == "down" else "",
                text(46, 32, f"×{number}", "b") if number > 1 else "",
                move=(LEFT + place * pitch, y),
            )
        )
    return "".join(drawing)


def goals(view: State, seat: int, y: float, say: Say) -> str:
    """The two milestones being pursued."""
    drawing: list[str] = []
    for goal in range(GOALS):
        at = seat * GOALS + goal
        tile = view.goal[at]
        x = LEFT + goal * (milestone.WIDTH + 8)
        if tile == NONE:
            drawing.append(rect(x, y, milestone.WIDTH, milestone.HEIGHT, "ghost", 6))
            continue
        managers = view.managers[at * 2 : at * 2 + 2]
        drawing.append(milestone.card(view, tile, seat, managers, f"seat-{seat}-goal-{goal}", (x, y), say))
    return "".join(drawing)


def completed(view: State, seat: int, y: float, say: Say) -> str:
    """The milestones that are done, with their points."""
    tiles = members(view.completed[seat])
    pitch = min(70.0, INNER / max(len(tiles), 1))
    return "".join(
        group(
            use("rr-points", 0, 0, 28),
            text(14, 19, str(view.c.milestones[tile].vp), "vpn m s"),
            text(30, 19, view.c.milestones[tile].name, "s soft"),
            title=say(labels.message("completed", milestone=milestone_word(view.c.milestones[tile]))),
            move=(LEFT + place * pitch, y),
        )
        for place, tile in enumerate(tiles)
    )
