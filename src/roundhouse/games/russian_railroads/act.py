"""Carrying out effects: everything won in a turn, in any order, step by step."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import members
from roundhouse.core.message import Reason
from roundhouse.core.state import Decision
from roundhouse.games.russian_railroads import atoms
from roundhouse.games.russian_railroads.atoms import MUST
from roundhouse.games.russian_railroads.cards import open_pile
from roundhouse.games.russian_railroads.carry import carry_out, loco_part
from roundhouse.games.russian_railroads.components import (
    MARKERS,
    ROUTES,
)
from roundhouse.games.russian_railroads.effects import can_advance
from roundhouse.games.russian_railroads.locomotives import add_factories, add_slots, lowest
from roundhouse.games.russian_railroads.moves import (
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
    REPEAT,
    TOKEN,
)
from roundhouse.games.russian_railroads.possible import lent_engineers, possible, repeatable, useful
from roundhouse.games.russian_railroads.reasons import why_not_part
from roundhouse.games.russian_railroads.scoring import meets
from roundhouse.games.russian_railroads.state import State
from roundhouse.games.russian_railroads.tracks import add_steps, rooms

STEPPING: Final = 1 << atoms.STEPS | 1 << atoms.DIFFERENT
TILES: Final = 1 << atoms.LOCO | 1 << atoms.FACTORY | 1 << atoms.EITHER | 1 << atoms.STEEL


class Act(Decision[State]):
    """The seat does one of the things it has won; see `State.pending`."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        if not state.pending:
            return []
        seat = self.seat
        moves: list[int] = []
        duty = add_steps(state, seat, moves)
        kinds = 0  # pending kinds, and those of them that must be done
        duties = 0
        for part in state.pending:
            kinds |= 1 << (part & 31)
            if part & MUST:
                duties |= 1 << (part & 31)
        if kinds & TILES and add_tiles(state, seat, kinds, duties, moves):
            duty = True
        kinds &= ~(TILES | STEPPING)
        if kinds:
            for part in state.pending:
                kind = part & 31
                if kinds >> kind & 1:
                    if kind != atoms.COIN_SPACE:
                        kinds &= ~(1 << kind)  # a second part of a kind waits for the first
                    before = len(moves)
                    add_moves(state, seat, part, moves)
                    if duties >> kind & 1 and len(moves) > before:
                        duty = True
        if moves and not duty:
            moves.append(DONE)
        return moves

    def run(self, state: State) -> None:
        """Nothing more can be done: what is left lapses, and end-bonus cards come last."""
        state.pending = []
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


def add_tiles(state: State, seat: int, kinds: int, duties: int, moves: list[int]) -> bool:
    """Add what can be done with locomotives and factories; tells whether some of it must be done."""
    before = len(moves)
    n = loco_part(state.pending)
    if n >= 0:
        tile = state.pending[n] >> 12 or lowest(state)
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
    kind = part & 31
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
            moves.append(PAY + state.board.coin_specials.index(part >> 12))
    elif kind == atoms.DIVIDEND:
        for dividend in range(len(state.dividends_left)):
            if state.dividends_left[dividend]:
                moves.append(DIVIDEND + dividend)
    else:
        add_choices(state, seat, part, moves)


def add_choices(state: State, seat: int, part: int, moves: list[int]) -> None:
    """The same for the rarer parts, which name another effect."""
    kind = part & 31
    full = part & MUST != 0
    if kind == atoms.CARD:
        room = rooms(state, seat)
        for card in members(state.offer):
            if possible(state, seat, state.c.card_effect[card], room):
                moves.append(CARD + card)
    elif kind == atoms.REPEAT:
        for space in repeatable(state, seat, full):
            moves.append(REPEAT + space)
    elif kind == atoms.OTHER:
        for number in lent_engineers(state, seat, full):
            moves.append(ENGINEER + number - 1)
    elif kind == atoms.CHOICE:
        room = rooms(state, seat)
        alternatives = state.c.choices[part >> 12].choose
        for n in range(len(alternatives)):
            if possible(state, seat, alternatives[n], room) or (
                not full and useful(state, seat, alternatives[n], room)
            ):
                moves.append(CHOOSE + n)


def keep_loco(state: State) -> bool:
    """Whether a locomotive from the piles must be taken as well."""
    for part in state.pending:
        if part & 31 == atoms.LOCO and part & MUST and not part >> 12:
            return True
    return False


def payable(state: State, seat: int) -> list[int]:
    """The coin spaces that the seat has reached, has not used, and can pay for now; as moves."""
    found: list[int] = []
    if state.board.coin_specials and state.coins[seat]:
        for n in range(len(state.board.coin_specials)):
            number = state.board.coin_specials[n]
            special = state.board.specials[number]
            if not state.fired[seat] >> number & 1 and meets(state, seat, special):
                found.append(PAY + n)
    return found
