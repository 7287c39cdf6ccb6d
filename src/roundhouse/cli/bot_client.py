"""`roundhouse bot-client`: lets a bot play at the tables of a server."""

from __future__ import annotations

import click

from roundhouse.bots.command_line import maker
from roundhouse.cli.bots import A_BOT, BotCommand, checked
from roundhouse.cli.errors import Trouble
from roundhouse.games.registry import GAMES


@click.command("bot-client", cls=BotCommand)
@click.option("--url", required=True, metavar="URL", help="The address of the server.")
@click.option(
    "--token",
    required=True,
    envvar="ROUNDHOUSE_TOKEN",
    metavar="TOKEN",
    help="The token of a bot account, from the profile page; or in ROUNDHOUSE_TOKEN.",
)
@click.option("--bot", "bot", required=True, metavar="BOT", help=f"Who plays: {A_BOT}.")
@click.option(
    "--game", "games", multiple=True, metavar="GAME", help="Play only this; may be given several times."
)
@click.option("--tables", "most", type=click.IntRange(1, 40), default=4, show_default=True, help="At once.")
@click.option(
    "--seconds", type=click.FloatRange(0.1), default=10.0, show_default=True, help="For a decision."
)
def bot_client(url: str, token: str, bot: str, games: tuple[str, ...], most: int, seconds: float) -> None:
    """Let a bot play at the tables of a server until you press Ctrl-C.

    \b
    Examples:
      roundhouse bot-client --url http://127.0.0.1:8000 --token rh_... --bot greedy
      roundhouse bot-client --url https://games.example --bot my_bot.py:MyBot --game {game}
    """
    try:
        from roundhouse.bots.online.client import BotClient
        from roundhouse.bots.online.connection import Connection, Declined
    except ModuleNotFoundError as error:
        raise Trouble(f"bots at a server need the module {error.name}, which is not installed") from None
    for name in games:
        if name not in GAMES:
            raise Trouble(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    if not url.startswith(("http://", "https://")):
        raise Trouble(f"the address {url!r} must begin with http:// or https://")
    made = maker(checked(bot), seconds)
    connection = Connection(url, token, click.echo)
    try:
        account = connection.get("/account")
        if not account["bot"]:
            raise Trouble(f"{account['name']} is no bot account; make one on your profile page")
        click.echo(f"{account['name']} is at {url}. Press Ctrl-C to stop.")
        BotClient(connection, made, games or GAMES, most, click.echo).run()
    except Declined as declined:
        raise Trouble(str(declined)) from None
    except KeyboardInterrupt:
        connection.close()
    click.echo("Stopped. Its games wait for it.")
