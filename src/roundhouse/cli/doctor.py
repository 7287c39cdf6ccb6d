"""`roundhouse doctor`: what this copy of Roundhouse is, and what it finds on this machine."""

from __future__ import annotations

import click

from roundhouse.cli.common import json_option, print_json
from roundhouse.cli.database import check_database, database_option
from roundhouse.cli.saves import folder
from roundhouse.doctor import report


@click.command()
@database_option
@json_option
def doctor(database: str | None, as_json: bool) -> None:
    """Say what is installed here, and whether the engine is compiled.

    With --database or --data, every table stored there is played again and compared.

    \b
    Examples:
      roundhouse doctor
      roundhouse doctor --database sqlite:///tables.sqlite
    """
    facts = {**report(), "Saved games": str(folder())}
    if database is not None:
        facts["Tables"] = check_database(database)
    if as_json:
        print_json(facts)
        return
    width = max(map(len, facts))
    for name, value in facts.items():
        click.echo(f"{name:<{width}}  {value}")
