"""The page on which maps of one's own are made, for games whose maps are files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import msgspec
from starlette.responses import Response

from roundhouse.core.game import Game, SetupError
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
    editor = editor_of(game.name)
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
    seen = Seen(ask, editor, game, found["values"])
    problems = [
        MapProblem(told if asked.text else seen.said(told), [*HEX.findall(said), *seen.entries(said)])
        for told, said in zip(retold, found["problems"], strict=True)
    ]
    return ask.json(MapChecked(found["text"], found["values"], problems, found["picture"]))


class Seen:
    """What is wrong with a map, by what one sees on the page instead of the keys of its file."""

    def __init__(self, ask: Ask, editor: GameEditor, game: Game, values: str) -> None:
        say = Words(ask.language, game).say
        grid, head = editor.GRID.partition(".")[0], editor.head()
        self.blocks = {f"[{grid}]": ask.say("web.maker.grid")}
        self.blocks |= {f"[{one.key.partition('.')[0]}]": ask.say("web.maker.map") for one in head}
        rules = ask.say("web.maker.field", what=ask.say("web.maker.rules"))
        self.rule, self.rules = re.compile(rf"\[{editor.RULES}\.(\w+)\]"), rules
        fields = [field for brush in editor.brushes() for field in brush.fields]
        self.fields = {f"`{one.key}`": ask.say("web.maker.field", what=say(one.word)) for one in fields}
        self.places = [brush.places for brush in editor.brushes() if brush.places]
        self.values: dict[str, object] = json.loads(values or "{}")

    def said(self, told: str) -> str:
        """The same with the words of the page."""
        for key, word in (*self.blocks.items(), *self.fields.items()):
            told = told.replace(key, word)
        return self.rule.sub(lambda found: f"{self.rules} ({found[1]})", told)

    def entries(self, told: str) -> Iterator[str]:
        """The hexes of what stands on the map and is called by its name."""
        for path in self.places:
            found: object = self.values
            for key in path.split("."):
                found = found.get(key) if isinstance(found, dict) else None
            for one in found if isinstance(found, list) else ():
                if isinstance(one, dict) and one.get("name") and f" {one['name']}: " in told:
                    yield str(one.get("at", ""))
