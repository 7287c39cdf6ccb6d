"""The page on which maps of one's own are made, for games whose maps are files."""

from __future__ import annotations

import json
import re

import msgspec
from starlette.responses import Response

from roundhouse.core.game import SetupError
from roundhouse.core.message import Reason
from roundhouse.games.registry import package_of
from roundhouse.kit.editor import Field, GameEditor
from roundhouse.kit.words import Say
from roundhouse.server.http.games import shipped
from roundhouse.server.http.own_files import Retold
from roundhouse.server.http.refusals import NotFound, Told
from roundhouse.server.http.render import embedded, render
from roundhouse.server.http.request import Ask
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.thinking.files import MAP
from roundhouse.server.thinking.uploads import Unreadable
from roundhouse.server.wire.map_maker import MapBrush, MapChecked, MapField, MapKit, MapProblem, MapRule
from roundhouse.text import Words

HEX = re.compile(r"\b[A-Z]{1,2}[1-9][0-9]?\b")


class MapAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A map as the text of a file, or as its values (JSON) where they were changed."""

    text: str = ""
    values: str = ""
    rules: str | None = None  # the rules as they are written, if those were changed
    name: str = ""  # of the file, if one is opened


def editor_of(name: str) -> GameEditor:
    """The editor of a game; NotFound if its maps are no files."""
    editor = package_of(shipped(name).name).editor()
    if editor is None:
        raise NotFound
    return editor


def maker_page(ask: Ask) -> Response:
    """GET /maps/GAME: the editor, with a small map to begin with."""
    game = shipped(ask.param("game"))
    editor = editor_of(game.name)
    kit = kit_of(game.name, editor, Words(ask.language, game).say)
    return render(
        ask,
        "maker",
        game={"name": game.name, "title": game.title},
        kit_json=embedded(kit),
        start_json=embedded(editor.start()),
    )


def kit_of(name: str, editor: GameEditor, say: Say) -> MapKit:
    """What maps are made of, in words."""

    def shown(field: Field) -> MapField:
        least, most = field.number or (None, None)
        choices = [(value, say(word)) for value, word in field.choices]
        return MapField(field.key, say(field.word), least, most, choices)

    return MapKit(
        name,
        editor.GRID,
        editor.RULES,
        editor.OFF,
        *editor.MOST,
        [shown(field) for field in editor.head()],
        [
            MapBrush(
                one.letter, say(one.word), one.colour, one.places, [shown(field) for field in one.fields]
            )
            for one in editor.brushes()
        ],
        [
            MapRule(one.name, say(one.means), say(one.map), one.example, say(one.subject))
            for one in editor.rules()
        ],
    )


def check_map(ask: Ask, asked: MapAsked) -> Response:
    """POST /maps/GAME/check: what there is to say of a map; it is read like any stranger's file."""
    game = shipped(ask.param("game"))
    editor_of(game.name)
    sent = json.dumps(
        {"text": asked.text, "values": asked.values, "rules": asked.rules, "language": ask.language}
    )
    try:
        with ask.site.uploading.passed():
            found = json.loads(ask.site.uploads.ask(MAP, game.name, sent))
    except Unreadable:
        raise Refused(Reason("server.error.unreadable")) from None
    except SetupError as error:
        raise Told(error) from None
    called = asked.name or ask.say("web.maker.file_name")
    retold = Retold(game, ask.language).lines("\n".join(found["problems"]), called)
    problems = [
        MapProblem(told, HEX.findall(said)) for told, said in zip(retold, found["problems"], strict=True)
    ]
    return ask.json(MapChecked(found["text"], found["values"], problems, found["picture"]))
