"""Settings of a server as options of commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click

from roundhouse.server.configuration import declared
from roundhouse.server.settings import Settings

F = TypeVar("F", bound=Callable[..., object])


def setting_options(command: F) -> F:
    """Give a command an option for every setting; those that few need are not in its help.

    A name is handed on with two underscores for its point: `limits__chat`.
    """
    for one in reversed(list(declared(Settings))):
        usual = one.usual or one.shown(one.default)
        metavar = "NUMBER" if one.kind in (int, float) else one.name.rpartition(".")[2].upper()
        command = click.option(
            one.option,
            one.name.replace(".", "__"),
            metavar=metavar,
            hidden=not one.common,
            help=f"{one.meaning[0].upper()}{one.meaning[1:]}.  [default: {usual}]",
        )(command)
    return command
