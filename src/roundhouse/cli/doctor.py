"""`roundhouse doctor`: what this copy of Roundhouse is, and what it finds on this machine."""

from __future__ import annotations

import click

from roundhouse.cli.common import json_option, print_json
from roundhouse.cli.saves import folder
from roundhouse.doctor import report


@click.command()
@json_option
def doctor(as_json: bool) -> None:
    """Say what is installed here, and whether the engine is compiled.

    \b
    Example:
      roundhouse doctor
    """
    facts = {**report(), "Saved games": str(folder())}
    if as_json:
        print_json(facts)
        return
    width = max(map(len, facts))
    for name, value in facts.items():
        click.echo(f"{name:<{width}}  {value}")
