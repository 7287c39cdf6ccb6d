"""The searching bot: choices that hang on seed and view alone, budgets, the race of lines, and the clock."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest

from forms import some
from roundhouse.bots.beam import DEPTH, LEARNT, NO_LIMIT, SHARP, lines_of_turn
from roundhouse.bots.detours import direct
from roundhouse.bots.lookahead import FEWEST, Lookahead, order, play_on, quick_move, quick_turn
from roundhouse.bots.search import SearchBot
from roundhouse.bots.ways import advise
from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.registry import GAMES
from searching import NOON, Budgeted, Timed, choices, near, read_again, view_of, walk, wind

LINES = 8


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return near(request.param)


@cache
def crossroads(name: str) -> State:
    """What a seat may know at a decision in the middle of a game, with some lines that differ at once."""
    for state in choices(near(name), seed=1, every=5, most=20):
        thought = Lookahead(view_of(state), 7, LINES, NO_LIMIT)
        if thought.open() and len(thought.trials) >= 4:
            return view_of(state)
    raise AssertionError("no such position")


def ready(game: Game) -> Lookahead:
    """A search that has found its lines and not tried them yet."""
    return Lookahead(crossroads(game.name), 7, LINES, NO_LIMIT)


def sweeps(lines: int, playouts: int) -> list[int]:
    """How many lines take part in each sweep that a budget pays for."""
    racing = [min(lines, playouts)]
    while True:
        following = max(FEWEST, (racing[-1] + 1) // 2)
        if sum(racing) + following > playouts:
            return racing
        racing.append(following)


def tries(thought: Lookahead) -> list[int]:
    return [trial.tried for trial in thought.trials]


# Seed and views decide


def test_the_same_seed_and_views_give_the_same_choices_all_along(game: Game) -> None:
    first = [Budgeted(seat) for seat in range(5)]
    second = [Budgeted(seat) for seat in range(5)]
    state = next(islice(walk(game, seed=3), 40, None)).copy()
    for _ in range(12):
        if state.over:
            break
        seat = state.seat
        view = view_of(state)
        before = view.digest()
        move = first[seat].choose(view)
        assert view.digest() == before
        assert second[seat].choose(read_again(state)) == move
        state.play(move)
    assert [bot.spent for bot in first] == [bot.spent for bot in second]


@pytest.mark.parametrize("level", [SHARP, LEARNT])
def test_positions_that_differ_only_in_hidden_things_get_the_same_choice(
    game: Game, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was worked out in the whole position beforehand, and may lie there ready, tells nothing either."""
    monkeypatch.setattr(Budgeted, "level", level)
    differing = 0
    for number, state in enumerate(islice(choices(game, seed=5, every=9, most=4), 3)):
        other = state.imagine(state.seat, Random(1000 + number))
        differing += state.digest() != other.digest()
        game.promising(state)
        game.evaluate(state)
        assert Budgeted(5).choose(view_of(state)) == Budgeted(5).choose(read_again(other))
    assert differing


def test_another_seed_imagines_other_worlds(game: Game) -> None:
    state = next(choices(game, seed=2, every=8))
    view = view_of(state)
    worlds = {Lookahead(view, seed, 12, NO_LIMIT).world.digest() for seed in range(5)}
    assert len(worlds) > 1


# Budgets


def test_a_forced_move_costs_no_playout(game: Game) -> None:
    forced = 0
    for state in walk(game, seed=6, moves=150):
        if len(game.promising(state)) > 1:
            continue
        moves = game.promising(read_again(state))
        if len(moves) > 1:
            continue  # forced by what was planned before, of which the view tells nothing
        bot = Budgeted(1)
        assert bot.choose(view_of(state)) == moves[0]
        assert not bot.thoughts
        forced += 1
        if forced == 3:
            break
    assert forced


@pytest.mark.parametrize("playouts", some([5, 1, 11, 30]))
def test_a_budget_of_playouts_is_kept_and_spent_as_long_as_the_move_is_open(
    game: Game, playouts: int
) -> None:
    thought = ready(game)
    lines = len(thought.trials)
    thought.think(playouts, NO_LIMIT)
    assert thought.playouts == sum(tries(thought)) <= playouts
    took_part = [sum(tried > sweep for tried in tries(thought)) for sweep in range(max(tries(thought)))]
    possible = sweeps(lines, playouts)
    assert took_part == possible[: len(took_part)]
    if len(took_part) < len(possible):
        left = sorted(thought.trials, key=order, reverse=True)[: possible[len(took_part)]]
        assert len({trial.moves[0] for trial in left}) == 1, "nothing is left to find out"


def test_lines_that_dropped_out_were_tried_less_and_the_best_comes_first(game: Game) -> None:
    thought = ready(game)
    lines = len(thought.trials)
    thought.think(lines + 9, NO_LIMIT)
    assert tries(thought)[0] > tries(thought)[-1] == 1
    assert thought.trials == sorted(thought.trials, key=order, reverse=True)
    assert thought.best() is thought.trials[0]


@pytest.mark.parametrize("playouts", [None, 0])
def test_a_search_without_any_budget_is_refused(playouts: int | None) -> None:
    """It would never end."""
    endless = type("Endless", (SearchBot,), {"seconds": None, "playouts": playouts})
    with pytest.raises(ValueError, match="needs a budget"):
        endless(1)
    with pytest.raises(ValueError, match="needs a budget"):
        advise(crossroads(GAMES[0]), seed=1, seconds=None, playouts=playouts)


# Lines


def test_lines_end_with_the_turn_or_where_something_comes_to_light(game: Game) -> None:
    revealing = 0
    for state in choices(game, seed=3, every=2, most=12):
        world = view_of(state).imagine(state.seat, Random(8))
        for line in lines_of_turn(world, 8, 3, 12, SHARP, NO_LIMIT):
            after = world.copy()
            for move in line.moves:
                assert (after.seat, after.reveals) == (state.seat, state.reveals)
                after.play(move)
            cut = len(line.moves) == DEPTH  # who plays on alone, the others having passed, comes to no end
            assert after.seat != state.seat or after.reveals != state.reveals or cut
            assert after.digest() == line.state.digest()
            revealing += after.reveals != state.reveals
        if revealing > 2:
            break
    assert revealing


def test_a_line_goes_as_far_in_another_world_as_it_is_legal_there(game: Game) -> None:
    thought = ready(game)
    moves = thought.best().moves
    impossible = next(move for move in range(game.moves.size) if move not in thought.world.legal())
    assert thought.after([impossible]).digest() == thought.world.digest()
    whole = thought.world.copy()
    for move in moves:
        whole.play(move)
    assert thought.after([*moves, -1]).digest() == whole.digest()


# One decision after the other


def test_what_was_thought_about_before_changes_nothing(game: Game) -> None:
    """At a server every decision may be made by another process: all of them must play alike."""
    bot = Budgeted(3)
    decided = 0
    for state in islice(walk(game, seed=9), 20, 32):
        view = view_of(state)
        move = bot.choose(view)
        assert move == Budgeted(3).choose(view)
        decided += len(state.legal()) > 1
    assert decided


def test_where_playing_on_tells_nothing_the_best_line_is_played_at_once(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "foresight", False)
    view = crossroads(game.name)
    bot = Budgeted(3)
    assert bot.choose(view) == Lookahead(view, 3, LINES, NO_LIMIT).best().moves[0]
    assert sum(thought.playouts for thought in bot.thoughts) == 0
    best = advise(view, seed=3, seconds=None, playouts=5)[0]
    line = Lookahead(view, 3, LINES, NO_LIMIT, level=LEARNT).best().moves
    assert best.moves == direct(view.imagine(view.seat, Random(3)), line)


# The clock


def test_when_time_is_up_at_once_there_is_a_legal_move_and_no_playout(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    for state in islice(choices(game, seed=4, every=6, most=20), 4):
        view = view_of(state)
        wind(monkeypatch, readings=1)  # the one by which the limit is set
        bot = Timed(2)
        assert bot.choose(view) in state.legal()
        assert sum(thought.playouts for thought in bot.thoughts) == 0


def test_the_clock_is_looked_at_between_any_two_quick_moves(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = next(islice(walk(game, seed=7), 30, None)).copy()
    seat = start.seat
    clock = wind(monkeypatch, readings=100_000)
    end = play_on(start.copy(), seat, 0, NOON)
    assert end is not None
    state, moves = start.copy(), 0
    while state.digest() != end.digest():
        state = quick_turn(state, NO_LIMIT).state if game.whole_turns else quick_move(state)
        moves += 1
    assert moves > 1
    assert clock.read > moves
    for readings in range(moves + 1):
        wind(monkeypatch, readings)
        assert play_on(start.copy(), seat, 0, NOON) is None


def test_without_a_limit_of_time_nobody_looks_at_the_clock(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = wind(monkeypatch, readings=0)
    state = next(choices(game, seed=4, every=6))
    assert Budgeted(2).choose(view_of(state)) in state.legal()
    assert clock.read == 0


def test_a_sweep_that_time_cut_short_tells_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is known of the lines comes from whole sweeps alone, however far the next one has got."""
    view = crossroads(game.name)

    def think(readings: int) -> tuple[Lookahead, int]:
        thought = Lookahead(view, 7, 4, NO_LIMIT)
        clock = wind(monkeypatch, readings)
        thought.think(len(thought.trials), NOON)
        return thought, clock.read

    whole, needed = think(100_000)
    lines = len(whole.trials)
    assert tries(whole) == [1] * lines
    for readings in (needed // 2, needed - 2):
        cut, _ = think(readings)
        assert cut.playouts < lines
        assert tries(cut) == [0] * lines
        assert cut.best().value == max(trial.value for trial in cut.trials)


def test_the_usual_bot_has_a_clock_and_no_other_budget() -> None:
    assert SearchBot.seconds is not None
    assert SearchBot.seconds > 0
    assert SearchBot.playouts is None


@cache
def alone() -> list[State]:
    """Games for one that have begun, of those that count turns."""
    games = [near(name) for name in GAMES]
    begun = [game.new(1, 3) for game in games if 1 in game.seats(game.complete({}))]
    return [state for state in begun if state.turns_taken() is not None]


def test_whoever_plays_alone_is_played_on_for_as_many_turns_as_in_company() -> None:
    """Nobody's turn comes in between, so turns are counted; else every line would go on to the end."""
    assert alone()
    for state in alone():
        begun = state.turns_taken()
        assert begun is not None
        line = lines_of_turn(state.copy(), 5, 2, 1, SHARP, NO_LIMIT)[0]
        for turns in (0, 2):
            end = play_on(line.state.copy(), 0, turns, NO_LIMIT, begun=begun)
            assert end is not None
            assert not end.over
            assert end.turns_taken() == max(begun + 1 + turns, line.state.turns_taken() or 0)
