"""What a move would lose: rewards of which nothing can be used now, and steps that cannot be paid for."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.rules.components import GREY, TRACKS, TURQUOISE, Reward
from roundhouse.games.railroad_revolution.rules.effects import lapses
from roundhouse.games.railroad_revolution.rules.moves import (
    ABILITY,
    BONUS,
    DEAL,
    FLIP,
    HIRE,
    REWARD,
    SELL_BUILDING,
    SELL_RAIL,
    STATION,
    STEP,
    TELEGRAPH,
    TILE,
    TRAIN,
    USE,
)
from roundhouse.games.railroad_revolution.rules.performance import Steps
from roundhouse.games.railroad_revolution.rules.state import State
from roundhouse.games.railroad_revolution.rules.station import first_bonus, primary_reward
from roundhouse.games.railroad_revolution.rules.telegraph import tile_bonus
from roundhouse.games.railroad_revolution.rules.workers import Discard


def with_losses(state: State, move: int, label: Message) -> Message:
    """The label of a move, with what would be lost by taking it now."""
    reward = reward_of(state, move)
    if reward is not None and lapses(state, state.seat, reward, move):
        return Message("label.lost", {"what": label})
    if move != ABILITY and (reward is None or not reward.steps):
        return label
    after = state.copy()
    after.answer(move)
    question = after.agenda[-1]
    if type(question) is not Steps:
        return label
    most = min(question.left, room(after, question.seat))
    paid = payable(after, most, {})
    if not paid and most:
        return Message("label.no_steps", {"what": label})
    return label if paid == most else Message("label.few_steps", {"what": label, "n": paid})


def reward_of(state: State, move: int) -> Reward | None:
    """The reward that a move gives, if it gives one."""
    if FLIP <= move < TRAIN:
        kind, way = divmod(move - FLIP, 2)
        return state.c.train_effect[kind] if way == USE else None
    if DEAL <= move < HIRE:
        return state.c.deal_reward[state.deal][move - DEAL]
    if TILE <= move < FLIP:
        return tile_bonus(state)
    if move in (REWARD, BONUS):
        return primary_reward(state) if move == REWARD else first_bonus(state)
    if move == ABILITY and state.action == STATION and state.worker in (GREY, TURQUOISE):
        return first_bonus(state) if state.worker == GREY else primary_reward(state)
    if move == ABILITY and state.action == TELEGRAPH and state.worker == TURQUOISE:
        return tile_bonus(state)
    return None


def room(state: State, seat: int) -> int:
    """How far the seat's markers are from the tops of their tracks, together."""
    slots = state.track[seat * len(TRACKS) : (seat + 1) * len(TRACKS)]
    return sum(len(vp) - 1 - slot for vp, slot in zip(state.c.track_vp, slots, strict=True))


def payable(state: State, most: int, known: dict[tuple[int, ...], int]) -> int:
    """How many of the steps that are the open question can be made, hiring aside; `most` is enough."""
    question = state.agenda[-1]
    if not most or type(question) is not Steps:
        return 0
    seat = question.seat
    key = (state.parts, *state.track[seat * len(TRACKS) : (seat + 1) * len(TRACKS)])
    if key in known:
        return known[key]
    best = 0
    for move in question.legal(state):
        step = STEP <= move < STEP + len(TRACKS)
        if best == most or not (step or move in (SELL_RAIL, SELL_BUILDING)):
            continue
        after = state.copy()
        after.answer(move)
        while after.agenda and type(after.agenda[-1]) is Discard:
            after.ask()
            after.answer(after.moves[0])
        last = step and question.left == 1  # whatever lies below belongs to somebody else
        best = max(best, step + (0 if last else payable(after, most - step, known)))
    known[key] = best
    return best
