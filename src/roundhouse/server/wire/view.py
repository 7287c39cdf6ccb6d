"""A table at one moment, with one person's eyes."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field

from roundhouse.server.wire.lesson import Lesson
from roundhouse.server.wire.scores import Scores


class Choice(Struct):
    """A legal move: what it is, and where it is."""

    move: str  # as it is written
    label: str
    targets: list[str]  # the elements of the picture that it is about
    kind: str
    heading: str  # of its family; often none
    short: str  # what is left to say under the heading
    price: int | UnsetType = UNSET  # of what is shown where it would lie before it is played
    number: int | UnsetType = UNSET  # by which it differs from the others of its kind
    then: list[str] | UnsetType = UNSET  # moves that must follow, and are played with it


class BriefChoice(Struct):
    """A choice of a group, without what its group says."""

    move: str
    short: str
    label: str | UnsetType = UNSET  # where the short text is no part of it
    # Else what stands there before it, from which of its signs on it stands there, and what follows.
    around: tuple[str, int, str] | UnsetType = UNSET
    targets: list[str] | UnsetType = UNSET  # after the place of the group
    price: int | UnsetType = UNSET
    number: int | UnsetType = UNSET
    then: list[str] | UnsetType = UNSET


class Group(Struct):
    """Choices in a row that are of one kind and about one place: what they share is said once."""

    kind: str
    heading: str
    place: str  # none if they are about nothing on the board
    choices: list[BriefChoice]


class Route(Struct):
    """Moves in a row that are one answer."""

    moves: list[str]  # as they are written
    start: str  # the element of the picture that it is chosen by; nothing if all are shown at once
    end: str  # the one that it leads to
    what: str
    where: str
    note: str
    gains: list[int]  # by seat
    legs: list[int]  # numbers of the pieces of its line


class Routes(Struct):
    """All that are offered, the best first."""

    title: str
    offered: list[Route]
    legs: list[str]  # every piece of their lines, as path data
    left: int  # how many there are besides


class UpTo(Struct):
    """An order that answers the open question as often as it comes, with the least that is enough."""

    order: str
    text: str  # with {n} for the most that it answers


Edit = tuple[
    int, int, list[str]
]  # from which piece of a drawing to which, and the pieces that stand there now


class Picture(Struct):
    """A part of the picture; without the drawing, if the page has that already.

    Of a drawing that differs little from one that the page has, only what is different comes.
    """

    name: str
    title: str  # none for the part that shows nothing itself
    hash: str
    svg: str | UnsetType = UNSET
    base: str | UnsetType = UNSET  # the drawing that it differs from
    edits: list[Edit] | UnsetType = UNSET  # of the pieces into which `<g` cuts it


class Number(Struct):
    """A number that is always in sight beside a player's name."""

    name: str
    figure: str
    means: str
    symbol: str  # a drawing on the sheet of the picture; often none


class Player(Struct):
    """Who sits on a seat, and how it stands."""

    seat: int
    name: str
    kind: str  # person, bot, open or invited
    bot: str | None
    program: bool  # a bot account
    left: bool  # a bot sits in for somebody who may come back
    own: bool
    colour: str
    letter: str
    score: int
    turn: bool
    out: bool
    me: bool
    thinking: bool
    failed: bool
    held: bool
    home: str  # the part of the picture with this player's things
    numbers: list[Number] = field(default_factory=list)


class LogLine(Struct):
    """Something that happened; `n` is the entry by which it did."""

    n: int
    seat: int
    text: str
    turn: bool
    out: bool = False  # whether it put the seat out of the game


class Turn(Struct):
    """What a player did in a row, or what ended a round, in one line."""

    seat: int  # -1 for the end of a round
    start: int  # the entry before it
    at: int  # the entry with which it ended
    text: str
    targets: list[str]  # the elements of the picture that it was about
    fresh: bool  # since the viewer decided last
    out: int = -1  # the seat that left the game, if that is what is told


class UndoOffer(Struct):
    """What a viewer may take back, in numbers of moves, and what is being asked."""

    free: int = 0  # without asking
    turn: int = 0  # in this turn
    last: int = 0  # back to the own last decision
    may_ask: bool = False
    asked_by: int | None = None
    asked_moves: int = 0
    agreed: list[int] = field(default_factory=list)


class Clock(Struct):
    """How long people may think here. Times are milliseconds since 1970."""

    kind: str  # live or days
    per_move: int
    banks: list[int]  # of each seat
    seat: int  # who is waited for; -1 for nobody
    since: int
    deadline: int | None
    reserve_from: int | None  # when the bank of whoever is waited for begins to be used
    pauses: list[tuple[int, int]]  # when their time stands until then, from when to when; the first of them
    when_up: str  # bot: one plays on; vote: if the others want it
    votes: list[int]
    late: list[int]  # seats at which a bot plays on because time was up


class View(Struct):
    """All that somebody sees of a table. What comes after `players` is empty while seats are open."""

    table: str
    game: str
    title: str
    house: bool
    owner: bool
    may_fork: bool
    may_hint: bool
    seq: int  # how many entries are stored
    at: int  # the entry after which this is
    seat: int  # with whose eyes; -1 for a spectator
    status: str  # waiting, running or over
    mine: bool  # whether the viewer is asked
    hand_over: int | None  # who must look before this is shown, around one screen
    turn: int  # the seat to decide; -1 for none
    over: bool
    players: list[Player]
    # The entries that count, not those taken back: the first and the last of each row of them.
    line: list[int] = field(default_factory=list)
    progress: str = ""  # how far the game has come and how it will end
    prompt: str = ""
    help: str = ""  # the passage of the rules help
    choices: list[Choice] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)  # the same in short: a page gets these instead
    families: dict[str, str] = field(
        default_factory=dict
    )  # what kinds of choices are called that may be folded
    routes: Routes | None = None
    up_to: UpTo | None = None
    money: str = ""  # how an amount {n} of it is written, where choices have a price
    spent: int = 0  # in this turn so far
    left: int | None = None  # how many things with a price this turn may still lay
    starts: list[str] = field(default_factory=list)  # where a way may begin besides the places of choices
    done: list[str] = field(default_factory=list)  # in this turn so far
    pictures: list[Picture] = field(default_factory=list)
    log: list[LogLine] = field(default_factory=list)
    since: int | None = None  # what the viewer had seen before, if turns are fresh because they were away
    turns: list[Turn] = field(default_factory=list)  # fresh ones, and each player's last
    undo: UndoOffer = field(default_factory=UndoOffer)
    description: list[str] = field(default_factory=list)
    commitment: str = ""
    seed: str | UnsetType = UNSET  # at the end
    scores: Scores | UnsetType = UNSET  # at the end
    lesson: Lesson | None = None
    clock: Clock | None = None
    bot_from: int | None = None  # from when on the others may let a bot play on for whoever is to decide
    abandoned: bool = False  # closed because nobody looked at it
