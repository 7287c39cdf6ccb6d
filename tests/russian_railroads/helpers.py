"""Positions laid out by hand, and moves played by their notation, for tests that read like the rulebook.

    state = position(tracks={"kiev": [3]}, locos={"kiev": [3]}, coins=2)   # seat 0 is about to move
    play(state, "place black_1", "step black kiev", "step black kiev")      # every move is checked
    assert refusal(state, "done") == "must_do"

Tracks are written from black on: [9, 7, 3] is black on 9, grey on 7, brown on 3. One-time spaces that such
a position fulfils count as fired.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from roundhouse.core.bits import mask_of
from roundhouse.core.message import Event
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.reading.loading import load
from roundhouse.games.russian_railroads.rules.components import (
    GAPS,
    MARKERS,
    NINE,
    ROUTES,
    SLOTS,
    SPECIAL_NINE,
)
from roundhouse.games.russian_railroads.rules.pieces import pos_at
from roundhouse.games.russian_railroads.rules.rounds import begin_round
from roundhouse.games.russian_railroads.rules.scoring import meets
from roundhouse.games.russian_railroads.rules.secrets import look_of, take_of
from roundhouse.games.russian_railroads.rules.state import NONE, State
from russian_railroads.laws import check, tile_counts

GAME = RussianRailroads(load())
C = GAME.components


def fresh(players: int = 4, board: str = "russia", seed: int = 1, game: RussianRailroads = GAME) -> State:
    """A real game as set-up leaves it, before the first choice of a starting bonus."""
    state = game.new(players, seed, {"board": board})
    assert isinstance(state, State)
    return state


def position(
    players: int = 4,
    board: str = "russia",
    *,
    seed: int = 1,
    round: int = 1,
    strip: Sequence[int] | None = None,
    piles: Mapping[int, int] | None = None,
    game: RussianRailroads = GAME,
    **things: object,
) -> State:
    """Seat 0 begins a round with the given things (see `hand`); the others have the usual start.

    The turn order is that of the seats. Seats are laid out further with `hand` before the first move.
    """
    state = fresh(players, board, seed, game)
    state.agenda, state.bonuses, state.round = [], 0, round
    state.order = list(range(players))
    state.first = 0
    engineers = strip if strip is not None else [2, 3, 4, 9, 10, 12, 13][: 7 if players == 4 else 6]
    state.strip = [*engineers, *[0] * (len(state.strip) - len(engineers))]
    if piles is not None:
        state.piles = [piles.get(n, 0) for n in range(NINE + 1)]
    hand(state, 0, **things)
    begin_round(state)
    state.settle()
    return state


def hand(state: State, seat: int, **things: object) -> State:
    """Give a seat some of: tracks, locos, doublers, gaps, markers, workers, coins, engineers, used, level."""
    for name, value in things.items():
        SETTERS[name](state, seat, value)
    for number, special in enumerate(state.board.specials):
        if special.effect is not None and not special.coin and meets(state, seat, special):
            state.fired = changed(state.fired, seat, state.fired[seat] | 1 << number)
    if state.agenda:
        state.settle()
    return state


def changed(items: list[int], index: int, value: int) -> list[int]:
    return [*items[:index], value, *items[index + 1 :]]


def set_tracks(state: State, seat: int, value: object) -> None:
    assert isinstance(value, Mapping)
    for name, places in value.items():
        at = pos_at(seat, state.board.routes.index(name), 0)
        for n, place in enumerate([*places, *[0] * (5 - len(places))]):
            state.pos[at + n] = place


def set_locos(state: State, seat: int, value: object) -> None:
    """{"kiev": [3]}: all places, those that are not named stay empty; "9+" is the special one."""
    assert isinstance(value, Mapping)
    tiles, reach = state.locos[:], state.reach[:]
    for route in range(ROUTES):
        numbers = [SPECIAL_NINE if n == "9+" else n for n in value.get(state.board.routes[route], [])]
        slots = [slot for slot in range(SLOTS) if state.board.slot_route[slot] == route]
        for slot in slots:
            tiles[seat * SLOTS + slot] = numbers.pop(0) if numbers else 0
        reach[seat * ROUTES + route] = sum(min(tiles[seat * SLOTS + slot], NINE) for slot in slots)
    state.locos, state.reach = tiles, reach


def set_doublers(state: State, seat: int, value: object) -> None:
    assert isinstance(value, Mapping)
    for name, number in value.items():
        at = seat * ROUTES + state.board.routes.index(name)
        state.doublers_left -= number - state.doublers[at]
        state.doublers = changed(state.doublers, at, number)


def set_gaps(state: State, seat: int, value: object) -> None:
    assert isinstance(value, Sequence)
    state.gaps = state.gaps[:]
    state.gaps[seat * GAPS : seat * GAPS + GAPS] = [*value, *[0] * (GAPS - len(value))]


def set_markers(state: State, seat: int, value: object) -> None:
    assert isinstance(value, Sequence)
    state.marker[seat * MARKERS : seat * MARKERS + MARKERS] = [*value, *[NONE] * (MARKERS - len(value))]


def set_workers(state: State, seat: int, value: object) -> None:
    assert isinstance(value, int)
    state.hand[seat] = value
    state.crew = changed(state.crew, seat, value)


def set_coins(state: State, seat: int, value: object) -> None:
    assert isinstance(value, int)
    state.coins[seat] = value


def set_engineers(state: State, seat: int, value: object) -> None:
    assert isinstance(value, Sequence)
    state.engineers = changed(state.engineers, seat, mask_of(list(value)))


def set_used(state: State, seat: int, value: object) -> None:
    """Tokens used already, by name."""
    assert isinstance(value, Sequence)
    for name in value:
        bit = 1 << C.tokens.index(name)
        state.tokens = changed(state.tokens, seat, state.tokens[seat] & ~bit)


def set_black(state: State, seat: int, value: object) -> None:
    state.black_owner, state.black_hand = (seat, 1) if value else (NONE, 0)
    state.offer &= ~1


def set_temporary(state: State, seat: int, value: object) -> None:
    state.temp_owner, state.temp_hand = (seat, C.temp_workers) if value else (NONE, 0)


def set_level(state: State, seat: int, value: object) -> None:
    assert isinstance(value, int)
    state.level = changed(state.level, seat, value)
    state.arrivals += 1
    state.arrival = changed(state.arrival, seat, state.arrivals)


def set_boulders(state: State, seat: int, value: object) -> None:
    assert isinstance(value, int)
    state.boulders = changed(state.boulders, seat, value)


def set_cards(state: State, seat: int, value: object) -> None:
    """End-bonus cards by name, out of the pile or from those that are not in play."""
    assert isinstance(value, Sequence)
    names = [card.name for card in C.end_cards]
    for name in value:
        bit = 1 << names.index(name)
        state.pile &= ~bit
        state.removed &= ~bit
        state.cards = changed(state.cards, seat, state.cards[seat] | bit)
        state.looks = [*state.looks, look_of(seat), take_of(seat, names.index(name))]


SETTERS = {
    "tracks": set_tracks,
    "locos": set_locos,
    "doublers": set_doublers,
    "gaps": set_gaps,
    "markers": set_markers,
    "workers": set_workers,
    "coins": set_coins,
    "engineers": set_engineers,
    "used": set_used,
    "black": set_black,
    "temporary": set_temporary,
    "level": set_level,
    "boulders": set_boulders,
    "cards": set_cards,
}


def dividends(state: State, *names: str) -> State:
    """Lay these dividend tiles on the levels from the first on."""
    for level, name in enumerate(names, 1):
        kind = C.dividends.index(name)
        state.dividend = changed(state.dividend, level, kind)
        state.dividends_left = changed(state.dividends_left, kind, state.dividends_left[kind] - 1)
    return state


def play(state: State, *texts: str) -> None:
    """Play moves by their notation."""
    for text in texts:
        move = GAME.moves.code(text)
        reason = state.why_not(move)
        assert reason is None, f"{text}: {reason}; {legal(state)}"
        state.play(move)


def checked(state: State, *texts: str) -> None:
    """Play moves, and look at every law after each."""
    for text in texts:
        before = tile_counts(state)
        play(state, text)
        check(state, whole_box=False)
        assert tile_counts(state) == before


def legal(state: State) -> list[str]:
    return [GAME.moves.text(move) for move in state.legal()]


def offers(state: State, *texts: str) -> bool:
    """Whether all of these moves are legal."""
    return all(text in legal(state) for text in texts)


def refusal(state: State, text: str) -> str:
    """The reason against a move, without its arguments."""
    reason = state.why_not(GAME.moves.code(text))
    return "" if reason is None else reason.key.removeprefix("reason.")


def track(state: State, seat: int, route: str) -> list[int]:
    at = pos_at(seat, state.board.routes.index(route), 0)
    return list(state.pos[at : at + 5])


def told(state: State, *texts: str) -> list[Event]:
    """Play moves and give the events they caused."""
    events: list[Event] = []
    state.log = events
    play(state, *texts)
    state.log = None
    return events


def pass_all(state: State) -> None:
    """Everybody passes, and nobody relocates, until the round is over."""
    number = state.round
    while not state.over and state.round == number:
        play(state, "pass" if state.decision.name == "Turn" else "done")
