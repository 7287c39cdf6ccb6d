"""Urbanization: a New City on a town (R-URB-1 to R-URB-6)."""

from __future__ import annotations

from roundhouse.core.message import Message, Reason
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules.components import (
    COLOUR_NAMES,
    COLOURS,
    LETTERS,
    NEW_CITIES,
    NO_COLOUR,
    OUT_OF_GAME,
    TO_BAG,
)
from roundhouse.games.age_of_steam.rules.laying import take_tile
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.games.age_of_steam.rules.moves import urbanising
from roundhouse.games.age_of_steam.rules.ownership import paint
from roundhouse.games.age_of_steam.rules.state import EMPTY, State
from roundhouse.games.age_of_steam.rules.switch import FOUND
from roundhouse.games.age_of_steam.rules.track import owner_of


def places(state: State, seat: int) -> list[int]:
    """Every town with every New City that is left, as moves."""
    m = state.m
    left = state.letters_left()
    moves: list[int] = []
    for stop in range(m.stops):
        if not state.cities >> stop & 1 and (not m.points & FOUND or may_found(state, seat, stop)):
            base = urbanising(m.cell[m.stop_hex[stop]], 0)
            moves += [base + letter for letter in range(NEW_CITIES) if left >> letter & 1]
    return moves


def may_found(state: State, seat: int, stop: int) -> bool:
    """Whether no switch of the map forbids a New City there."""
    for switch in state.m.switches:
        if not switch.may_found(state, seat, stop):
            return False
    return True


def why_not(state: State, seat: int, cell: int, letter: int) -> Reason:
    """Why a New City cannot go there."""
    hex = state.m.hex_at[cell]
    stop = state.m.stop[hex] if hex >= 0 else -1
    if stop < 0 or state.cities >> stop & 1:
        return Reason("reason.not_a_town")
    for switch in state.m.switches:
        if not switch.may_found(state, seat, stop):
            return switch.why_not_laid(state, seat)
    return Reason("reason.letter_used")


def urbanise(state: State, seat: int, hex: int, letter: int) -> None:
    """The town becomes a city; the tile there goes back, and what leads to it is completed."""
    m = state.m
    stop = m.stop[hex]
    if state.log is not None:
        state.tell("urbanises", seat, {"town": m.stop_name[stop], "letter": LETTERS[letter]})
    before = state.board
    board = state.own_board(hex)
    track = board.track
    for place in range(hex * SIDES, hex * SIDES + SIDES):
        track[place] = EMPTY
    if before.layout[hex] >= 0:
        take_tile(state, hex, EMPTY, EMPTY)
        board.layout[hex] = EMPTY
    letters = state.letter[:]
    letters[stop] = letter
    state.letter = letters
    state.cities |= 1 << stop
    # Unowned track that pointed at the town without entering it is completed for the urbaniser (R-URB-4).
    for place in range(hex * SIDES, hex * SIDES + SIDES):
        entry = m.across[place]
        if entry >= 0 and before.track[place] < 0 and owner_of(track[entry]) == NOBODY:
            paint(m, track, entry, seat)
    state.network = None
    settle_cubes(state, stop, letter)


def settle_cubes(state: State, stop: int, letter: int) -> None:
    """What becomes of a cube on the town, and the cubes that come with the New City."""
    m = state.m
    if m.urbanised_cube in (TO_BAG, OUT_OF_GAME):
        for colour in range(COLOURS):
            while state.cubes_on(stop, colour):
                state.add_cubes(stop, colour, -1)
                if m.urbanised_cube == TO_BAG:
                    state.to_bag(colour)
                else:
                    state.remove(colour)
    if not m.urbanise_takes or letter not in m.column_letter:
        return
    column = m.column_letter.index(letter)
    taken = 0
    for box in range(m.column_boxes[column]):
        colour = state.box(column, box)
        if colour >= 0 and taken < m.urbanise_takes:
            taken += 1
            state.add_cubes(stop, colour, 1)
            state.set_box(column, box, NO_COLOUR)
            if state.log is not None:
                state.tell(
                    "new_cube",
                    NOBODY,
                    {"colour": Message("colour." + COLOUR_NAMES[colour]), "city": m.stop_name[stop]},
                )
    for box in range(m.column_boxes[column]):
        if state.box(column, box) < 0:
            state.set_box(column, box, state.draw())
