"""The main actions and what the workers add to them, in words."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.railroad_revolution.rules.components import (
    COLOURS,
    GREY,
    ORANGE,
    PURPLE,
    TURQUOISE,
    WHITE,
    Components,
)
from roundhouse.games.railroad_revolution.rules.moves import ACTIONS, RAILROAD, STATION, TELEGRAPH, TRADE
from roundhouse.games.railroad_revolution.rules.sale import building_section, rail_section
from roundhouse.games.railroad_revolution.rules.state import KINDS, State
from roundhouse.games.railroad_revolution.rules.station import first_bonus, primary_reward
from roundhouse.games.railroad_revolution.rules.telegraph import tile_bonus
from roundhouse.games.railroad_revolution.words.rewards import (
    cash,
    exchange,
    flips,
    priced,
    reward_word,
    shares,
    steps,
    train,
)


def main_word(state: State, seat: int, action: int) -> Message:
    """What a main action is, for one player."""
    c = state.c
    words: dict[str, Argument] = {}
    if action == RAILROAD:
        rails = min(c.railroad_rails, state.rails_left[seat])
        words = {"n": rails, "price": c.railroad_price, "triangle": c.railroad_triangle}
    elif action == TRADE:
        section = min(rail_section(state, seat), building_section(state, seat))
        words = {"price": c.section_sale[section]}
    return Message("main." + ACTIONS[action], words)


def ability_word(c: Components, action: int, colour: int) -> Message:
    """What a worker adds to an action."""
    if colour == WHITE:
        return Message("ability.white")
    numbers: dict[int, dict[str, Argument]] = {
        STATION * KINDS + PURPLE: {"price": c.station_purple_pay},
        STATION * KINDS + TURQUOISE: {"price": c.station_turquoise_pay},
        RAILROAD * KINDS + PURPLE: {"price": c.railroad_purple_pay},
        RAILROAD * KINDS + ORANGE: {"base": c.railroad_orange_base, "triangle": c.railroad_orange_triangle},
        RAILROAD * KINDS + GREY: {"n": c.railroad_grey_shares},
        RAILROAD * KINDS + TURQUOISE: {"n": c.railroad_turquoise_rails, "usual": c.railroad_rails},
        TELEGRAPH * KINDS + ORANGE: {"price": c.telegraph_orange_share},
        TELEGRAPH * KINDS + TURQUOISE: {"price": c.telegraph_turquoise_pay},
        TRADE * KINDS + PURPLE: {"n": c.trade_purple_steps},
        TRADE * KINDS + ORANGE: {"price": c.trade_orange_train},
        TRADE * KINDS + GREY: {"n": c.trade_grey_shares},
    }
    return Message(f"ability.{ACTIONS[action]}.{COLOURS[colour]}", numbers.get(action * KINDS + colour))


def effect_word(state: State, seat: int) -> Message:
    """What the ability of the worker just placed would do now, in figures."""
    if state.action == STATION:
        return station_effect(state)
    if state.action == RAILROAD:
        return railroad_effect(state)
    if state.action == TELEGRAPH:
        return telegraph_effect(state)
    return trade_effect(state, seat)


def station_effect(state: State) -> Message:
    c = state.c
    if state.worker == PURPLE:
        return priced(flips(1), c.station_purple_pay)
    if state.worker == ORANGE:
        return Message("effect.waived", {"price": state.due})
    if state.worker == GREY:
        return reward_word(c, first_bonus(state))
    return priced(reward_word(c, primary_reward(state)), c.station_turquoise_pay)


def railroad_effect(state: State) -> Message:
    c = state.c
    if state.worker == PURPLE:
        return priced(train(), c.railroad_purple_pay)
    if state.worker == ORANGE:
        return cash(c.railroad_orange_base + c.railroad_orange_triangle * state.triangles)
    if state.worker == GREY:
        return shares(c.railroad_grey_shares)
    return Message("effect.more_rails", {"n": c.railroad_turquoise_rails - c.railroad_rails})


def telegraph_effect(state: State) -> Message:
    c = state.c
    if state.worker == PURPLE:
        return exchange()
    if state.worker == ORANGE:
        return cash(c.telegraph_orange_share * state.taken)
    if state.worker == GREY:
        return shares(c.section_first[state.spot])
    return priced(reward_word(c, tile_bonus(state)), c.telegraph_turquoise_pay)


def trade_effect(state: State, seat: int) -> Message:
    c = state.c
    if state.worker == PURPLE:
        return steps(c.trade_purple_steps)
    if state.worker == ORANGE:
        at = seat * KINDS
        return cash(
            c.trade_orange_train * (sum(state.up[at : at + KINDS]) + sum(state.down[at : at + KINDS]))
        )
    return flips(1)
