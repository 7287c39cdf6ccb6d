"""Bots on the command line: which there are, what people call them, and which one is meant."""

from __future__ import annotations

import click

from roundhouse.bots.command_line import OUTSIDE, is_outside
from roundhouse.bots.registry import BOTS
from roundhouse.cli.errors import Trouble
from roundhouse.core.message import Message
from roundhouse.text import Words, languages

ALL = "all"  # every bot of Roundhouse
A_BOT = "a name, FILE.py:CLASS, program:COMMAND or onnx:FILE"  # what help says a bot may be


class BotCommand(click.Command):
    """A command that takes bots: its help lists them."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        formatter.write_text(f"Bots, and how files call them where that differs: {listed(Words())}.")


def bot_name(bot: str, words: Words) -> str:
    """What people read a bot called, at tables and in figures; one written by others is called as it says."""
    return words.say(Message(f"bot.{bot}")) if bot in BOTS else bot


def listed(words: Words) -> str:
    """The bots by their names, from gentle to best; behind them what files call them, which can be typed too.

    >>> listed(Words("en"))
    'Wanderer (random), Trainee, Shunter, Stoker (greedy), Dispatcher (search), Stationmaster'
    """
    return ", ".join(names_of_bots(words))


def names_of_bots(words: Words) -> list[str]:
    """The same one by one."""
    names = ((bot, bot_name(bot, words)) for bot in BOTS)
    return [shown if shown.lower() == bot else f"{shown} ({bot})" for bot, shown in names]


def meant(name: str) -> str:
    """The bot with this name in any language, however it is written; "" if there is none.

    >>> meant("dispatcher"), meant("Heizer"), meant("GREEDY"), meant("Ada")
    ('search', 'greedy', 'greedy', '')
    """
    wanted = name.casefold()
    for words in map(Words, languages()):
        for bot in BOTS:
            if wanted in (bot, bot_name(bot, words).casefold()):
                return bot
    return ""


def checked(text: str) -> str:
    """The bot of Roundhouse that a text names, or the same text if it means one written by others."""
    if text in OUTSIDE or is_outside(text):
        return text
    if found := meant(text):
        return found
    raise Trouble(f"there is no bot {text!r}; there are {listed(Words())}")


def bots_named(bots: str | None, more: tuple[str, ...]) -> list[str]:
    """The bots of a list with commas, or all that there are, and those that were named one by one."""
    listing = ",".join(BOTS) if bots == ALL else bots
    names = [name.strip() for name in (*(listing.split(",") if listing else ()), *more)]
    if "" in names:
        raise Trouble("a bot without a name stands among --bots or --bot; is there a comma too many?")
    return [checked(name) for name in names]
