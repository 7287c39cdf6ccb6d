"""Effects put into practice: what comes at once, what waits for the player, and which spaces fire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core.bits import members
from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.rules.atoms import (
    COIN_SPACE,
    DETONATE,
    DIVIDEND,
    DOUBLER,
    KIND,
    LOCO,
    MUST,
    SCORE_ENGINEERS,
    SCORE_LOCOS,
    and_payout,
    atom,
    dividend_on,
    kind_of,
    level_of,
    more,
    number_of,
    payout_follows,
)
from roundhouse.games.russian_railroads.rules.components import (
    COLOURS,
    GAP_CELL,
    GAPS,
    MARKERS,
    PIECES,
    ROUTES,
    SPECIAL_NINE,
    STEELWORKS,
    STRIDE,
    Effect,
    Special,
)
from roundhouse.games.russian_railroads.rules.pieces import piece_of
from roundhouse.games.russian_railroads.rules.scoring import highest_locos
from roundhouse.games.russian_railroads.rules.state import (
    INDUSTRY_BOULDER,
    NONE,
    ROUTE_BOULDER,
    State,
    replaced,
    route_word,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def give(state: State, seat: int, effect: Effect, duty: int) -> None:
    """Give an effect to the acting seat: gains at once, everything that is carried out to its pending parts.

    `duty` is MUST for contested actions, which are carried out in full, and 0 for one's own things.
    """
    if effect.points:
        state.gain_points(seat, effect.points)
    if effect.coins:
        state.gain_coins(seat, effect.coins)
    if effect.temp_workers:
        take_temporary(state, seat, effect.temp_workers)
    if effect.end_card:
        state.picks += effect.end_card
    if effect.worker:
        state.gain_worker(seat)
    if effect.unlock > 0 and state.log is not None:
        state.tell("unlock", seat, {"colour": Message("colour." + COLOURS[effect.unlock])})
    if effect.atoms:
        add_parts(state, seat, effect, duty)
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


def add_parts(state: State, seat: int, effect: Effect, duty: int) -> None:
    """Add its parts to what the seat may or must do. Where there is no choice, it is done at once."""
    parts = effect.duties if duty else effect.atoms
    if not state.pending and not effect.doubler and not effect.detonate:
        state.pending = parts  # as they stand in the effect: what is pending is replaced, never changed
        return
    fresh = state.pending[:]
    for part in parts:
        kind = part & KIND
        if kind == DOUBLER and len(state.board.doubler_routes) == 1:
            state.lay_doublers(seat, state.board.doubler_routes[0], number_of(part))
        elif kind == DETONATE:
            fresh.append(part | MUST)
        else:
            fresh.append(part)
    state.pending = fresh


def part_points(state: State, seat: int, part: int) -> int:
    """The points that a part brings which counts locomotives or engineers, as things stand."""
    kind = kind_of(part)
    if kind == SCORE_LOCOS:
        return highest_locos(state, seat, number_of(part))
    return sum(members(state.engineers[seat])) if kind == SCORE_ENGINEERS else 0


def score_parts(state: State, seat: int) -> None:
    """Score such parts. They wait for the end of the turn, for what they count never gets less."""
    for part in state.pending:
        state.gain_points(seat, part_points(state, seat, part))


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
    piece = piece_of(route, colour)
    at = seat * PIECES + piece
    place = state.pos[at] + 1
    state.pos[at] = place
    if state.log is not None:
        colour_word = Message("colour." + COLOURS[colour])
        state.tell("step", seat, {"colour": colour_word, "route": route_word(state, route), "space": place})
    reached = state.board.reached[piece * STRIDE + place] & ~state.fired[seat]
    if reached:
        for number in members(reached):
            special = state.board.specials[number]
            if special.coin:
                if not state.own_turn(seat):  # in one's own turn any coin space can be paid for
                    state.pending = [*state.pending, atom(COIN_SPACE, 1, number)]
            elif not special.loco or state.reach[seat * ROUTES + route] >= place:
                fire(state, seat, special)


def reach_further(state: State, seat: int, route: int) -> None:
    """The locomotives of a route reach further than before: spaces that waited for them fire."""
    fired: i64 = state.fired[seat]
    reach: i64 = state.reach[seat * ROUTES + route]
    first: i64 = seat * PIECES
    for special in state.board.loco_specials[route]:
        if (
            special.from_space <= reach
            and state.pos[first + special.piece] >= special.from_space
            and not fired & special.only
        ):
            fire(state, seat, special)


def fire(state: State, seat: int, special: Special) -> None:
    """A special space gives its gift, once."""
    state.fired = replaced(state.fired, seat, state.fired[seat] | 1 << special.number)
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


def industry_room(state: State, seat: int, marker: int) -> i64:
    """How many steps a marker can make: up to an empty gap, a boulder or the end of its lane."""
    start: i64 = state.marker[seat * MARKERS + marker]
    if start < 0:
        return 0
    lane = state.board.lanes[state.board.marker_lane[marker]]
    end: i64 = len(lane.cell)
    if lane.boulder >= 0 and state.boulders[seat] & INDUSTRY_BOULDER:
        end = lane.boulder
    at: i64 = seat * GAPS
    for cell in lane.gap_cells:
        if cell > start and not state.gaps[at]:
            return (cell if cell < end else end) - start - 1
        at += 1
    return end - start - 1


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
    return (
        Message("factory.steelworks") if tile == STEELWORKS else Message("factory.number", {"number": tile})
    )


# Stock market


def stock_step(state: State, seat: int) -> None:
    """One level up, and the gift of the new level; on the top level a personal payout instead.

    While the first on a level has still to choose its dividend, further steps wait.
    """
    for n in range(len(state.pending)):
        if kind_of(state.pending[n]) == DIVIDEND:
            state.pending = replaced(state.pending, n, more(state.pending[n]))
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
        state.pending = [*state.pending, dividend_on(level)]


def choose_dividend(state: State, seat: int, part: int, kind: int) -> None:
    """The first on a level lays down its dividend and may use it; what waited for that follows."""
    level = level_of(part)
    state.dividend = replaced(state.dividend, level, kind)
    state.dividends_left = replaced(state.dividends_left, kind, state.dividends_left[kind] - 1)
    if state.log is not None:
        state.tell(
            "dividend", seat, {"level": level, "dividend": Message("dividend." + state.c.dividends[kind])}
        )
    give(state, seat, state.c.dividend_effect[kind], 0)
    for _ in range(number_of(part)):
        stock_step(state, seat)
    if payout_follows(part):
        payout_after_dividend(state, seat)


def payout_after_dividend(state: State, seat: int) -> None:
    """A personal payout, once the dividend of the new level has been chosen."""
    for n in range(len(state.pending)):
        if kind_of(state.pending[n]) == DIVIDEND:
            state.pending = replaced(state.pending, n, and_payout(state.pending[n]))
            return
    payout(state, seat)


def payout(state: State, seat: int) -> None:
    """The gifts of the seat's level and of all below, to be used in any order or not at all."""
    if state.log is not None and state.level[seat]:
        state.tell("payout", seat, {"level": state.level[seat]})
    for level in range(1, state.level[seat] + 1):
        if state.dividend[level] != NONE:
            give(state, seat, state.c.dividend_effect[state.dividend[level]], 0)
