"""The legal moves are exactly those that a slow and independent reading of the rules finds."""

from __future__ import annotations

import pytest

from age_of_steam.brute import CENTRE, NOBODY, Board, Lines, every_tile, legal_lays
from age_of_steam.brute_goods import Auction, Goods
from age_of_steam.kit import begin, give, play, table
from age_of_steam.solvent import GAME, course, each_map, tables
from forms import many, some, usual
from roundhouse.core.random import Random
from roundhouse.core.rows import row_of
from roundhouse.games.age_of_steam.rules import moves as codes
from roundhouse.games.age_of_steam.rules.build_turn import BuildTrack
from roundhouse.games.age_of_steam.rules.components import ENGINEER
from roundhouse.games.age_of_steam.rules.layouts import FIRST_TOWN, LAYOUTS, LINES, exits_of, lines_of
from roundhouse.games.age_of_steam.rules.ownership import loose_ends, paint
from roundhouse.games.age_of_steam.rules.state import State

PLANS = [("deluxe", 100), ("summary", 100), ("2002", 100), ("online", 40)]  # edition, wild
FEW = many(3)  # positions of each game


def lines_for(layout: int) -> Lines:
    if layout >= FIRST_TOWN:
        return frozenset((side, CENTRE) for side in range(6) if exits_of(layout) >> side & 1)
    return frozenset((LINES[line] // 6, LINES[line] % 6) for line in lines_of(layout))


LINES_OF = [lines_for(layout) for layout in range(LAYOUTS)]


def offered_lays(state: State) -> set[tuple[int, Lines]]:
    """The lays of the open decision as hexes and lines."""
    lays = [move - state.codes.lay for move in state.legal() if move >= state.codes.lay]
    return {(state.m.hex_at[move // LAYOUTS], LINES_OF[move % LAYOUTS]) for move in lays}


def differences(state: State) -> tuple[list[str], list[str]]:
    """Lays that only the engine allows, and those that only brute force allows."""
    engine, brute = offered_lays(state), legal_lays(state, state.agenda[-1].seat)
    m = state.m
    return tuple(  # type: ignore[return-value]
        [f"({m.column[hex]},{m.row[hex]}) {sorted(lines)}" for hex, lines in sorted(some, key=repr)]
        for some in (engine - brute, brute - engine)
    )


def positions(map: str, players: int, seed: int, plan: int, decision: str, number: int) -> list[State]:
    """Some positions of one game, early and late, in which a decision is open."""
    edition, wild = PLANS[plan % len(PLANS)]
    variant = "other" if seed % 3 == 2 else "standard"
    game = course(map, players, seed, edition=edition, variant=variant, sponsored=True, wild=wild)
    found = [state.copy() for state in game if not state.over and state.decision.name == decision]
    if not found:
        assert decision == "Carry", f"{decision} never comes up"  # in few games every delivery goes by itself
        return []
    rng = Random(seed * 100 + plan)
    late = found[len(found) // 2 :]
    return [
        late[rng.below(len(late))] if pick % 2 else found[rng.below(len(found))] for pick in range(number)
    ]


def varied(state: State, rng: Random) -> State:
    """The same map with another builder, other money, and some unfinished sections abandoned."""
    state = state.copy()
    seat = state.order[rng.below(len(state.order))]
    poor = rng.below(3) == 0
    if not state.m.complete_only and rng.below(2):
        track = state.track[:]
        for owner in range(state.players):
            for place in loose_ends(state, owner):
                if rng.below(2):
                    paint(state.m, track, place, NOBODY)
        state.track, state.network = track, None
    state.cash[seat] = rng.below(9) if poor else 30
    state.built, state.fresh, state.spent = [], [], 0
    state.dearest = rng.below(6)
    state.tiles_left = 1 + rng.below(4)
    if rng.below(3) == 0:
        state.action = [ENGINEER if other == seat else chosen for other, chosen in enumerate(state.action)]
    state.agenda = [*state.agenda[:-1], BuildTrack(seat, 1)]
    state.ask()
    return state


def test_brute_force_knows_107_layouts_as_the_rules_do() -> None:
    assert len(every_tile()) == LAYOUTS
    assert set(every_tile()) == set(LINES_OF)


@pytest.mark.parametrize(("map", "players"), some(usual(tables(), each_map())))
def test_lays_equal_brute_force(map: str, players: int) -> None:
    for state in positions(map, players, players, players, "BuildTrack", FEW):
        assert differences(state) == ([], [])


@pytest.mark.parametrize(
    ("map", "players", "seed"),
    [*((*entry, 1) for entry in some(usual(tables(), each_map()[::2]))), ("germany", 5, 519)],
)
def test_lays_equal_brute_force_with_little_money_and_abandoned_track(
    map: str, players: int, seed: int
) -> None:
    # Germany, seed 519: the turn can only be completed in one order, because a tile must come back first.
    rng = Random(seed * 1000 + players)
    for state in positions(map, players, seed, seed + players, "BuildTrack", many(8)):
        if not state.m.complete_only or not state.built:
            assert differences(varied(state, rng)) == ([], [])


def choices_of_tile(state: State) -> list[int]:
    """Lays for which there is more than one kind of tile in the box: towns with four exits."""
    lays = [move - state.codes.lay for move in state.legal() if move >= state.codes.lay]
    return [state.codes.lay + code for code in lays if len(state.c.tiles_for[code % LAYOUTS]) > 1]


@pytest.mark.parametrize(("map", "players"), [("rust_belt", 5), ("germany", 4), ("st_lucia", 2)])
def test_r_bld_7_the_kinds_of_tile_for_a_town_equal_brute_force(map: str, players: int) -> None:
    game = course(map, players, players, sponsored=True, wild=50)
    found = [state.copy() for state in game if not state.over and choices_of_tile(state)]
    for state in found[:: -(-len(found) // many(8))]:
        board = Board(state, state.seat)
        for move in choices_of_tile(state)[:3]:
            code = move - state.codes.lay
            hex = state.m.hex_at[code // LAYOUTS]
            kinds = list(board.kinds_after(hex, LINES_OF[code % LAYOUTS]))
            after = state.copy()
            after.play(move)
            if len(kinds) > 1:
                assert (after.decision.name, after.seat) == ("ChooseTile", state.seat)
                assert after.legal() == [codes.TAKE + kind for kind in kinds]
            else:
                assert after.over or after.decision.name != "ChooseTile"
                assert [after.tile[hex]] == kinds


def newcomer(state: State, edition: str, keeps: bool) -> State:
    """The same map for a builder who is to lay the very first tile; some came by track through a New City."""
    state = state.copy()
    seat = state.order[0]
    state.edition = GAME.edition_of(edition)
    if not keeps:
        nobodys = [line & 7 if line >= 0 and line >> 3 == seat + 1 else line for line in state.track]
        state.track = row_of(nobodys)
        state.link_owner = [NOBODY if owner == seat else owner for owner in state.link_owner]
    state.network = None
    state.laid = [0 if other == seat else 1 for other in range(state.players)]
    state.cash[seat], state.tiles_left = 30, 3
    state.built, state.fresh, state.spent, state.dearest = [], [], 0, 0
    state.agenda = [*state.agenda[:-1], BuildTrack(seat, 1)]
    state.ask()
    return state


@pytest.mark.parametrize(("map", "players"), [("rust_belt", 6), ("western_us", 5), ("korea", 4)])
def test_r_bld_3_the_very_first_lays_equal_brute_force(map: str, players: int) -> None:
    complex_tiles = 0
    for state in positions(map, players, players, 0, "BuildTrack", many(2)):
        for number, edition in enumerate([*GAME.components.editions, *GAME.components.editions[::3]]):
            first = newcomer(state, edition.name, keeps=number > 3)
            assert differences(first) == ([], [])
            pairs = [lines for _, lines in offered_lays(first) if len(lines) > 1]
            complex_tiles += len(pairs)
            assert edition.complex_first or not pairs
    assert complex_tiles > 0


@pytest.mark.parametrize("map", some([m.name for m in GAME.maps]))
def test_deliveries_equal_brute_force(map: str) -> None:
    players = [players for name, players in tables() if name == map]
    for state in positions(map, players[0], 3, 3, "MoveGoods", FEW):
        compare_deliveries(state)
    for state in positions(map, players[-1], 4, 1, "MoveGoods", FEW):
        compare_deliveries(state)


def compare_deliveries(state: State) -> int:
    """Walk every delivery that brute force finds; at every step the offers must be the same."""
    ways = set(Goods(state).ways(state.seat))
    picks = {state.codes.deliver + state.m.cell[hex] * 6 + colour for hex, colour, _ in ways}
    assert picks == {move for move in state.legal() if state.codes.deliver <= move < state.codes.lay}
    for pick in picks:
        after = state.copy()
        after.play(pick)
        code = pick - state.codes.deliver
        hex, colour = state.m.hex_at[code // 6], code % 6
        compare_steps(after, {steps for place, kind, steps in ways if (place, kind) == (hex, colour)})
    return len(ways)


def compare_steps(state: State, ways: set[tuple[tuple[str, int], ...]]) -> None:
    """The steps offered are the first steps of the ways, and so on to the end."""
    if ways == {()}:
        assert state.over or state.decision.name != "Carry" or codes.DONE in state.legal()
        return
    assert state.decision.name == "Carry"
    expected = {way[0] for way in ways if way}
    first = {"go": codes.GO, "over": codes.OVER, "to": state.codes.to}
    moves = {first[kind] + number: (kind, number) for kind, number in expected}
    offered = set(state.legal()) - {codes.DONE}
    assert offered == set(moves)
    assert (codes.DONE in state.legal()) == (() in ways)
    for move, step in moves.items():
        after = state.copy()
        after.play(move)
        compare_steps(after, {way[1:] for way in ways if way and way[0] == step})


def test_auctions_equal_brute_force() -> None:
    rng = Random(5)
    for game in range(many(400)):
        players = 3 + game % 4
        state = table(players=players)
        cash = [rng.below(9) for _ in range(players)]
        passing = {seat for seat in range(players) if rng.below(4) == 0}
        alive = [seat for seat in range(players) if rng.below(6) or seat < 2]
        for seat in range(players):
            give(state, seat, cash=cash[seat])
        rng.shuffle(alive)
        state.order, state.alive = alive, [1 if seat in alive else 0 for seat in range(players)]
        state.passes = sum(1 << seat for seat in passing)
        mirror = Auction(alive, cash, passing)
        begin(state, "player_order")
        while mirror.options():
            words = {state.game.moves.text(move) for move in state.legal()}
            assert (state.seat, words) == (mirror.turn, mirror.options())
            options = sorted(words)
            # Low bids, so that it goes round more than once.
            low = [word for word in options if word.startswith("bid")][:2]
            choices = [*low, *(word for word in options if not word.startswith("bid"))]
            word = choices[rng.below(len(choices))]
            mirror.say(word)
            play(state, word)
        assert state.decision.name == "SelectAction"
        assert state.order == mirror.result()
        assert [cash[seat] - state.cash[seat] for seat in alive] == [mirror.paid[seat] for seat in alive]
