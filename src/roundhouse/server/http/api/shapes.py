"""What the API takes and gives, beside the shapes that pages get (`server/wire`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from roundhouse.bots.registry import USUAL_BOT
from roundhouse.server.http.clock_form import LONGEST_BANK, LONGEST_MOVE
from roundhouse.server.http.table import MOST_MOVES, Key, Number, Written
from roundhouse.server.wire.talk import ChatLine

MOST_SEATS = 12
DAY = 24 * 3600  # seconds
Name = Annotated[str, Meta(max_length=200)]
Code = Annotated[int, Meta(ge=0, le=1_000_000)]


class WrongField(Struct):
    """Where a request has another shape than is described, and how; for whoever writes the program."""

    pointer: str  # a JSON pointer into the body, or `?` and the name of what stands in the address
    detail: str


class Problem(Struct):
    """Why something was not done, as RFC 9457 has it; `detail` is a sentence for people."""

    type: str  # urn:roundhouse: and the key of the reason
    title: str
    status: int
    detail: str
    seq: int | UnsetType = UNSET  # of the table, if it has gone on meanwhile
    errors: list[WrongField] | UnsetType = UNSET  # of a request that was not understood


# Games


class ApiChoice(Struct):
    """One way to settle an option."""

    name: str
    label: str
    text: str


class ApiOption(Struct):
    """Something to settle before a game begins; the first choice is the usual one."""

    name: str
    label: str
    choices: list[ApiChoice]


class ApiGame(Struct):
    """A game that can be played."""

    name: str
    title: str
    revision: int  # of the rules
    components: str  # the fingerprint of the components that come with it
    min_players: int
    max_players: int
    moves: int  # how many there are in its table of moves
    options: list[ApiOption]
    bots: list[str]  # that play it on this server, from gentle to best


class ApiGames(Struct):
    """All games."""

    games: list[ApiGame]


# Who asks


class Account(Struct):
    """Whose token it is, and what it is good for."""

    name: str
    bot: bool
    language: str
    scopes: list[str]


class OnlineBot(Struct):
    """A bot account that can be asked to a table now."""

    name: str
    games: list[str]


class OnlineBots(Struct):
    """All of them, by name."""

    bots: list[OnlineBot]


class RatedBot(Struct):
    """A program that has finished games here, and how strong it is among programs."""

    name: str  # of the bot account, or of the bot of this server
    account: bool  # whether it is a bot account
    games: int
    won: int  # those in which no other program came before it
    rating: float | None  # on the scale of OpenSkill; none where the server cannot rate
    sigma: float | None  # one standard deviation of it


class RatedBots(Struct):
    """The programs that play a game, the strongest first."""

    bots: list[RatedBot]


# Tables


class ApiSeat(Struct):
    """A seat and who sits there."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    program: bool  # a bot account
    bot: str | None  # the bot of this server that plays, or sits in
    own: bool
    asked: bool  # whether the open seat waits for whoever asks


class ApiClock(Struct, forbid_unknown_fields=True):
    """How long everybody may think: so many seconds for a decision, and beside that a reserve for all.

    With `live` time runs on, with `days` it stands in everybody's quiet hours. When it is up, `bot` plays on,
    at once or (`vote`) if the others want it.
    """

    per_move: Annotated[int, Meta(ge=60, le=LONGEST_MOVE * DAY)]
    bank: Annotated[int, Meta(ge=0, le=LONGEST_BANK * DAY)] = 0
    kind: Literal["live", "days"] = "live"
    when_up: Literal["bot", "vote"] = "bot"
    bot: Annotated[str, Meta(max_length=40)] = USUAL_BOT


class ApiTime(Struct):
    """What a table's clock shows."""

    rules: ApiClock
    banks: list[int]  # seconds of the reserve that each seat has left
    deadline: int | None  # when the time of whoever is waited for is up, in milliseconds since 1970


class ApiTable(Struct):
    """A table, without the game that is played there."""

    table: str
    game: str
    title: str
    options: dict[str, str]
    status: Literal["waiting", "running", "over"]
    seq: int
    turn: int  # the seat to decide; -1 for none
    mine: bool  # whether the table waits for whoever asks
    owner: bool
    listed: bool
    spectators: bool
    allows_bots: bool
    undo: Literal["free", "ask", "none"]
    seats: list[ApiSeat]
    changed: int  # in milliseconds since 1970
    components: str  # the fingerprint; `/components` has the text
    clock: ApiTime | None  # none: time is not limited
    totals: list[int] | None  # when the game is over
    winners: list[int] | None


class ApiTables(Struct):
    """Tables, the last changed first."""

    tables: list[ApiTable]


class NewApiTable(Struct, forbid_unknown_fields=True):
    """A table to be made. A seat is `me`, `open`, or `bot:` and the name of a bot of this server."""

    game: Annotated[str, Meta(max_length=80)]
    seats: Annotated[
        list[Annotated[str, Meta(pattern="^(me|open|bot:[a-z_]{1,40})$")]],
        Meta(min_length=1, max_length=MOST_SEATS),
    ]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=80)], Annotated[str, Meta(max_length=80)]], Meta(max_length=40)
    ] = field(default_factory=dict)
    listed: bool = False
    spectators: bool = True
    allows_bots: bool = False
    undo: Literal["free", "ask", "none"] | None = None
    clock: ApiClock | None = None
    components: str | None = None  # the text of an owner's own file, which the server reads as from the page


class SeatChange(Struct, forbid_unknown_fields=True):
    """What is to happen to a seat.

    `take` it (open at a listed table, or asked there), `decline`, `ask` a bot account by `name`, leave it to
    a `bot` of this server (`leave_to_bot`) and come back (`take_back`), or put one on an open seat (`fill`).
    """

    do: Literal["take", "decline", "ask", "leave_to_bot", "take_back", "fill"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = USUAL_BOT


class Join(Struct, forbid_unknown_fields=True):
    """The last part of an invite link: it takes the seat that the link is for."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


# Playing


class LegalMove(Struct):
    """A legal move: its code, how it is written, and what people call it."""

    code: int
    move: str
    label: str
    kind: str


class LegalMoves(Struct):
    """Every legal move of whoever asks; none if it is somebody else's turn."""

    seq: int
    seat: int  # -1 for a spectator
    mine: bool
    prompt: str
    moves: list[LegalMove]


class Position(Struct):
    """The position as a seat may know it, as `Game.load` reads it: enough to go on in a program.

    What the seat may not know lies in `view` in a fixed order that tells nothing.
    """

    table: str
    game: str
    revision: int
    components: str  # the fingerprint; `/components` has the text
    options: dict[str, str]
    players: int
    seat: int  # with whose eyes; -1 for a spectator
    seq: int
    at: int
    status: Literal["waiting", "running", "over"]
    mine: bool
    turn: int
    decision: str  # the name of the open question; empty if there is none
    legal: list[int]  # the codes of the legal moves, if `mine`
    scores: list[int]
    winners: list[int]  # when it is over
    asked: int | None  # the seat that asks to take moves back, if one does
    view: dict[str, Any] | None  # none while seats are open


class TableComponents(Struct):
    """The components of a table, and the text they were read from: `Game.opened` reads it."""

    components: str  # the fingerprint
    text: str


class ApiMove(Struct, forbid_unknown_fields=True):
    """A move, as it is written or by its code, made at a position; the same `key` again changes nothing."""

    move: Written | Code
    at: Number
    key: Key
    then: Annotated[list[Written | Code], Meta(max_length=MOST_MOVES)] = field(default_factory=list)


# What streams tell, a line each


class TableNews(Struct, tag_field="type", tag="table"):
    """How a table stands now: after a move, a change of its seats, or when it is over."""

    table: str
    game: str
    event: str  # now, moved, seats, undo, over or gone
    seq: int
    status: str
    seat: int  # the own one; -1 for a spectator
    turn: int
    mine: bool  # whether the table waits for whoever listens
    asked: int | None  # the seat that asks to take moves back, if one does


class ChatNews(Struct, tag_field="type", tag="chat"):
    """Something was said at a table."""

    table: str
    line: ChatLine


class Invited(Struct, tag_field="type", tag="invited"):
    """A bot account is asked to a seat: to be taken or declined."""

    table: str
    seat: int
    game: str
    revision: int
    components: str
    options: dict[str, str]
    players: int
    by: str  # the name of the owner


class Heartbeat(Struct, tag_field="type", tag="heartbeat"):
    """Nothing has happened for a while, and the stream is alive; the first line of every stream."""

    at: int  # in milliseconds since 1970


News = TableNews | ChatNews | Invited | Heartbeat
