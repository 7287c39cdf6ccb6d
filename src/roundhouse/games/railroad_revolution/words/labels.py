"""Moves in words: what a move does and costs, in the light of the open question."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.core.message import Argument, Message
from roundhouse.games.railroad_revolution.rules.components import TRACKS, TRAINS
from roundhouse.games.railroad_revolution.rules.deals import OwnDeal
from roundhouse.games.railroad_revolution.rules.moves import ACTIONS, READY
from roundhouse.games.railroad_revolution.rules.performance import gate_price
from roundhouse.games.railroad_revolution.rules.railroad import RailroadAction
from roundhouse.games.railroad_revolution.rules.sale import building_section, rail_section
from roundhouse.games.railroad_revolution.rules.scoring import TOP_LEVEL
from roundhouse.games.railroad_revolution.rules.state import (
    GOALS,
    NONE,
    State,
    city_word,
    pool_word,
    worker_word,
)
from roundhouse.games.railroad_revolution.rules.station import StationAction, first_bonus, primary_reward
from roundhouse.games.railroad_revolution.rules.telegraph import TelegraphAction, tile_bonus
from roundhouse.games.railroad_revolution.rules.trade import TradeAction
from roundhouse.games.railroad_revolution.words.abilities import ability_word, effect_word, main_word
from roundhouse.games.railroad_revolution.words.losses import with_losses
from roundhouse.games.railroad_revolution.words.names import cities_word, money, payment, space_word
from roundhouse.games.railroad_revolution.words.prompts import price_of_move
from roundhouse.games.railroad_revolution.words.rewards import reward_word, shares
from roundhouse.games.railroad_revolution.words.tiles import milestone_word, triangles_word
from roundhouse.kit.words import listed


def label_word(state: State, move: int) -> Message:
    """A legal move of the position."""
    name, parts = state.game.moves.parts(move)
    label = LABELS[name](state, parts)
    price = price_of_move(state, name)
    if not price:
        return with_losses(state, move, label)
    cost = payment(state, state.seat, price)
    if label.key == "label.use_train" and state.c.train_effect[parts[0]].pay:
        # The train asks for money itself: two prices at the end of one label would not tell what is for what.
        return with_losses(state, move, Message("label.use_train_for", {**label.args, "cost": cost}))
    return Message("label.costs", {"what": with_losses(state, move, label), "cost": cost})


def place(state: State, parts: list[int]) -> Message:
    action, colour = parts
    words: dict[str, Argument] = {
        "worker": worker_word(colour),
        "action": Message("action." + ACTIONS[action]),
        "main": main_word(state, state.seat, action),
        "ability": ability_word(state.c, action, colour),
    }
    return Message("label.place", words)


# Pieces


def build(state: State, parts: list[int]) -> Message:
    city = parts[0]
    c = state.c
    if type(state.decision) is not StationAction:
        return Message("label.build_free", {"city": city_word(c, city)})
    tile = state.city_tile[city]
    words: dict[str, Argument] = {
        "city": city_word(c, city),
        "price": c.city_price[city],
        "reward": reward_word(c, c.tile_primary[tile]),
    }
    if state.first_station[city] != NONE:
        return Message("label.build", words)
    return Message("label.build_first", {**words, "bonus": reward_word(c, c.tile_first[tile])})


def open_office(state: State, parts: list[int]) -> Message:
    section = parts[0]
    c = state.c
    if type(state.decision) is not TelegraphAction:
        return Message("label.open_free", {"section": section + 1})
    first = c.section_first[section] if state.first_office[section] == NONE else 0
    words: dict[str, Argument] = {"section": section + 1, "shares": shares(c.section_shares[section] + first)}
    tile = state.section_tile[section]
    if tile == NONE:
        return Message("label.and_deal", {"what": Message("label.open_deal", words)})
    return Message("label.open_tile", {**words, "reward": reward_word(c, c.telegraph_tiles[tile])})


def lay(state: State, parts: list[int]) -> Message:
    space = parts[0]
    c = state.c
    words: dict[str, Argument] = {"space": space_word(c, space)}
    action = type(state.decision) is RailroadAction
    triangles = c.triangles[space]
    if not action:
        label = Message("label.lay_free", words)
    elif triangles:
        words["price"] = money(triangles * c.railroad_triangle)
        label = Message("label.lay", {**words, "terrain": triangles_word(triangles)})
    else:
        label = Message("label.lay_plains", {**words, "terrain": Message("terrain.plains")})
    reached = c.space_cities[space] & ~state.reach[state.seat]
    if reached:
        label = Message("label.and_connects", {"what": label, "cities": cities_word(c, reached)})
    deal = action and c.deal_spaces >> space & 1
    return Message("label.and_deal", {"what": label}) if deal else label


def sell(state: State, parts: list[int]) -> Message:
    c = state.c
    if parts[0] == 0:
        return Message("label.sell_rail", {"price": c.section_sale[rail_section(state, state.seat)]})
    if parts[0] == 1:
        return Message("label.sell_building", {"price": c.section_sale[building_section(state, state.seat)]})
    return Message("label.sell_share", {"price": c.share_sale})


# Parts of an action


def reward(state: State, parts: list[int]) -> Message:
    return Message("label.reward", {"reward": reward_word(state.c, primary_reward(state))})


def bonus(state: State, parts: list[int]) -> Message:
    return Message("label.bonus", {"reward": reward_word(state.c, first_bonus(state))})


def ability(state: State, parts: list[int]) -> Message:
    return Message(
        "label.ability", {"worker": worker_word(state.worker), "effect": effect_word(state, state.seat)}
    )


def tile(state: State, parts: list[int]) -> Message:
    return Message("label.tile", {**one_of_yours(parts), "reward": reward_word(state.c, tile_bonus(state))})


def done(state: State, parts: list[int]) -> Message:
    label = Message("label.done")
    if state.due:
        label = Message("label.done_pay", {"price": payment(state, state.seat, state.due)})
    return Message("label.and_deal", {"what": label}) if state.deal_owed else label


def skip(state: State, parts: list[int]) -> Message:
    decision = state.decision
    if type(decision) is OwnDeal and decision.accepted:
        return Message("label.no_second_deal")
    if decision.name == "AfterDeal":
        return Message("label.no_hire")
    return Message("label.no_deal" if decision.name in ("OwnDeal", "OtherDeal") else "label.skip")


def pass_turn(state: State, parts: list[int]) -> Message:
    return Message("label.pass")


# Trains, tracks, deals and tiles


def flip(state: State, parts: list[int]) -> Message:
    kind, way = parts
    words: dict[str, Argument] = {"train": Message("train." + TRAINS[kind])}
    if way == READY:
        return Message("label.ready_train", {**words, "vp": state.c.train_vp})
    return Message("label.use_train", {**words, "reward": reward_word(state.c, state.c.train_effect[kind])})


def train(state: State, parts: list[int]) -> Message:
    kind = parts[0]
    words: dict[str, Argument] = {
        "train": Message("train." + TRAINS[kind]),
        "n": state.train_stack[kind],
        "reward": reward_word(state.c, state.c.train_effect[kind]),
        "vp": state.c.train_vp,
    }
    return Message("label.train", words)


def step(state: State, parts: list[int]) -> Message:
    track = parts[0]
    c = state.c
    slot = state.track[state.seat * len(TRACKS) + track]
    words: dict[str, Argument] = {
        "track": Message("track." + TRACKS[track]),
        "before": c.track_vp[track][slot],
        "after": c.track_vp[track][slot + 1],
        "level": TOP_LEVEL,
    }
    label = Message("label.step." + TRACKS[track], words)
    price = gate_price(state, track, slot)
    costs = [payment(state, state.seat, price)] if price else []
    if c.gate_shares[track][slot]:
        costs.append(shares(c.gate_shares[track][slot]))
    if c.gate_workers[track][slot]:
        costs.append(Message("reward.any_workers", {"n": c.gate_workers[track][slot]}))
    return Message("label.costs", {"what": label, "cost": listed(costs)}) if costs else label


def deal(state: State, parts: list[int]) -> Message:
    side = parts[0]
    c = state.c
    words: dict[str, Argument] = {
        "side": "ab"[side],
        "shares": shares(c.deal_cost[state.deal][side]),
        "reward": reward_word(c, c.deal_reward[state.deal][side]),
    }
    if type(state.decision) is not TradeAction:
        return Message("label.deal", words)
    extra: dict[str, Argument] = {"worker": worker_word(state.worker), "extra": shares(c.trade_grey_shares)}
    return Message("label.deal_alone", {**words, **extra})


def milestone(state: State, parts: list[int]) -> Message:
    return Message("label.milestone", {"milestone": milestone_word(state.c.milestones[parts[0]])})


def setup(state: State, parts: list[int]) -> Message:
    number = parts[0]
    at = state.setup_tile.index(number)
    words: dict[str, Argument] = {
        "tile": state.c.setup_tiles[number],
        "worker": worker_word(state.setup_colour[at]),
        "reward": reward_word(state.c, state.c.setup_side[number][state.setup_side[at]]),
    }
    return Message("label.setup", words)


# Workers


def one_of_yours(parts: list[int]) -> dict[str, Argument]:
    """A worker of the player's, by pool and colour."""
    return {"worker": worker_word(parts[1]), "pool": pool_word(parts[0])}


def gain(state: State, parts: list[int]) -> Message:
    return Message("label.gain", {"worker": worker_word(parts[0])})


def hire(state: State, parts: list[int]) -> Message:
    label = Message("label.hire", {"worker": worker_word(parts[0])})
    cost = payment(state, state.seat, state.c.hire_price)
    return Message("label.costs", {"what": label, "cost": cost})


def exchange(state: State, parts: list[int]) -> Message:
    return Message("label.exchange", {**one_of_yours(parts), "new": worker_word(parts[2])})


def promote(state: State, parts: list[int]) -> Message:
    goal = state.c.milestones[state.goal[state.seat * GOALS + parts[0]]]
    return Message("label.promote", {**one_of_yours(parts[1:]), "milestone": goal.name})


def discard(state: State, parts: list[int]) -> Message:
    return Message("label.discard", one_of_yours(parts))


LABELS: dict[str, Callable[[State, list[int]], Message]] = {
    "place": place,
    "build": build,
    "open": open_office,
    "lay": lay,
    "sell": sell,
    "reward": reward,
    "bonus": bonus,
    "ability": ability,
    "tile": tile,
    "done": done,
    "skip": skip,
    "pass": pass_turn,
    "flip": flip,
    "train": train,
    "step": step,
    "deal": deal,
    "milestone": milestone,
    "setup": setup,
    "gain": gain,
    "hire": hire,
    "exchange": exchange,
    "promote": promote,
    "discard": discard,
}
