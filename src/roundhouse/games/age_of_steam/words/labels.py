"""Moves in words: what a move does and costs, in the light of the open question."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.rules.build_turn import ChooseTile, lying
from roundhouse.games.age_of_steam.rules.components import LETTERS
from roundhouse.games.age_of_steam.rules.joining import Favour
from roundhouse.games.age_of_steam.rules.laying import left_for
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switches.production_place import rule
from roundhouse.games.age_of_steam.rules.switches.roles import roles_of
from roundhouse.games.age_of_steam.words import goods, money
from roundhouse.games.age_of_steam.words.money import SHARE_COST
from roundhouse.games.age_of_steam.words.names import colour_word, column_word, place_word, town_word
from roundhouse.games.age_of_steam.words.prompts import abandoned
from roundhouse.games.age_of_steam.words.track import change, lay_words, tile_word

Parts = list[int]


# Player order


def pass_once(state: State, parts: Parts) -> Message:
    return Message("label.pass")


def drop(state: State, parts: Parts) -> Message:
    return money.drop(state)


def pay(state: State, parts: Parts) -> Message:
    return Message("label.pay", {"price": state.m.order_price})


def decline(state: State, parts: Parts) -> Message:
    return Message("label.decline")


# Building


def urbanise(state: State, parts: Parts) -> Message:
    hex, letter = state.m.hex_at[parts[0]], parts[1]
    words: dict[str, Argument] = {
        "town": town_word(state.m.stop_name[state.m.stop[hex]]),
        "letter": LETTERS[letter],
    }
    colour = state.m.letter_colour[letter]
    if colour < 0:
        return Message("label.urbanise_plain", words)
    return Message("label.urbanise", {**words, "colour": colour_word(colour)})


def lay(state: State, parts: Parts) -> Message:
    hex, layout = state.m.hex_at[parts[0]], parts[1]
    return Message("label." + change(state, hex, layout), lay_words(state, hex, layout))


def take(state: State, parts: Parts) -> Message:
    """A kind of tile for a town, and how many of it would be left."""
    kind, entry = parts[0], state.decision
    assert type(entry) is ChooseTile
    lies = lying(state, kind, state.layout[entry.hex])
    left = left_for(state, entry.hex, kind) - 1
    return Message("label.take", {"tile": tile_word(state.m, lies), "n": left})


def link(state: State, parts: Parts) -> Message:
    return Message("label.link", link_words(state, parts[0]))


def link_words(state: State, number: int) -> dict[str, Argument]:
    """A direct link by its ends and its price."""
    m = state.m
    one, other, price = m.links[number * 3 : number * 3 + 3]
    return {
        "one": town_word(m.stop_name[one]),
        "other": town_word(m.stop_name[other]),
        "price": price,
        "left": state.cash[state.seat] - price,
    }


def done(state: State, parts: Parts) -> Message:
    """Stopping, whatever it is that could go on."""
    name = state.decision.name
    if name == "PlaceCube":
        return Message("label.put_none")
    if name in ("NamePlace", "PlaceOnMap"):
        return Message("label.produce_none")
    if name == "TakeAway":
        return Message("label.remove_none")
    if name == "Favour":
        loss = isinstance(state.decision, Favour) and state.decision.income < 0
        return Message("label.forgo_nobody" if loss else "label.favour_nobody")
    if name == "Carry":
        return goods.deliver_here(state)
    label = Message("label.built" if state.built or state.spent else "label.no_building")
    lost = abandoned(state, state.seat)
    return Message("label.abandons", {"what": label, "n": lost}) if lost else label


# Goods


def upgrade(state: State, parts: Parts) -> Message:
    return Message("label.upgrade", {"engine": state.engine[state.seat] + 1, "more": SHARE_COST})


def skip(state: State, parts: Parts) -> Message:
    return Message("label.skip")


def put(state: State, parts: Parts) -> Message:
    return Message("label.put", {"box": parts[1] + 1, "column": column_word(state.m, parts[0])})


def favour(state: State, parts: Parts) -> Message:
    decision = state.decision
    assert type(decision) is Favour
    income = decision.income or (state.m.join_one if decision.ways == [1 << parts[0]] else state.m.join_two)
    if income < 0:
        return Message("label.forgo", {"income": -income, "who": goods.who_word(parts[0], state.seat)})
    return Message("label.favour", {"income": income, "who": goods.who_word(parts[0], state.seat)})


def place(state: State, parts: Parts) -> Message:
    """A cube of Production, or all of them, on a town or city."""
    where = place_word(state, state.m.hex_at[parts[0]])
    if len(state.drawn) > 1 and rule(state).put > 1:
        return Message("label.place_both", {"place": where})
    return Message("label.place", {"colour": colour_word(parts[1]), "place": where})


def to(state: State, parts: Parts) -> Message:
    if state.decision.name == "Carry":
        return goods.ferry(state, state.codes.to + parts[0])
    return Message("label.name_place", {"place": place_word(state, state.m.hex_at[parts[0]])})


def role(state: State, parts: Parts) -> Message:
    return Message("label.role", {"role": Message("role." + roles_of(state).names[parts[0]])})


LABELS: dict[str, Callable[[State, Parts], Message]] = {
    "issue": money.shares,
    "bid": money.bid,
    "pass": pass_once,
    "drop": drop,
    "pay": pay,
    "decline": decline,
    "urbanise": urbanise,
    "lay": lay,
    "take": take,
    "link": link,
    "done": done,
    "deliver": goods.deliver,
    "upgrade": upgrade,
    "skip": skip,
    "go": goods.go,
    "over": goods.over,
    "put": put,
    "favour": favour,
    "place": place,
    "to": to,
    "role": role,
}
