"""Rewards in words: what an icon gives."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import members
from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.rules.components import COLOURS, Components, Reward
from roundhouse.games.railroad_revolution.rules.state import worker_word
from roundhouse.games.railroad_revolution.words.names import cities_word
from roundhouse.kit.words import listed

EVERY_COLOUR: Final = (1 << len(COLOURS)) - 1


def shares(number: int) -> Message:
    return Message("reward.shares", {"n": number})


def steps(number: int) -> Message:
    return Message("reward.steps", {"n": number})


def flips(number: int) -> Message:
    return Message("reward.flip", {"n": number})


def cash(amount: int) -> Message:
    return Message("reward.money", {"money": amount})


def train() -> Message:
    return Message("reward.train")


def exchange() -> Message:
    return Message("reward.exchange")


def priced(words: Message, price: int) -> Message:
    """What is had for a price, if there is one."""
    return Message("reward.priced", {"reward": words, "price": price}) if price else words


def reward_word(c: Components, reward: Reward) -> Message:
    """All that a reward gives."""
    parts: list[Message] = []
    if reward.money:
        parts.append(cash(reward.money))
    if reward.shares:
        parts.append(shares(reward.shares))
    if reward.worker == EVERY_COLOUR:
        parts.append(Message("worker.any"))
    elif reward.worker:
        parts.append(listed([worker_word(colour) for colour in members(reward.worker)], "or"))
    parts += [worker_word(colour) for colour in reward.workers]
    if reward.train:
        parts.append(train())
    if reward.flip:
        parts.append(flips(reward.flip))
    if reward.exchange:
        parts.append(exchange())
    if reward.steps:
        parts.append(steps(reward.steps))
    if reward.promote:
        parts.append(promotion(reward))
    parts += pieces(c, reward)
    return priced(listed(parts), reward.pay) if parts else Message("reward.nothing")


def promotion(reward: Reward) -> Message:
    if reward.promote_price:
        return Message("reward.promote_each", {"n": reward.promote, "price": reward.promote_price})
    return Message("reward.promote", {"n": reward.promote})


def pieces(c: Components, reward: Reward) -> list[Message]:
    """The rails and buildings that a reward puts on the map."""
    kinds = ("rail", "station", "office", "setup_rail", "setup_office")
    parts = [Message("reward." + kind) for kind in kinds if getattr(reward, kind)]
    if reward.setup_station:
        parts.append(Message("reward.setup_station", {"cities": cities_word(c, reward.setup_station, "or")}))
    return parts
