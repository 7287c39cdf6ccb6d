"""What a viewer may take back, and what is being asked."""

from __future__ import annotations

from roundhouse.server.live_table import LiveTable
from roundhouse.table import Table
from roundhouse.table.table import SPECTATOR


def undo_shown(live: LiveTable, table: Table, seat: int, line: list[int]) -> dict[str, object]:
    """Numbers of moves: `free` without asking, `turn` in this turn, `last` back to the own last decision."""
    free = turn = last = 0
    may_ask = False
    if seat != SPECTATOR and live.row.undo != "none":
        free = free_moves(live, table, seat, line)
        turn = min(table.turn_moves(seat), len(line))
        last = last_decision(live, table, seat, line)
        may_ask = live.row.undo == "ask" and not live.over and free < len(line) and bool(table.others(seat))
    asked = live.asked if live.asked is not None and live.asked.seq == live.seq else None
    return {
        "free": free,
        "turn": turn,
        "last": last,
        "may_ask": may_ask and asked is None,
        "asked_by": None if asked is None else asked.seat,
        "asked_moves": 0 if asked is None else asked.moves,
        "agreed": [] if asked is None else asked.agreed,
    }


def free_moves(live: LiveTable, table: Table, seat: int, line: list[int]) -> int:
    """How many moves may be taken back without asking."""
    if live.row.undo == "free" and not table.state.over:
        return len(line)
    return table.undo_reach(seat)


def last_decision(live: LiveTable, table: Table, seat: int, line: list[int]) -> int:
    """How many moves lead back to what the seat decided last; at a house table, any person's."""
    people = live.people() if live.row.house else [seat]
    for moves, reached in enumerate(reversed(line), 1):
        if table.entries[reached - 1].seat in people:
            return moves
    return 0
