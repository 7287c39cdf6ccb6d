"""Plans: how a game might go on, as one person imagines it from what their own seat may know.

A plan is a list of moves on top of a position, one's own and those that others are assumed to make. Where
something is hidden or still to be drawn, a world is imagined; the seed of the game is never used.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from roundhouse.core.message import Reason
from roundhouse.core.moves import UnknownMove
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.server.tables import lessons
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.refusals import Illegal, Over, Refused
from roundhouse.server.tables.stored_table import Plan


class Differs(Refused):
    """The game has not gone as a plan assumed."""

    def __init__(self) -> None:
        super().__init__(Reason("reason.plan_differs"))


def planner(live: LiveTable, user_id: int) -> int:
    """The seat that somebody may make plans for at a table that is held; refused where there is none."""
    seat = live.member(user_id)
    live.running()
    if live.over:
        raise Over(Reason("reason.game_over"))
    if live.row.house or lessons.running(live):
        raise Refused(Reason("reason.no_plans"))
    return seat


def remaining(live: LiveTable, seat: int, plan: Plan) -> list[str]:
    """What of a plan is still to come. Differs if something else was played than it says.

    What others choose in secret nobody learns this way: any secret choice will do for one that was assumed.
    """
    table, moves = live.running(plan.at), live.game.moves
    then, now = table.line(plan.at), table.line()
    if now[: len(then)] != then or len(now) - len(then) > len(plan.moves):
        raise Differs
    played = now[len(then) :]
    for reached, text in zip(played, plan.moves, strict=False):
        entry, assumed = table.entries[reached - 1], code_of(live, text)
        assert entry.move is not None
        hidden = entry.seat != seat and moves.block(entry.move).secret
        if moves.block(assumed).name != moves.block(entry.move).name if hidden else assumed != entry.move:
            raise Differs
    return plan.moves[len(played) :]


def code_of(live: LiveTable, text: str) -> int:
    """A move as it is written."""
    try:
        return live.game.moves.code(text)
    except UnknownMove:
        raise Illegal(Reason("reason.no_such_move")) from None


def world(live: LiveTable, seat: int, user_id: int) -> State:
    """The position as a seat imagines it: always the same, so that plans can be compared."""
    seed = sha256(f"{live.row.id} {user_id} {live.seq}".encode()).digest()
    view = live.running().view(seat)
    return view.imagine(seat, Random(int.from_bytes(seed[:16], "big")))


def played(live: LiveTable, state: State, texts: Sequence[str]) -> State:
    """An imagined position after some moves; Illegal if one of them cannot be."""
    for text in texts:
        move = code_of(live, text)
        if state.over:
            raise Over(Reason("reason.game_over"))
        if move not in state.legal():
            raise Illegal(state.why_not(move) or Reason("reason.no_such_move"))
        state.play(move)
    return state


def own_part(live: LiveTable, seat: int, user_id: int, texts: Sequence[str]) -> list[str]:
    """The moves at the beginning of a plan that belong to the present turn of a seat."""
    state = world(live, seat, user_id)
    found: list[str] = []
    for text in texts:
        if state.over or state.seat != seat:
            break
        found.append(text)
        move = code_of(live, text)
        if move not in state.legal():  # whether it may be played, the real position tells
            break
        state.play(move)
    return found
