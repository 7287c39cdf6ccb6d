"""A position with one open decision at a time, and the agenda that leads from one to the next.

Everything that happens to a game goes through four verbs:

    state.decision      who must decide now, and about what
    state.legal()       every legal move, always complete
    state.play(move)    the only way a state changes
    state.copy()        an independent twin

The classes below are abstract without the `ABC` base: compiled classes would all share its cache, and
`isinstance` would give wrong answers. Compiled, they may still be the bases of plain classes: a game that
somebody else wrote is not compiled with them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from hashlib import sha256
from json import dumps
from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

from roundhouse.core import mypyc_attr
from roundhouse.core.errata import Erratum
from roundhouse.core.lists import NOTHING, includes, packed, unpacked
from roundhouse.core.message import Argument, Event, IllegalMove, Reason
from roundhouse.core.random import Random
from roundhouse.core.score import ScoreSheet, places

if TYPE_CHECKING:
    from roundhouse.core.game import Game

NOBODY: Final = -1

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """What outsiders see of a decision: whose it is and what it is called."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @property
    def name(self) -> str:
        """The kind of decision, as the catalogues call it."""
        return type(self).__name__

    def fields(self) -> list[int]:
        """Everything but the seat that makes this question what it is."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Question, Generic[S]):
    """One entry of the agenda: an open question to one seat, or something that resolves itself.

    Decisions never change, so copies of a state share them.
    """

    __slots__ = ()

    @abstractmethod
    def legal(self, state: S) -> list[int]:
        """Every legal answer. None at all means that there is nothing to ask: `run` follows."""

    def run(self, state: S) -> None:
        """What happens when there is nothing to ask."""

    def play(self, state: S, move: int) -> None:
        """Carry out a legal answer. The decision has already left the agenda."""

    def reason(self, state: S, move: int) -> Reason:
        """Why a move that is not in `legal` is not."""
        return Reason("reason.not_now")


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Decision[S]):
    """An entry of the agenda that asks nobody anything: it resolves itself."""

    __slots__ = ()

    def legal(self, state: S) -> list[int]:
        return NOTHING


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """One position of a game: a copy of its source, or an empty table."""

    __slots__ = ("agenda", "game", "log", "moves", "players", "random", "reveals")

    def __init__(self, source: State | None, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.log: list[Event] | None = None  # where events go while somebody listens
        if source is None:
            # Decisions of this game: what is open or resolves itself, the next one last.
            self.agenda: list[Question] = []
            # The legal moves of the open decision; empty when the game is over.
            self.moves: list[int] = []
            # Shared between copies: draw through `chance()`.
            self.random: Random = Random(0)
            # Counts the times that something hidden came to light.
            self.reveals: int = 0
        else:
            self.agenda = source.agenda.copy()
            self.moves = source.moves
            self.random = source.random
            self.reveals = source.reveals

    @abstractmethod
    def copy(self: S) -> S:
        """An independent twin. Nobody listens to it."""

    def seen_by(self: S, seat: int) -> S:
        """The same position with all that the seat may not know put into one fixed order."""
        view = self.copy()
        view.random = Random(0)
        view.rearrange(seat, None)
        return view

    def imagine(self: S, seat: int, rng: Random) -> S:
        """A full position, at random among those that look the same to the seat."""
        full = self.copy()
        full.random = Random(rng.seed())
        full.rearrange(seat, rng)
        return full

    def rearrange(self, seat: int, rng: Random | None) -> None:
        """Put what the seat cannot place into random or into fixed order; unless a game says so, all is open
        but the draws to come."""

    @abstractmethod
    def scores(self) -> ScoreSheet:
        """The points as they would be if the game ended now."""

    def winners(self) -> list[int]:
        """The seats that win: by points and `tie_break`, unless a game says otherwise. Several share."""
        totals = self.scores().totals()
        ranks = [(totals[seat], self.tie_break(seat)) for seat in range(self.players)]
        best = max(ranks)
        return [seat for seat in range(self.players) if ranks[seat] == best]

    def tie_break(self, seat: int) -> int:
        """What the highest decides by among those with most points, where a game has that."""
        return 0

    def out(self) -> list[int]:
        """The seats that are out of the game before its end, where that can be: they come last."""
        return []

    def turns_taken(self) -> int | None:
        """How many turns were taken so far, where the game counts them."""
        return None

    def first_player(self) -> int | None:
        """The seat of the first player, where the game has one."""
        return None

    def places(self) -> list[int]:
        """The place of each seat as things stand, the first being 1."""
        return places(self.winners(), self.scores().totals(), self.out())

    @property
    def decision(self) -> Question:
        """Who must decide now, and about what. Not to be asked when the game is over."""
        return self.agenda[-1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.moves

    @property
    def seat(self) -> int:
        """The seat that must decide, or NOBODY when the game is over."""
        return self.decision.seat if self.moves else NOBODY

    def legal(self) -> list[int]:
        """Every legal move, complete and exact. Not to be changed by the caller."""
        return self.moves

    def why_not(self, move: int) -> Reason | None:
        """Why a move is not allowed now, or None exactly if it is in `legal()`."""
        if move in self.moves:
            return None
        if not self.moves:
            return Reason("reason.game_over")
        if not 0 <= move < self.game.moves.size:
            return Reason("reason.no_such_move")
        return cast("Decision[State]", self.agenda[-1]).reason(self, move)

    def play(self, move: int) -> None:
        """Play a move; raises IllegalMove, and changes nothing, if the rules do not allow it."""
        if not includes(self.moves, move):
            reason = self.why_not(move)
            assert reason is not None
            raise IllegalMove(reason)
        self.advance(move)

    def advance(self, move: int) -> None:
        """Carry out a move that is known to be legal. For loops that took it from `legal()`."""
        self.answer(move)
        self.settle()

    def answer(self, move: int) -> None:
        """Carry out the answer to the open question alone: what follows from it waits on the agenda."""
        entry = cast("list[Decision[State]]", self.agenda)[-1]
        self.drop_topmost()
        entry.play(self, move)

    def settle(self) -> None:
        """Run down the agenda to the next open question, and lay its answers ready."""
        while self.agenda:
            entry = cast("list[Decision[State]]", self.agenda)[-1]
            moves = entry.legal(self)
            if moves:
                self.moves = moves
                return
            self.drop_topmost()
            entry.run(self)
        self.moves = []

    def ask(self) -> None:
        """Lay the answers to the topmost entry of the agenda ready; none if it has nothing to ask."""
        self.moves = cast("Decision[State]", self.agenda[-1]).legal(self) if self.agenda else []

    def resolve(self) -> None:
        """Let the topmost entry of the agenda happen, which has nothing to ask."""
        entry = cast("list[Decision[State]]", self.agenda)[-1]
        self.drop_topmost()
        entry.run(self)

    def keeps(self, erratum: Erratum) -> bool:
        """Whether this game was begun before a rule was mended, and so keeps it as it was."""
        return self.game.revision < erratum.mended

    def drop_topmost(self) -> None:
        """Take the topmost entry off the agenda."""
        agenda = cast("list[object]", self.agenda)  # compiled, what is popped is not looked at once more
        if len(agenda) > 1:
            agenda.pop()
        else:
            self.agenda = []  # one that was emptied is slower for ever: its memory came from elsewhere

    def then(self, entry: Question) -> None:
        """Put a decision on the agenda, to come next."""
        self.agenda.append(entry)

    def tell(self, key: str, seat: int, args: dict[str, Argument] | None = None) -> None:
        """Say what happened. Callers look whether anybody listens first: search pays nothing."""
        if self.log is not None:
            self.log.append(Event("log." + key, seat, args))

    def chance(self) -> Random:
        """The generator, to draw from. Copies made before keep theirs as it was."""
        self.random = self.random.copy()
        return self.random

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows, once somebody above can draw."""
        return ARTISTS[0](self) if ARTISTS else None

    def dump(self) -> dict[str, object]:
        """Everything that makes up the position, as JSON can hold it; `Game.load` reads it."""
        data: dict[str, object] = {"random": self.random.state()}
        for name in self.game.codec.numbers:
            data[name] = getattr(self, name)
        for name in self.game.codec.lists:
            data[name] = list(getattr(self, name))
        data["agenda"] = [[entry.name, entry.seat, *entry.fields()] for entry in self.agenda]
        return data

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # The names need not travel: every process knows them in this order. Lists of small numbers are bytes.
        return restored, (self.game, [packed(value) for value in self.dump().values()])

    def digest(self) -> str:
        """A fingerprint of the whole position, the same on every platform."""
        return sha256(dumps(self.dump(), sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def restored(game: Game, values: list[object]) -> State:
    """The position that was pickled."""
    codec = game.codec
    names = ["random", *codec.numbers, *codec.lists, "agenda", *codec.further]
    return game.load(dict(zip(names, [unpacked(value) for value in values], strict=True)))


# Who can draw a position. Filled by the layer that knows pictures and words; empty in bare engines.
ARTISTS: list[Callable[[State], str]] = []
