"""Carrying out effects: everything won in a turn, in any order, step by step."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import members
from roundhouse.core.lists import NOTHING
from roundhouse.core.message import Reason
from roundhouse.core.state import Decision
from roundhouse.games.russian_railroads.rules import atoms
from roundhouse.games.russian_railroads.rules.atoms import KIND, argument_of, kind_of, must
from roundhouse.games.russian_railroads.rules.cards import open_pile
from roundhouse.games.russian_railroads.rules.carry import carry_out
from roundhouse.games.russian_railroads.rules.coin_spaces import add_payable
from roundhouse.games.russian_railroads.rules.components import (
    MARKERS,
    MOST_PLAYERS,
    ROUTES,
)
from roundhouse.games.russian_railroads.rules.effects import can_advance, score_parts
from roundhouse.games.russian_railroads.rules.locomotives import add_factories, add_slots, lowest
from roundhouse.games.russian_railroads.rules.moves import (
    CARD,
    CHOOSE,
    DETONATE,
    DIVIDEND,
    DONE,
    DOUBLER,
    ENGINEER,
    FACTORY_STEEL,
    INDUSTRY,
    PAY,
    TOKEN,
)
from roundhouse.games.russian_railroads.rules.parts import ALL_KINDS, DUTIES, kinds_of, loco_part
from roundhouse.games.russian_railroads.rules.possible import Means, lent_engineers, possible, useful
from roundhouse.games.russian_railroads.rules.reasons import why_not_part
from roundhouse.games.russian_railroads.rules.repeating import drop_repeat, names, naming
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.rules.steps import add_steps

STEPPING: Final = 1 << atoms.STEPS | 1 << atoms.DIFFERENT
SCORING: Final = 1 << atoms.SCORE_LOCOS | 1 << atoms.SCORE_ENGINEERS
TILES: Final = 1 << atoms.LOCO | 1 << atoms.FACTORY | 1 << atoms.EITHER | 1 << atoms.STEEL


class Act(Decision[State]):
    """The seat does one of the things it has won; see `State.pending`."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        seat = self.seat
        if not state.pending and (not state.board.coin_specials or not state.coins[seat]):
            return NOTHING
        moves: list[int] = []
        duty = False
        if state.pending:
            kinds = kinds_of(state.pending)
            if kinds >> atoms.REPEAT & 1:
                return names(state, seat)
            duty = add_part_moves(state, seat, kinds, moves)
        add_payable(state, seat, moves)
        if moves and not duty:
            moves.append(DONE)
        return moves

    def run(self, state: State) -> None:
        """Nothing more is done: what is left lapses, points are counted, and end-bonus cards come last."""
        if naming(state):
            drop_repeat(state)
            state.then(self)
            return
        if state.pending:
            score_parts(state, self.seat)
            state.pending = NOTHING
        if state.picks:
            open_pile(state, self.seat)

    def play(self, state: State, move: int) -> None:
        if move == DONE:
            self.run(state)
            return
        state.then(self)
        carry_out(state, self.seat, move)

    def reason(self, state: State, move: int) -> Reason:
        return why_not_part(state, self.seat, move)


# One for each seat: decisions never change.
ACTS: Final = [Act(seat) for seat in range(MOST_PLAYERS)]


def add_part_moves(state: State, seat: int, kinds: int, moves: list[int]) -> bool:
    """Add what the pending parts allow, a space to be named apart; tells whether some of it must be done.

    `kinds` is what `kinds_of` gives.
    """
    duties = kinds >> DUTIES
    kinds &= ALL_KINDS
    duty = kinds & STEPPING != 0 and add_steps(state, seat, moves)
    if kinds & TILES and add_tiles(state, seat, kinds, duties, moves):
        duty = True
    kinds &= ~(TILES | STEPPING | SCORING)
    if kinds:
        for part in state.pending:
            kind = part & KIND
            if kinds >> kind & 1:
                if kind != atoms.COIN_SPACE:
                    kinds &= ~(1 << kind)  # a second part of a kind waits for the first
                before = len(moves)
                add_moves(state, seat, part, moves)
                if duties >> kind & 1 and len(moves) > before:
                    duty = True
    return duty


def add_tiles(state: State, seat: int, kinds: int, duties: int, moves: list[int]) -> bool:
    """Add what can be done with locomotives and factories; tells whether some of it must be done."""
    before = len(moves)
    n = loco_part(state.pending)
    if n >= 0:
        tile = argument_of(state.pending[n]) or lowest(state)
        if tile:
            add_slots(state, seat, tile, moves)
    locos = len(moves) > before
    before = len(moves)
    if kinds & (1 << atoms.FACTORY | 1 << atoms.EITHER):
        add_factories(state, seat, moves, keep_loco(state))
    factories = len(moves) > before
    if kinds >> atoms.STEEL & 1:
        moves.append(FACTORY_STEEL)
    return (locos and duties & (1 << atoms.LOCO | 1 << atoms.EITHER) != 0) or (
        factories and duties & (1 << atoms.FACTORY | 1 << atoms.EITHER) != 0
    )


def add_moves(state: State, seat: int, part: int, moves: list[int]) -> None:
    """Add what one part of an effect allows, track steps and tiles apart."""
    kind = kind_of(part)
    if kind == atoms.INDUSTRY:
        at = seat * MARKERS
        if can_advance(state, seat, 0):
            moves.append(INDUSTRY)
        same = state.board.marker_lane[1] == 0 and state.marker[at] == state.marker[at + 1]
        if not same and can_advance(state, seat, 1):
            moves.append(INDUSTRY + 1)
    elif kind == atoms.DOUBLER:
        for route in state.board.doubler_routes:
            free = len(state.board.doublers[route]) > state.doublers[seat * ROUTES + route]
            if free and state.doublers_left:
                moves.append(DOUBLER + state.usa * ROUTES + route)
    elif kind == atoms.TOKEN:
        for token in members(state.tokens[seat]):
            moves.append(TOKEN + token)
    elif kind == atoms.DETONATE:
        for boulder in members(state.boulders[seat]):
            moves.append(DETONATE + boulder)
    elif kind == atoms.COIN_SPACE:
        if state.coins[seat]:
            moves.append(PAY + state.board.coin_specials.index(argument_of(part)))
    elif kind == atoms.DIVIDEND:
        for dividend in range(len(state.dividends_left)):
            if state.dividends_left[dividend]:
                moves.append(DIVIDEND + dividend)
    else:
        add_choices(state, seat, part, moves)


def add_choices(state: State, seat: int, part: int, moves: list[int]) -> None:
    """Add what the rarer parts of an effect allow, which name another effect."""
    kind = kind_of(part)
    full = must(part)
    if kind == atoms.CARD:
        means = Means(state, seat)
        for card in members(state.offer):
            if possible(state, seat, state.c.card_effect[card], means):
                moves.append(CARD + card)
    elif kind == atoms.OTHER:
        for number in lent_engineers(state, seat, full):
            moves.append(ENGINEER + number - 1)
    elif kind == atoms.CHOICE:
        means = Means(state, seat)
        alternatives = state.c.choices[argument_of(part)].choose
        for n in range(len(alternatives)):
            if possible(state, seat, alternatives[n], means) or (
                not full and useful(state, seat, alternatives[n], means)
            ):
                moves.append(CHOOSE + n)


def keep_loco(state: State) -> bool:
    """Whether a locomotive from the piles must be taken as well."""
    for part in state.pending:
        if kind_of(part) == atoms.LOCO and must(part) and not argument_of(part):
            return True
    return False
