"""The seven actions in words: what each would do for the player, and when it would do nothing (R-ACT-2)."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.rules.components import (
    ACTION_NAMES,
    ALTERNATE,
    ENGINEER,
    LOCOMOTIVE,
    MOST_PRODUCED,
    PRODUCTION,
    TURN_ORDER,
    URBANIZATION,
    Map,
)
from roundhouse.games.age_of_steam.rules.growth import empty_boxes
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import PRODUCE
from roundhouse.games.age_of_steam.rules.urbanization import places
from roundhouse.games.age_of_steam.words.money import SHARE_COST
from roundhouse.games.age_of_steam.words.names import action_word


def select(state: State, action: int) -> Message:
    """Taking an action."""
    return Message("label.select", {"action": action_word(action), "effect": effect_word(state, action)})


def effect_word(state: State, action: int) -> Message:
    """What an action would do for the player who must decide."""
    empty = empty_word(state, action)
    if empty is not None:
        return empty
    general = general_effect(state.m, action)
    if action == LOCOMOTIVE and general.key == "effect.locomotive_plain":
        return Message("effect.locomotive", {"engine": state.engine[state.seat] + 1, "more": SHARE_COST})
    return general


def empty_word(state: State, action: int) -> Message | None:
    """A warning if an action would do nothing as things stand."""
    engine = state.engine[state.seat]
    lent = general_effect(state.m, action).key == "effect.locomotive_lent"
    if action == LOCOMOTIVE and engine >= state.m.most_engine and not lent:
        return Message("effect.locomotive_empty", {"engine": engine})
    if action == URBANIZATION and not places(state, state.seat):
        return Message("effect.urbanization_empty")
    if action == PRODUCTION and not state.m.points & PRODUCE and not empty_boxes(state):
        return Message("effect.production_no_box")
    if action == PRODUCTION and not sum(state.bag):
        return Message("effect.production_no_cube")
    return None


def general_effect(m: Map, action: int) -> Message:
    """What an action does on a map, whoever takes it."""
    for switch in m.switches:
        effect = switch.effect(action)
        if effect is not None:
            return effect
    if action == ENGINEER:
        if m.engineer_saves == 1:
            return Message("effect.engineer_free", {"n": m.tiles_engineer})
        if m.engineer_saves:
            return Message("effect.engineer_half")
        return Message("effect.engineer", {"n": m.tiles_engineer, "usual": m.tiles_per_turn})
    if action == PRODUCTION:
        return Message("effect.production", {"n": MOST_PRODUCED})
    if action == TURN_ORDER and m.order_next:
        return Message("effect.turn_order_next")
    if action == TURN_ORDER and m.order_mode == ALTERNATE:
        return Message("effect.turn_order_nominal")
    if action == LOCOMOTIVE:
        return Message("effect.locomotive_plain", {"most": m.most_engine})
    return Message("effect." + ACTION_NAMES[action])
