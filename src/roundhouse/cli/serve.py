"""`roundhouse serve`: play in the browser, on this machine or over a network."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from roundhouse.cli.common import FILE
from roundhouse.cli.errors import Trouble

PORT = click.IntRange(0, 65535)


@click.command()
@click.option("--host", help="The address to listen at; 0.0.0.0 serves your network.  [default: 127.0.0.1]")
@click.option("--port", type=PORT, help="The port to listen at; 0 takes a free one.  [default: 8000]")
@click.option("--database", metavar="URL", help="The database.  [default: a file in the data folder]")
@click.option("--data", type=FILE, metavar="DIR", help="The data folder, in place of the usual one.")
@click.option("--url", metavar="URL", help="The address by which others reach this server, for invite links.")
@click.option("--open/--no-open", "open_it", default=False, help="Open the browser.")
def serve(
    host: str | None,
    port: int | None,
    database: str | None,
    data: Path | None,
    url: str | None,
    open_it: bool,
) -> None:
    """Serve the games to browsers until you press Ctrl-C.

    \b
    Examples:
      roundhouse serve --open
      roundhouse serve --host 0.0.0.0 --port 8080
      roundhouse serve --host 0.0.0.0 --database postgresql://user@host/roundhouse
    """
    if url is not None and not url.startswith(("http://", "https://")):
        raise Trouble(f"the address {url!r} must begin with http:// or https://")
    run(host, port, database, data, url, open_it)


def run(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    data: Path | None = None,
    url: str | None = None,
    open_it: bool = True,
) -> None:
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
        if len(addresses) > 1 or settings.base_url:
            show(server.qr_code(addresses[-1]))
        click.echo("Press Ctrl-C to stop.")
        if open_it:
            server.open_browser(addresses[0])

    settings = Settings.load(data, database, host, port, url)
    server.serve(settings, tell)
    click.echo("Stopped. Every game is kept.")


def show(code: str) -> None:
    """A code for phones, where the terminal has the signs for it."""
    try:
        code.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return
    click.echo(code)
