"""Every complete delivery of a position, played through on copies, with who earns what."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.components import COLOURS
from roundhouse.games.age_of_steam.joining import Favour
from roundhouse.games.age_of_steam.moves import GO, OVER
from roundhouse.games.age_of_steam.moving import Carry
from roundhouse.games.age_of_steam.network import walk
from roundhouse.games.age_of_steam.state import State

MOST_STEPS: Final = 3000  # links looked at; only the largest networks come near


class Delivery:
    """One way of one cube to one city."""

    __slots__ = ("colour", "gains", "origin_hex", "owners", "stops")

    def __init__(self, hex: int, colour: int, stops: list[int], owners: list[int], gains: list[int]) -> None:
        self.origin_hex = hex
        self.colour = colour
        self.stops = stops  # in order, without the origin
        self.owners = owners  # of the links, in order; -1 for none
        self.gains = gains  # income by seat


class Search:
    """All ways, link by link."""

    def __init__(self) -> None:
        self.left = MOST_STEPS
        self.found: list[Delivery] = []

    def from_cube(self, state: State, move: int) -> None:
        """Every way of the cube that a move picks up."""
        code = move - state.codes.deliver
        hex, colour = state.m.hex_at[code // COLOURS], code % COLOURS
        self.follow(played(state, move), hex, colour, [], [])

    def follow(self, state: State, hex: int, colour: int, stops: list[int], owners: list[int]) -> None:
        if state.cube < 0:
            self.found.append(Delivery(hex, colour, stops, owners, state.gains))
            return
        for move in state.moves:
            if self.left <= 0:
                return
            self.left -= 1
            if GO <= move < OVER + len(state.link_owner):
                end, owner = leads_to(state, move)
                self.follow(played(state, move), hex, colour, [*stops, end], [*owners, owner])
            else:  # the cube may stay where it is
                self.follow(played(state, move), hex, colour, stops, owners)


def deliveries(state: State) -> list[Delivery]:
    """Every delivery that the player who must decide could make now, bonuses to be shared out left aside."""
    search = Search()
    for move in state.moves:
        if state.codes.deliver <= move < state.codes.lay:
            search.from_cube(state, move)
    return search.found


def played(state: State, move: int) -> State:
    """A copy after a move of the delivery under way; nothing that comes after the delivery happens on it."""
    after = state.copy()
    after.agenda.pop().play(after, move)
    while type(after.agenda[-1]) is Carry:
        after.moves = after.agenda[-1].legal(after)
        if after.moves:
            return after
        after.agenda.pop().run(after)
    bonus = after.agenda[-1]
    if type(bonus) is Favour and len(bonus.ways) == 1:  # there is only one whom it can go to
        bonus.share(after, bonus.ways[0])
        after.gains = [
            gain + (bonus.income if bonus.ways[0] >> seat & 1 else 0) for seat, gain in enumerate(after.gains)
        ]
    return after


def leads_to(state: State, move: int) -> tuple[int, int]:
    """The stop that a move takes the cube to, and the owner of the link."""
    m = state.m
    if move >= OVER:
        link = move - OVER
        one, other = m.links[link * 3], m.links[link * 3 + 1]
        return (other if state.at == one else one), state.link_owner[link]
    side = move - GO
    if state.at < 0:
        hex = -1 - state.at
        return walk(m, state.track, state.cities, hex, side), state.owner_at(hex * 6 + side)
    return state.links().to[state.at * 6 + side], state.links().owner[state.at * 6 + side]
