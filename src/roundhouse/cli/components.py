"""`roundhouse components`: what is reconstructed, and whether a file of one's own is right."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from roundhouse.cli.common import components_option, json_option, opened, print_json
from roundhouse.cli.errors import FAILED, Trouble
from roundhouse.games.registry import GAMES

SURE = {
    "infer": "hardly any other way",
    "source": "found in public material or on a real copy",
    "recon": "reconstructed",
}


@click.command()
@click.argument("game", default=GAMES[0])
@components_option
@json_option
def components(game: str, components: Path | None, as_json: bool) -> None:
    """List what is not known for certain, how sure it is and why; check a file of your own.

    \b
    Examples:
      roundhouse components
      roundhouse components {game} --components my-copy.toml
    """
    opened(game)  # an unknown game is wrong input; a bad file a failed check
    try:
        found = opened(game, components)
    except ValueError as error:
        raise Trouble(str(error), FAILED) from None
    entries = found.reconstructed()
    if as_json:
        print_json(
            {
                "game": found.name,
                "digest": found.components_digest,
                "reconstructed": [{"what": what, "basis": basis, "why": why} for what, basis, why in entries],
            }
        )
        return
    console = Console(highlight=False)
    if components is not None:
        console.print(f"{components} is a complete and correct components file.", soft_wrap=True)
    console.print(f"{found.title}: components {found.components_digest[:12]}", markup=False)
    for basis, group in groupby(sorted(entries, key=by_basis), key=lambda entry: entry[1]):
        console.print(f"\n{basis}: {SURE.get(basis, basis)}", style="bold")
        for what, _, why in group:
            console.print(Padding(Text.assemble((what, "bold"), f"  {why}"), (0, 0, 0, 2)))
    if not entries:
        console.print("Nothing is reconstructed.")


def by_basis(entry: tuple[str, str, str]) -> int:
    """The least certain first."""
    return list(SURE)[::-1].index(entry[1]) if entry[1] in SURE else len(SURE)
