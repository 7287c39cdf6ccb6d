"""Milestones and deals in words."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.rules.components import (
    ANY_COLOUR,
    CONNECTED,
    DEAL_RAILS,
    STATIONS,
    Components,
    Milestone,
    Need,
)
from roundhouse.games.railroad_revolution.rules.state import worker_word
from roundhouse.games.railroad_revolution.words.rewards import reward_word, shares
from roundhouse.kit.words import listed


def need_word(need: Need) -> Message:
    """One condition of a milestone."""
    if need.kind == CONNECTED:
        return Message("need.connected", {"n": need.count, "level": need.what})
    if need.kind == STATIONS:
        return Message("need.stations", {"n": need.count, "level": need.what})
    if need.kind == DEAL_RAILS:
        return Message("need.deal_rails", {"n": need.count})
    if not need.what:
        return Message("need.plains_rails", {"n": need.count})
    return Message("need.terrain_rails", {"n": need.count, "triangles": triangles_word(need.what)})


def triangles_word(number: int) -> Message:
    return Message("terrain.triangles", {"n": number})


def manager_word(colour: int) -> Message:
    """A place for a manager."""
    return Message("worker.any") if colour == ANY_COLOUR else worker_word(colour)


def milestone_word(milestone: Milestone) -> Message:
    """A milestone: its name, what it asks for, its managers and its points."""
    managers = listed([manager_word(colour) for colour in milestone.managers])
    return Message(
        "milestone.described",
        {
            "name": milestone.name,
            "needs": listed([need_word(need) for need in milestone.needs]),
            "managers": Message("milestone.managers", {"n": len(milestone.managers), "workers": managers}),
            "vp": milestone.vp,
        },
    )


def deal_word(c: Components, deal: int) -> Message:
    """Both sides of a deal tile."""
    (cost_a, cost_b), (reward_a, reward_b) = c.deal_cost[deal], c.deal_reward[deal]
    return Message(
        "deal.described",
        {
            "a": reward_word(c, reward_a),
            "cost_a": shares(cost_a),
            "b": reward_word(c, reward_b),
            "cost_b": shares(cost_b),
        },
    )
