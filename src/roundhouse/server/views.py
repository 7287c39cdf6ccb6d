"""What somebody sees of a table, as plain data. Every position in it went through `table.view(seat)`.

What holds still is gathered while the table is held; what takes long is drawn and said after that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from roundhouse.core.state import State
from roundhouse.drawing import GamePicture
from roundhouse.server.drawing import Part, drawn, eliminated, sign, wealth
from roundhouse.server.live_table import LiveTable
from roundhouse.server.log import done_in_turn, log_lines
from roundhouse.server.modules import guide_for
from roundhouse.server.saying import RememberedWords
from roundhouse.server.store.rows import OPEN, OVER
from roundhouse.server.undo import undo_shown
from roundhouse.table.secret import is_secret
from roundhouse.table.table import SPECTATOR, TURN, Table
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
        self.undo: dict[str, object] = {}
        self.hand_over: int | None = None
        if self.table is not None:
            self.line = self.table.line(live.seq)
            self.then = self.table.line(self.at)
            self.undo = undo_shown(live, self.table, self.seat, self.line)
            self.hand_over = next_with_secrets(live, self.table) if self.mine else None

    def words(self, language: str) -> Words:
        """The words for this table."""
        return RememberedWords(language, self.live.game, [seat.name for seat in self.seats])

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
    ) -> dict[str, object]:
        """The whole view; the table in words only if somebody reads it."""
        row, game = self.row, self.live.game
        shown: dict[str, object] = {
            "table": row.id,
            "game": game.name,
            "title": game.title,
            "house": row.house,
            "owner": self.owner,
            "may_fork": self.may_fork,
            "may_hint": self.may_hint,
            "seq": row.seq,
            "at": self.at,
            "seat": self.seat,
            "status": row.status,
            "mine": self.mine,
            "hand_over": self.hand_over,
        }
        if self.table is None:
            nothing = [0] * len(self.seats)
            players = self.players(picture, -1, nothing, [False] * len(self.seats), marks)
            return shown | {"turn": -1, "over": False, "players": players} | NOT_BEGUN
        words, state = self.words(language), self.state()
        say = words.say
        parts = self.drawn(picture, state, words)
        shown |= {
            "turn": state.seat,
            "over": state.over,
            "line": self.line,
            "prompt": "" if state.over else words.prompt(state),
            "help": anchor(state),
            "choices": choices(state, picture, words) if self.mine else [],
            "done": done_in_turn(self.table, self.then, state, say),
            "pictures": [part.show(have) for part in parts],
            "players": self.players(
                picture, state.seat, state.scores().totals(), eliminated(picture, state), marks
            ),
            "log": log_lines(self.table, self.then, words, log_from, self.cache),
            "undo": self.undo,
            "description": self.description(picture, state, words) if described else [],
            "commitment": self.table.commitment,
        }
        if row.status == OVER:
            shown["seed"] = row.seed
        if state.over:
            shown["scores"] = self.scores(picture, state, words)
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
        turn: int,
        points: list[int],
        out: list[bool],
        marks: Mapping[int, str],
    ) -> list[dict[str, object]]:
        """Who sits around the table."""
        return [
            {
                "seat": chair.seat,
                "name": chair.name,
                "kind": INVITED if chair.kind == OPEN and not self.row.listed else chair.kind,
                "bot": chair.bot,
                "left": chair.left,
                "own": chair.user_id is not None and chair.user_id == self.user_id,
                "colour": f"p{chair.seat}",
                "letter": sign(picture, chair.seat),
                "score": points[chair.seat],
                "turn": chair.seat == turn,
                "out": out[chair.seat],
                "me": chair.seat == self.seat,
                "thinking": marks.get(chair.seat) == "thinking",
                "failed": marks.get(chair.seat) == "failed",
            }
            for chair in self.seats
        ]

    def scores(self, picture: GamePicture, state: State, words: Words) -> dict[str, object]:
        """The score sheet in the end, and how it came to it, turn by turn."""
        assert self.table is not None
        assert words.game_words is not None
        sheet = state.scores()
        key = ("history", self.at)
        course = self.cache.get(key)
        if course is None:
            course = history(self.table, self.then, picture)
            keep(self.cache, key, course)
        return {
            "lines": [
                {
                    "name": line,
                    "label": words.say(words.game_words.score_line(line)),
                    "points": sheet.line(line),
                }
                for line in shown_lines(state)
            ],
            "totals": sheet.totals(),
            "winners": state.winners(),
            **course,  # type: ignore[dict-item]  # nobody else uses this key
        }


NOT_BEGUN: dict[str, object] = {
    "line": [],
    "prompt": "",
    "help": "",
    "choices": [],
    "done": [],
    "pictures": [],
    "log": [],
    "undo": {},
    "description": [],
    "commitment": "",
}


def keep(cache: dict[tuple[object, ...], object], key: tuple[object, ...], value: object) -> None:
    """Put something into a cache; what came first goes first."""
    cache[key] = value
    kept = [other for other in list(cache) if other[0] == key[0]]
    for other in kept[: len(kept) - CACHED]:
        cache.pop(other, None)


def choices(state: State, picture: GamePicture, words: Words) -> list[dict[str, object]]:
    """Every legal move: what it is, and where it is."""
    found: list[dict[str, object]] = []
    for move in state.legal():
        heading, short = words.under_heading(state, move)
        found.append(
            {
                "move": state.game.moves.text(move),
                "label": words.label(state, move),
                "targets": picture.targets(state, move),
                "kind": state.game.moves.block(move).name,
                "heading": heading,
                "short": short,
            }
        )
    return found


def anchor(state: State) -> str:
    """The passage of the game's guide that governs the open question."""
    guide = guide_for(state.game.name)
    return "" if guide is None or state.over else guide.anchor_for(state.decision.name, state)


def history(table: Table, line: list[int], picture: GamePicture) -> dict[str, object]:
    """The points of each seat, and its money if the game counts it, turn by turn."""
    turns = [
        reached for reached in line if any(event.key == TURN for event in table.entries[reached - 1].events)
    ]
    if line and line[-1] not in turns:
        turns.append(line[-1])
    views = [table.view(SPECTATOR, reached) for reached in [0, *turns]]
    found: dict[str, object] = {"history": [view.scores().totals() for view in views]}
    money = [wealth(picture, view) for view in views]
    if all(one is not None for one in money):
        found["money"] = money
    return found


def next_with_secrets(live: LiveTable, table: Table) -> int | None:
    """The person to decide, if several share a screen and the question shows what the others may not know."""
    if not live.row.house or len(live.people()) < 2 or live.last_person() == live.turn:
        return None
    return live.turn if is_secret(table.state) else None
