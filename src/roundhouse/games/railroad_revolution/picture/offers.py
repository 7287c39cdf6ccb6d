"""What lies beside the board: the face-up deal, stacks, the supply, and tiles on offer."""

from __future__ import annotations

from typing import Final

from roundhouse.games.railroad_revolution.picture import labels, milestone
from roundhouse.games.railroad_revolution.picture.rewards import icon, laid, shown, word
from roundhouse.games.railroad_revolution.rules.components import COLOURS, STARTER, TRAINS
from roundhouse.games.railroad_revolution.rules.secrets import knows, tile_of
from roundhouse.games.railroad_revolution.rules.state import KINDS, NONE, State, worker_word
from roundhouse.games.railroad_revolution.words.rewards import reward_word
from roundhouse.kit.drawing.svg import group, path, pick, rect, sheet, text, use
from roundhouse.kit.words import Say

WIDTH: Final = 480
LEFT: Final = 14
INNER: Final = WIDTH - 2 * LEFT
LETTERS: Final = "BCD"  # the milestone stacks


def draw(view: State, seat: int, say: Say) -> str:
    """Everything on offer, from top to bottom."""
    parts: list[str] = []
    y = 8.0
    for tall, drawing in (
        setup_tiles(view, say),
        drawn_milestones(view, seat, say),
        deal(view, say),
        trains(view, say),
        supply(view, say),
        stacks(view, say),
    ):
        if tall:
            parts.append(group(drawing, move=(LEFT, y)))
            y += tall + 12
    return sheet("rr-offers", WIDTH, y, say(labels.part("offers")), rect(0, 0, WIDTH, y, "paper", 14), *parts)


Part = tuple[float, str]  # its height, and what is drawn


def head(key: str, say: Say) -> str:
    return text(0, 18, say(labels.part(key)), "head")


def deal(view: State, say: Say) -> Part:
    """The face-up deal with its two sides."""
    if view.deal == NONE:
        return 0, ""
    width = (INNER - 10) / 2
    sides: list[str] = []
    for side, letter in enumerate("ab"):
        cost = view.c.deal_cost[view.deal][side]
        reward = view.c.deal_reward[view.deal][side]
        sides.append(
            pick(
                f"deal-{letter}",
                labels.deal_side(view, side, say),
                rect(0, 0, width, 64, "card hit", 6),
                rect(0, 0, 30, 64, "shade", 6),
                text(15, 39, letter, "l b m"),
                laid([word(f"−{cost}"), icon("share")], 34, 19, "", 0, 1.3),
                path("M91 32h10l-4-4m4 4-4 4", "rr-i"),
                shown(reward, 105, 19, say, "", width - 109, 1.3),
                move=(side * (width + 10), 26),
            )
        )
    left = say(labels.message("deals_left", n=len(view.deal_stack)))
    title = use("rr-deal", 0, 2, 20) + group(head("deal", say), move=(26, 0))
    return 90, title + text(INNER, 18, left, "e s soft") + "".join(sides)


def trains(view: State, say: Say) -> Part:
    """The stacks of trains with what each gives."""
    kinds = [kind for kind in range(KINDS) if kind != STARTER]
    pitch = INNER / len(kinds)
    drawing: list[str] = []
    for place, kind in enumerate(kinds):
        number = view.train_stack[kind]
        effect = view.c.train_effect[kind]
        drawing.append(
            pick(
                f"stack-{TRAINS[kind]}",
                labels.train_stack(view, kind, say),
                pile(number, pitch - 8, 84),
                rect(0, 0, pitch - 8, 84, "card hit", 6),
                use(f"rr-loco-{TRAINS[kind]}", 10, 8, 42, cls="" if number else "used"),
                text(pitch - 16, 36, f"×{number}", "l b e"),
                shown(effect, 2, 58, say, "", pitch - 12),
                move=(place * pitch, 28),
            )
        )
    return 116, head("trains", say) + "".join(drawing)


def pile(number: int, width: float, height: float) -> str:
    """The edges of the tiles below the top one."""
    return "".join(rect(n * 1.6, n * 1.6, width, height, "card", 6) for n in range(min(number, 4) - 1, 0, -1))


def supply(view: State, say: Say) -> Part:
    """The workers in the common supply."""
    pitch = INNER / KINDS
    drawing = [
        pick(
            f"supply-{COLOURS[colour]}",
            labels.workers(view.supply[colour], colour, say),
            rect(0, 0, pitch - 8, 46, "card hit", 6),
            use(f"rr-worker{colour}", 7, 5, 27, 36, "" if view.supply[colour] else "used"),
            text(pitch - 15, 30, f"×{view.supply[colour]}", "l b e"),
            move=(colour * pitch, 26),
        )
        for colour in range(KINDS)
    ]
    return 74, head("supply", say) + "".join(drawing)


def stacks(view: State, say: Say) -> Part:
    """How many milestones lie in each stack. Which ones is nobody's business here."""
    pitch = INNER / len(LETTERS)
    drawing = [
        group(
            pile(len(view.stacks[n]), 60, 44),
            rect(0, 0, 60, 44, "card", 6),
            text(30, 31, letter, "x b m"),
            text(76, 29, f"×{len(view.stacks[n])}", "l b"),
            title=labels.stack(view, n, letter, say),
            move=(n * pitch, 26),
        )
        for n, letter in enumerate(LETTERS)
    ]
    return 76, head("milestones", say) + "".join(drawing)


def setup_tiles(view: State, say: Say) -> Part:
    """The set-up tiles that can still be chosen, each with its worker."""
    if not view.setup_tile:
        return 0, ""
    width = (INNER - 10) / 2
    drawing: list[str] = []
    for place, (tile, side, colour) in enumerate(
        zip(view.setup_tile, view.setup_side, view.setup_colour, strict=True)
    ):
        reward = view.c.setup_side[tile][side]
        title = say(
            labels.message("setup_tile", worker=worker_word(colour), reward=reward_word(view.c, reward))
        )
        drawing.append(
            pick(
                f"setup-{tile}",
                title,
                rect(0, 0, width, 52, "card hit", 6),
                use(f"rr-worker{colour}", 12, 6, 30, 40),
                text(58, 33, "+", "l b soft"),
                shown(reward, 72, 13, say, "", width - 80, 1.3),
                move=(place % 2 * (width + 10), 26 + place // 2 * 60),
            )
        )
    return 26 + (len(drawing) + 1) // 2 * 60, head("setup", say) + "".join(drawing)


def drawn_milestones(view: State, seat: int, say: Say) -> Part:
    """The milestones being looked at: face up for the one who drew them, backs for everybody else."""
    if not view.drawn:
        return 0, ""
    drawing: list[str] = []
    tall = milestone.HEIGHT + 8
    for place, entry in enumerate(view.drawn):
        x, y = place % 2 * (milestone.WIDTH + 8), 26 + place // 2 * tall
        if knows(entry, seat):
            tile = tile_of(entry)
            drawing.append(milestone.card(view, tile, seat, [NONE, NONE], f"milestone-{tile}", (x, y), say))
        else:
            drawing.append(back(x, y))
    return 26 + (len(drawing) + 1) // 2 * tall, head("drawn", say) + "".join(drawing)


def back(x: float, y: float) -> str:
    """A milestone face down."""
    width, height = milestone.WIDTH, milestone.HEIGHT
    lines = "".join(f"M{n * 20} 8V{height - 8}" for n in range(1, width // 20 + 1))
    return group(
        rect(0, 0, width, height, "card", 6),
        path(lines, "rule"),
        use("rr-points", width / 2 - 20, height / 2 - 20, 40),
        move=(x, y),
    )
