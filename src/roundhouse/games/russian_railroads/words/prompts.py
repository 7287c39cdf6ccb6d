"""The open question in words."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.russian_railroads.rules.act import Act
from roundhouse.games.russian_railroads.rules.cards import PickEndCard
from roundhouse.games.russian_railroads.rules.coin_spaces import payable
from roundhouse.games.russian_railroads.rules.count_step import CountStep
from roundhouse.games.russian_railroads.rules.effects import factory_word
from roundhouse.games.russian_railroads.rules.locomotives import BuildFactory, Chain
from roundhouse.games.russian_railroads.rules.moves import PASS, PAY
from roundhouse.games.russian_railroads.rules.payment import black_worker
from roundhouse.games.russian_railroads.rules.repeating import naming
from roundhouse.games.russian_railroads.rules.rounds import Relocate
from roundhouse.games.russian_railroads.rules.state import NONE, State, route_word, space_word
from roundhouse.games.russian_railroads.rules.turn import Turn
from roundhouse.games.russian_railroads.words.effects import coin_space_word, split_parts
from roundhouse.games.russian_railroads.words.names import colour_word, cost_word, loco_number
from roundhouse.kit.words import listed


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
    if type(decision) is CountStep:
        route, colour = divmod(decision.piece, 5)
        words: dict[str, Argument] = {"colour": colour_word(colour), "route": route_word(state, route)}
        return Message("prompt.CountStep", words)
    if type(decision) is Relocate:
        return Message("prompt.Relocate", {"space": space_word(state.c, decision.space)})
    return Message("prompt." + decision.name)


def turn(state: State, seat: int) -> Message:
    if PASS not in state.legal():
        return act(state)  # what a coin space has brought comes first
    temporary = state.temp_hand if state.temp_owner == seat else 0
    held = cost_word(state.hand[seat], temporary, black_worker(state, seat), state.coins[seat])
    question = Message("prompt.Turn", {"held": held})
    if state.last_round:
        question = Message("prompt.last_round", {"question": question})
    must, may, _ = split_parts(state)
    if must or may:
        question = Message("prompt.turn_may", {"question": question, "may": listed(must + may)})
    return with_rest(state, question)


def act(state: State) -> Message:
    """What must be done, and what may be."""
    must, may, _ = split_parts(state)
    coins = [
        coin_space_word(state, state.board.coin_specials[move - PAY]) for move in payable(state, state.seat)
    ]
    if naming(state):
        question = Message("prompt.name_space")
    elif must and may + coins:
        question = Message("prompt.must_and_may", {"must": listed(must), "may": listed(may + coins)})
    elif must:
        question = Message("prompt.must", {"must": listed(must)})
    elif may:
        question = Message("prompt.may", {"may": listed(may + coins)})
    else:
        question = Message("prompt.may_pay", {"may": listed(coins)})
    question = with_rest(state, question)
    if state.active == NONE and state.turns:
        return Message("prompt.payout", {"question": question})
    return question


def with_rest(state: State, question: Message) -> Message:
    """A question, and what follows at the end of the turn."""
    _, _, points = split_parts(state)
    if points:
        question = Message("prompt.then_score", {"what": listed(points), "question": question})
    if state.picks:
        question = Message("prompt.then_pick", {"n": state.picks, "question": question})
    return question
