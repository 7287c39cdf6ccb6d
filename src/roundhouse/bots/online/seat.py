"""One seat at a server's table: its position is rebuilt from what the seat may know, and a bot decides."""

from __future__ import annotations

import tempfile
from pathlib import Path
from secrets import randbits, token_hex
from typing import Any

from roundhouse.bots.bot import Bot
from roundhouse.bots.makers import Maker
from roundhouse.bots.online.connection import Connection, Declined
from roundhouse.bots.outside.seat import Outside
from roundhouse.core.game import Game
from roundhouse.games.registry import GAMES, open_game

STALE = 409


class OnlineSeat:
    """A bot at one table. To be used by one thread at a time."""

    def __init__(self, connection: Connection, maker: Maker, table: str) -> None:
        self.connection = connection
        self.maker = maker
        self.path = f"/tables/{table}"
        self.name = token_hex(8)  # in the keys of its moves
        self.game: Game | None = None
        self.bot: Bot | None = None

    def go_on(self) -> dict[str, Any]:
        """Play for as long as it is for the bot to decide; tells the position after that."""
        while True:
            position = self.connection.get(self.path + "/position")
            if position["asked"] not in (None, position["seat"]) and position["seat"] >= 0:
                self.agree()
            elif not position["mine"]:
                return position
            else:
                self.play(position)

    def play(self, position: dict[str, Any]) -> None:
        """Decide once. A move that comes too late is thought about again."""
        game, bot = self.begun(position)
        view = game.load(position["view"])
        legal: list[int] = position["legal"]
        code = legal[0] if len(legal) == 1 else bot.choose(view)
        move: dict[str, object] = {
            "move": code,
            "at": position["seq"],
            "key": f"{self.name}-{position['seq']}",
        }
        try:
            self.connection.post(self.path + "/moves", move)
        except Declined as declined:
            if declined.status != STALE:
                raise

    def agree(self) -> None:
        """A bot has nothing against moves being taken back."""
        try:
            self.connection.post(self.path + "/undo/answer", {"agree": True})
        except Declined as declined:
            if declined.key != "reason.nothing_asked":  # somebody has thought better of it
                raise

    def begun(self, position: dict[str, Any]) -> tuple[Game, Bot]:
        """The game and the bot, which begins with its first decision."""
        if self.game is None or self.bot is None:
            self.game = game_of(self.connection, self.path, position)
            self.bot = self.maker(randbits(64))
            if isinstance(self.bot, Outside):
                self.bot.begin(self.game, position["players"], position["seat"], position["options"])
        return self.game, self.bot

    def end(self, position: dict[str, Any] | None = None) -> None:
        """Let go of the bot; it is told how the game ended, if it did."""
        if isinstance(self.bot, Outside):
            if position is not None and position["status"] == "over":
                self.bot.finish(position["scores"], position["winners"])
            self.bot.close()
        self.bot = None

    @property
    def fault(self) -> str:
        """Why a bot written by others plays at random from now on, if it does."""
        return self.bot.fault if isinstance(self.bot, Outside) else ""


def plays(about: dict[str, Any]) -> bool:
    """Whether this Roundhouse knows the game of an invitation, by rules of that revision."""
    if about["game"] not in GAMES:
        return False
    game = open_game(about["game"])
    return bool(game.oldest <= about["revision"] <= game.newest)


def game_of(connection: Connection, path: str, about: dict[str, Any]) -> Game:
    """The very game of a table: with its components, by the rules of its day."""
    game = open_game(about["game"])
    if game.components_digest != about["components"]:
        text = connection.get(path + "/components")["text"]
        with tempfile.TemporaryDirectory(prefix="roundhouse-") as folder:
            file = Path(folder) / "components.toml"
            file.write_text(text, encoding="utf-8")
            game = open_game(about["game"], file)
    return game.under(about["revision"])
