"""The rules as examples: a position, a move, what comes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse import open_game
from roundhouse.core.message import IllegalMove
from roundhouse.core.record import RecordError
from roundhouse.core.record_reader import read
from roundhouse.core.replay import replay_all
from shuttle.rules.components import CARDS, DEALT, GOODS, KINDS, NONE
from shuttle.rules.state import State

COAL, GRAIN, TIMBER, SALT = range(KINDS)
GAME = open_game("shuttle")


def table(players: int = 2, at: int = 6, hand: tuple[int, ...] = (1, 2, 4)) -> State:
    """A table on which everybody has kept a contract, and the first player, seat 0, has these cards."""
    seed = next(seed for seed in range(99) if GAME.new(players, seed).seat == 0)
    state = GAME.new(players, seed)
    assert isinstance(state, State)
    for _ in range(players):
        state.play(state.legal()[0])
    state.at[0] = at - 1
    state.hand[:CARDS] = [hand.count(card + 1) for card in range(CARDS)]
    state.ask()
    return state


def play(state: State, *moves: str) -> None:
    for move in moves:
        state.play(GAME.moves.code(move))


def legal(state: State) -> list[str]:
    return [GAME.moves.text(move) for move in state.legal()]


def why_not(state: State, move: str) -> str:
    return str(state.why_not(GAME.moves.code(move)))


def test_a_contract_is_kept_out_of_those_that_were_dealt() -> None:
    state = GAME.new(3, seed=5)
    assert isinstance(state, State)
    seat = state.seat
    dealt = state.dealt[seat * DEALT : seat * DEALT + DEALT]
    assert legal(state) == [f"keep {GOODS[kind]}" for kind in sorted(set(dealt))]
    play(state, legal(state)[-1])
    assert state.contract(seat) == max(dealt)
    assert sorted(state.dealt[seat * DEALT : seat * DEALT + DEALT]) == sorted(dealt)


def test_a_card_leads_exactly_so_far_either_way() -> None:
    state = table(at=6, hand=(1, 2, 4))
    assert legal(state) == [
        "run 1 back", "run 1 forward", "run 2 back", "run 2 forward", "run 4 back", "run 4 forward",
    ]  # fmt: skip
    play(state, "run 4 back")
    assert state.at[0] == 2 - 1


def test_the_line_has_two_ends() -> None:
    state = table(at=2, hand=(1, 2, 4))
    assert legal(state) == ["run 1 back", "run 1 forward", "run 2 forward", "run 4 forward"]
    assert why_not(state, "run 4 back") == "reason.line_ends(card=4)"
    assert why_not(state, "run 3 forward") == "reason.no_card(card=3)"
    with pytest.raises(IllegalMove):
        play(state, "run 4 back")


def test_a_cube_may_be_loaded_or_left() -> None:
    for answer, on_the_engine in (("load", 1), ("leave", 0)):
        state = table(at=6)
        state.cubes[7 - 1] = SALT
        play(state, "run 1 forward")
        assert state.decision.name == "Load"
        play(state, answer)
        assert state.load[SALT] == on_the_engine
        assert (state.cubes[7 - 1] == NONE) == bool(on_the_engine)


def test_a_full_engine_loads_nothing() -> None:
    state = table(at=6)
    state.load[COAL] = state.c.room
    play(state, "run 1 forward")
    assert state.decision.name == "Run"
    assert state.seat == 1


def test_all_cubes_of_the_kind_are_delivered_and_the_others_stay() -> None:
    state = table(at=3, hand=(2, 3, 4))
    state.load[GRAIN], state.load[COAL] = 1, 1
    play(state, "run 2 forward")
    assert state.points[0] == state.c.pays[0]
    assert (state.load[GRAIN], state.load[COAL]) == (0, 1)


def test_a_siding_pays_less_for_every_cube_whoever_brought_it() -> None:
    state = table(at=3, hand=(2, 3, 4))
    state.delivered[1 * KINDS + GRAIN] = 3
    state.load[GRAIN] = 2
    play(state, "run 2 forward")
    assert state.points[0] == state.c.pays[3] + state.c.pays[4]


def test_a_turn_ends_with_a_new_card_and_a_round_with_new_cubes() -> None:
    state = table(at=6)
    play(state, "run 1 forward", "load")
    assert sum(state.hand[:CARDS]) == state.c.hand
    assert state.cubes[7 - 1] == NONE
    while state.round == 1:
        state.play(state.legal()[-1])
    assert state.cubes[7 - 1] != NONE


def test_played_cards_are_shuffled_when_the_deck_is_used_up() -> None:
    state = table(at=6)
    gone = len(state.deck)
    for card in state.deck:
        state.discard[card] += 1
    state.deck = []
    play(state, "run 2 back", "load")
    assert len(state.deck) == gone  # with the card just played, without the one just drawn
    assert sum(state.discard) == 0


def test_in_the_end_contracts_count_and_cubes_on_the_engine_cost() -> None:
    state = table(at=6)
    state.round = state.rounds
    state.dealt[0] = GRAIN
    state.delivered[GRAIN], state.delivered[COAL], state.load[SALT] = 2, 1, 1
    assert state.scores().line("contract") == [0, 0]
    play(state, "run 2 forward")
    play(state, *([] if state.over else [legal(state)[0]]))
    if not state.over:
        play(state, "leave")
    assert state.scores().line("contract")[0] == 2 * state.c.bonus
    assert state.scores().line("left")[0] == -state.c.left


def test_a_tie_goes_to_those_who_delivered_more() -> None:
    state = table(players=3)
    state.points = [5, 5, 4]
    assert state.winners() == [0, 1]
    state.delivered[1 * KINDS + COAL] = 1
    assert state.winners() == [1]


def test_nobody_sees_the_hands_and_contracts_of_others_before_the_end() -> None:
    state = table()
    other = state.copy()
    other.dealt[DEALT], other.box[0] = other.box[0], other.dealt[DEALT]
    other.deck.reverse()
    assert state.seen_by(0).digest() == other.seen_by(0).digest()
    state.round = other.round = state.rounds + 1
    assert (state.seen_by(0).digest() == other.seen_by(0).digest()) == (state.dealt == other.dealt)


# Revision 2 mended a rule; what was begun before keeps it as it was


def test_cubes_delivered_together_were_paid_alike_before_that_was_mended() -> None:
    for revision, points in ((1, 2 * GAME.components.pays[3]), (2, sum(GAME.components.pays[3:5]))):
        state = table(at=3, hand=(2, 3, 4))
        state.game = GAME.under(revision)
        state.delivered[1 * KINDS + GRAIN] = 3
        state.load[GRAIN] = 2
        play(state, "run 2 forward")
        assert state.points[0] == points


def test_a_record_of_the_first_revision_plays_to_its_end_and_not_by_the_rules_of_today() -> None:
    record = read(Path(__file__).with_name("revision-1.record").read_text(encoding="utf-8"))
    assert record.rules == 1
    assert record.scores is not None
    state = replay_all(record, GAME)
    assert state.scores().totals() == record.scores.totals()
    assert [erratum.name for erratum in state.game.kept_errata()] == ["paid_alike"]
    record.rules = 2
    with pytest.raises(RecordError, match="its final scores say deliveries"):
        replay_all(record, GAME)
