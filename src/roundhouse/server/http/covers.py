"""Covers: a game as it is set up with some options, drawn small, in a page or as a file of its own."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import sha256
from urllib.parse import urlencode
from xml.etree import ElementTree

from starlette.responses import Response

from roundhouse.core.game import SetupError
from roundhouse.drawing import picture_of
from roundhouse.kit.picture import SHEET
from roundhouse.server.http.games import shipped
from roundhouse.server.http.refusals import NotFound
from roundhouse.server.http.request import Ask
from roundhouse.server.http.static import FOREVER
from roundhouse.table.table import SPECTATOR
from roundhouse.text import Words, languages

SEED = 7
SPACE = "http://www.w3.org/2000/svg"
SVG = f"{{{SPACE}}}"
PICKS = re.compile(r'<g id="[^"]*"(?= class="pick)')  # ids would stand twice on a page with several covers
USED = re.compile(r"#([\w+-]+)")  # drawings, by their names
CLASSES = re.compile(r'class="([^"]*)"')
NAMED = re.compile(r"(?<!:not\()\.([\w-]+)")
RULE = re.compile(r"[^{}]+\{[^{}]*\}")
BOX = re.compile(r'viewBox="([^"]*)"')

ElementTree.register_namespace("", SPACE)

Chosen = tuple[tuple[str, str], ...]  # options with their choices, all of them


def drawn(name: str, chosen: Chosen, language: str, beside: str = "") -> tuple[str, str]:
    """The sheet of drawings, and what stands for the game: its cover, or the first part of its picture.

    Covers that are shown beside it on a page take their drawings from the same sheet.
    """
    game, picture = shipped(name), picture_of(name)
    options = game.complete(dict(chosen))
    view = game.new(game.seats(options)[1], SEED, options).seen_by(SPECTATOR)
    say = Words(language, game).say
    parts = picture.pictures(view, SPECTATOR, say)
    sheet = parts.pop(SHEET, "")
    shown = picture.cover(view, say) or next(iter(parts.values()), "")
    shown = PICKS.sub("<g", shown)
    return needed(sheet, shown + beside), shown


def needed(sheet: str, shown: str) -> str:
    """The sheet without the drawings that are neither shown nor used by one that is."""
    if not sheet:
        return ""
    root = ElementTree.fromstring(sheet)
    loose = {one: holder for holder in root.iter() for one in holder if holder.tag == f"{SVG}defs"}
    texts = {one.get("id", ""): ElementTree.tostring(one, encoding="unicode") for one in loose}
    used: set[str] = set()
    waiting = [shown]
    while waiting:
        found = set(USED.findall(waiting.pop())) & texts.keys() - used
        used |= found
        waiting += [texts[name] for name in found]
    for one, holder in loose.items():
        if one.get("id", "") not in used:
            holder.remove(one)
    return ElementTree.tostring(root, encoding="unicode")


@lru_cache(maxsize=256)
def standing_alone(name: str, chosen: Chosen, language: str) -> str:
    """A cover as a file, with the rules of style that it needs; in dark as well as in light."""
    sheet, shown = drawn(name, chosen, language)
    picture = picture_of(name)
    classes = {word for found in CLASSES.findall(sheet + shown) for word in found.split()}
    rules = [found for rule in RULE.findall(picture.STYLE) if (found := rule_for(classes, rule))]
    dark = f"@media (prefers-color-scheme: dark) {{ :root {{ {picture.DARK_PROPERTIES} }} }}"
    box = BOX.search(shown)
    room = f' viewBox="{box[1]}"' if box else ""
    head = f'<svg xmlns="{SPACE}"{room}>'
    return f"{head}<style>{''.join(rules)}{dark}</style>{sheet}{shown}</svg>"


def rule_for(classes: set[str], rule: str) -> str:
    """A rule of style for those of its selectors that meet anything; nothing, if none does."""
    selectors, body = rule.split("{", 1)
    meeting = [one for one in selectors.split(",") if set(NAMED.findall(one)) <= classes]
    return ",".join(meeting) + "{" + body if meeting else ""


def cover_address(name: str, options: dict[str, str], language: str) -> str:
    """Where a cover is found; the address changes with it, so a browser keeps it for good."""
    svg = standing_alone(name, tuple(options.items()), language)
    chosen = {f"option.{option}": choice for option, choice in options.items()}
    query = {**chosen, "language": language, "v": sha256(svg.encode()).hexdigest()[:12]}
    return f"/games/{name}/cover.svg?{urlencode(query)}"


def cover_svg(ask: Ask) -> Response:
    """GET /games/GAME/cover.svg."""
    game, asked = shipped(ask.param("game")), ask.request.query_params
    language = asked.get("language", "")
    chosen = {option.name: asked.get(f"option.{option.name}", option.choices[0]) for option in game.options}
    try:
        options = game.complete(chosen)
    except SetupError:
        raise NotFound from None
    if language not in languages():
        raise NotFound
    svg = standing_alone(game.name, tuple(options.items()), language)
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": FOREVER})
