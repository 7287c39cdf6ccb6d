"""What the parts of the picture show: sums that add up, what is missing, who stands where."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

import pytest

from catalogues import compile_all
from playing import walk
from roundhouse.core.bits import members
from roundhouse.games.russian_railroads.picture import PICTURE, icons, lanes, score, stock
from roundhouse.games.russian_railroads.picture.routes import best
from roundhouse.games.russian_railroads.rules.components import BLACK, BOARDS, GAP_CELL, ROUTES, Effect
from roundhouse.games.russian_railroads.rules.pieces import pos_at
from roundhouse.games.russian_railroads.rules.scoring import round_points, route_parts, shares
from roundhouse.games.russian_railroads.rules.standing import space_of
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.text import Words
from russian_railroads.helpers import GAME, C, hand, play, position

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Anna", "Bob", "Cleo", "Dora"]


@cache
def words() -> Words:
    compile_all()
    return Words("en", GAME, NAMES)


def drawn(state: State, seat: int = 0) -> dict[str, str]:
    return PICTURE.pictures(state.seen_by(seat), seat, words().say)


def told(state: State, seat: int = 0) -> list[str]:
    return PICTURE.description(state.seen_by(seat), seat, words().say)


def title(fragment: str, id: str) -> str:
    """What an element says about itself."""
    for element in ElementTree.fromstring(fragment).iter(SVG + "g"):
        if element.get("id") == id:
            return element.findtext(SVG + "title") or ""
    raise LookupError(id)


def inside(fragment: str, id: str) -> str:
    """The drawing of an element."""
    for element in ElementTree.fromstring(fragment).iter(SVG + "g"):
        if element.get("id") == id:
            return ElementTree.tostring(element, encoding="unicode")
    raise LookupError(id)


def rows(fragment: str) -> list[list[str]]:
    """The texts of the scoring part, line by line from the top and from the left, of every seat."""
    found: list[list[str]] = []
    for block in ElementTree.fromstring(fragment).findall(SVG + "g"):
        lines: dict[float, list[tuple[float, str]]] = {}
        for element in block.iter(SVG + "text"):
            if "t" not in (element.get("class") or "").split():  # the small ones say how a number comes about
                line = round(float(element.get("y", "0")) / score.ROW)
                lines.setdefault(line, []).append((float(element.get("x", "0")), element.text or ""))
        found += [[text for _, text in sorted(lines[line])] for line in sorted(lines)]
    return found


class TestIfScoredNow:
    @pytest.mark.parametrize("board", BOARDS)
    def test_colour_by_colour_it_is_what_the_engine_scores(self, board: str) -> None:
        scored = 0
        for state in walk(GAME, 3, {"board": board}, 5):
            assert isinstance(state, State)
            for seat in range(3):
                for route in range(ROUTES):
                    by_colour = shares(state, seat, route)
                    points = route_parts(state, seat, route)[0]
                    assert sum(spaces * value for spaces, value in by_colour) == points
                    reached = min(state.reach[seat * ROUTES + route], state.pos[pos_at(seat, route, BLACK)])
                    assert sum(spaces for spaces, _ in by_colour) == reached
                    scored += points
        assert scored

    @pytest.mark.parametrize("board", BOARDS)
    def test_the_numbers_that_are_shown_add_up(self, board: str) -> None:
        *_, state = walk(GAME, 4, {"board": board}, 3)
        assert isinstance(state, State)
        shown = rows(drawn(state)["scoring"])
        at = 0
        for seat in state.order:
            lines = shown[at + 1 : at + 6]
            sums = []
            for line in lines[:4]:
                parts = [int(n) for cell in line[1:-1] for n in re.findall(r"\d+", cell)]
                assert sum(parts) == int(line[-1]), line
                sums.append(int(line[-1]))
            assert sum(sums) == int(lines[4][-1]) == round_points(state, seat)
            at += 6
        assert at == len(shown)

    def test_the_worked_example(self) -> None:
        """St. Petersburg with black 9, grey 7, brown 3 and a 9: 3 brown, 4 grey, all of it twice."""
        state = position(
            tracks={"trans_siberian": [8, 3], "st_petersburg": [9, 7, 3]},
            locos={"trans_siberian": [4], "st_petersburg": [9]},
            doublers={"trans_siberian": 2},
        )
        lines = rows(drawn(state)["scoring"])
        assert lines[1] == ["Trans-Siberian", "3", "–", "–", "–", "2", "–", "–", "5"]
        assert lines[2] == ["St. Petersburg", "4", "6", "–", "–", "–", "10", "–", "20"]
        assert lines[5] == ["Total", "25"]
        assert "St. Petersburg: grey 4×1 + brown 3×2 + twice 10 = 20" in told(state)


class TestRoutes:
    def test_1_13_a_space_shows_the_best_colour_that_stands_there_or_further_on(self) -> None:
        state = position(tracks={"kiev": [6, 4, 2]}, locos={"kiev": [5]})
        assert [best(state, 0, 2, space) for space in range(1, 8)] == [2, 2, 1, 1, 0, 0, -1]
        shown = drawn(state)["player-0"]
        expected = {1: ["b2"], 2: ["b2", "t2"], 3: ["b1"], 4: ["b1", "t1"], 6: ["b0", "t0"], 7: []}
        for space, used in expected.items():
            assert re.findall(r"#rrr-([bt]\d)", inside(shown, f"seat-0-kiev-{space}")) == used

    def test_track_beyond_the_locomotives_is_pale(self) -> None:
        state = position(tracks={"kiev": [6, 5]}, locos={"kiev": [3]})
        shown = drawn(state)["player-0"]
        assert 'class="off"' not in inside(shown, "seat-0-kiev-3")
        assert 'class="off"' in inside(shown, "seat-0-kiev-4")

    def test_1_8_a_special_space_tells_what_is_still_missing(self) -> None:
        state = position(tracks={"kiev": [6, 3]}, locos={"kiev": [4]})
        shown = drawn(state)["player-0"]
        number = next(n for n, special in enumerate(state.board.specials) if special.token >= 0)
        label = title(shown, f"seat-0-special-{number}")
        assert label.startswith("Kiev 5: 20 points at each scoring")
        assert "still missing: 2 steps with grey track, locomotives up to 5 (now 4) and" in label
        assert label in told(state)
        assert "rrr-done" not in inside(shown, f"seat-0-special-{number}")

    def test_a_special_space_in_force_is_ticked_off(self) -> None:
        state = position(tracks={"kiev": [6, 3]}, locos={"kiev": [4]})
        shown = drawn(state)["player-0"]
        for number, special in enumerate(state.board.specials):
            if special.route == 2:
                done = special.colour == 0 and special.space <= 4
                assert ("rrr-done" in inside(shown, f"seat-0-special-{number}")) == done

    def test_a_golden_spike_raises_what_the_last_space_shows(self) -> None:
        state = position(2, "usa", used=["golden_spike"])
        number = next(n for n, special in enumerate(state.board.specials) if special.spike != special.each)
        shown = drawn(state)
        mine, other = (inside(shown[f"player-{seat}"], f"seat-{seat}-special-{number}") for seat in (0, 1))
        assert ">25<" in mine
        assert ">10<" in other


class TestMainBoard:
    def test_who_stands_on_a_space_is_shown_and_said(self) -> None:
        state = position(coins=1)
        play(state, "place black_2")
        shown = drawn(state)["mainboard"]
        assert inside(shown, "space-black_2").count("#rrr-worker") == 2
        assert title(shown, "space-black_2").endswith(". Anna: 2 workers")
        assert "#rrr-worker" not in inside(shown, "space-black_1")

    def test_a_coin_in_place_of_a_worker_is_a_coin(self) -> None:
        state = position(workers=0, coins=1)
        play(state, "place black_1")
        assert '"#rrr-coin"' in inside(drawn(state)["mainboard"], "space-black_1")

    def test_1_5_spaces_that_are_closed_to_two_players_are_barred(self) -> None:
        shown = drawn(position(2))["mainboard"]
        there = [name for name in C.spaces if f'id="space-{name}"' in shown]
        barred = [name for name in there if 'class="barred"' in inside(shown, f"space-{name}")]
        assert barred == ["black_1", "grey_1", "loco_2", "industry_3", "temp", "order_2"]

    def test_the_last_round_has_a_tile_where_the_order_was(self) -> None:
        early, late = (drawn(position(round=round))["mainboard"] for round in (1, 7))
        assert 'id="space-order_1"' in early
        assert 'id="space-last_round"' not in early
        assert 'id="space-order_1"' not in late
        assert 'id="space-last_round"' in late

    def test_1_11_engineers_to_come_tell_how_many_rounds_they_need(self) -> None:
        shown = drawn(position(strip=[2, 3, 4, 9, 10, 12, 13]))["mainboard"]
        assert title(shown, "coming-9").endswith("public in 1 round")
        assert title(shown, "coming-13").endswith("public in 4 rounds")
        assert "Hire engineer 2" in title(shown, "space-hire")

    def test_with_two_players_the_second_engineer_is_still_to_come(self) -> None:
        shown = drawn(position(2, strip=[2, 3, 4, 9, 10, 12]))["mainboard"]
        assert 'id="space-public_1"' in shown
        assert 'id="space-public_2"' not in shown
        assert title(shown, "coming-4").endswith("public in 1 round")
        assert title(shown, "coming-9").endswith("public in 2 rounds")

    def test_what_waits_to_be_done_is_shown(self) -> None:
        state = position()
        play(state, "place any_coin")
        assert '"#rrr-any"' in drawn(state)["mainboard"].split('id="space-')[0]


def all_effects() -> list[Effect]:
    """All but those of spaces for the order and for engineers, which have none of their own."""
    found = [effect for effect in C.space_effect if effect.atoms or effect.coins or effect.temp_workers]
    assert len(found) == 22
    found += [*C.bonus_effect, *C.token_effect, *C.card_effect, *C.dividend_effect]
    found += C.factory_effect[1:] + C.engineer_effect[1:]
    for board in C.boards:
        found += [special.effect for special in board.specials if special.effect is not None]
        found += [effect for lane in board.lanes for effect in lane.effect if effect is not None]
    return found


class TestSymbols:
    def test_every_effect_of_the_game_can_be_drawn(self) -> None:
        for effect in all_effects():
            assert icons.effect_icons(effect)

    def test_two_different_engineers_never_look_alike(self) -> None:
        rows = [icons.joined(tuple(icons.effect_icons(effect))) for effect in C.engineer_effect[1:]]
        assert len(set(rows)) == len(rows)

    def test_every_end_bonus_card_looks_different(self) -> None:
        rows = [icons.joined(tuple(icons.card_icons(card))) for card in C.end_cards]
        assert len(set(rows)) == len(rows)

    def test_a_row_never_leaves_its_room(self) -> None:
        for effect in all_effects():
            row = icons.effect_icons(effect)
            if row:
                scale = re.search(r"scale\(([\d.]+)\)", icons.laid(row, (0, 0), 40))
                assert icons.width(row) * (float(scale[1]) if scale else 1) <= 40.5


class TestIndustry:
    def test_the_cells_of_the_upper_track_stand_above_the_gaps_they_are_about(self) -> None:
        state = position(2, "usa")
        low, high = state.board.lanes
        for gap in range(5):
            there = lanes.offset(state, low) + low.gap.index(gap)
            assert lanes.offset(state, high) + high.gap.index(gap) == there
            assert low.cell[low.gap.index(gap)] == GAP_CELL

    def test_1_10_a_factory_shows_its_number_and_says_what_it_does(self) -> None:
        state = position(gaps=[6])
        shown = drawn(state)["player-0"]
        assert ">6<" in inside(shown, "seat-0-gap-1")
        assert "factory 6: 2 coins; 5 points" in title(shown, "seat-0-gap-1")
        assert "empty" in title(shown, "seat-0-gap-2")

    def test_the_marker_stands_where_it_is(self) -> None:
        shown = drawn(position(markers=[3]))["player-0"]
        assert [cell for cell in range(5) if "#rrr-pawn" in inside(shown, f"seat-0-lower-{cell}")] == [3]


class TestStockMarket:
    def test_2_markers_stand_from_the_left_in_the_order_they_arrived(self) -> None:
        state = position(3, "usa", level=2)
        hand(state, 1, level=2)
        state.arrival = [5, 3, 0]
        assert stock.here(state, 2) == [1, 0]
        assert title(drawn(state)["stock"], "level-2").endswith("from the left: Bob, Anna")

    def test_russia_has_none(self) -> None:
        assert "stock" not in drawn(position())


class TestSecrets:
    def test_end_bonus_cards_are_open_to_their_owner_alone(self) -> None:
        state = position()
        state.cards = [1 << 3, 0, 0, 0]
        state.looks = [15, 3]
        state.pile &= ~(1 << 3)
        assert 'id="seat-0-card-1"' in drawn(state, 0)["player-0"]
        assert 'id="seat-0-card-1"' not in drawn(state, 1)["player-0"]
        assert "Anna has 1 end-bonus card" in told(state, 1)
        assert not any("grey and brown" in line.lower() for line in told(state, 1) if "end" in line)

    def test_at_the_end_all_cards_lie_open(self) -> None:
        *_, state = walk(GAME, 2, {"board": "russia"}, 8)
        assert isinstance(state, State)
        for seat in range(2):
            shown = drawn(state, -1)[f"player-{seat}"]
            for number in range(len(members(state.cards[seat]))):
                assert f'id="seat-{seat}-card-{number + 1}"' in shown

    def test_the_pile_is_only_there_for_whoever_looks_through_it(self) -> None:
        state = position(3, engineers=[15])
        play(state, "place engineer_15", "choose first")
        assert state.decision.name == "PickEndCard"
        assert [seat for seat in range(3) if "pile" in drawn(state, seat)] == [0]


class TestSolo:
    def test_1_15_emil_is_shown_with_his_workers_and_his_deck(self) -> None:
        state = position(1)
        shown = drawn(state)["supply"]
        assert f"×{len(state.deck)}<" in shown
        mine = [space_of(one) for one in state.standing]
        blocked = [space for space in members(state.taken) if space not in mine]
        assert blocked
        for space in blocked:
            assert "taken by Emil" in title(drawn(state)["mainboard"], f"space-{C.spaces[space]}")
            assert '"#rrr-e4"' in inside(drawn(state)["mainboard"], f"space-{C.spaces[space]}")


def test_the_description_tells_of_every_player_route_and_space() -> None:
    state = position(2, "usa")
    lines = told(state)
    assert lines[0] == "Round 1 of 6. Order of play: Anna, Bob. Anna is to decide"
    assert any(line.startswith("Black track II: 3 steps with black track") for line in lines)
    for name in ("Anna", "Bob"):
        assert f"{name}: 0 points if scored now" in lines
    assert sum(line.startswith("Transcontinental West: black to 1") for line in lines) == 2
