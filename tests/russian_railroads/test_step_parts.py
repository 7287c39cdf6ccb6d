"""Which part a step counts for: asked where it makes a difference, and no legal line is ever lost."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from catalogues import LANGUAGES, compile_all
from forms import many
from roundhouse.core.random import Random
from roundhouse.core.rows import row_of
from roundhouse.games.russian_railroads.picture import PICTURE
from roundhouse.games.russian_railroads.rules.act import Act
from roundhouse.games.russian_railroads.rules.atoms import DIFFERENT, MUST, STEPS, argument_of, atom, kind_of
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.rules.steps import after_step, feasible
from roundhouse.games.russian_railroads.rules.tracks import limits, movable
from roundhouse.text import Words
from russian_railroads.helpers import GAME, checked, fresh, legal, offers, play, position, refusal, track
from russian_railroads.test_in_full import wind_forward


def black_or_any(**things: Any) -> State:
    """The public engineer 6 gives an industry step, onto a factory for two black steps, and any step."""
    state = position(strip=[5, 6], markers=[4], gaps=[2], **things)
    play(state, "place public_1", "industry first")
    return state


def test_1_4_the_player_chooses_what_a_step_counts_for() -> None:
    state = black_or_any()
    play(state, "step black trans_siberian")  # unlocks grey
    assert state.decision.name == "CountStep"
    assert legal(state) == ["count first", "count second"]
    assert refusal(state, "step grey trans_siberian") == "count_first"
    assert refusal(state, "done") == "count_first"
    # Counted for the factory, the step with any track is still there, and must be made.
    checked(state, "count second")
    assert offers(state, "step black kiev", "step grey trans_siberian")
    assert refusal(state, "done") == "must_do"
    checked(state, "step grey trans_siberian", "step black kiev")
    assert track(state, 0, "trans_siberian") == [2, 1, 0, 0, 0]
    assert state.seat == 1


def test_1_4_counted_for_what_must_be_done_the_factory_may_be_left() -> None:
    state = black_or_any()
    checked(state, "step black trans_siberian", "count first")
    assert refusal(state, "step grey trans_siberian") == "not_this_colour"
    assert offers(state, "step black trans_siberian", "done")
    checked(state, "done")
    assert state.seat == 1


def test_where_it_makes_no_difference_nothing_is_asked() -> None:
    """Grey is out of reach for the steps that are left: then only what must be done goes first."""
    state = black_or_any(tracks={"trans_siberian": [1]})
    play(state, "step black kiev", "count second", "step black kiev")
    assert state.decision.name == "Act"
    assert offers(state, "done")
    # The same with parts that differ in nothing but the duty: the black worker's step on a black space.
    state = position(workers=2, black=True)
    play(state, "place black_1 black", "step black kiev", "step black kiev")
    assert offers(state, "step black kiev", "done")


# Every line, one by one

Parts = tuple[int, ...]
Places = tuple[int, ...]


def bare(board: str, seed: int, rng: Random) -> State:
    """Seat 0 anywhere on its board, where no special space gives anything, with a few steps to make."""
    state = fresh(2, board, seed)
    wind_forward(state, rng)
    state.fired = [-1, 0]
    state.active = -1
    colours = [1, 1, 2, 3, 6, 12, 31, 31]
    parts = [atom(STEPS, 1 + rng.below(2), colours[rng.below(len(colours))]) for _ in range(2)]
    parts.append(
        atom(DIFFERENT, 1) if rng.below(3) == 0 else atom(STEPS, 1, colours[rng.below(len(colours))])
    )
    state.pending = [part | (MUST if rng.below(2) else 0) for part in parts]
    state.agenda = [Act(0)]
    state.settle()
    return state


def ends_of(state: State) -> set[Places]:
    """Where the pieces can stand in the end, by the moves that are offered."""
    found: set[Places] = set()
    seen: set[str] = set()
    todo = [state]
    while todo:
        now = todo.pop()
        if now.over:
            found.add(tuple(now.pos[:15]))
            continue
        for move in now.legal():
            after = now.copy()
            after.play(move)
            key = f"{after.pos[:15]} {sorted(after.pending)} {[entry.fields() for entry in after.agenda]}"
            if key not in seen:
                seen.add(key)
                todo.append(after)
    return found


def all_ends(state: State) -> set[Places]:
    """The same by the rule: any step for any part that allows it, as long as all duties can be done."""
    ends = limits(state, 0)

    def possible(places: Places, parts: Parts) -> bool:
        return feasible(state, row_of(places), [part for part in parts if part & MUST], ends)

    def allows(part: int, piece: int) -> bool:
        place = piece if kind_of(part) == DIFFERENT else piece % 5
        return bool(argument_of(part) >> place & 1) == (kind_of(part) == STEPS)

    @cache
    def reach(places: Places, parts: Parts) -> frozenset[Places]:
        found: set[Places] = set()
        if not any(part & MUST for part in parts):
            found.add(places)
        mask = movable(state, row_of(places), 0, ends)
        for piece in range(15):
            if not mask >> piece & 1:
                continue
            after = (*places[:piece], places[piece] + 1, *places[piece + 1 :])
            for n, part in enumerate(parts):
                if allows(part, piece):
                    left = after_step(part, piece)
                    rest = tuple(sorted([*parts[:n], *([left] if left else []), *parts[n + 1 :]]))
                    if possible(after, rest):
                        found |= reach(after, rest)
        return frozenset(found)

    start = tuple(state.pos[:15])
    return set(reach(start, tuple(sorted(state.pending))))


@pytest.mark.parametrize("board", ["russia", "usa"])
def test_every_line_that_the_rule_allows_can_be_played_and_no_other(board: str) -> None:
    asked = compared = 0
    rng = Random(5)
    for seed in range(many(40)):
        state = bare(board, seed, rng)
        duties = [part for part in state.pending if part & MUST]
        if state.over or not feasible(state, state.pos[:15], duties, limits(state, 0)):
            continue  # such a space could not have been chosen
        assert ends_of(state) == all_ends(state), (state.pos[:15], state.pending)
        compared += 1
        for move in state.legal():
            after = state.copy()
            after.play(move)
            asked += not after.over and after.decision.name == "CountStep"
    assert compared > many(40) // 2
    assert asked > 0


# Words and picture


def test_the_choice_is_told_and_drawn() -> None:
    compile_all()
    state = black_or_any()
    play(state, "step black trans_siberian")
    said = {language: Words(language, GAME, ["A", "B", "C", "D"]) for language in LANGUAGES}
    assert [one.prompt(state) for one in said.values()] == [
        "What does your step with black track on Trans-Siberian count for?",
        "Wofür zählt dein Schritt mit schwarzem Gleis (Transsib)?",
        "Do czego zaliczasz krok czarnym torem (Kolej Transsyberyjska)?",
    ]
    assert [said["en"].label(state, move) for move in state.legal()] == [
        "For what must be done: 1 step with any track",
        "For what may be done: 2 steps with black track",
    ]
    for one in said.values():
        assert len({one.label(state, move) for move in state.legal()}) == 2
    shown = "".join(PICTURE.pictures(state.seen_by(0), 0, said["en"].say).values())
    for move in state.legal():
        assert f'id="{PICTURE.targets(state, move)[0]}"' in shown
