"""What a search tells people, and its relatives: chances, advice, several cores, gentle characters."""

from __future__ import annotations

import multiprocessing
from itertools import islice

import pytest

from playing import random_move
from roundhouse.bots.beam import LEARNT, worth
from roundhouse.bots.bot import Bot
from roundhouse.bots.chances import added, believed, chances, corrections, doubt_of, forecasts, likely
from roundhouse.bots.characters import Shunter, Trainee
from roundhouse.bots.detours import SAME, after, direct, reached, without_detours
from roundhouse.bots.lookahead import Lookahead, Trial
from roundhouse.bots.parallel import ParallelSearchBot
from roundhouse.bots.search import LINES, SearchBot, StationmasterBot
from roundhouse.bots.ways import MOST, Way, advise, as_far_as_known, thought_of
from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.railroad_revolution.advice.evaluation import expected
from roundhouse.games.railroad_revolution.advice.weights import PLAYED, THOUGHT
from roundhouse.games.railroad_revolution.rules.state import State as RailroadRevolutionState
from roundhouse.games.registry import GAMES
from searching import Budgeted, choices, ended, fewest, near, read_again, view_of, walk, wind

CHARACTERS: list[type[Bot]] = [Trainee, Shunter]
PLAYOUTS = Budgeted.playouts
SEED = 6  # of the bot on two cores


class Both(ParallelSearchBot):
    """Two cores, with a budget of playouts and no clock; notes how often lines were tried."""

    name = "both"
    seconds = None
    playouts = PLAYOUTS

    def __init__(self, seed: int, cores: int = 2) -> None:
        super().__init__(seed, cores)
        self.tried: list[int] = []

    def think(self, thought: Lookahead, until: float) -> None:
        super().think(thought, until)
        self.tried.append(sum(trial.tried for trial in thought.trials))


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return near(request.param)


# Chances


@pytest.mark.parametrize("points", [[5.0], [10.0, 20.0], [90.0, 91.0, 40.0, 90.0], [-300.0, 0.0, 5_000.0]])
@pytest.mark.parametrize("doubt", [0.0, 1.0, 12.0, 400.0])
def test_chances_add_up_and_more_points_mean_no_smaller_chance(points: list[float], doubt: float) -> None:
    found = likely(points, doubt)
    assert sum(found) == pytest.approx(1.0)
    assert all(0.0 <= chance <= 1.0 for chance in found)
    by_points = [chance for _, chance in sorted(zip(points, found, strict=True))]
    assert by_points == sorted(found)


def test_one_more_point_is_worth_more_the_surer_the_forecast_is() -> None:
    sure, unsure = likely([50.0, 51.0], 2.0), likely([50.0, 51.0], 20.0)
    assert sure[1] > unsure[1] > 0.5
    assert likely([100.0, 100.0], 10.0) == [0.5, 0.5]


def test_chances_of_a_game_under_way_add_up_and_follow_the_forecast(game: Game) -> None:
    for state in islice(walk(game, seed=2), 10, 60, 10):
        odds, points = chances(state), forecasts(state)
        assert game.doubt(state) > 0
        assert sum(odds) == pytest.approx(1.0)
        assert odds.index(max(odds)) == points.index(max(points))


def test_who_is_bankrupt_has_no_chance_left() -> None:
    seen = 0
    for state in walk(near("age_of_steam"), seed=2):
        if state.out() and not state.over:
            odds = chances(state)
            assert [odds[seat] for seat in state.out()] == [0.0] * len(state.out())
            assert sum(odds) == pytest.approx(1.0)
            seen += 1
    assert seen > 0


def test_when_the_game_is_over_the_winners_share_the_chances(game: Game) -> None:
    for seed in range(3):
        state = ended(game, fewest(game), seed)
        winners = state.winners()
        odds = chances(state)
        assert game.doubt(state) == 0
        assert sum(odds) == pytest.approx(1.0 if winners else 0.0)
        assert [seat for seat, chance in enumerate(odds) if chance] == sorted(winners)
        assert len(set(odds)) <= 2


# Two sets of weights


def test_railroad_revolution_is_played_by_one_set_of_weights_and_glimpsed_by_the_other() -> None:
    game = near("railroad_revolution")
    differing = 0
    for state in islice(walk(game, seed=3), 0, 120, 15):
        assert isinstance(state, RailroadRevolutionState)
        for seat in range(state.players):
            assert game.expect(state, seat) == expected(state, seat, PLAYED)
            assert game.glimpse(state, seat) == expected(state, seat, THOUGHT)
            differing += game.expect(state, seat) != game.glimpse(state, seat)
    assert differing


def test_after_the_end_there_is_nothing_left_to_weigh(game: Game) -> None:
    state = ended(game, fewest(game), seed=8)
    scores = state.scores().totals()
    for seat in range(state.players):
        assert game.expect(state, seat) == pytest.approx(scores[seat], abs=0.5)
        assert game.glimpse(state, seat) == pytest.approx(scores[seat], abs=0.5)


# Advice


def advised(view: State) -> list[Way]:
    return advise(view, seed=4, seconds=None, playouts=PLAYOUTS)


def test_advice_tells_different_ways_best_first_that_can_be_played(game: Game) -> None:
    several = 0
    for state in islice(choices(game, seed=7, every=8, most=4), 2):
        found = advised(view_of(state))
        assert 1 <= len(found) <= MOST
        assert len({way.moves[0] for way in found}) == len(found)
        several += len(found) > 1
        for way in found:
            assert 0.0 <= way.chance <= 1.0
            end = state.copy()
            begun = (end.seat, end.reveals, end.turns_taken())
            for move in way.moves:
                assert (end.seat, end.reveals, end.turns_taken()) == begun
                end.play(move)
            assert (end.seat, end.reveals, end.turns_taken()) != begun
    assert several


def test_alone_a_way_goes_to_the_end_of_the_first_turn_and_leads_to_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody else decides in between: the search looks through several turns at once."""
    game = near("russian_railroads")
    monkeypatch.setattr(game, "foresight", False)  # what comes after that does not matter here
    state, rng = game.new(1, seed=4), Random(5)
    for _ in range(40):
        for way in advise(view_of(state), seed=4, seconds=None, playouts=1):
            end, turns = state.copy(), state.turns_taken()
            for move in way.moves:
                assert end.turns_taken() == turns
                end.play(move)
            if way.later and end.turns_taken() != turns and end.reveals == state.reveals:
                assert way.later[0] in end.legal(), "nobody answers in between"
                return
        state.advance(random_move(state, rng))
    raise AssertionError("no way that goes on with another turn")


def test_a_step_that_brings_nothing_is_left_out() -> None:
    """To sell shares for money that nobody needs, before the best line of a turn."""
    game = near("railroad_revolution")
    sell = game.moves.code("sell share")
    shorter = 0
    for state in islice((one for one in choices(game, seed=7, every=3) if sell in one.legal()), 8):
        world = view_of(state).imagine(state.seat, Random(4))
        line = Lookahead(view_of(state), 4, LINES, 0.0, level=LEARNT).trials[0].moves
        longer = after(world, [sell, *line])
        if longer is None:
            continue
        kept = direct(world, [sell, *line])
        end = after(world, kept)
        assert end is not None
        assert (end.seat, end.reveals) == (longer.seat, longer.reveals)
        assert worth(end, state.seat, LEARNT) >= worth(longer, state.seat, LEARNT) - SAME
        shorter += len(kept) <= len(line)
    assert shorter


def test_ways_that_come_to_the_same_are_told_once_and_what_was_played_counts_as_the_same() -> None:
    """Track that is laid in two orders, to the end of the turn."""
    for state in choices(near("age_of_steam"), seed=7, every=1):
        if state.decision.name != "BuildTrack":
            continue
        world = view_of(state).imagine(state.seat, Random(4))
        line = Lookahead(view_of(state), 4, LINES, 0.0, level=LEARNT).trials[0].moves
        other = [line[1], line[0], *line[2:]] if len(line) > 2 else line
        if other != line and reached(world, other) == reached(world, line):
            assert len(without_detours(world, [line, other], MOST)) == 1
            trial = Trial(line, 0)
            assert thought_of(world, [trial], other) is trial
            return
    raise AssertionError("no two moves that can change places")


def test_what_somebody_thinks_of_is_told_too_and_changes_nothing_about_the_other_ways(game: Game) -> None:
    for state in islice(choices(game, seed=7, every=8, most=4), 2):
        view = view_of(state)
        without = advised(view)
        for move in state.legal()[:2]:
            found = advise(view, seed=4, seconds=None, playouts=PLAYOUTS, also=[move])
            assert [way.own for way in found].count(True) == 1
            told = [(way.moves, way.points, way.chance) for way in found]
            others = [(way.moves, way.points, way.chance) for way in without]
            assert [one for one in told if one in others] == others
            assert len(told) <= len(others) + 1


def test_what_was_chosen_by_what_came_to_light_was_no_plan() -> None:
    """Moves are compared with ways that end where something comes to light, so they end there too."""
    game = near("railroad_revolution")
    state = game.new(fewest(game), seed=3)
    while not state.over:
        begun, moves = state.copy(), []
        while state.seat == begun.seat and not state.over:
            moves.append(game.promising(state)[0])
            state.advance(moves[-1])
        known = as_far_as_known(begun, moves)
        if len(known) < len(moves):
            end = after(begun, known)
            assert end is not None
            assert end.reveals > begun.reveals
            return
    raise AssertionError("nothing came to light in the middle of a turn")


def test_chances_after_playing_on_are_no_surer_than_where_one_stands(game: Game) -> None:
    """So a hint, a review and its chart speak of one scale: playing on makes nobody see further."""
    for state in islice(choices(game, seed=9, every=9, most=5), 2):
        doubt = doubt_of(state)
        trial, end = Trial([state.legal()[0]], 0), ended_soon(state)
        more = corrections(state)
        trial.tell(end, state.seat, trial.met(end, state.seat, LEARNT), doubt, more)
        if not end.over and not end.out():
            points = added(believed(end), more)
            assert trial.points == points[state.seat]
            assert trial.chance == pytest.approx(likely(points, max(doubt, doubt_of(end)))[state.seat])


def ended_soon(state: State) -> State:
    """Some promising moves further on."""
    end = state.copy()
    for _ in range(30):
        if not end.over:
            end.advance(end.game.promising(end)[0])
    return end


def test_the_best_way_is_the_one_that_the_best_searching_bot_takes(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same seed and the same budget see the same worlds; one core alone needs no other process."""
    monkeypatch.setattr(SearchBot, "level", StationmasterBot.level)
    view = view_of(next(choices(game, seed=8, every=6, most=3)))
    alone = Both(4, cores=1)
    assert alone.pool is None
    assert advised(view)[0].moves[0] == Budgeted(4).choose(view) == alone.choose(view)
    alone.close()


def test_advice_knows_no_more_than_the_seat(game: Game) -> None:
    state = next(choices(game, seed=11, every=10, most=4))
    other = state.imagine(state.seat, Random(77))
    assert state.digest() != other.digest()
    game.promising(state)
    game.evaluate(state)
    before = state.digest()
    assert advised(view_of(state)) == advised(read_again(other))
    assert state.digest() == before


def test_advice_in_no_time_at_all_is_still_advice(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(choices(game, seed=9, every=8))
    view = view_of(state)
    wind(monkeypatch, readings=1)  # the one by which the limit is set
    found = advise(view, seed=4)
    assert found
    for way in found:
        assert way.moves[0] in state.legal()
        assert 0.0 <= way.chance <= 1.0
        assert not way.later


def test_what_may_come_later_begins_after_the_others_have_answered(game: Game) -> None:
    """They are moves of the game; which positions they meet, only the others' answers will tell."""
    state = next(choices(game, seed=12, every=6, most=4))
    found = advised(view_of(state))
    assert any(way.later for way in found)
    for way in found:
        for move in way.later:
            assert 0 <= move < game.moves.size


# Several cores


def test_two_cores_find_a_legal_move_the_same_for_the_same_seed_and_end(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "foresight", True)
    before = set(multiprocessing.active_children())
    state = last_choice(game)
    view = view_of(state)
    bot = Both(SEED)
    try:
        first = bot.choose(view)
        assert set(multiprocessing.active_children()) > before
        assert bot.choose(view) == first  # what came before changes nothing
    finally:
        bot.close()
    assert first in state.legal()
    assert bot.tried[0] == bot.tried[1] >= 2 * 2  # two lines at least, on both
    assert set(multiprocessing.active_children()) == before


def last_choice(game: Game) -> State:
    """A late position with lines to try: soon played to the end, for the other core looks further ahead."""
    late = list(choices(game, seed=5, every=1, most=3))[-20:-7]
    return next(state for state in reversed(late) if both_try(view_of(state)))


def both_try(view: State) -> bool:
    """Whether the lines that a share of the budget reaches begin with different moves on either core."""
    for seed in (SEED, Random(SEED).seed()):
        lines = Lookahead(view, seed, LINES, 0.0).trials[: -(-PLAYOUTS // 2)]
        if len({line.moves[0] for line in lines}) < 2:
            return False
    return True


# Gentle characters


@pytest.mark.parametrize("kind", CHARACTERS)
def test_gentle_characters_play_legal_moves_by_their_seed(game: Game, kind: type[Bot]) -> None:
    first, second = kind(9), kind(9)
    others = [kind(seed) for seed in range(4)]
    varied = 0
    for state in islice(choices(game, seed=6, every=5), 8):
        before = state.digest()
        move = first.choose(view_of(state))
        assert move in state.legal()
        assert second.choose(read_again(state)) == move
        assert state.digest() == before
        varied += len({other.choose(view_of(state)) for other in others}) > 1
    assert varied


def test_the_trainee_wavers_more_often_than_the_shunter(game: Game) -> None:
    """Of many seeds, fewer agree with the best line."""
    state = next(choices(game, seed=6, every=9, least=4))
    view = view_of(state)
    different = [len({kind(seed).choose(view) for seed in range(24)}) for kind in CHARACTERS]
    assert different[0] >= different[1] >= 1
    assert Trainee.slip < Shunter.slip
    assert Trainee.lines > Shunter.lines


def test_to_be_out_is_never_told_before_a_poor_end() -> None:
    poor, out = Trial([1], 0), Trial([2], 0)
    poor.tried = out.tried = out.outs = 1
    poor.points = -28.0  # a player who is out has none
    assert sorted([out, poor], key=Trial.told, reverse=True) == [poor, out]
