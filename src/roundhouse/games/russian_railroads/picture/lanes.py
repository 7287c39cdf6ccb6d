"""The industry of a player board: lanes with values and gaps, factories in the gaps, and the markers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from roundhouse.games.russian_railroads.picture import icons, ids, tiles
from roundhouse.games.russian_railroads.picture.layout import INNER, LEFT
from roundhouse.games.russian_railroads.picture.pieces import emblem
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.components import (
    ABOVE_CELL,
    GAP_CELL,
    GAPS,
    MARKERS,
    STEELWORKS,
    Effect,
    Lane,
)
from roundhouse.games.russian_railroads.rules.state import INDUSTRY_BOULDER, State
from roundhouse.games.russian_railroads.words.names import marker_word, points_word
from roundhouse.kit.drawing.svg import group, pick, rect, text, use

CELL: Final = 38.0
GAP: Final = 56.0  # a gap is higher than a cell
PAWN: Final = 17.0


def draw(view: State, seat: int, y: float, say: Voice) -> tuple[str, float]:
    """The upper lane, if there is one, above the lower one; its cells stand above the gaps they are about."""
    lanes = view.board.lanes
    pitch = INNER / max(offset(view, lane) + len(lane.cell) for lane in lanes)
    drawn: list[str] = []
    top = y
    for number in range(len(lanes) - 1, -1, -1):
        lane = lanes[number]
        tall = GAP if GAP_CELL in lane.cell else CELL
        left = LEFT + offset(view, lane) * pitch
        for cell in range(len(lane.cell)):
            drawn.append(one(view, seat, number, cell, left + cell * pitch, top + tall, pitch, say))
        drawn.append(boulder(view, seat, lane, left, top + tall, pitch, say))
        top += tall + 3
    return "".join(drawn), top + 6 - y


def offset(view: State, lane: Lane) -> int:
    """How many cells further right a lane begins, so that gaps of both lanes stand above each other."""
    first = view.board.lanes[0].gap.index(0) if 0 in view.board.lanes[0].gap else 0
    return max(0, first - lane.gap.index(0)) if 0 in lane.gap else 0


def one(
    view: State, seat: int, number: int, cell: int, x: float, base: float, pitch: float, say: Voice
) -> str:
    """A cell; the line `base` is its lower edge, where the markers stand."""
    lane = view.board.lanes[number]
    gap = lane.cell[cell] == GAP_CELL
    tall = GAP if gap else CELL
    wide = pitch - 1
    if gap:
        tile = view.gaps[seat * GAPS + lane.gap[cell]]
        content = [built(tile, view.c.factory_effect[tile], wide)]
    else:
        content = [value(lane, cell, bool(view.fired[seat] & lane.fired[cell]), wide)]
    here = [
        m
        for m in range(MARKERS)
        if view.board.marker_lane[m] == number and view.marker[seat * MARKERS + m] == cell
    ]
    for place, _ in enumerate(here):
        content.append(
            marker(seat, wide / 2 - PAWN / 2 + (place - (len(here) - 1) / 2) * 11, tall - PAWN - 1)
        )
    label = told(view, seat, number, cell, say)
    if here:
        label = f"{label}. {', '.join(say.told(marker_word(view, m)) for m in here)}"
    return pick(ids.lane_cell(view, seat, number, cell), label, *content, move=(x, base - tall))


def marker(seat: int, x: float, y: float) -> str:
    """An industry marker."""
    sign = emblem(seat, (x + PAWN * 0.42, y + PAWN * 0.74), 0.5)
    return group(use("rrr-pawn", x, y, PAWN), sign, cls=f"p{seat}")


@lru_cache(maxsize=256)
def value(lane: Lane, cell: int, fired: bool, wide: float) -> str:
    """A cell with its value, its gift, or above a gap nothing of its own."""
    above = lane.cell[cell] == ABOVE_CELL
    frame = rect(0, 0, wide, CELL, "lane hit" if not above else "gapcell hit", 4)
    effect = lane.effect[cell]
    printed = not above and (cell == 0 or lane.value[cell] != lane.value[cell - 1] or effect is None)
    shown = text(wide / 2, 15, str(lane.value[cell]), "b m s") if printed else ""
    if effect is None:
        return frame + shown
    sign = icons.laid(icons.effect_icons(effect), (2, 3 if not printed else 18), wide - 4, 16)
    return frame + shown + sign + (use("rrr-done", wide - 11, -2, 12) if fired else "")


@lru_cache(maxsize=64)
def built(tile: int, effect: Effect, wide: float) -> str:
    """A gap: the factory in it with its number and what it does, or an empty one."""
    if not tile:
        return rect(0, 0, wide, GAP, "gapcell hit", 4) + use("rrr-factory", wide / 2 - 9, 4, 18, 15.5, "off")
    head = use("rrr-steel", 3, 2, 15, 13) if tile == STEELWORKS else text(wide / 2, 14, str(tile), "b m s")
    shown = icons.in_lines(icons.effect_icons(effect), (2, 16), wide - 4, 23)
    return rect(0, 0, wide, GAP, "works hit", 4) + head + shown


def boulder(view: State, seat: int, lane: Lane, left: float, base: float, pitch: float, say: Voice) -> str:
    """The boulder on a lane, as long as it lies there."""
    if lane.boulder < 0 or not view.boulders[seat] & INDUSTRY_BOULDER:
        return ""
    content = [rect(0, 0, pitch, CELL, "halo", 4), use("rrr-boulder", 1, 14, pitch - 3, 22)]
    label = say.word("boulder.industry")
    return pick(ids.boulder(seat, 1), label, *content, move=(left + lane.boulder * pitch, base - CELL))


def told(view: State, seat: int, number: int, cell: int, say: Voice) -> str:
    """A cell in words."""
    lane = view.board.lanes[number]
    name = say.word("lane." + lane.name)
    worth = say.told(points_word(lane.value[cell]))
    gap = lane.gap[cell]
    if gap >= 0:
        tile = view.gaps[seat * GAPS + gap]
        what = tiles.named(view, tile, say) if tile else say.word("picture.empty_gap")
        key = "gap" if lane.cell[cell] == GAP_CELL else "above_gap"
        return say.fill(key, lane=name, gap=str(gap + 1), what=what, points=worth)
    label = say.fill("lane_cell", lane=name, points=worth)
    effect = lane.effect[cell]
    return f"{label}, {say.effect(view.c, effect)}" if effect is not None else label
