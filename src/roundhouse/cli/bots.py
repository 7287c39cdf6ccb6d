"""Bots on the command line: which there are, what the pages call them, and which one is meant."""

from __future__ import annotations

import click

from roundhouse.bots.loading import OUTSIDE, is_outside
from roundhouse.bots.registry import BOTS
from roundhouse.cli.errors import Trouble
from roundhouse.core.message import Message
from roundhouse.text import Words, languages


class BotCommand(click.Command):
    """A command that takes bots: its help lists them."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        formatter.write_text(f"Bots, with the names they have on the pages: {listed(Words())}.")


def page_name(bot: str, words: Words) -> str:
    """What the pages call a bot."""
    return words.say(Message(f"server.bot.{bot}"))


def listed(words: Words) -> str:
    """The bots by the names to type, from gentle to best; behind them what the pages call them.

    >>> listed(Words("en"))
    'random (Wanderer), trainee, shunter, greedy (Stoker), search (Dispatcher)'
    """
    names = ((bot, page_name(bot, words)) for bot in BOTS)
    return ", ".join(bot if shown.lower() == bot else f"{bot} ({shown})" for bot, shown in names)


def meant(name: str) -> str:
    """The bot that the pages call so in any language, or that is only written otherwise; "" if there is none.

    >>> meant("dispatcher"), meant("Heizer"), meant("Ada")
    ('search', 'greedy', '')
    """
    wanted = name.casefold()
    for words in map(Words, languages()):
        for bot in BOTS:
            if wanted in (bot, page_name(bot, words).casefold()):
                return bot
    return ""


def checked(text: str) -> str:
    """The same text, if it names a bot of Roundhouse or means one written by others."""
    if text in BOTS or text in OUTSIDE or is_outside(text):
        return text
    if found := meant(text):
        raise Trouble(f"there is no bot {text!r}; here it is called {found}")
    raise Trouble(f"there is no bot {text!r}; there are {listed(Words())}")


def bots_named(bots: str | None, more: tuple[str, ...]) -> list[str]:
    """The bots of a list with commas, and those that were named one by one."""
    names = [name.strip() for name in (*(bots.split(",") if bots else ()), *more)]
    if "" in names:
        raise Trouble("a bot without a name stands among --bots or --bot; is there a comma too many?")
    return [checked(name) for name in names]
