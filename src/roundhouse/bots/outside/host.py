"""The process in which a Python class written by others plays: it speaks the protocol for the class.

    python -m roundhouse.bots.outside.host

The first line says which class of which source, the others are those of any outside bot. What the class
prints goes to the error stream, so that it cannot get into the protocol.
"""

from __future__ import annotations

import inspect
import json
import linecache
import os
import pickle
import sys
import traceback
from base64 import b64decode
from pathlib import Path
from types import ModuleType

from roundhouse.bots.bot import Bot
from roundhouse.core.game import Game
from roundhouse.core.record import is_word

MODULE = "roundhouse_outside_bot"
Message = dict[str, object]


class Unusable(Exception):
    """A file in which there is no bot to play: one half sentence says why."""


def load_class(file: str, wanted: str, source: str) -> type[Bot]:
    """The class of a source; where no name is given, the only bot that there is."""
    module = ModuleType(MODULE)
    module.__file__ = file
    sys.modules[MODULE] = module
    sys.path.insert(0, str(Path(file).parent))  # what lies beside it can be imported
    linecache.cache[file] = len(source), None, source.splitlines(keepends=True), file
    try:
        exec(compile(source, file, "exec"), vars(module))
    except SyntaxError as error:
        raise Unusable(f"line {error.lineno}: {error.msg}") from None
    except Exception as error:
        raise Unusable(told(error, file)) from None
    found = [name for name, value in vars(module).items() if is_own_bot(value)]
    if not wanted:
        if len(found) != 1:
            raise Unusable(f"name the class, for example {Path(file).name}:{(found or ['MyBot'])[0]}")
        wanted = found[0]
    kind = getattr(module, wanted, None)
    if kind is None:
        there = f"there is {', '.join(found)}" if found else "there is no bot at all"
        raise Unusable(f"there is no class {wanted}; {there}")
    if not (inspect.isclass(kind) and issubclass(kind, Bot)):
        raise Unusable(f"{wanted} is no subclass of roundhouse.bots.bot.Bot")
    if inspect.isabstract(kind):
        raise Unusable(f"{wanted} has no method choose(self, view)")
    if not is_word(str(getattr(kind, "name", ""))):
        raise Unusable(f'{wanted} needs a name of one word, for example: name = "{wanted.lower()}"')
    return kind


def is_own_bot(value: object) -> bool:
    """Whether something is a bot that the file itself defines."""
    return inspect.isclass(value) and issubclass(value, Bot) and value.__module__ == MODULE


def told(error: BaseException, file: str) -> str:
    """An error of the class in one line, with the line of its file where it happened."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    place = f"line {lines[-1]}: " if lines else ""
    return f"{place}{type(error).__name__}: {error}"


class Player:
    """The class at play, from one game to the next."""

    def __init__(self, kind: type[Bot], file: str) -> None:
        self.kind = kind
        self.file = file
        self.game: Game | None = None
        self.bot: Bot | None = None

    def answer(self, message: Message) -> Message | None:
        """What there is to say to a message, if anything."""
        try:
            if message["type"] == "hello":
                game, seed = pickle.loads(b64decode(str(message["pickled"]))), message["seed"]
                assert isinstance(game, Game)
                assert isinstance(seed, int)
                self.game, self.bot = game, self.kind(seed)
                players, seat, options = (message[name] for name in ("players", "seat", "options"))
                assert isinstance(players, int)
                assert isinstance(seat, int)
                assert isinstance(options, dict)
                self.bot.begin(game, players, seat, options)
                return {"type": "ready"}
            if message["type"] == "choose":
                view = message["view"]
                assert self.game is not None
                assert self.bot is not None
                assert isinstance(view, dict)
                return {"move": int(self.bot.choose(self.game.load(view)))}
        except Exception as error:
            traceback.print_exc()
            return {"type": "error", "message": told(error, self.file)}
        return None


def main() -> None:
    # The protocol keeps the real output for itself; what the class prints goes to the errors.
    output = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def say(message: Message) -> None:
        output.write(json.dumps(message) + "\n")
        output.flush()

    first = json.loads(sys.stdin.readline())
    try:
        kind = load_class(first["file"], first["class"], first["source"])
    except Unusable as error:
        say({"type": "error", "message": str(error)})
        return
    say({"type": "ready", "class": kind.__name__, "name": kind.name})
    player = Player(kind, first["file"])
    for line in sys.stdin:
        answer = player.answer(json.loads(line))
        if answer is not None:
            say(answer)


if __name__ == "__main__":
    main()
