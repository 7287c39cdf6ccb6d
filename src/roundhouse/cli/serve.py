"""`roundhouse serve`: play in the browser, on this machine or over a network."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import click

from roundhouse.cli.common import FILE
from roundhouse.cli.errors import FAILED, Trouble
from roundhouse.cli.settings import setting_options


@click.command()
@setting_options
@click.option("--config", type=FILE, metavar="FILE", help="A file of settings, in TOML.")
@click.option("--check", is_flag=True, help="Only show all settings, and tell what is missing.")
@click.option("--open/--no-open", "open_it", default=False, help="Open the browser.")
def serve(config: Path | None, check: bool, open_it: bool, **given: str | None) -> None:
    """Serve the games to browsers until you press Ctrl-C.

    Every setting can be an argument, an environment variable or a line in a file: --check shows them all.

    \b
    Examples:
      roundhouse serve --open
      roundhouse serve --host 0.0.0.0 --port 8080
      roundhouse serve --host 0.0.0.0 --database postgresql://user@host/roundhouse
      roundhouse serve --config roundhouse.toml --limits-chat 500 --check
    """
    named = {name.replace("__", "."): value for name, value in given.items()}
    if check:
        show_settings(named, config)
    else:
        run(config, open_it, **named)


def run(config: Path | None, open_it: bool, **given: Any) -> None:
    """Start the server and tell where it is."""
    try:  # only those who serve pay for loading it
        from roundhouse.server import serve as server
        from roundhouse.server.settings import Settings
    except ModuleNotFoundError as error:
        raise Trouble(f"the server needs the module {error.name}, which is not installed") from None

    def tell(addresses: list[str]) -> None:
        click.echo(f"Roundhouse is at {addresses[0]}")
        for address in addresses[1:]:
            click.echo(f"From your network: {address}")
        if len(addresses) > 1 or settings.url:
            show(server.qr_code(addresses[-1]))
        click.echo("Press Ctrl-C to stop.")
        if open_it:
            server.open_browser(addresses[0])

    settings = Settings.load(config=config, **given)
    server.serve(settings, tell)
    click.echo("Stopped. Every game is kept.")


def show_settings(given: dict[str, str | None], config: Path | None) -> None:
    """Every setting with its value and where that came from, then what is missing; nothing is made."""
    from roundhouse.server.prerequisites import lacking
    from roundhouse.server.settings import Settings, shown

    found = Settings.found(given, os.environ, config)
    rows = [(one.setting.name, shown(one), one.source) for one in found]
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    for name, value, source in rows:
        click.echo(f"{name:<{widths[0]}}  {value:<{widths[1]}}  {source}")
    missing = lacking(found, os.environ)
    click.echo("")
    for lack in missing:
        click.echo(f"{'Cannot start' if lack.fatal else 'Missing'}: {lack.text}")
    if any(lack.fatal for lack in missing):
        raise Trouble("this server would not start", FAILED)
    click.echo("This server can start.")


def show(code: str) -> None:
    """A code for phones, where the terminal has the signs for it."""
    try:
        code.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return
    click.echo(code)
