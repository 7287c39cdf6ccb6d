"""What somebody sees of a table. Every position in it went through `table.view(seat)`.

What holds still is gathered while the table is held; what takes long is drawn and said after that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import groupby
from typing import TypeVar

from msgspec import UNSET

from roundhouse.core.state import State
from roundhouse.games.registry import package_of
from roundhouse.kit.picture import GamePicture
from roundhouse.kit.routes import Routes
from roundhouse.server.tables.drawing import Part, drawn, sign
from roundhouse.server.tables.history import history
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.log import done_in_turn, log_lines
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.rows import NOBODY, OPEN, OVER
from roundhouse.server.tables.saying import RememberedWords
from roundhouse.server.tables.turns import recent_turns
from roundhouse.server.tables.undo import undo_shown
from roundhouse.server.wire import view as wire
from roundhouse.server.wire.scores import Course, ScoreLine, Scores
from roundhouse.table.secret import is_secret
from roundhouse.table.table import Table
from roundhouse.text import Words, shown_lines

INVITED = "invited"  # the kind of an open seat that takes an invitation
CACHED = 8  # views of one table that are kept drawn

T = TypeVar("T")


class View:
    """A table at one moment with one person's eyes. To be made while the table is held."""

    def __init__(self, live: LiveTable, user_id: int | None, at: int | None = None) -> None:
        self.live = live
        self.row = live.row
        self.seats = list(live.seats)
        self.table = live.table
        self.cache = live.cache
        self.user_id = user_id
        self.owner = live.is_owner(user_id)
        self.may_fork = live.may_fork(user_id)
        self.seat = live.viewer(user_id)
        self.at = live.seq if at is None else at
        self.mine = self.at == live.seq and live.acts_for(user_id, live.turn) and self.seat == live.turn
        self.may_hint = live.may_hint(user_id, self.at)
        self.undo = wire.UndoOffer()
        self.hand_over: int | None = None
        if self.table is not None:
            self.line = self.table.line(live.seq)
            self.then = self.table.line(self.at)
            self.undo = undo_shown(live, self.table, self.seat, self.line)
            self.hand_over = next_with_secrets(live, self.table) if self.mine else None

    def words(self, language: str) -> Words:
        """The words for this table."""
        return RememberedWords(language, self.live.game, names_in(language, self.seats))

    def state(self) -> State:
        """What the own seat may know of the position shown."""
        assert self.table is not None
        return self.table.view(self.seat, self.at)

    def show(
        self,
        picture: GamePicture,
        language: str,
        have: Collection[str],
        log_from: int,
        marks: Mapping[int, str],
        described: bool,
    ) -> wire.View:
        """The whole view; the table in words only if somebody reads it."""
        row, game = self.row, self.live.game
        shown = wire.View(
            table=row.id,
            game=game.name,
            title=self.live.title,
            house=row.house,
            owner=self.owner,
            may_fork=self.may_fork,
            may_hint=self.may_hint,
            seq=row.seq,
            at=self.at,
            seat=self.seat,
            status=row.status,
            mine=self.mine,
            hand_over=self.hand_over,
            turn=NOBODY,
            over=False,
            players=[],
        )
        if self.table is None:
            names = names_in(language, self.seats)
            shown.players = self.players(picture, names, NOBODY, [0] * len(self.seats), [], marks)
            return shown
        words, state = self.words(language), self.state()
        shown.turn = state.seat
        shown.over = state.over
        points, out = state.scores().totals(), state.out()
        shown.players = self.players(picture, words.names, state.seat, points, out, marks)
        for player in shown.players:
            player.numbers = self.numbers(picture, state, player.seat, words)
        shown.progress = progress(state, words)
        shown.line = self.line
        shown.prompt = "" if state.over else words.prompt(state)
        shown.help = anchor(state)
        routes = picture.routes(state) if self.mine else None
        shown.choices = choices(state, state.legal(), picture, words, routes) if self.mine else []
        shown.routes = None if routes is None else routes_shown(state, routes, words)
        shown.families = families(shown.choices, words)
        amount = picture.in_money("{n}")
        if amount is not None and any(one.price is not UNSET for one in shown.choices):
            shown.money, shown.spent = words.say(amount), picture.spent(state)
            shown.left, shown.starts = picture.left(state), picture.starts(state)
        shown.done = done_in_turn(self.table, self.then, state, words.say)
        shown.pictures = [part.show(have) for part in self.drawn(picture, state, words)]
        shown.log = log_lines(self.table, self.then, words, log_from, self.cache)
        shown.turns = recent_turns(self.table, self.then, self.seat, picture, words, self.cache)
        shown.undo = self.undo
        shown.description = self.description(picture, state, words) if described else []
        shown.commitment = self.table.commitment
        if row.status == OVER:
            shown.seed = row.seed
        if state.over:
            shown.scores = self.scores(picture, state, words)
        return shown

    def drawn(self, picture: GamePicture, state: State, words: Words) -> list[Part]:
        """The picture."""
        return self.once("drawn", words.language, lambda: drawn(picture, state, self.seat, words.say))

    def description(self, picture: GamePicture, state: State, words: Words) -> list[str]:
        """The picture in words."""
        return self.once("said", words.language, lambda: picture.description(state, self.seat, words.say))

    def once(self, what: str, language: str, make: Callable[[], T]) -> T:
        """Something that takes long, made once for all who see the same."""
        key = (what, self.at, self.seat, language)
        with self.live.drawing:  # when many come at once, one draws
            found = self.cache.get(key)
            if found is None:
                found = make()
                keep(self.cache, key, found)
        return found  # type: ignore[return-value]  # nobody else uses this key

    def players(
        self,
        picture: GamePicture,
        names: list[str],
        turn: int,
        points: list[int],
        out: list[int],
        marks: Mapping[int, str],
    ) -> list[wire.Player]:
        """Who sits around the table."""
        return [
            wire.Player(
                seat=chair.seat,
                name=names[chair.seat],
                kind=INVITED if chair.kind == OPEN and not self.row.listed else chair.kind,
                bot=chair.bot,
                left=chair.left,
                own=chair.user_id is not None and chair.user_id == self.user_id,
                colour=f"p{chair.seat}",
                letter=sign(picture, chair.seat),
                score=points[chair.seat],
                turn=chair.seat == turn,
                out=chair.seat in out,
                me=chair.seat == self.seat,
                thinking=marks.get(chair.seat) == "thinking",
                failed=marks.get(chair.seat) == "failed",
                held=marks.get(chair.seat) == "held",
                home=picture.home(chair.seat),
            )
            for chair in self.seats
        ]

    def numbers(self, picture: GamePicture, state: State, owner: int, words: Words) -> list[wire.Number]:
        """What is always in sight of a player."""
        return [
            wire.Number(one.name, one.figure, one.means, one.symbol)
            for one in picture.numbers(state, owner, words.say)
        ]

    def scores(self, picture: GamePicture, state: State, words: Words) -> Scores:
        """The score sheet in the end, and how it came to it, turn by turn."""
        assert self.table is not None
        assert words.game_words is not None
        sheet = state.scores()
        label = words.game_words.score_line
        key = ("history", self.at, words.language)
        course = self.cache.get(key)
        if not isinstance(course, Course):
            course = history(self.table, self.then, picture, words.say)
            keep(self.cache, key, course)
        return Scores(
            lines=[ScoreLine(line, words.say(label(line)), sheet.line(line)) for line in shown_lines(state)],
            totals=sheet.totals(),
            winners=state.winners(),
            places=state.places(),
            ending=words.ending(state),
            course=course,
        )


def keep(cache: dict[tuple[object, ...], object], key: tuple[object, ...], value: object) -> None:
    """Put something into a cache; what came first goes first."""
    cache[key] = value
    kept = [other for other in list(cache) if other[0] == key[0]]
    for other in kept[: len(kept) - CACHED]:
        cache.pop(other, None)


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


def progress(state: State, words: Words) -> str:
    """How far the game has come, if the game tells."""
    assert words.game_words is not None
    told = None if state.over else words.game_words.progress(state)
    return "" if told is None else words.say(told)


def anchor(state: State) -> str:
    """The passage of the game's guide that governs the open question."""
    return "" if state.over else package_of(state.game.name).guide().anchor_for(state.decision.name, state)


def next_with_secrets(live: LiveTable, table: Table) -> int | None:
    """The person to decide, if several share a screen and the question shows what the others may not know."""
    if not live.row.house or len(live.people()) < 2 or live.last_person() == live.turn:
        return None
    return live.turn if is_secret(table.state) else None
