"""Ways for a cube: which links lead on to a city that takes it (R-MOV-2 to R-MOV-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules.components import COLOURS
from roundhouse.games.age_of_steam.rules.layouts import CENTRE, SIDES
from roundhouse.games.age_of_steam.rules.moves import GO, OVER, PUT
from roundhouse.games.age_of_steam.rules.state import EMPTY, FOR_SALE, State
from roundhouse.games.age_of_steam.rules.switch import BORDERS, ENGINE, EVERYBODY, FERRIES, ORIGINS, OWNERS
from roundhouse.games.age_of_steam.rules.track import (
    OPEN,
    hex_of,
    inner_of,
    last_place,
    other_end,
    place_at,
    side_of,
    walk,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

FERRIED: Final = -3  # in place of the owner of a link: a step by ferry


def ferry_stops(state: State, seat: int) -> int:
    """The stops between which a player's cube may now go once without any link, a mask."""
    found = 0
    if state.m.points & FERRIES:
        for switch in state.m.switches:
            found |= switch.ferries(state, seat)
    return found


def links_of(state: State, seat: int) -> int:
    """Over how many links a player's cube may go: the engine (R-MOV-2), unless a switch says otherwise."""
    found = state.engine[seat]
    if state.m.points & ENGINE:
        for switch in state.m.switches:
            found = switch.links(state, seat, found)
    return found


def may_start(state: State, seat: int, stop: int, colour: int) -> bool:
    """Whether no switch of the map forbids a player to move a cube that lies on a stop."""
    for switch in state.m.switches:
        if not switch.may_start(state, seat, stop, colour):
            return False
    return True


def goals(state: State, seat: int, colour: int, origin: int) -> int:
    """The stops where a player's cube of a colour from a city can end its way, a mask."""
    found = state.takes(colour)
    if state.m.points & BORDERS:
        for switch in state.m.switches:
            found = switch.across(state, seat, origin, found)
    return found


def open_owners(state: State, seat: int) -> int:
    """Whose links a player may use: a mask of owner + 1, so that bit 0 stands for nobody's."""
    found = EVERYBODY
    if state.m.points & OWNERS:
        for switch in state.m.switches:
            found &= switch.owners(state, seat)
    return found


def adjacent(state: State, seat: int = NOBODY) -> list[int]:
    """For each stop, the stops that a completed link joins it with, direct links counted in; masks.

    If a player is named, the links that are open to the player.
    """
    if state.m.points & OWNERS and seat >= 0:
        return adjacent_over(state, open_owners(state, seat))
    near = state.links().beside
    for link in range(len(state.link_owner)):
        if state.link_owner[link] != FOR_SALE:
            near = near[:]
            one, other = state.m.link_ends(link)
            near[one] |= 1 << other
            near[other] |= 1 << one
    return near


def adjacent_over(state: State, owners: int) -> list[int]:
    """For each stop, the stops that a completed link of certain owners joins it with; masks."""
    links = state.links()
    near = [0] * state.m.stops
    for here in range(len(links.to)):
        if links.to[here] >= 0 and owners >> links.owner[here] + 1 & 1:
            near[here // SIDES] |= 1 << links.to[here]
    for link in range(len(state.link_owner)):
        if state.link_owner[link] != FOR_SALE and owners >> state.link_owner[link] + 1 & 1:
            one, other = state.m.link_ends(link)
            near[one] |= 1 << other
            near[other] |= 1 << one
    return near


def passable(state: State, takes: int) -> int:
    """The stops that a cube may pass: not the cities that take it (R-MOV-4), and no terminals.

    A city that takes its colour stops it even where the map forbids its mover to deliver there: a ban
    closes ways, and opens none.
    """
    mask = (1 << state.m.stops) - 1 & ~state.m.terminals
    return mask & ~takes if state.edition.must_stop else mask


def can_arrive(
    near: list[int], stop: int, first: int, visited: int, takes: int, through: int, steps: int
) -> bool:
    """Whether a city that takes the cube can be reached in so many links.

    The shortest way visits nothing twice, so it is enough to look at the distance. `first` are the stops
    that the first link may lead to.
    """
    if steps <= 0:
        return False
    frontier = first & ~visited
    seen = visited | frontier
    while True:
        if frontier & takes:
            return True
        frontier &= through
        steps -= 1
        if not frontier or steps <= 0:
            return False
        following = 0
        other = 0
        while frontier:
            if frontier & 1:
                following |= near[other]
            frontier >>= 1
            other += 1
        frontier = following & ~seen
        seen |= frontier


def can_ship(
    near: list[int], stop: int, visited: int, takes: int, through: int, steps: int, ferry: int
) -> bool:
    """`can_arrive` for a cube that may besides go once between stops of a mask, without a step of the engine.

    What is reached with and without the ferry is looked at side by side; a way that came twice to a stop
    could be cut short, so again the distance is enough.
    """
    before = 1 << stop  # reached without the ferry,
    after = 0  # and with it
    seen, seen_after = visited | before, visited
    while True:
        if before & ferry:
            landed = ferry & ~visited & ~seen_after
            if landed & takes:
                return True
            after |= landed & through
            seen_after |= landed
        steps -= 1
        if steps < 0 or not before | after:
            return False
        following = beside(near, before) & ~seen
        following_after = beside(near, after) & ~seen_after
        if (following | following_after) & takes:
            return True
        seen |= following
        seen_after |= following_after
        before = following & through
        after = following_after & through


def beside(near: list[int], stops: int) -> int:
    """All that lies one link beyond some stops, a mask."""
    found = 0
    for stop in range(len(near)):
        if stops >> stop & 1:
            found |= near[stop]
    return found


def ferry_moves(state: State, seat: int, near: list[int], takes: int, through: int) -> list[int]:
    """The stops that the cube under way can be ferried to, as moves."""
    m = state.m
    coast = ferry_stops(state, seat)
    moves: list[int] = []
    if not coast >> state.at & 1:
        return moves
    for stop in range(m.stops):
        if not coast >> stop & 1 or state.visited >> stop & 1:
            continue
        on = through >> stop & 1 and can_arrive(
            near, stop, near[stop], state.visited | 1 << stop, takes, through, state.steps
        )
        if takes >> stop & 1 or on:
            moves.append(state.codes.to + m.cell[m.stop_hex[stop]])
    return moves


def origins(near: list[int], takes: i64, through: i64, steps: i64) -> i64:
    """The stops from which a cube can come to a city that takes it in so many links, a mask.

    Links lead both ways, so the way is looked for from its end. Of cities that take the cube themselves
    some may be in it that lead only back to where they are.
    """
    found: i64 = 0
    frontier = takes
    while steps > 0 and frontier:
        following: i64 = 0
        stop: i64 = 0
        while frontier:
            if frontier & 1:
                following |= near[stop]
            frontier >>= 1
            stop += 1
        frontier = following & ~found & through
        found |= following
        steps -= 1
    return found


def sides_to_go(state: State, seat: int) -> list[int]:
    """The links that lead on from the stop where the cube of a player is, as moves."""
    m = state.m
    moves: list[int] = []
    ferry = ferry_stops(state, seat)
    if state.steps <= 0 and not ferry:
        return moves
    links = state.links()
    near = adjacent(state, seat)
    owners = open_owners(state, seat)
    takes = goals(state, seat, state.cube, state.origin)
    through = passable(state, state.takes(state.cube))
    if ferry:
        moves = ferry_moves(state, seat, near, takes, through)
        if state.steps <= 0:
            return moves
    for side in range(SIDES):
        here = state.at * SIDES + side
        end = links.to[here]
        if end < 0 or here == state.barred or not owners >> links.owner[here] + 1 & 1:
            continue
        if leads_on(state, near, end, takes, through, ferry):
            moves.append(GO + side)
    for link in range(len(state.link_owner)):
        if state.link_owner[link] != FOR_SALE and owners >> state.link_owner[link] + 1 & 1:
            end = m.link_from(link, state.at)
            if end >= 0 and leads_on(state, near, end, takes, through, ferry):
                moves.append(OVER + link)
    return moves


def leads_on(state: State, near: list[int], end: int, takes: int, through: int, ferry: int) -> bool:
    """Whether the way can be completed if the next link leads to a stop."""
    if state.visited >> end & 1:
        return False
    if takes >> end & 1:
        return True
    if not through >> end & 1:
        return False
    visited = state.visited | 1 << end
    if ferry and can_ship(near, end, visited, takes, through, state.steps - 1, ferry):
        return True
    return can_arrive(near, end, near[end], visited, takes, through, state.steps - 1)


def start_sides(state: State, seat: int, hex: int, colour: int, engine: int) -> list[int]:
    """The sides through which a player can begin the way of a cube on open track."""
    m = state.m
    takes = state.takes(colour)
    through = passable(state, takes)
    near = adjacent(state, seat)
    owners = open_owners(state, seat)
    found: list[int] = []
    if engine < m.start_section_engine:
        return found
    for side in range(SIDES):
        place = place_at(hex, side)
        end = end_of_line(state, place)
        if end < 0 or not owners >> state.owner_at(place) + 1 & 1:
            continue
        if takes >> end & 1:
            found.append(side)
            continue
        first = near_without(state, seat, end, place)
        if through >> end & 1 and can_arrive(
            near, end, first, 1 << end, takes, through, engine - m.start_section_engine
        ):
            found.append(side)
    return found


def end_of_line(state: State, place: int) -> int:
    """The stop that a cube on open track comes to if it leaves its hex at a place, or -1."""
    line = state.board.track[place]
    if line < 0 or inner_of(line) == CENTRE:
        return -1
    end = walk(state.m, state.board.track, state.cities, place)
    return end if end < OPEN else -1


def near_without(state: State, seat: int, stop: int, place: int) -> int:
    """The stops next to a stop, without going back over the section that leads there beyond a place."""
    barred = arrival(state, place)
    if barred < 0:
        return adjacent(state, seat)[stop]
    links = state.links()
    owners = open_owners(state, seat)
    mask = 0
    for here in range(stop * SIDES, stop * SIDES + SIDES):
        if here != barred and links.to[here] >= 0 and owners >> links.owner[here] + 1 & 1:
            mask |= 1 << links.to[here]
    for link in range(len(state.link_owner)):
        if state.link_owner[link] != FOR_SALE and owners >> state.link_owner[link] + 1 & 1:
            end = state.m.link_from(link, stop)
            if end >= 0:
                mask |= 1 << end
    return mask


def arrival(state: State, place: int) -> int:
    """The [stop, side] of the section that a cube would come in by beyond a place, if it is a link."""
    m = state.m
    if other_end(m, state.board.track, state.cities, place) >= OPEN:
        return EMPTY
    entry = m.across[last_place(m, state.board.track, place)]
    return m.stop[hex_of(entry)] * SIDES + side_of(entry)


def leads_to(state: State, move: int) -> tuple[int, int]:
    """Where a move takes the cube under way, and who owns the link; -1 for nobody."""
    m = state.m
    if move >= state.codes.to:
        return m.stop[m.hex_at[move - state.codes.to]], FERRIED
    if OVER <= move < PUT:
        link = move - OVER
        return m.link_from(link, state.at), state.link_owner[link]
    side = move - GO
    if state.at < 0:
        place = place_at(-1 - state.at, side)
        return walk(m, state.board.track, state.cities, place), state.owner_at(place)
    links = state.links()
    here = state.at * SIDES + side
    return links.to[here], links.owner[here]


def cube_places(state: State, seat: int) -> list[int]:
    """Flat list of [hex, colour] of all cubes that lie where a player may start with them."""
    m = state.m
    found: list[int] = []
    for stop in range(m.stops):
        if state.cities >> stop & 1 or m.town_deliver:
            for colour in range(COLOURS):
                if not state.cubes_on(stop, colour):
                    continue
                if not m.points & ORIGINS or may_start(state, seat, stop, colour):
                    found += [m.stop_hex[stop], colour]
    if m.track_deliver:
        for hex in range(len(state.lying)):
            if state.lying[hex] >= 0 and state.board.layout[hex] >= 0:
                found += [hex, state.lying[hex]]
    return found
