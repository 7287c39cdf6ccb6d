"""A position: what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core import state
from roundhouse.core.random import Random
from roundhouse.core.score import ScoreSheet
from shuttle.rules import scoring, secrets
from shuttle.rules.components import CARDS, DEALT, KINDS, NONE, Components

if TYPE_CHECKING:
    from shuttle.game import Shuttle


class State(state.State):
    """One position; what belongs to the players lies in rows, one player after the other."""

    __slots__ = (
        "c", "rounds", "round", "turns", "first", "chosen",
        "cubes", "bag", "deck", "discard", "box", "at", "load", "hand", "dealt", "delivered", "points",
    )  # fmt: skip

    def __init__(self, source: State | None, game: Shuttle, players: int) -> None:
        super().__init__(source, game, players)
        self.c: Components = game.components
        if source is None:
            self.rounds = 0
            self.round = 1
            self.turns = 0
            self.first = 0
            self.chosen = 0  # the seats that have kept a contract, as bits
            self.cubes = [NONE] * self.c.spaces  # the kind of the cube on each space
            self.bag = [self.c.cubes] * KINDS
            self.deck: list[int] = []  # the next card last
            self.discard = [0] * CARDS
            self.box: list[int] = []  # contracts that nobody was dealt
            self.at = [self.c.start] * players
            self.load = [0] * (players * KINDS)
            self.hand = [0] * (players * CARDS)
            self.dealt: list[int] = []  # DEALT for each player; of those who have chosen, the kept one first
            self.delivered = [0] * (players * KINDS)
            self.points = [0] * players  # for deliveries
            return
        self.rounds = source.rounds
        self.round = source.round
        self.turns = source.turns
        self.first = source.first
        self.chosen = source.chosen
        self.cubes = source.cubes[:]
        self.bag = source.bag[:]
        self.deck = source.deck[:]
        self.discard = source.discard[:]
        self.box = source.box[:]
        self.at = source.at[:]
        self.load = source.load[:]
        self.hand = source.hand[:]
        self.dealt = source.dealt[:]
        self.delivered = source.delivered[:]
        self.points = source.points[:]

    # ---- what core asks for --------------------------------------------------------------------------

    def copy(self) -> State:
        return State(self, self.shuttle, self.players)

    def rearrange(self, seat: int, rng: Random | None) -> None:
        secrets.rearrange(self, seat, rng)

    def scores(self) -> ScoreSheet:
        return scoring.scores(self)

    def tie_break(self, seat: int) -> int:
        """Most cubes delivered; then the victory is shared."""
        return sum(self.delivered[seat * KINDS : seat * KINDS + KINDS])

    def turns_taken(self) -> int:
        return self.turns

    def first_player(self) -> int:
        return self.first

    # ---- what the rules ask for ----------------------------------------------------------------------

    @property
    def shuttle(self) -> Shuttle:
        """The game, known as what it is."""
        game: Shuttle = self.game  # type: ignore[assignment]
        return game

    @property
    def ended(self) -> bool:
        """Whether the last round was played, and all contracts lie open."""
        return self.round > self.rounds

    def has_chosen(self, seat: int) -> bool:
        """Whether the seat has kept a contract."""
        return bool(self.chosen >> seat & 1)

    def contract(self, seat: int) -> int:
        """The kind of goods of the contract that a seat has kept."""
        return self.dealt[seat * DEALT]

    def loaded(self, seat: int) -> int:
        """How many cubes are on a seat's engine."""
        return sum(self.load[seat * KINDS : seat * KINDS + KINDS])

    def in_siding(self, kind: int) -> int:
        """How many cubes of a kind have been delivered."""
        return sum(self.delivered[kind::KINDS])
