"""The open question in words."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads import atoms
from roundhouse.games.russian_railroads.act import Act
from roundhouse.games.russian_railroads.cards import PickEndCard
from roundhouse.games.russian_railroads.effects import factory_word
from roundhouse.games.russian_railroads.locomotives import BuildFactory, Chain
from roundhouse.games.russian_railroads.payment import black_worker
from roundhouse.games.russian_railroads.rounds import Relocate
from roundhouse.games.russian_railroads.state import NONE, State, space_word
from roundhouse.games.russian_railroads.turn import Turn
from roundhouse.games.russian_railroads.wording.effects import part_word
from roundhouse.games.russian_railroads.wording.names import cost_word, listed, loco_number


def prompt_word(state: State) -> Message:
    """What the player is asked."""
    # By exact type: compiled abstract classes share one cache, which makes isinstance err.
    decision = state.decision
    if type(decision) is Turn:
        return turn(state, decision.seat)
    if type(decision) is Act:
        return act(state)
    if type(decision) is Chain:
        return Message("prompt.Chain", {"number": loco_number(decision.tile)})
    if type(decision) is BuildFactory:
        return Message("prompt.BuildFactory", {"factory": factory_word(decision.tile)})
    if type(decision) is PickEndCard:
        return Message("prompt.PickEndCard", {"n": state.picks})
    if type(decision) is Relocate:
        return Message("prompt.Relocate", {"space": space_word(state.c, decision.space)})
    return Message("prompt." + decision.name)


def turn(state: State, seat: int) -> Message:
    temporary = state.temp_hand if state.temp_owner == seat else 0
    held = cost_word(state.hand[seat], temporary, black_worker(state, seat), state.coins[seat])
    question = Message("prompt.Turn", {"held": held})
    return Message("prompt.last_round", {"question": question}) if state.last_round else question


def act(state: State) -> Message:
    """What must be done, and what may be."""
    must = [part_word(state, part) for part in state.pending if atoms.must(part)]
    may = [part_word(state, part) for part in state.pending if not atoms.must(part)]
    if must and may:
        question = Message("prompt.must_and_may", {"must": listed(must), "may": listed(may)})
    elif must:
        question = Message("prompt.must", {"must": listed(must)})
    else:
        question = Message("prompt.may", {"may": listed(may)})
    if state.picks:
        question = Message("prompt.then_pick", {"n": state.picks, "question": question})
    if state.active == NONE and state.turns:
        return Message("prompt.payout", {"question": question})
    return question
