"""The end of the game against Emil in words: what was reached, of what there was to reach."""

from __future__ import annotations

from roundhouse.core.bits import count
from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.rules.scoring import engineer_count, majority, stock_points
from roundhouse.games.russian_railroads.rules.solo import YOU
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.words.names import points_word


def ending_words(state: State) -> list[Message]:
    """The points first, then the marks that make Emil stronger, and what he could take away."""
    c = state.c
    points = state.points(YOU)
    lines = [Message("ending.points", {"points": points_word(points)})]
    if c.emil_more:
        marks = ", ".join(map(str, c.emil_more))
        reached = sum(points >= mark for mark in c.emil_more)
        lines.append(Message("ending.marks", {"marks": marks, "reached": reached, "of": len(c.emil_more)}))
    mine, his = engineer_count(state, YOU), count(state.emil_engineers)
    lines.append(contest("engineers", mine, his, majority(state), c.majority))
    if state.board.stock:
        lines.append(contest("stock", state.level[YOU], c.emil_level, stock_points(state), c.stock_points))
    return lines


def contest(what: str, mine: int, his: int, points: list[int], prizes: list[int]) -> Message:
    """How a contest with Emil stands, and what it brings of what it could bring."""
    return Message(f"ending.{what}", {"mine": mine, "his": his, "points": points[YOU], "most": max(prizes)})
