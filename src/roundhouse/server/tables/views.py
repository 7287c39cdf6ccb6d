"""What somebody sees of a table. Every position in it went through `table.view(seat)`.

What holds still is gathered while the table is held; what takes long is drawn and said after that.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from roundhouse.core.state import NOBODY, State
from roundhouse.kit.picture import GamePicture
from roundhouse.server.metrics import Kept
from roundhouse.server.tables import lessons
from roundhouse.server.tables.clocks import replaceable_from
from roundhouse.server.tables.drawing import sign
from roundhouse.server.tables.game_clock import GameClock
from roundhouse.server.tables.history import history
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.log import done_in_turn, log_lines
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.orders import by_rote
from roundhouse.server.tables.quiet_hours import QuietHours
from roundhouse.server.tables.saying import RememberedWords
from roundhouse.server.tables.scene import Scene, Sight, scene, sight
from roundhouse.server.tables.stored_table import OPEN, OVER, SeatRow
from roundhouse.server.tables.turn_lines import recent_turns
from roundhouse.server.tables.undo import undo_shown
from roundhouse.server.wire import view as wire
from roundhouse.server.wire.scores import Course, ScoreLine, Scores
from roundhouse.table.secret_question import is_secret
from roundhouse.table.table import SPECTATOR, Table
from roundhouse.text import Words, shown_lines

INVITED = "invited"  # the kind of an open seat that takes an invitation
KEPT = Kept("drawings")
MOST_PAUSES = 14  # of somebody's time that are told
CACHED = 8  # courses and hints of one table that are kept

Draw = Callable[[GamePicture, Sight, Words], Scene]


class Looker(NamedTuple):
    """All by which one person's view of a moment differs from another's."""

    seat: int  # with whose eyes
    own: tuple[int, ...]  # the seats that are theirs
    owner: bool
    may_fork: bool
    may_hint: bool
    mine: bool  # whether they are asked
    at: int
    since: int | None = None  # how many entries they had seen before they were away


def looker(live: LiveTable, user_id: int | None, at: int | None = None, since: int | None = None) -> Looker:
    """Somebody who looks at a table that is held, at the newest position or after so many entries."""
    seat, when = live.viewer(user_id), live.seq if at is None else at
    return Looker(
        seat=seat,
        own=tuple(
            chair.seat for chair in live.seats if chair.user_id is not None and chair.user_id == user_id
        ),
        owner=live.is_owner(user_id),
        may_fork=live.may_fork(user_id),
        may_hint=live.may_hint(user_id, when),
        mine=when == live.seq
        and live.row.abandoned is None
        and live.acts_for(user_id, live.turn)
        and seat == live.turn,
        at=when,
        since=since if live.seat_of(user_id) != SPECTATOR else None,
    )


class View:
    """A table at one moment with one person's eyes. To be made while the table is held."""

    def __init__(self, live: LiveTable, looker: Looker) -> None:
        self.live = live
        self.row = live.row
        self.seats = list(live.seats)
        self.table = live.whole()
        self.cache = live.cache
        self.scenes = live.scenes
        self.shown = live.shown_to(looker.own or (looker.seat,))
        self.looker = looker
        self.seat, self.at, self.mine = looker.seat, looker.at, looker.mine
        self.by_rote = partial(by_rote, live, self.seat)
        self.clock = None if live.clock is None else clock_shown(live.clock, live.quiet)
        self.bot_from = replaceable_from(live)
        self.unattended = dict(live.unattended)
        self.undo = wire.UndoOffer()
        self.hand_over: int | None = None
        self.since: int | None = None
        if self.table is not None:
            self.line = self.table.line(live.seq)
            self.then = self.table.line(self.at)
            if looker.since is not None and self.then and self.then[-1] > looker.since:
                self.since = looker.since
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
        draw: Draw = scene,
    ) -> wire.View:
        """The whole view; the table in words only if somebody reads it."""
        row, game = self.row, self.live.game
        shown = wire.View(
            table=row.id,
            game=game.name,
            title=self.live.title,
            house=row.house,
            owner=self.looker.owner,
            may_fork=self.looker.may_fork,
            may_hint=self.looker.may_hint,
            seq=row.seq,
            at=self.at,
            seat=self.seat,
            status=row.status,
            mine=self.mine,
            hand_over=self.hand_over,
            turn=NOBODY,
            over=False,
            players=[],
            clock=self.clock,
            bot_from=self.bot_from,
            abandoned=row.abandoned is not None,
        )
        if self.table is None:
            names = names_in(language, self.seats)
            shown.players = self.players(picture, names, NOBODY, [0] * len(self.seats), [], marks)
            return shown
        words, state = self.words(language), self.state()
        found = self.scene(picture, words, draw)
        shown.turn, shown.over = found.turn, found.over
        shown.players = self.players(picture, words.names, found.turn, found.points, found.out, marks)
        for player in shown.players:
            player.numbers = found.numbers[player.seat]
        shown.progress, shown.prompt, shown.help = found.progress, found.prompt, found.help
        shown.line = ends_of_rows(self.line)
        shown.choices, shown.families, shown.routes = found.choices, found.families, found.routes
        if not row.house and not lessons.running(self.live):  # there nobody gives orders
            shown.up_to = found.up_to
        shown.money, shown.spent = found.money, found.spent
        shown.left, shown.starts = found.left, found.starts
        shown.done = done_in_turn(self.table, self.then, state, words.say)
        shown.pictures = self.shown.show(found.parts, have)
        shown.log = log_lines(self.table, self.then, words, log_from, self.cache)
        shown.since = self.since
        shown.turns = recent_turns(
            self.table, self.then, self.seat, picture, words, self.cache, self.since, self.by_rote
        )
        shown.undo = self.undo
        shown.description = picture.description(state, self.seat, words.say) if described else []
        shown.commitment = self.table.commitment
        if row.status == OVER:
            shown.seed = row.seed
        if state.over:
            shown.scores = self.scores(picture, state, words)
        shown.lesson = lessons.shown(self.live, language)
        if shown.lesson is not None and lessons.running(self.live):
            shown.may_hint = False  # the lesson tells what to do, move by move
            shown.routes = None
            shown.choices = [replace(choice, then=UNSET) for choice in shown.choices]
        return shown

    def scene(self, picture: GamePicture, words: Words, draw: Draw) -> Scene:
        """What is drawn and said of the position shown."""
        seen = sight(picture, self.state(), self.seat, self.mine, words)
        found, ours = self.scenes.claim(seen.key)
        KEPT.count(not ours)
        if ours:
            self.scenes.fill(seen.key, found, lambda: self.drawn(picture, seen, words, draw))
        return found.result()

    def drawn(self, picture: GamePicture, seen: Sight, words: Words, draw: Draw) -> Scene:
        """A scene as it is kept: what another one has already is not sent here again, and kept once."""
        kept = {part.mark: part for other in self.scenes.values() for part in other.parts}
        made = draw(picture, dataclasses.replace(seen, known=frozenset(kept)), words)
        made.parts = [kept.get(part.mark, part) for part in made.parts]
        return made

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
                program=chair.program,
                left=chair.left,
                own=chair.seat in self.looker.own,
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

    def bot_since(self, chair: SeatRow) -> int:
        """The move from which a bot played on for whoever left a seat; 0 if nobody did."""
        first = self.unattended.get(chair.seat, 0) if chair.left else 0
        return 1 + sum(reached < first for reached in self.then) if first else 0

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
            lines=[
                ScoreLine(line, words.say(label(line, state)), sheet.line(line))
                for line in shown_lines(state)
            ],
            totals=sheet.totals(),
            winners=state.winners(),
            places=state.places(),
            bots=[self.bot_since(chair) for chair in self.seats],
            ending=words.ending(state),
            course=course,
        )


def clock_shown(clock: GameClock, quiet: QuietHours) -> wire.Clock:
    """A clock as everybody sees it."""
    rules = clock.rules
    return wire.Clock(
        kind=rules.kind,
        per_move=rules.per_move,
        banks=clock.banks,
        seat=clock.seat,
        since=clock.since,
        deadline=clock.deadline,
        reserve_from=clock.reserve_from(quiet),
        pauses=clock.pauses(quiet)[:MOST_PAUSES],
        when_up=rules.when_up,
        votes=clock.votes,
        late=clock.late,
    )


def ends_of_rows(numbers: Sequence[int]) -> list[int]:
    """Rising numbers in short: the first and the last of each row without a gap.

    >>> ends_of_rows([1, 2, 3, 7, 9, 10])
    [1, 3, 7, 7, 9, 10]
    """
    ends: list[int] = []
    for number in numbers:
        if ends and number == ends[-1] + 1:
            ends[-1] = number
        else:
            ends += [number, number]
    return ends


def keep(cache: dict[tuple[object, ...], object], key: tuple[object, ...], value: object) -> None:
    """Put something into a cache; what came first goes first."""
    cache[key] = value
    kept = [other for other in list(cache) if other[0] == key[0]]
    for other in kept[: len(kept) - CACHED]:
        cache.pop(other, None)


def next_with_secrets(live: LiveTable, table: Table) -> int | None:
    """The person to decide, if several share a screen and the question shows what the others may not know."""
    if not live.row.house or len(live.people()) < 2 or live.last_person() == live.turn:
        return None
    return live.turn if is_secret(table.state) else None
