"""Locomotives and factories: taking the lowest, the chain of replacements, building into gaps."""

from __future__ import annotations

from typing import Final

from roundhouse.core.lists import total
from roundhouse.core.message import Message, Reason
from roundhouse.core.state import Decision
from roundhouse.games.russian_railroads.rules.atoms import STEEL, atom
from roundhouse.games.russian_railroads.rules.components import (
    GAPS,
    NINE,
    ROUTES,
    SLOTS,
    SPECIAL_NINE,
    STEELWORKS,
)
from roundhouse.games.russian_railroads.rules.effects import factory_word, reach_further
from roundhouse.games.russian_railroads.rules.moves import (
    DOUBLER,
    FACTORY,
    FACTORY_PILE,
    FLIP,
    GAP,
    LOCO,
)
from roundhouse.games.russian_railroads.rules.state import State, replaced, route_word

NO_TILE: Final = 0


def lowest(state: State) -> int:
    """The number of the lowest locomotive left, or 0."""
    for number in range(state.c.first_pile, state.c.last_pile + 1):
        if state.piles[number]:
            return number
    return NO_TILE


def more_locos(state: State, number: int) -> bool:
    """Whether more than so many locomotives are left in the piles."""
    # The highest pile is the last to be used up.
    return state.piles[state.c.last_pile] > number or total(state.piles) > number


def any_factory(state: State) -> bool:
    """Whether a factory could be built: from the lowest locomotive, or a returned one."""
    # The highest pile is the last to be used up.
    return state.piles[state.c.last_pile] > 0 or lowest(state) != NO_TILE or total(state.returned) > 0


def free_slot(state: State, seat: int) -> bool:
    return 0 in state.locos[seat * SLOTS : seat * SLOTS + SLOTS]


def can_take_both(state: State, seat: int) -> bool:
    """Whether a locomotive and a factory can be had: the chain may return one to build."""
    if more_locos(state, 1):
        return True
    return more_locos(state, 0) and (total(state.returned) > 0 or not free_slot(state, seat))


def take_from_pile(state: State, seat: int, number: int) -> None:
    """Take the lowest locomotive. The last of some piles brings a steelworks, and a general payout (C1)."""
    state.piles = replaced(state.piles, number, state.piles[number] - 1)
    if not state.piles[number] and state.steel >> number & 1:
        state.steel &= ~(1 << number)
        state.pending = [*state.pending, atom(STEEL, 1)]
        state.payouts = [*state.payouts, seat]
        if state.log is not None:
            state.tell("steelworks", seat, {"number": number})


def add_slots(state: State, seat: int, tile: int, moves: list[int]) -> None:
    """Where a locomotive can go: to a free place, or in the place of a lower one; else back as a factory."""
    number = min(tile, NINE)
    first = LOCO + state.usa * SLOTS
    empty = -1  # the last route with a free place: two free places of one route are the same
    for slot in range(SLOTS):
        there = state.locos[seat * SLOTS + slot]
        if there == 0:
            if state.board.slot_route[slot] != empty:
                moves.append(first + slot)
            empty = state.board.slot_route[slot]
        elif min(there, NINE) < number:
            moves.append(first + slot)
    if empty < 0:
        moves.append(FLIP)


def put_loco(state: State, seat: int, slot: int, tile: int) -> int:
    """Put a locomotive into a place; gives back the one that it replaces, or 0."""
    at = seat * SLOTS + slot
    pushed = state.locos[at]
    state.locos = replaced(state.locos, at, tile)
    route = state.board.slot_route[slot]
    gained = min(tile, NINE) - min(pushed, NINE)
    at = seat * ROUTES + route
    state.reach = replaced(state.reach, at, state.reach[at] + gained)
    if state.log is not None:
        words: dict[str, int | str | Message] = {"number": min(tile, NINE)}
        words["route"] = route_word(state, route)
        state.tell("loco", seat, words)
    reach_further(state, seat, route)
    return pushed


def put_away(state: State, seat: int, tile: int) -> None:
    """Return a tile with its factory side up; the special 9 has none and leaves the game."""
    if tile == SPECIAL_NINE:
        state.special_out = 1
    else:
        state.returned = replaced(state.returned, tile, state.returned[tile] + 1)
    if state.log is not None:
        state.tell("loco_returned", seat, {"number": min(tile, NINE)})


def play_loco(state: State, seat: int, tile: int, move: int) -> None:
    """Put a locomotive somewhere, or away; a replaced one goes on at once."""
    if move == FLIP:
        put_away(state, seat, tile)
        return
    pushed = put_loco(state, seat, (move - LOCO) % SLOTS, tile)
    if pushed:
        state.then(Chain(seat, pushed))


def why_not_loco(state: State, seat: int, tile: int, move: int) -> Reason:
    """Why a locomotive cannot go there."""
    if move == FLIP:
        return Reason("reason.slot_free")
    if (move - LOCO) // SLOTS != state.usa:
        return Reason("reason.other_board")
    there = state.locos[seat * SLOTS + (move - LOCO) % SLOTS]
    if there == 0:
        return Reason("reason.same_slot")
    return Reason("reason.loco_not_lower", {"number": min(tile, NINE), "there": min(there, NINE)})


class PutTile(Decision[State]):
    """Where a tile goes."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def fields(self) -> list[int]:
        return [self.tile]


class Chain(PutTile):
    """A locomotive that was replaced finds another place, or is returned when no place is free."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        moves: list[int] = []
        add_slots(state, self.seat, self.tile, moves)
        return moves if moves != [FLIP] else []

    def run(self, state: State) -> None:
        put_away(state, self.seat, self.tile)

    def play(self, state: State, move: int) -> None:
        play_loco(state, self.seat, self.tile, move)

    def reason(self, state: State, move: int) -> Reason:
        if LOCO <= move <= FLIP:
            return why_not_loco(state, self.seat, self.tile, move)
        return Reason("reason.chain_first")


# Factories


def add_factories(state: State, seat: int, moves: list[int], keep_one: bool) -> None:
    """The factories that can be built: returned ones, and the lowest locomotive turned over.

    With `keep_one` a locomotive is still to be taken, so the last one is not built.
    """
    for number in range(1, NINE + 1):
        if state.returned[number]:
            moves.append(FACTORY + number - 1)
    if more_locos(state, 1 if keep_one else 0):
        moves.append(FACTORY_PILE)


def take_factory(state: State, seat: int, move: int) -> None:
    """Take the tile for a factory, and go on to its gap."""
    if move == FACTORY_PILE:
        tile = lowest(state)
        take_from_pile(state, seat, tile)
    elif move == FACTORY + NINE:
        tile = STEELWORKS
    else:
        tile = move - FACTORY + 1
        state.returned = replaced(state.returned, tile, state.returned[tile] - 1)
    state.then(BuildFactory(seat, tile))


def build(state: State, seat: int, gap: int, tile: int) -> None:
    """Put a factory into a gap; the one that lay there returns, a steelworks leaves the game."""
    at = seat * GAPS + gap
    old = state.gaps[at]
    if old and old != STEELWORKS:
        state.returned = replaced(state.returned, old, state.returned[old] + 1)
    state.gaps = replaced(state.gaps, at, tile)
    if state.log is not None:
        state.tell("factory", seat, {"factory": factory_word(tile), "gap": gap + 1})


class BuildFactory(PutTile):
    """The gap for a factory: the left-most empty one; a steelworks may be replaced; with all full, any."""

    __slots__ = ()

    def gaps(self, state: State) -> list[int]:
        """The gaps that it can be built into."""
        empty = -1
        steel: list[int] = []
        for gap in range(GAPS):
            there = state.gaps[self.seat * GAPS + gap]
            if there == 0:
                if empty < 0:
                    empty = gap
            elif there == STEELWORKS and self.tile != STEELWORKS:
                steel.append(gap)
        if empty < 0:
            return list(range(GAPS))
        return [empty, *steel]

    def legal(self, state: State) -> list[int]:
        gaps = self.gaps(state)
        return [GAP + gap for gap in gaps] if len(gaps) > 1 else []

    def run(self, state: State) -> None:
        build(state, self.seat, self.gaps(state)[0], self.tile)

    def play(self, state: State, move: int) -> None:
        build(state, self.seat, move - GAP, self.tile)

    def reason(self, state: State, move: int) -> Reason:
        if GAP <= move < DOUBLER:
            return Reason("reason.gap")
        return Reason("reason.factory_first")
