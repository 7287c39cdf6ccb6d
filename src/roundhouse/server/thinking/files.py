"""What a process with limits makes of strangers' files: components, recorded games, maps in the making."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from roundhouse.core.game import SetupError
from roundhouse.core.record import RecordError
from roundhouse.core.record_reader import read
from roundhouse.core.replay import replay_all
from roundhouse.games.registry import GAMES, open_game, package_of
from roundhouse.kit.files.texts import parse_toml
from roundhouse.server.tables.open_games import opened
from roundhouse.text import FALLBACK, Words

COMPONENTS, RECORDING, MAP = "components", "recording", "map"
OWN = "roundhouse record"  # so a record of our own begins


def components(game: str, text: str) -> str:
    """Nothing, if an owner's components are sound."""
    opened(game, text)
    return ""


def recording(name: str, text: str) -> str:
    """The record of a game: our own, or made from one recorded elsewhere; every move is played again.

    `name` is that of one game in a file of several; nothing, if there is only one.
    """
    try:
        if text.lstrip("\ufeff").startswith(OWN):
            return own_record(text)
        return recorded_elsewhere(name, text)
    except RecordError as error:
        raise SetupError(
            error.told("" if error.reason is None else Words(FALLBACK).say(error.reason))
        ) from None
    except ValueError as error:
        raise SetupError(str(error)) from None


def own_record(text: str) -> str:
    """A record of ours, if it holds."""
    record = read(text.lstrip("\ufeff"))
    if record.game not in GAMES:
        raise SetupError(f"it is a record of {record.game!r}; there is {', '.join(GAMES)}")
    game = package_of(record.game).open_as(record.components, record.rules)
    try:
        replay_all(record, game)
    except RecordError as error:
        raise SetupError(
            error.told("" if error.reason is None else Words(FALLBACK, game).say(error.reason))
        ) from None
    return record.write()


def recorded_elsewhere(name: str, text: str) -> str:
    """The record of a game in another notation, by the first game that reads such."""
    for each in GAMES:
        oracle = package_of(each).oracle()
        if oracle is not None:
            game = open_game(each)
            found = oracle.imported(text, "game", game, Words(FALLBACK, game).say, name or None)
            if len(found) > 1:
                raise SetupError(f"there are several games in it, name one of them: {', '.join(found)}")
            return next(iter(found.values())).write()
    raise SetupError("no game here reads games recorded elsewhere")


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
    return json.dumps({"text": text, "values": "" if values is None else json.dumps(values), **told})


READERS: Final[dict[str, Callable[[str, str], str]]] = {
    COMPONENTS: components,
    RECORDING: recording,
    MAP: map_file,
}


def read_file(what: str, game: str, text: str) -> str:
    """What there is to know of a file; SetupError with what is wrong."""
    return READERS[what](game, text)
