"""Effects put into practice: what comes at once, what waits for the player, and which spaces fire."""

from __future__ import annotations

from roundhouse.core.bits import members
from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.atoms import (
    COIN_SPACE,
    DETONATE,
    DIVIDEND,
    DOUBLER,
    LOCO,
    MUST,
    atom,
)
from roundhouse.games.russian_railroads.components import (
    COLOURS,
    GAP_CELL,
    GAPS,
    MARKERS,
    PIECES,
    ROUTES,
    SPECIAL_NINE,
    STRIDE,
    Effect,
)
from roundhouse.games.russian_railroads.scoring import highest_locos
from roundhouse.games.russian_railroads.state import (
    INDUSTRY_BOULDER,
    NONE,
    ROUTE_BOULDER,
    State,
    replaced,
    route_word,
)


def give(state: State, seat: int, effect: Effect, duty: int) -> None:
    """Give an effect to the acting seat: gains at once, everything that is carried out to its pending parts.

    `duty` is MUST for contested actions, which are carried out in full, and 0 for one's own things.
    """
    if effect.points:
        state.gain_points(seat, effect.points)
    if effect.coins:
        state.gain_coins(seat, effect.coins)
    if effect.points_engineers:
        state.gain_points(seat, sum(members(state.engineers[seat])))
    if effect.points_locos:
        state.gain_points(seat, highest_locos(state, seat, effect.points_locos))
    if effect.temp_workers:
        take_temporary(state, seat, effect.temp_workers)
    if effect.end_card:
        state.picks += effect.end_card
    if effect.worker:
        state.gain_worker(seat)
    if effect.unlock > 0 and state.log is not None:
        state.tell("unlock", seat, {"colour": Message("colour." + COLOURS[effect.unlock])})
    if effect.atoms:
        add_parts(state, seat, effect.atoms, duty)
    if effect.stock:
        for _ in range(effect.stock):
            stock_step(state, seat)
    if effect.payout:
        payout_after_dividend(state, seat)


def give_piece(state: State, seat: int, effect: Effect, duty: int) -> None:
    """Give the effect of a ?-token or ?-card, with what only these can do."""
    if effect.second_marker:
        state.marker[seat * MARKERS + 1] = 0
    if effect.black_worker:
        state.black_owner = seat
        state.black_hand = 1
    if effect.special_engineer:
        state.gain_engineer(seat, state.c.special_engineer)
    if effect.special_loco:
        state.pending = [*state.pending, atom(LOCO, 1, SPECIAL_NINE) | MUST]
    give(state, seat, effect, duty)


def add_parts(state: State, seat: int, parts: list[int], duty: int) -> None:
    """Add parts to what the seat may or must do. Where there is no choice, it is done at once."""
    fresh = state.pending[:]
    for part in parts:
        kind = part & 31
        if kind == DOUBLER and len(state.board.doubler_routes) == 1:
            state.lay_doublers(seat, state.board.doubler_routes[0], part >> 6 & 63)
        elif kind == DETONATE:
            fresh.append(part | MUST)
        else:
            fresh.append(part | duty)
    state.pending = fresh


def take_temporary(state: State, seat: int, number: int) -> None:
    """Take the temporary workers: for this round or, by relocation, for the next."""
    if state.temp_owner == NONE:
        state.temp_owner = seat
        state.temp_hand = number
        state.temp_kept = 1 if state.passed >> seat & 1 else 0
        if state.log is not None:
            state.tell("temp_workers", seat, {"workers": number})


# Special spaces


def step(state: State, seat: int, route: int, colour: int) -> None:
    """One step with a piece of track; spaces that are fulfilled by it fire."""
    at = seat * PIECES + route * 5 + colour
    place = state.pos[at] + 1
    state.pos[at] = place
    if state.log is not None:
        colour_word = Message("colour." + COLOURS[colour])
        state.tell("step", seat, {"colour": colour_word, "route": route_word(state, route), "space": place})
    reached = state.board.reached[(route * 5 + colour) * STRIDE + place] & ~state.fired[seat]
    if reached:
        for number in members(reached):
            special = state.board.specials[number]
            if special.coin:
                if state.active == seat:
                    state.pending = [*state.pending, atom(COIN_SPACE, 1, number)]
            elif not special.loco or state.reach[seat * ROUTES + route] >= place:
                fire(state, seat, number)


def reach_further(state: State, seat: int, route: int) -> None:
    """The locomotives of a route reach further than before: spaces that waited for them fire."""
    waiting = state.board.loco_specials[route] & ~state.fired[seat]
    if waiting:
        reach = state.reach[seat * ROUTES + route]
        for number in members(waiting):
            special = state.board.specials[number]
            if special.space <= reach:
                at = seat * PIECES + route * 5 + special.colour
                if state.pos[at] >= special.space:
                    fire(state, seat, number)


def fire(state: State, seat: int, number: int) -> None:
    """A special space gives its gift, once."""
    state.fired = replaced(state.fired, seat, state.fired[seat] | 1 << number)
    special = state.board.specials[number]
    assert special.effect is not None
    if state.log is not None:
        state.tell("special", seat, {"route": route_word(state, special.route), "space": special.space})
    give(state, seat, special.effect, 0)


def detonate(state: State, seat: int, boulder: int) -> None:
    """Remove a boulder."""
    state.boulders = replaced(state.boulders, seat, state.boulders[seat] & ~boulder)
    if state.log is not None:
        key = "boulder.route" if boulder == ROUTE_BOULDER else "boulder.industry"
        state.tell("detonate", seat, {"boulder": Message(key)})


# Industry


def industry_room(state: State, seat: int, marker: int) -> int:
    """How many steps a marker can make: up to an empty gap, a boulder or the end of its lane."""
    cell = state.marker[seat * MARKERS + marker]
    if cell < 0:
        return 0
    lane = state.board.lanes[state.board.marker_lane[marker]]
    end = len(lane.cell)
    if lane.boulder >= 0 and state.boulders[seat] & INDUSTRY_BOULDER:
        end = lane.boulder
    room = 0
    cell += 1
    while cell < end:
        if lane.cell[cell] == GAP_CELL and not state.gaps[seat * GAPS + lane.gap[cell]]:
            break
        cell += 1
        room += 1
    return room


def can_advance(state: State, seat: int, marker: int) -> bool:
    """Whether a marker can make a step."""
    cell = state.marker[seat * MARKERS + marker] + 1
    if cell == 0:
        return False
    lane = state.board.lanes[state.board.marker_lane[marker]]
    if cell >= len(lane.cell):
        return False
    if cell == lane.boulder and state.boulders[seat] & INDUSTRY_BOULDER:
        return False
    return lane.cell[cell] != GAP_CELL or state.gaps[seat * GAPS + lane.gap[cell]] != 0


def advance_marker(state: State, seat: int, marker: int) -> None:
    """One industry step. On a factory, or above one, the factory works; a gift is given once a player."""
    at = seat * MARKERS + marker
    cell = state.marker[at] + 1
    state.marker[at] = cell
    lane = state.board.lanes[state.board.marker_lane[marker]]
    if state.log is not None:
        words: dict[str, int | str | Message] = {"lane": Message("lane." + lane.name)}
        words["points"] = lane.value[cell]
        state.tell("industry", seat, words)
    gap = lane.gap[cell]
    if gap >= 0:
        tile = state.gaps[seat * GAPS + gap]
        if tile:
            if state.log is not None:
                state.tell("factory_works", seat, {"factory": factory_word(tile)})
            # On the lower track one may do without it; above it one must use it (C9: as far as possible).
            give(state, seat, state.c.factory_effect[tile], 0 if lane.cell[cell] == GAP_CELL else MUST)
    effect = lane.effect[cell]
    if effect is not None and not state.fired[seat] & lane.fired[cell]:
        state.fired = replaced(state.fired, seat, state.fired[seat] | lane.fired[cell])
        give(state, seat, effect, 0)


def factory_word(tile: int) -> Message:
    return Message("factory.steelworks") if tile == 10 else Message("factory.number", {"number": tile})


# Stock market


def stock_step(state: State, seat: int) -> None:
    """One level up, and the gift of the new level; on the top level a personal payout instead.

    While the first on a level has still to choose its dividend, further steps wait.
    """
    for n in range(len(state.pending)):
        if state.pending[n] & 31 == DIVIDEND:
            state.pending = replaced(state.pending, n, state.pending[n] + 64)
            return
    level = state.level[seat]
    if level == state.c.levels:
        payout(state, seat)
        return
    level += 1
    state.level = replaced(state.level, seat, level)
    state.arrivals += 1
    state.arrival = replaced(state.arrival, seat, state.arrivals)
    if state.log is not None:
        state.tell("stock", seat, {"level": level})
    if state.dividend[level] != NONE:
        give(state, seat, state.c.dividend_effect[state.dividend[level]], 0)
    elif sum(state.dividends_left):
        state.pending = [*state.pending, atom(DIVIDEND, 0, level * 2) | MUST]


def choose_dividend(state: State, seat: int, part: int, kind: int) -> None:
    """The first on a level lays down its dividend and may use it; what waited for that follows."""
    level = part >> 13
    state.dividend = replaced(state.dividend, level, kind)
    state.dividends_left = replaced(state.dividends_left, kind, state.dividends_left[kind] - 1)
    if state.log is not None:
        state.tell(
            "dividend", seat, {"level": level, "dividend": Message("dividend." + state.c.dividends[kind])}
        )
    give(state, seat, state.c.dividend_effect[kind], 0)
    for _ in range(part >> 6 & 63):
        stock_step(state, seat)
    if part >> 12 & 1:
        payout_after_dividend(state, seat)


def payout_after_dividend(state: State, seat: int) -> None:
    """A personal payout, once the dividend of the new level has been chosen."""
    for n in range(len(state.pending)):
        if state.pending[n] & 31 == DIVIDEND:
            state.pending = replaced(state.pending, n, state.pending[n] | 1 << 12)
            return
    payout(state, seat)


def payout(state: State, seat: int) -> None:
    """The gifts of the seat's level and of all below, to be used in any order or not at all."""
    if state.log is not None and state.level[seat]:
        state.tell("payout", seat, {"level": state.level[seat]})
    for level in range(1, state.level[seat] + 1):
        if state.dividend[level] != NONE:
            give(state, seat, state.c.dividend_effect[state.dividend[level]], 0)
