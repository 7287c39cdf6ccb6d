"""Choices as pages get them: in groups, which say all that the list says, in a fraction of the bytes."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from http_site import Browser
from roundhouse.drawing import picture_of
from roundhouse.games.registry import GAMES, open_game
from roundhouse.server.tables.groups import grouped
from roundhouse.server.tables.packing import pack
from roundhouse.server.tables.scene import choices
from roundhouse.server.wire.view import Choice, Group
from roundhouse.text import Words

MOST = 15_000  # bytes of a move
REST = 3_500  # of a large one, for all but the choices


def written_out(groups: list[Group]) -> list[Choice]:
    """What the page makes of them (`table/groups.js`)."""
    found: list[Choice] = []
    for group in groups:
        for one in group.choices:
            label = one.label
            if one.around is not UNSET:
                before, tail, after = one.around
                label = before + one.short[tail:] + after
            assert isinstance(label, str)
            after = [] if one.targets is UNSET else one.targets
            targets = [group.place, *after] if group.place else []
            shown = Choice(one.move, label, targets, group.kind, group.heading, one.short)
            shown.price, shown.number, shown.then = one.price, one.number, one.then
            found.append(shown)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_lost_by_saying_once_what_choices_share(game: str) -> None:
    opened, picture = open_game(game), picture_of(game)
    state, words = opened.new(3, 7), Words("en", opened)
    for number in range(120):
        if state.over:
            break
        listed = choices(state, state.legal(), picture, words, picture.routes(state))
        assert written_out(grouped(listed)) == listed
        state.play(state.legal()[number * 7 % len(state.legal())])


def test_the_longest_list_is_no_larger_than_a_move_may_be() -> None:
    game, picture = open_game("age_of_steam"), picture_of("age_of_steam")
    state = game.new(8, 7, game.complete({"map": "central_new_england"}))
    listed: list[Choice] = []
    for wanted in ("issue 2", "pass", "drop", "select urbanization", "select"):
        while moves := [move for move in state.legal() if game.moves.text(move).startswith(wanted)]:
            state.play(moves[0])
    listed = choices(state, state.legal(), picture, Words("de", game))
    assert len(listed) > 400
    groups = grouped(listed)
    assert len(pack(groups)) < MOST - REST
    assert len(pack(groups)) < 0.8 * len(pack(listed))


def test_what_a_browser_counts_otherwise_is_sent_whole() -> None:
    town = Choice("lay B2", "Lay a curve to 🚂town; $2", ["B2"], "lay", "B2", "Curve to 🚂town and on")
    [group] = grouped([town])
    assert group.choices[0].label == town.label
    assert written_out([group]) == [town]


def test_a_page_gets_groups_and_whoever_else_asks_a_list(ada: Browser) -> None:
    table = ada.start()
    plain, page = ada.view(table), ada.view(table, have="")
    assert plain["choices"]
    assert not plain["groups"]
    assert page["groups"]
    assert not page["choices"]
    assert plain | {"groups": [], "choices": []} == page | {"groups": [], "choices": []}
