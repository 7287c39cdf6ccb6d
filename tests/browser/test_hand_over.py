"""Around one screen: it is covered before somebody is asked what the others may not know."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browsing import Visitor
from roundhouse.core.random import Random
from roundhouse.games.registry import GAMES, open_game
from roundhouse.table.secret_question import is_secret

GAME = open_game(GAMES[0])
NAMES = ["Ada", "Bert"]


@dataclass
class Way:
    """Moves that lead to a secret question for somebody else than who moved last."""

    seed: int
    moves: list[str]
    before: int  # who makes the last of them
    asked: int  # who is asked then
    offered: list[str]  # the answers to the secret question


def way_to_a_secret(longest: int = 60) -> Way:
    """The first such way in games of random moves."""
    for seed in range(400):
        state, rng = GAME.new(2, seed), Random(seed)
        moves: list[str] = []
        last = state.seat
        while not state.over and len(moves) < longest:
            if state.seat != last and is_secret(state):
                offered = [GAME.moves.text(move) for move in state.legal()]
                return Way(seed, moves, last, state.seat, offered)
            last = state.seat
            legal = state.legal()
            move = legal[rng.below(len(legal))]
            moves.append(GAME.moves.text(move))
            state.play(move)
    raise AssertionError("no game asks somebody for a secret in another's turn")


@pytest.fixture
def house(visitor: NewVisitor) -> tuple[Visitor, Way]:
    """Ada and Bert at one screen, one move before a secret question; played there without the page."""
    way = way_to_a_secret()
    somebody = visitor()
    names = {f"name{seat}": name for seat, name in enumerate(NAMES)}
    table = somebody.new_table("here", "here", game=GAME.name, seed=str(way.seed), **names)
    for at, move in enumerate(way.moves[:-1]):
        somebody.play(table, move, at)
    somebody.page.goto(table)
    somebody.ready()
    return somebody, way


def test_the_screen_is_covered_until_the_right_person_looks(house: tuple[Visitor, Way]) -> None:
    somebody, way = house
    page = somebody.page
    cover = page.locator("#hand-over")
    expect(cover).to_be_hidden()
    somebody.wait_for_turn()
    page.locator(f'#turn [data-move="{way.moves[-1]}"]').click()

    expect(cover).to_be_visible()
    expect(cover).to_contain_text(NAMES[way.asked])
    for part in ("#prompt", "#turn .choice", "#pictures .part", "#log", "#players"):
        expect(page.locator(part).first).to_be_hidden()
    somebody.shot("hand-over")
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.keyboard.press("u")
    expect(cover).to_be_visible()
    assert somebody.seq == len(way.moves)
    page.reload()
    somebody.ready()
    expect(cover).to_be_visible()
    expect(page.locator("#turn .choice").first).to_be_hidden()

    cover.get_by_role("button").click()
    expect(cover).to_be_hidden()
    expect(page.locator("#whose")).to_contain_text(NAMES[way.asked], ignore_case=True)
    offered = [choice.get_attribute("data-move") for choice in somebody.choices().all()]
    assert sorted(map(str, offered)) == sorted(way.offered)
    expect(somebody.choices().first).to_be_visible()
    somebody.shot("handed-over")
    page.set_viewport_size({"width": 1280, "height": 620})
    expect(page.locator("#turn")).to_have_class(re.compile(r"\btight\b"))  # who is asked is told all the same
    expect(page.locator("#whose")).to_be_visible()


def test_whoever_goes_on_sees_nothing_of_the_secret(house: tuple[Visitor, Way]) -> None:
    somebody, way = house
    page = somebody.page
    page.locator(f'#turn [data-move="{way.moves[-1]}"]').click()
    page.locator("#hand-over").get_by_role("button").click()
    somebody.wait_for_turn()
    secrets = [choice.inner_text().split("\n")[0] for choice in somebody.choices().all()]
    stored = somebody.seq
    somebody.choices().first.click()
    somebody.wait_for_seq(stored + 1)
    page.wait_for_selector(f'#turn[data-seat="{way.before}"]')
    expect(page.locator("#hand-over")).to_be_hidden()
    shown = page.locator("#answers").inner_text() + (page.locator("#done").text_content() or "")
    assert len(set(secrets)) > 1
    for secret in secrets[1:]:
        assert secret not in shown
