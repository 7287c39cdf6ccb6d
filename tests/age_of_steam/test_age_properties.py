"""What holds in every position of every game on every map, in random play and in play that stays solvent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from age_of_steam.brute import NOBODY, TILES, Board, Segment, kinds_for
from age_of_steam.brute_goods import Goods
from age_of_steam.solvent import GAME, course, tables
from forms import some
from playing import walk
from roundhouse.core.message import Event
from roundhouse.games.age_of_steam.rules.components import COLOURS, NEW_CITIES, TOWN, WHITE
from roundhouse.games.age_of_steam.rules.layouts import CENTRE
from roundhouse.games.age_of_steam.rules.state import State

Table = tuple[str, str, int]

MAPS = [m.name for m in GAME.maps]
FEW = (1, 2, 4)
CASH = {
    "log.shares": ("money", 1), "log.drops": ("paid", -1), "log.wins": ("paid", -1),
    "log.pays_first": ("paid", -1),
    "log.lays": ("price", -1), "log.replaces": ("price", -1), "log.redirects": ("price", -1),
    "log.buys_link": ("price", -1), "log.income": ("money", 1), "log.expenses": ("money", -1),
    "log.short": ("short", 1), "log.takes_money": ("money", 1),
}  # fmt: skip
INCOME = {
    "log.earns": ("income", 1), "log.bonus": ("income", 1), "log.join_bonus": ("income", 1),
    "log.forgoes": ("income", -1), "log.town_income": ("income", 1),
    "log.short": ("short", -1), "log.reduced": ("reduction", -1),
}  # fmt: skip
SHARES = {"log.shares": ("shares", 1)}


def play(kind: str, map: str, players: int, seed: int) -> Iterator[State]:
    """A game: random, solvent, or with money for a lot of wild track; the same object after each move."""
    if kind == "random":
        for state in walk(GAME, players, GAME.complete({"map": map}), seed):
            assert isinstance(state, State)
            yield state
    elif kind == "solvent":
        yield from course(map, players, seed, wild=15)
    else:
        edition = ("deluxe", "summary", "2002")[seed % 3]
        yield from course(map, players, seed, edition=edition, sponsored=True, wild=100)


def games(kind: str, maps: list[str] = MAPS, players: tuple[int, ...] = (1, 2, 3, 4, 5, 6)) -> list[Table]:
    """Every such table; in plain Python some of them."""
    return some([(kind, map, number) for map, number in tables() if map in maps and number in players])


EVERY = [
    *games("random"),
    *games("wild"),
    *games("solvent", players=FEW),
]


# What there is in the box


def check_goods(state: State) -> None:
    found: Counter[int] = Counter()
    for place, number in enumerate(state.cubes):
        assert number >= 0
        found[place % COLOURS] += number
    for colour, number in enumerate(state.bag):
        assert number >= 0
        found[colour] += number + state.gone[colour]
    for colour in [*state.display, *state.lying, *state.markers, *state.drawn, state.cube]:
        if colour >= 0:
            found[colour] += 1
    kept = [0] * COLOURS
    for switch in state.m.switches:
        switch.cubes_kept(state, kept)
    found.update(dict(enumerate(kept)))
    towns = sum(1 for kind in state.m.stop_kind if kind == TOWN)
    white = towns * state.m.town_cubes if state.m.town_colour == WHITE else 0
    outside = [state.m.hex_cubes[1::2].count(colour) for colour in range(WHITE)]
    if 0 <= state.m.town_colour < WHITE:
        outside[state.m.town_colour] += towns * state.m.town_cubes
    there = [number + more for number, more in zip(state.m.bag, outside, strict=False)]
    assert [found[colour] for colour in range(COLOURS)] == [*there, white]


def check_box(state: State, board: Board) -> None:
    """136 tiles, 8 discs and 8 New Cities are in the supply or on the map, each tile where it fits."""
    used = Counter(kind for kind in state.tile if kind >= 0)
    crossed = [kind for kind, tile in enumerate(TILES) if tile[2] == [(0, 3), (1, 4)]]
    removed = crossed if "tiles_removed" in state.m.rules else []
    for kind, left in enumerate(state.tiles):
        assert left >= 0
        assert left + used[kind] == (0 if kind in removed else TILES[kind][1])
    assert sum(state.tiles) + sum(used.values()) == 136 - sum(TILES[kind][1] for kind in removed)
    for hex, kind in enumerate(state.tile):
        lines = frozenset(segment[1:] for segment in board.inside.get(hex, ()))
        assert bool(lines) == (kind >= 0) == (state.layout[hex] >= 0)
        if lines:
            assert kind in kinds_for(lines)
    marked = [town for town in board.towns if len(board.inside.get(town, ())) in (2, 4)]
    assert state.discs == 8 - len(marked) >= 0
    placed = [letter for letter in state.letter if letter >= 0]
    assert len(set(placed)) == len(placed)
    assert sum(1 << letter for letter in placed) + state.letters_left() == state.m.letters
    for stop, letter in enumerate(state.letter):
        assert bool(state.cities >> stop & 1) == (state.m.stop_kind[stop] != TOWN or letter >= 0)
        assert letter < NEW_CITIES


# Track


def check_track(state: State, board: Board) -> None:
    """Both ends of a line agree, a section has one owner and begins at a stop, own track leads to a city."""
    for place, line in enumerate(state.track):
        if line >= 0 and line & 7 != CENTRE:
            assert state.track[place // 6 * 6 + (line & 7)] == (line >> 3) * 8 + place % 6
        assert line < 0 or state.m.near[place] >= 0
        assert line < 0 or state.m.stop[place // 6] not in range(state.m.stops) or line & 7 == CENTRE
    own: dict[int, set[Segment]] = {}
    for segment, owner in board.owner.items():
        own.setdefault(owner, set()).add(segment)
    for segments, ends in board.sections():
        owners = {board.owner[segment] for segment in segments}
        assert len(owners) == 1
        assert any(len(end) == 1 for end in ends)
        owner = owners.pop()
        assert owner < 0 or state.alive[owner]
        if owner >= 0 and owner not in state.link_owner:  # a link may lead to a town that track begins at
            assert board.reach(segments, own[owner], through_cities=False)[1]


def check_links(state: State) -> None:
    """The completed links join two different stops, and are those that flooding finds."""
    goods = Goods(state)
    links = state.links()
    flooded = {
        (state.m.stop[hex], step[1]): state.m.stop[end]
        for hex, leaving in goods.leaving.items()
        for step, end, _ in leaving
        if step[0] == "go"
    }
    told = {(place // 6, place % 6): to for place, to in enumerate(links.to) if to >= 0}
    assert told == flooded
    assert all(one != other for (one, _), other in told.items())


def check_players(state: State) -> None:
    for seat in range(state.players):
        assert state.cash[seat] >= 0
        assert not state.alive[seat] or state.income[seat] >= 0
        assert 2 <= state.shares[seat] <= 15
        assert 1 <= state.engine[seat] <= 6
    assert sorted(state.order) == [seat for seat in range(state.players) if state.alive[seat]]


@pytest.mark.parametrize(("kind", "map", "players"), EVERY)
def test_laws_of_the_box_the_track_and_the_players(kind: str, map: str, players: int) -> None:
    for number, state in enumerate(play(kind, map, players, players)):
        check_goods(state)
        check_players(state)
        if number % 12 == 0 or state.over:
            board = Board(state, NOBODY)
            check_box(state, board)
            check_track(state, board)
            check_links(state)
        assert state.over or state.legal()
        assert state.turn <= state.m.turns[players]
    assert state.over


# Money


def add_up(log: list[Event], table: dict[str, tuple[str, int]], players: int) -> list[int]:
    found = [0] * players
    for event in log:
        if event.key in table:
            name, sign = table[event.key]
            value = event.args[name]
            assert isinstance(value, int)
            found[event.seat] += sign * value
    return found


def levied(log: list[Event]) -> int:
    """What everybody had to pay before income."""
    found = [event.args["money"] for event in log if event.key == "log.levy"]
    return sum(money for money in found if isinstance(money, int))


@pytest.mark.parametrize(("kind", "map", "players"), [*games("random"), *games("solvent", players=FEW)])
def test_money_changes_only_where_a_rule_says_so(kind: str, map: str, players: int) -> None:
    before: list[list[int]] = []
    paying: list[int] = []
    log: list[Event] = []
    for state in play(kind, map, players, players + 1):
        if state.path:
            continue  # a delivery is told when it is finished
        now = [state.cash[:], state.income[:], state.shares[:]]
        if before:
            changes = [
                [new - old for new, old in zip(*pair, strict=True)] for pair in zip(now, before, strict=True)
            ]
            told = [add_up(log, table, players) for table in (CASH, INCOME, SHARES)]
            told[0] = [cash - levied(log) * paying[seat] for seat, cash in enumerate(told[0])]
            assert changes == told
        before, paying = now, state.alive
        log = []
        state.log = log


# Build turns


@pytest.mark.parametrize(
    ("kind", "map", "players"), [*games("wild"), *games("solvent", ["rust_belt", "western_us"], FEW)]
)
def test_an_unfinished_section_is_kept_only_if_something_was_laid_on_it(
    kind: str, map: str, players: int
) -> None:
    builder, before = NOBODY, set()
    for state in play(kind, map, players, players + 2):
        building = not state.over and state.decision.name in ("BuildTrack", "ChooseTile")
        seat = state.seat if building else NOBODY
        if builder >= 0 and seat != builder:
            board = Board(state, NOBODY)
            for segments, ends in board.sections():
                if len([end for end in ends if len(end) == 1]) == 1:
                    mine = builder in {board.owner[segment] for segment in segments}
                    assert not mine or segments - before or not state.alive[builder]
                    assert not mine or not state.m.complete_only
        if seat >= 0 and seat != builder:
            before = set(Board(state, NOBODY).owner)
        builder = seat


# Maps


def test_st_lucia_cubes_on_the_ground_only_become_fewer() -> None:
    for seed in range(4):
        left = 39
        for state in play("wild" if seed % 2 else "solvent", "st_lucia", 2, seed):
            now = sum(1 for colour in state.lying if colour >= 0)
            assert now <= left
            left = now


def test_southern_us_cotton_only_becomes_less() -> None:
    left = 15
    for state in play("wild", "southern_us", 4, 1):
        now = sum(state.cubes[WHITE::COLOURS]) + (state.cube == WHITE)
        assert now <= left
        assert state.bag[WHITE] == 0
        assert WHITE not in state.display
        left = now


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_western_us_everybody_has_one_network_until_the_regions_are_joined(players: int) -> None:
    given: set[int] = set()  # who got track by a New City, which need not hang together with the rest
    for state in play("wild", "western_us", players, players):
        log: list[Event] = state.log or []
        given |= {event.seat for event in log if event.key == "log.urbanises"}
        state.log = []
        if state.joined:
            break
        board = Board(state, NOBODY)
        for seat in range(players):
            own = {segment for segment, owner in board.owner.items() if owner == seat}
            if own and seat not in given:
                assert board.reach({next(iter(own))}, own, through_cities=True)[0] == own


def test_korea_a_city_takes_exactly_what_it_holds() -> None:
    for state in play("wild", "korea", 4, 2):
        for colour in range(COLOURS):
            for stop in range(state.m.stops):
                holds = bool(state.cities >> stop & 1) and state.cubes[stop * COLOURS + colour] > 0
                assert bool(state.takes(colour) >> stop & 1) == holds


def test_barbados_the_cycle_of_actions_is_empty_after_four_turns() -> None:
    for state in play("wild", "barbados", 1, 1):
        if not state.over and state.decision.name == "SelectAction":
            assert state.used_actions.bit_count() == (state.turn - 1) % 4
