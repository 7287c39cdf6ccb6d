"""A position with one open decision at a time, and the agenda that leads from one to the next.

Everything that happens to a game goes through four verbs:

    state.decision      who must decide now, and about what
    state.legal()       every legal move, always complete
    state.play(move)    the only way a state changes
    state.copy()        an independent twin

The classes below are abstract without the `ABC` base: compiled classes would all share its cache, and
`isinstance` would give wrong answers.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from hashlib import sha256
from json import dumps
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from roundhouse.core.message import Event, IllegalMove, Reason
from roundhouse.core.random import Random
from roundhouse.core.score import ScoreSheet

if TYPE_CHECKING:
    from roundhouse.core.game import Game

NOBODY: Final = -1

S = TypeVar("S", bound="State")


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


def settle(state: S, agenda: list[Decision[S]]) -> None:
    """Run down the agenda to the next open question, and lay its answers ready."""
    while agenda:
        entry = agenda[-1]
        moves = entry.legal(state)
        if moves:
            state.moves = moves
            return
        agenda.pop()
        entry.run(state)
    state.moves = []


def answer(state: S, agenda: list[Decision[S]], move: int) -> None:
    """Carry out a legal move and run down the agenda to the next open question."""
    agenda.pop().play(state, move)
    settle(state, agenda)


class State:
    """One position of a game."""

    __slots__ = ("game", "log", "moves", "players", "random", "reveals")

    game: Game
    players: int
    moves: list[int]  # the legal moves of the open decision; empty when the game is over
    random: Random  # shared between copies: draw through `chance()`
    reveals: int  # counts the times that something hidden came to light
    log: list[Event] | None  # where events go while somebody listens

    @property
    @abstractmethod
    def decision(self) -> Question:
        """Who must decide now, and about what. Not to be asked when the game is over."""

    @abstractmethod
    def advance(self, move: int) -> None:
        """Carry out a move that is known to be legal. For loops that took it from `legal()`."""

    @abstractmethod
    def explain(self, move: int) -> Reason:
        """The reason for a move that is not legal now."""

    @abstractmethod
    def copy(self: S) -> S:
        """An independent twin. Nobody listens to it."""

    @abstractmethod
    def seen_by(self: S, seat: int) -> S:
        """The same position with all that the seat may not know put into one fixed order."""

    @abstractmethod
    def imagine(self: S, seat: int, rng: Random) -> S:
        """A full position, at random among those that look the same to the seat."""

    @abstractmethod
    def scores(self) -> ScoreSheet:
        """The points as they would be if the game ended now."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that win, all tie-breaks applied. More than one share the victory."""

    @abstractmethod
    def dump(self) -> dict[str, object]:
        """Everything that makes up the position, as JSON can hold it."""

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
        return self.explain(move)

    def play(self, move: int) -> None:
        """Play a move; raises IllegalMove, and changes nothing, if the rules do not allow it."""
        if move not in self.moves:
            reason = self.why_not(move)
            assert reason is not None
            raise IllegalMove(reason)
        self.advance(move)

    def chance(self) -> Random:
        """The generator, to draw from. Copies made before keep theirs as it was."""
        self.random = self.random.copy()
        return self.random

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows, once somebody above can draw."""
        return ARTISTS[0](self) if ARTISTS else None

    def digest(self) -> str:
        """A fingerprint of the whole position, the same on every platform."""
        return sha256(dumps(self.dump(), sort_keys=True, separators=(",", ":")).encode()).hexdigest()


# Who can draw a position. Filled by the layer that knows pictures and words; empty in bare engines.
ARTISTS: list[Callable[[State], str]] = []
