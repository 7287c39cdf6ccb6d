"""Moves in words: what a move does and costs, in the light of the open question."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.core.message import Argument, Message
from roundhouse.games.russian_railroads.rules.atoms import CHOICE, argument_of, kind_of
from roundhouse.games.russian_railroads.rules.atoms import must as must_do
from roundhouse.games.russian_railroads.rules.components import GAPS, SPACES, SPECIAL_NINE, STEELWORKS
from roundhouse.games.russian_railroads.rules.count_step import CountStep
from roundhouse.games.russian_railroads.rules.effects import factory_word
from roundhouse.games.russian_railroads.rules.locomotives import BuildFactory, lowest
from roundhouse.games.russian_railroads.rules.moves import FACTORY, FACTORY_PILE, FACTORY_STEEL
from roundhouse.games.russian_railroads.rules.payment import black_worker, payment, plain_workers
from roundhouse.games.russian_railroads.rules.possible import space_effect
from roundhouse.games.russian_railroads.rules.repeating import naming
from roundhouse.games.russian_railroads.rules.rounds import Relocate
from roundhouse.games.russian_railroads.rules.scoring import end_card_points
from roundhouse.games.russian_railroads.rules.standing import black_workers
from roundhouse.games.russian_railroads.rules.state import State, route_word
from roundhouse.games.russian_railroads.words.building import doubler, industry, loco, moved_tile, step
from roundhouse.games.russian_railroads.words.effects import (
    effect_word,
    part_word,
    split_parts,
    steps_word,
)
from roundhouse.games.russian_railroads.words.names import (
    cost_word,
    loco_number,
    noted,
    owner_word,
    points_word,
)
from roundhouse.games.russian_railroads.words.spaces import gives_word, paid_word, title_word
from roundhouse.games.russian_railroads.words.specials import end_card_word, gift_word
from roundhouse.kit.words import listed

MANY = 2  # things that are not named once more by the button that does without them

# A turn


def place(state: State, parts: list[int]) -> Message:
    space = parts[0]
    words: dict[str, Argument] = {"space": title_word(state, space), "effect": gives_word(state, space)}
    if type(state.decision) is Relocate:
        return Message("label.relocate", words)
    way = parts[1] if len(parts) > 1 else -1
    label = Message("label.place", {**words, "cost": paid_word(state, space, way)})
    return noted(label, place_notes(state, space, way))


def place_notes(state: State, space: int, way: int) -> list[Message]:
    """What the black worker adds."""
    black = black_workers(payment(state, state.seat, space, way))
    if black and space < SPACES and state.c.black_spaces >> space & 1:
        return [Message("label.adds", {"effect": steps_word(1, 1)})]
    return []


def pass_turn(state: State, parts: list[int]) -> Message:
    seat = state.seat
    points = 0 if state.solo else state.c.pass_points[state.order.index(seat)]
    notes = [Message("label.pass_points", {"points": points_word(points)})] if points else []
    workers = plain_workers(state, seat)
    if workers or black_worker(state, seat):
        left = cost_word(workers, 0, black_worker(state, seat), 0)
        notes.append(Message("label.pass_unused", {"workers": left}))
    return noted(Message("label.pass"), notes)


def done(state: State, parts: list[int]) -> Message:
    if type(state.decision) is Relocate:
        return Message("label.stay")
    if naming(state):
        return Message("label.done", {"what": Message("effect.repeat")})
    must, may, _ = split_parts(state)
    if not must + may:
        return Message("label.end_turn")
    if len(must + may) > MANY:
        return Message("label.done_all")
    return Message("label.done", {"what": listed(must + may)})


def bonus(state: State, parts: list[int]) -> Message:
    return Message("label.bonus", {"effect": effect_word(state.c, state.c.bonus_effect[parts[0]])})


def pay(state: State, parts: list[int]) -> Message:
    special = state.board.specials[state.board.coin_specials[parts[0]]]
    words: dict[str, Argument] = {
        "route": route_word(state, special.route),
        "space": special.space,
        "gift": gift_word(state.c, special),
    }
    return Message("label.pay", words)


# Factories


def flip(state: State, parts: list[int]) -> Message:
    tile = moved_tile(state)
    if tile == SPECIAL_NINE:
        return Message("label.flip_special", {"number": loco_number(tile)})
    effect = effect_word(state.c, state.c.factory_effect[tile])
    return Message("label.flip", {"number": tile, "effect": effect})


def factory(state: State, parts: list[int]) -> Message:
    which = parts[0]
    c = state.c
    if which == FACTORY_STEEL - FACTORY:
        return Message("label.steelworks", {"effect": effect_word(c, c.factory_effect[STEELWORKS])})
    if which == FACTORY_PILE - FACTORY:
        number = lowest(state)
        return Message(
            "label.turn_over", {"number": number, "effect": effect_word(c, c.factory_effect[number])}
        )
    number = which + 1
    return Message("label.factory", {"number": number, "effect": effect_word(c, c.factory_effect[number])})


def gap(state: State, parts: list[int]) -> Message:
    decision = state.decision
    assert type(decision) is BuildFactory
    words: dict[str, Argument] = {"factory": factory_word(decision.tile), "gap": parts[0] + 1}
    old = state.gaps[state.seat * GAPS + parts[0]]
    if old:
        return Message("label.gap_replace", {**words, "old": factory_word(old)})
    return Message("label.gap", words)


# Tokens, cards, choices


def token(state: State, parts: list[int]) -> Message:
    name = Message("token." + state.c.tokens[parts[0]])
    return Message(
        "label.token", {"token": name, "effect": effect_word(state.c, state.c.token_effect[parts[0]])}
    )


def card(state: State, parts: list[int]) -> Message:
    name = Message("card." + state.c.cards[parts[0]])
    return Message(
        "label.card", {"card": name, "effect": effect_word(state.c, state.c.card_effect[parts[0]])}
    )


def end_card(state: State, parts: list[int]) -> Message:
    card = state.c.end_cards[parts[0]]
    words: dict[str, Argument] = {
        "card": Message("end_card." + card.name),
        "effect": end_card_word(card),
        "points": points_word(end_card_points(state, state.seat, card)),
    }
    return Message("label.end_card", words)


def engineer(state: State, parts: list[int]) -> Message:
    number = parts[0] + 1
    words: dict[str, Argument] = {
        "engineer": number,
        "owner": owner_word(state, number),
        "effect": effect_word(state.c, state.c.engineer_effect[number]),
    }
    return Message("label.engineer", words)


def repeat(state: State, parts: list[int]) -> Message:
    effect = effect_word(state.c, space_effect(state, parts[0]))
    return Message("label.repeat", {"space": title_word(state, parts[0]), "effect": effect})


def choose(state: State, parts: list[int]) -> Message:
    for part in state.pending:
        if kind_of(part) == CHOICE:
            alternative = state.c.choices[argument_of(part)].choose[parts[0]]
            return Message("label.choose", {"effect": effect_word(state.c, alternative)})
    raise AssertionError("nothing to choose")


def dividend(state: State, parts: list[int]) -> Message:
    kind = parts[0]
    words: dict[str, Argument] = {
        "effect": effect_word(state.c, state.c.dividend_effect[kind]),
        "n": state.dividends_left[kind],
    }
    return Message("label.dividend", words)


def count(state: State, parts: list[int]) -> Message:
    decision = state.decision
    assert type(decision) is CountStep
    part = state.pending[decision.options(state)[parts[0]]]
    return Message(
        "label.count_must" if must_do(part) else "label.count_may", {"what": part_word(state, part)}
    )


def detonate(state: State, parts: list[int]) -> Message:
    key = "boulder.industry" if parts[0] else "boulder.route"
    return Message("label.detonate", {"boulder": Message(key)})


LABELS: dict[str, Callable[[State, list[int]], Message]] = {
    "place": place,
    "pass": pass_turn,
    "done": done,
    "step": step,
    "industry": industry,
    "loco": loco,
    "flip": flip,
    "factory": factory,
    "gap": gap,
    "doubler": doubler,
    "token": token,
    "card": card,
    "end_card": end_card,
    "engineer": engineer,
    "repeat": repeat,
    "choose": choose,
    "dividend": dividend,
    "detonate": detonate,
    "pay": pay,
    "bonus": bonus,
    "count": count,
}
