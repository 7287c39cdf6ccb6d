"""Phase V: move goods, two rounds (R-MOV-1 to R-MOV-9)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message, Reason
from roundhouse.core.state import NOBODY, Decision
from roundhouse.games.age_of_steam.rules.components import COLOUR_NAMES, COLOURS, WHITE
from roundhouse.games.age_of_steam.rules.delivery_links import (
    FERRIED,
    adjacent,
    arrival,
    can_arrive,
    can_ship,
    ferry_stops,
    goals,
    leads_to,
    links_of,
    may_start,
    open_owners,
    origins,
    passable,
    sides_to_go,
    start_sides,
)
from roundhouse.games.age_of_steam.rules.joining import Favour, region_bonus
from roundhouse.games.age_of_steam.rules.moves import (
    DONE,
    GO,
    MOST_LINKS,
    OVER,
    SKIP,
    UPGRADE,
    URBANISE,
    cell_name,
)
from roundhouse.games.age_of_steam.rules.state import EMPTY, FOR_SALE, State
from roundhouse.games.age_of_steam.rules.switch import (
    BONUS,
    BORDERS,
    DELIVERED,
    ENGINE,
    INSTEAD,
    KEPT,
    LINKS_PAID,
    MOVES,
    ORIGINS,
)
from roundhouse.games.age_of_steam.rules.track import place_at

JOINT: Final = " – "  # between the stops of a way that is told


class MoveGoods(Decision[State]):
    """Pick a cube to move, raise the engine instead, or leave it."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        if state.m.points & MOVES and not self.may_move(state):
            return []
        moves = pickable(state, self.seat, links_of(state, self.seat))
        if state.m.points & INSTEAD:
            for switch in state.m.switches:
                moves += switch.instead(state, self.seat)
        if self.may_upgrade(state):
            moves.append(UPGRADE)
        if moves:
            moves.append(SKIP)
        return moves

    def may_move(self, state: State) -> bool:
        """Whether no switch of the map forbids it."""
        for switch in state.m.switches:
            if not switch.may_move(state, self.seat):
                return False
        return True

    def may_upgrade(self, state: State) -> bool:
        """Once a turn, instead of moving (R-MOV-1)."""
        return self.raises_left(state) > 0 and state.engine[self.seat] < state.m.most_engine

    def raises_left(self, state: State) -> int:
        """How often the engine may still be raised in this turn, if there is a larger one."""
        times = 1
        if state.m.points & ENGINE:
            for switch in state.m.switches:
                times = switch.raises(state, self.seat, times)
        return times - state.upgraded[self.seat]

    def run(self, state: State) -> None:
        state.tell("skips", self.seat)

    def play(self, state: State, move: int) -> None:
        seat = self.seat
        if move == SKIP:
            state.tell("skips", seat)
        elif move == UPGRADE:
            state.engine[seat] += 1
            upgraded = state.upgraded[:]
            upgraded[seat] += 1
            state.upgraded = upgraded
            state.tell("upgrades", seat, {"engine": state.engine[seat]})
        elif not (state.m.points & INSTEAD and does_instead(state, seat, move)):
            cell, colour = state.codes.delivered(move)
            pick_up(state, seat, state.m.hex_at[cell], colour)
            state.then(Carry(seat))

    def reason(self, state: State, move: int) -> Reason:
        if move == UPGRADE:
            return Reason("reason.engine_full" if self.raises_left(state) > 0 else "reason.upgraded")
        if state.codes.deliver <= move < state.codes.lay:
            cell, colour = state.codes.delivered(move)
            hex = state.m.hex_at[cell]
            here = hex >= 0 and cube_lies(state, hex, colour)
            for switch in state.m.switches if here else []:
                if not switch.may_start(state, self.seat, state.m.stop[hex], colour):
                    return switch.why_not_started()
            return Reason("reason.no_way" if here else "reason.no_cube")
        return Reason("reason.not_now")


def round_of(state: State, seat: int) -> int:
    """The round of moves that a player is asked in, from 0."""
    later = 0
    for entry in state.agenda:
        if isinstance(entry, MoveGoods) and entry.seat == seat:
            later += 1
    return state.m.rounds_of_moves - later


def does_instead(state: State, seat: int, move: int) -> bool:
    """Whether a move was no delivery, but what a switch of the map offers instead of one."""
    for switch in state.m.switches:
        if switch.does_instead(state, seat, move):
            return True
    return False


def cube_lies(state: State, hex: int, colour: int) -> bool:
    """Whether a cube of that colour lies on a hex."""
    stop = state.m.stop[hex]
    if stop >= 0:
        return state.cubes_on(stop, colour) > 0
    return bool(state.lying) and state.lying[hex] == colour


def pickable(state: State, seat: int, engine: int) -> list[int]:
    """Every cube that some complete way leads from, as moves."""
    m = state.m
    moves: list[int] = []
    near = adjacent(state, seat)
    ferry = ferry_stops(state, seat)
    cubes = state.cubes
    for colour in range(COLOURS):
        takes = state.takes(colour)
        through = passable(state, takes)
        if ferry or m.points & BORDERS:
            for stop in range(m.stops):
                if may_set_out(state, seat, stop, colour, near, ferry, engine):
                    moves.append(state.codes.delivering(m.cell[m.stop_hex[stop]], colour))
            continue
        starts = origins(near, takes, through, engine)
        if not m.town_deliver:
            starts &= state.cities
        stop = -1
        while starts:
            stop += 1
            here = starts & 1
            starts >>= 1
            if not here or not cubes[stop * COLOURS + colour]:  # cubes_on
                continue
            if m.points & ORIGINS and not may_start(state, seat, stop, colour):
                continue
            if takes >> stop & 1 and not can_arrive(
                near, stop, near[stop], 1 << stop, takes, through, engine
            ):
                continue
            moves.append(state.codes.delivering(m.cell[m.stop_hex[stop]], colour))
    if m.track_deliver:
        for hex in range(len(state.lying)):
            colour = state.lying[hex]
            if colour >= 0 and state.board.layout[hex] >= 0 and start_sides(state, seat, hex, colour, engine):
                moves.append(state.codes.delivering(m.cell[hex], colour))
    return moves


def may_set_out(
    state: State, seat: int, stop: int, colour: int, near: list[int], ferry: int, engine: int
) -> bool:
    """Whether a cube on a stop has a complete way, where there are ferries or borders."""
    m = state.m
    if not state.cubes_on(stop, colour) or not (near[stop] or ferry):
        return False
    if not state.cities >> stop & 1 and not m.town_deliver:
        return False
    if m.points & ORIGINS and not may_start(state, seat, stop, colour):
        return False
    takes = state.takes(colour)
    through = passable(state, takes)
    if m.points & BORDERS:
        takes = goals(state, seat, colour, stop if state.cities >> stop & 1 else EMPTY)
    if can_arrive(near, stop, near[stop], 1 << stop, takes, through, engine):
        return True
    return ferry != 0 and can_ship(near, stop, 1 << stop, takes, through, engine, ferry)


def pick_up(state: State, seat: int, hex: int, colour: int) -> None:
    """Take a cube from where it lies; its way begins there."""
    m = state.m
    stop = m.stop[hex]
    state.cube = colour
    state.steps = links_of(state, seat)
    state.gains = [0] * state.players
    state.used_owners = 0
    state.barred = EMPTY
    if stop >= 0:
        state.add_cubes(stop, colour, -1)
        state.origin = stop if state.cities >> stop & 1 else EMPTY
        state.at = stop
        state.visited = 1 << stop
        state.path = [stop]
    else:
        lying = state.lying[:]
        lying[hex] = EMPTY
        state.lying = lying
        state.origin = EMPTY
        state.at = -1 - hex
        state.visited = 0
        state.path = [-1 - hex]


class Carry(Decision[State]):
    """Go on over one more link; only where the way can be completed."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        if state.at < 0:
            sides = start_sides(state, self.seat, -1 - state.at, state.cube, state.steps)
            moves = [GO + side for side in sides]
        else:
            moves = sides_to_go(state, self.seat)
            # Editions that let a cube pass a city of its colour also let it stay there.
            ends = goals(state, self.seat, state.cube, state.origin)
            if moves and len(state.path) > 1 and ends >> state.at & 1:
                moves.append(DONE)
        return moves

    def run(self, state: State) -> None:
        finish(state, self.seat)

    def play(self, state: State, move: int) -> None:
        if move == DONE:
            finish(state, self.seat)
            return
        self.go(state, move)
        arrived = goals(state, self.seat, state.cube, state.origin) >> state.at & 1
        if arrived and state.edition.must_stop:
            finish(state, self.seat)
        else:
            state.then(self)

    def go(self, state: State, move: int) -> None:
        """Follow the track through a side, or take a direct link."""
        m = state.m
        end, owner = leads_to(state, move)
        if state.at < 0:
            state.barred = arrival(state, place_at(-1 - state.at, move - GO))
            self.arrive(state, end, owner, m.start_section_engine, m.start_section_income)
        elif owner == FERRIED:
            state.barred = EMPTY
            self.arrive(state, end, NOBODY, 0, 0)
            for switch in m.switches:
                switch.ferried(state, self.seat)
        else:
            state.barred = EMPTY
            self.arrive(state, end, owner, 1, 1)

    def arrive(self, state: State, stop: int, owner: int, steps: int, income: int) -> None:
        """The link pays its owner at once (R-MOV-5)."""
        state.steps -= steps
        state.at = stop
        state.visited |= 1 << stop
        state.path = [*state.path, stop]
        state.last_owner = owner
        if owner >= 0:
            state.used_owners |= 1 << owner
        earner = self.seat if state.edition.mover_earns else owner
        if earner >= 0:
            earn(state, earner, income)

    def reason(self, state: State, move: int) -> Reason:
        if move >= state.codes.to:
            return Reason("reason.no_ferry")
        if GO <= move < OVER + MOST_LINKS:
            if state.at < 0:
                return Reason("reason.no_way")
            link = move - OVER
            there = link < 0 or (link < len(state.link_owner) and state.link_owner[link] != FOR_SALE)
            end = leads_to(state, move)[0] if there else NOBODY
            if end < 0:
                return Reason("reason.no_link_there")
            if state.visited >> end & 1:
                return Reason("reason.visited")
            open = open_owners(state, self.seat) >> leads_to(state, move)[1] + 1 & 1
            return Reason("reason.dead_end" if open else "reason.closed_link")
        if move in (DONE, SKIP, UPGRADE) or move >= URBANISE:
            return Reason("reason.must_go_on")
        return Reason("reason.not_now")


def earn(state: State, seat: int, income: int) -> None:
    """Raise an income for the delivery under way."""
    state.income[seat] += income
    gains = state.gains[:]
    gains[seat] += income
    state.gains = gains


def finish(state: State, seat: int) -> None:
    """The cube has arrived (R-MOV-8); bonuses of the map follow."""
    m = state.m
    colour = state.cube
    if m.points & LINKS_PAID:
        for switch in m.switches:
            switch.links_paid(state, seat)
    if m.points & BONUS:
        more = bonus(state, seat, colour, state.at, state.last_owner)
        for other in range(state.players):
            if more[other]:
                earn(state, other, more[other])
    if m.points & DELIVERED:
        for switch in m.switches:
            switch.delivered(state, seat, colour)
    if m.points & KEPT and kept(state, seat, colour):
        pass
    elif colour == WHITE:
        state.remove(colour)
        if m.special_income:
            earn(state, seat, m.special_income)
    else:
        state.to_bag(colour)
    if state.log is not None:
        _tell(state, seat)
    owners = region_bonus(state, state.origin, state.at, state.used_owners)
    state.cube = EMPTY
    state.visited = 0
    state.at = EMPTY
    state.path = []
    if owners:
        state.then(Favour(seat, m.region_income, owners))


def bonus(state: State, seat: int, colour: int, end: int, last: int) -> list[int]:
    """What a delivery brings to everybody besides its links, by the switches of the map."""
    gains = [0] * state.players
    for switch in state.m.switches:
        switch.bonus(state, seat, colour, end, last, gains)
    return gains


def kept(state: State, seat: int, colour: int) -> bool:
    """Whether a switch of the map has put a delivered cube somewhere else than into the bag."""
    for switch in state.m.switches:
        if switch.keeps(state, seat, colour):
            return True
    return False


def _tell(state: State, seat: int) -> None:
    names = [state.m.stop_name[stop] if stop >= 0 else place_name(state, -1 - stop) for stop in state.path]
    colour = Message("colour." + COLOUR_NAMES[state.cube])
    state.tell("delivers", seat, {"colour": colour, "way": JOINT.join(names), "links": len(names) - 1})
    for other in range(state.players):
        if state.gains[other]:
            state.tell("earns", other, {"income": state.gains[other]})


def place_name(state: State, hex: int) -> str:
    """A hex as the moves name it."""
    return cell_name(state.m.cell[hex], state.c.grid_height)
