"""What a process with limits makes of strangers' files: components, recorded games, maps in the making."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from roundhouse.core.game import SetupError
from roundhouse.core.message import Argument, Message
from roundhouse.core.record import RecordError
from roundhouse.core.record_reader import read
from roundhouse.core.replay import replay_all
from roundhouse.games.registry import GAMES, open_game, package_of
from roundhouse.kit.editor import GameEditor
from roundhouse.kit.files.texts import parse_toml
from roundhouse.server.tables.open_games import opened
from roundhouse.text import Words

COMPONENTS, RECORDING, MAP = "components", "recording", "map"
OWN = "roundhouse record"  # so a record of our own begins


def components(game: str, text: str) -> str:
    """Nothing, if an owner's components are sound."""
    opened(game, text)
    return ""


def recording(name: str, asked: str) -> str:
    """The record of a game: our own, or made from one recorded elsewhere; every move is played again.

    `asked` is JSON: the `text` of a file, and the `language` of what is wrong with it. `name` is that of one
    game in a file of several; nothing, if there is only one.
    """
    given = json.loads(asked)
    text, language = given["text"].lstrip("\ufeff"), given["language"]
    try:
        return own_record(text, language) if text.startswith(OWN) else elsewhere(name, text, language)
    except RecordError as error:
        raise SetupError(error.told("")) from None
    except ValueError as error:
        raise SetupError(str(error)) from None


def own_record(text: str, language: str) -> str:
    """A record of ours, if it holds."""
    record = read(text)
    if record.game not in GAMES:
        args: dict[str, Argument] = {"name": record.game, "names": ", ".join(GAMES)}
        raise SetupError(Words(language).say(Message("web.open.other_game", args)))
    game = package_of(record.game).open_as(record.components, record.rules)
    try:
        replay_all(record, game)
    except RecordError as error:
        reason = "" if error.reason is None else Words(language, game).say(error.reason)
        raise SetupError(error.told(reason)) from None
    return record.write()


def elsewhere(name: str, text: str, language: str) -> str:
    """The record of a game in another notation, by the first game that reads such."""
    for each in GAMES:
        oracle = package_of(each).oracle()
        if oracle is not None:
            game = open_game(each)
            found = oracle.imported(text, "game", game, Words(language, game).say, name or None)
            if len(found) > 1:
                names = Message("web.open.several", {"names": ", ".join(found)})
                raise SetupError(Words(language).say(names))
            return next(iter(found.values())).write()
    raise SetupError(Words(language).say(Message("web.open.no_reader")))


def map_file(name: str, asked: str) -> str:
    """A map as a file and as values, with all that is wrong with it, or with its picture.

    `asked` is JSON: the `text` of a file, or its `values`, with `rules` as they are written
    if those were changed, and the `language` of the words in the picture.
    """
    editor = package_of(name).editor()
    if editor is None:
        raise SetupError(f"{name} has no editor for maps")
    given = json.loads(asked)
    text, values = given["text"], None
    try:
        if given["values"]:
            values = json.loads(given["values"])
            if not isinstance(values, dict):
                raise SetupError("the values of a file are a table")
            if given["rules"] is not None:
                values[editor.RULES] = parse_toml(given["rules"], editor.RULES)
            text = editor.written(values)
        else:
            values = editor.read(text)
        found = editor.checked(text, Words(given["language"], open_game(name)).say)
        told = {"problems": found.problems, "picture": found.picture}
    except ValueError as error:
        told = {"problems": str(error).splitlines(), "picture": ""}
        values = values if text else None  # what could not even be written is not taken over
    if values is not None and not fits(editor, values):
        values = None  # no page could draw it
    return json.dumps({"text": text, "values": "" if values is None else json.dumps(values), **told})


def fits(editor: GameEditor, values: dict[str, object]) -> bool:
    """Whether there is a grid of hexes, and not larger than any can be."""
    grid: object = values
    for key in editor.GRID.split("."):
        grid = grid.get(key) if isinstance(grid, dict) else None
    if not isinstance(grid, list) or not all(isinstance(one, str) for one in grid):
        return False
    columns, rows = editor.MOST
    known = {editor.OFF, *(brush.letter for brush in editor.brushes())}
    return (
        len(grid) <= columns and all(len(one) <= rows for one in grid) and not known.isdisjoint("".join(grid))
    )


READERS: Final[dict[str, Callable[[str, str], str]]] = {
    COMPONENTS: components,
    RECORDING: recording,
    MAP: map_file,
}


def read_file(what: str, game: str, text: str) -> str:
    """What there is to know of a file; SetupError with what is wrong."""
    return READERS[what](game, text)
