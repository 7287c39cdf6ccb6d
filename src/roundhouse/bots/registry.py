"""The bots there are, by name."""

from __future__ import annotations

from roundhouse.bots.bot import Bot, RandomBot
from roundhouse.bots.characters import Shunter, Trainee
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.search import SearchBot, StationmasterBot

# From gentle to best. In English people know them as
# Wanderer, Trainee, Shunter, Stoker, Dispatcher and Stationmaster.
KINDS: tuple[type[Bot], ...] = (RandomBot, Trainee, Shunter, GreedyBot, SearchBot, StationmasterBot)
BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in KINDS}
USUAL_BOT = GreedyBot.name  # wherever nobody has chosen: it is quick, and plays its own turn well


class UnknownBot(ValueError):
    """A name that no bot has."""


def bot_named(name: str) -> type[Bot]:
    """The kind of bot with this name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]


def thinks_long(name: str) -> bool:
    """Whether a bot takes seconds for a move."""
    return issubclass(bot_named(name), SearchBot)


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name.

    >>> make_bot("random", seed=7).name
    'random'
    """
    return bot_named(name)(seed)
