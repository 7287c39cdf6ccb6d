"""A position drawn and said for one seat: all that depends on what the seat may know, and on nothing else.

It is the part of a view that takes long. Those who know the same share it, and it may be made in another
process (`thinking/artists.py`): what goes there and comes back is plain data.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby

import msgspec
from msgspec import UNSET, Struct, field
from msgspec.structs import replace

from roundhouse.core.state import State
from roundhouse.games.registry import package_of
from roundhouse.kit.orders import up_to_word
from roundhouse.kit.picture import GamePicture
from roundhouse.kit.routes import Routes
from roundhouse.server.tables.drawing import Mark, Part, drawn
from roundhouse.server.wire import view as wire
from roundhouse.text import Words


@dataclass(frozen=True, slots=True)
class Sight:
    """What a scene is made from: a view, whose eyes see it, whether they are asked, and names."""

    view: State
    eyes: int
    asked: bool
    language: str
    names: Sequence[str]
    known: Collection[Mark] = ()  # parts of the picture that whoever asks has already

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for all who see the same, and only for them."""
        known = sha256(msgspec.json.encode(self.view.dump())).digest()
        return known, self.eyes, self.asked, self.language


class Scene(Struct):
    """What is seen of a position."""

    turn: int
    over: bool
    points: list[int]
    out: list[int]
    numbers: list[list[wire.Number]]  # by seat
    parts: list[Part]
    progress: str = ""
    prompt: str = ""
    help: str = ""
    choices: list[wire.Choice] = field(default_factory=list)
    families: dict[str, str] = field(default_factory=dict)
    routes: wire.Routes | None = None
    up_to: wire.UpTo | None = None
    money: str = ""
    spent: int = 0
    left: int | None = None
    starts: list[str] = field(default_factory=list)


def sight(picture: GamePicture, view: State, seat: int, asked: bool, words: Words) -> Sight:
    """What a seat's scene is made from: seats that know and are shown the same have the same eyes."""
    return Sight(view, seat if asked else picture.eyes(view, seat), asked, words.language, words.names)


def scene(picture: GamePicture, seen: Sight, words: Words) -> Scene:
    """Draw and say it."""
    state, say = seen.view, words.say
    made = Scene(
        turn=state.seat,
        over=state.over,
        points=state.scores().totals(),
        out=state.out(),
        numbers=[
            [
                wire.Number(one.name, one.figure, one.means, one.symbol)
                for one in picture.numbers(state, owner, say)
            ]
            for owner in range(state.players)
        ],
        parts=drawn(picture, state, seen.eyes, words),
        progress=progress(state, words),
        prompt="" if state.over else words.prompt(state),
        help=anchor(state),
    )
    if not seen.asked:
        return made
    routes = picture.routes(state)
    made.choices = choices(state, state.legal(), picture, words, routes)
    made.routes = None if routes is None else routes_shown(state, routes, words)
    made.families = families(made.choices, words)
    made.up_to = up_to(state, words)
    amount = picture.in_money("{n}")
    if amount is not None and any(one.price is not UNSET for one in made.choices):
        made.money, made.spent = say(amount), picture.spent(state)
        made.left, made.starts = picture.left(state), picture.starts(state)
    return made


def without_known(made: Scene, seen: Sight) -> Scene:
    """A scene as it is sent to whoever asked for it from another process: what they have is only named."""
    made.parts = [replace(part, svg="") if part.mark in seen.known else part for part in made.parts]
    return made


def choices(
    state: State, legal: Iterable[int], picture: GamePicture, words: Words, routes: Routes | None = None
) -> list[wire.Choice]:
    """Legal moves: what each is, where it is, and what it costs; of one place, the best first."""
    assert words.game_words is not None
    moves = state.game.moves
    made: list[wire.Choice] = []
    found = [(move, picture.targets(state, move)) for move in legal]
    for _, here in groupby(found, key=lambda one: one[1][:1]):
        for move, targets in sorted(here, key=lambda one: -picture.worth(state, one[0])):
            kind, price = moves.block(move).name, picture.price(state, move)
            heading, short = words.under_heading(state, move)
            paid = UNSET if price is None else price
            label = words.label(state, move)
            made.append(wire.Choice(moves.text(move), label, targets, kind, heading, short, paid))
            number = words.game_words.number(state, move)
            made[-1].number = UNSET if number is None else number
            if routes is not None and move in routes.forced:
                made[-1].then = [moves.text(after) for after in routes.forced[move]]
    return made


def routes_shown(state: State, routes: Routes, words: Words) -> wire.Routes:
    """Moves in a row that are one answer; what their lines have in common is sent once."""
    text, legs = state.game.moves.text, dict[str, int]()
    offered = [
        wire.Route(
            moves=[text(move) for move in route.moves],
            start=route.start,
            end=route.end,
            what=words.say(route.what),
            where=words.say(route.where),
            note=words.say(route.note),
            gains=list(route.gains),
            legs=[legs.setdefault(leg, len(legs)) for leg in route.legs],
        )
        for route in routes.offered
    ]
    return wire.Routes(words.say(routes.title), offered, list(legs), routes.left)


def families(choices: list[wire.Choice], words: Words) -> dict[str, str]:
    """What the kinds of these choices are called, as far as the game has a name for them."""
    assert words.game_words is not None
    named = {kind: words.game_words.family(kind) for kind in dict.fromkeys(one.kind for one in choices)}
    return {kind: words.say(name) for kind, name in named.items() if name is not None}


def up_to(state: State, words: Words) -> wire.UpTo | None:
    """The order by which one answers up to a number, if the game knows one for the open question."""
    orders = package_of(state.game.name).orders()
    name = None if orders is None else orders.up_to(state)
    return None if name is None else wire.UpTo(name, words.say(up_to_word(name, "{n}")))


def progress(state: State, words: Words) -> str:
    """How far the game has come, if the game tells."""
    assert words.game_words is not None
    told = None if state.over else words.game_words.progress(state)
    return "" if told is None else words.say(told)


def anchor(state: State) -> str:
    """The passage of the game's guide that governs the open question."""
    return "" if state.over else package_of(state.game.name).guide().anchor_for(state.decision.name, state)
