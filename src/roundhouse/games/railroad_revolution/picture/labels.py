"""What the parts of the picture say about themselves: tooltips, and names for those who listen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core.message import Argument, Event, Message
from roundhouse.games.railroad_revolution.rules.components import TRAINS
from roundhouse.games.railroad_revolution.rules.moves import ACTIONS, TRADE
from roundhouse.games.railroad_revolution.rules.performance import gate_price
from roundhouse.games.railroad_revolution.rules.state import (
    KINDS,
    NEUTRAL,
    NONE,
    State,
    city_word,
    worker_word,
)
from roundhouse.games.railroad_revolution.words.abilities import main_word
from roundhouse.games.railroad_revolution.words.names import space_word
from roundhouse.games.railroad_revolution.words.rewards import reward_word, shares
from roundhouse.kit.words import Say, listed

if TYPE_CHECKING:
    from roundhouse.core.rows import Numbers


def player_name(say: Say, seat: int) -> str:
    """The name of the player in a seat."""
    return say(Event("picture.player", seat))


def message(key: str, **args: Argument) -> Message:
    """A message of the picture's own."""
    return Message("picture." + key, dict(args))


def part(name: str) -> Message:
    """The title of a part of the table."""
    return message("part." + name)


def plains() -> Message:
    return Message("terrain.plains")


def terrain() -> Message:
    return message("legend.mountain")


def deal_mark() -> Message:
    return message("legend.deal")


def names(seats: list[int], say: Say) -> str:
    """Players, or neutral pieces, by name."""
    return ", ".join(say(message("neutral")) if seat == NEUTRAL else player_name(say, seat) for seat in seats)


def owned(what: str, seats: list[int], say: Say) -> str:
    """A description with those who have built there."""
    return say(message("owned", what=what, players=names(seats, say))) if seats else what


def space(view: State, number: int, owners: list[int], say: Say) -> str:
    """A rail space with its terrain and who has laid rails there."""
    c = view.c
    if number == c.initial_space:
        return owned(say(message("space_initial", where=space_word(c, number))), owners, say)
    triangles = c.triangles[number]
    ground = Message("terrain.triangles", {"n": triangles}) if triangles else plains()
    key = "space_deal" if c.deal_spaces >> number & 1 else "space"
    return owned(say(message(key, where=space_word(c, number), ground=ground)), owners, say)


def city(view: State, number: int, say: Say) -> str:
    """A city with level, price and stations."""
    c = view.c
    what = message("city", city=city_word(c, number), level=c.city_level[number], price=c.city_price[number])
    return owned(say(what), builders(view, view.stations, view.first_station[number], number), say)


def builders(view: State, masks: Numbers, first: int, number: int) -> list[int]:
    """Who has a building in a place, the first one there first."""
    seats = [seat for seat in range(view.players) if masks[seat] >> number & 1 and seat != first]
    return ([first] if first != NONE else []) + seats


def first_bonus(view: State, number: int, say: Say) -> str:
    """The First Station bonus, and whether it is still there."""
    reward = reward_word(view.c, view.c.tile_first[view.city_tile[number]])
    key = "first_station" if view.first_station[number] == NONE else "first_station_gone"
    return say(message(key, city=city_word(view.c, number), reward=reward))


def primary(view: State, number: int, say: Say) -> str:
    """The primary reward of a city."""
    reward = reward_word(view.c, view.c.tile_primary[view.city_tile[number]])
    return say(message("every_station", city=city_word(view.c, number), reward=reward))


def section(view: State, number: int, say: Say) -> str:
    """A section of the telegraph line with its shares and offices."""
    c = view.c
    first = view.first_office[number]
    what = message("section", section=number + 1, shares=shares(c.section_shares[number]))
    if first == NONE:
        what = message("section_first", what=what, shares=shares(c.section_first[number]))
    return owned(say(what), builders(view, view.offices, first, number), say)


def tile(view: State, number: int, say: Say) -> str:
    """The telegraph tile of a section, or its Deal icon."""
    found = view.section_tile[number]
    if found == NONE:
        return say(deal_mark())
    return say(message("telegraph_tile", reward=reward_word(view.c, view.c.telegraph_tiles[found])))


def workers(number: int, colour: int, say: Say) -> str:
    """So many workers of a colour."""
    return say(message("workers", worker=worker_word(colour), n=number))


def gate_cost(view: State, track: int, number: int) -> Message | None:
    """The price of a gate on a performance track; none where there is no gate."""
    c = view.c
    parts: list[Message] = []
    if gate_price(view, track, number):
        parts.append(Message("money.plain", {"price": gate_price(view, track, number)}))
    if c.gate_shares[track][number]:
        parts.append(shares(c.gate_shares[track][number]))
    if c.gate_workers[track][number]:
        parts.append(message("any_workers", n=c.gate_workers[track][number]))
    return listed(parts) if parts else None


def action(view: State, seat: int, number: int) -> Message:
    """An action space: what its main action is."""
    if number == TRADE and not view.rails_left[seat] and not view.buildings_left[seat]:
        return Message("action." + ACTIONS[number])
    return message("action", action=Message("action." + ACTIONS[number]), main=main_word(view, seat, number))


def gate(view: State, track: int, slot: int, say: Say) -> str:
    """What it costs to climb on from a slot; nothing where it is free."""
    cost = gate_cost(view, track, slot)
    return "" if cost is None else say(message("gate", slot=slot, cost=cost))


def deal_side(view: State, side: int, say: Say) -> str:
    """One side of the face-up deal."""
    reward = reward_word(view.c, view.c.deal_reward[view.deal][side])
    cost = shares(view.c.deal_cost[view.deal][side])
    return say(message("deal_side", cost=cost, side="ab"[side], reward=reward))


def train_stack(view: State, kind: int, say: Say) -> str:
    """A stack of trains."""
    effect = reward_word(view.c, view.c.train_effect[kind])
    return say(
        message(
            "train_stack", n=view.train_stack[kind], train=Message("train." + TRAINS[kind]), reward=effect
        )
    )


def trains_of(view: State, seat: int, kind: int, face: str) -> int:
    """How many trains of a type a player has lying face up, or down."""
    return (view.up if face == "up" else view.down)[seat * KINDS + kind]


def all_trains(view: State, seat: int) -> list[tuple[int, str]]:
    """A player's trains by type and face."""
    faces = ("up", "down")
    return [(kind, face) for face in faces for kind in range(KINDS) if trains_of(view, seat, kind, face)]


def train(view: State, seat: int, kind: int, face: str, say: Say) -> str:
    """A player's trains of one type that lie face up, or down."""
    effect = reward_word(view.c, view.c.train_effect[kind])
    number = trains_of(view, seat, kind, face)
    return say(message("train_" + face, n=number, train=Message("train." + TRAINS[kind]), reward=effect))


def stack(view: State, number: int, letter: str, say: Say) -> str:
    """How many milestones are left in a stack."""
    return say(message("milestones_left", n=len(view.stacks[number]), stack=letter))


def shares_of(view: State, seat: int, who: str) -> Message:
    """A player's shares."""
    return message("shares_of", who=who, shares=shares(view.shares[seat]))
