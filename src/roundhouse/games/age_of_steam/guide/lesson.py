"""The first lesson: two turns against bots that play by a script, on one fixed seed of the first map.

Seat 0 learns. The texts take their numbers from the shipped components, for which the course is made.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Argument
from roundhouse.games.age_of_steam.guide.goods import LINK_INCOME
from roundhouse.games.age_of_steam.reading.loading import shipped
from roundhouse.games.age_of_steam.rules.components import ENGINEER, LOCOMOTIVE, Components
from roundhouse.games.age_of_steam.words.money import SHARE_COST
from roundhouse.games.age_of_steam.words.names import action_word, town_word
from roundhouse.kit.book import word
from roundhouse.kit.lesson import Answer, Lesson, Page, Step, answers

SEED: Final = 21
MAP: Final = "rust_belt"
SEATS: Final = ("person", "greedy", "greedy")
SHARES: Final = (3, 2)  # to issue in each turn
BID: Final = 2
PLACES: Final[dict[str, Argument]] = {
    "one": town_word("Evansville"),
    "other": town_word("Cincinnati"),
    "town": town_word("Indianapolis"),
}
CITY: Final = town_word("Chicago")
EXITS: Final = 2  # of the first tile on the town


def first_lesson() -> Lesson:
    """The whole course."""
    c = shipped()
    return Lesson(
        seed=SEED,
        seats=SEATS,
        title=word("lesson.title"),
        welcome=word("lesson.welcome"),
        pages=first_pages(c),
        opening=("issue 2",),
        steps=(*first_money(c), *first_track(c), *first_goods(c), *second_money(c), *second_links(c)),
        farewell=[
            word("lesson.end_money"),
            word("lesson.end_cities"),
        ],
        options={"map": MAP, "edition": "deluxe", "variant": "standard"},
    )


def first_pages(c: Components) -> tuple[Page, ...]:
    """How one wins, and where one's things are."""
    score = {"income": c.score_income, "shares": -c.score_share, "track": c.score_section}
    return (
        Page(word("lesson.win", turns=c.maps[0].turns[len(SEATS)], **score), help="goal"),
        Page(word("lesson.things", players=word("picture.part.players")), ("seat-0",), help="table"),
    )


def first_money(c: Components) -> list[Step]:
    """Shares, the auction and an action."""
    m = c.maps[0]
    price = {"cash": m.start_cash, "price": m.share_price, "cost": SHARE_COST, "points": -c.score_share}
    return [
        Step(
            word("lesson.shares", n=SHARES[0], **price),
            (Answer((f"issue {SHARES[0]}", f"issue {SHARES[0] + 1}")),),
            ("issue 2", "bid 1"),
            help="shares",
        ),
        Step(
            word("lesson.bid", bid=BID),
            (Answer((f"bid {BID}", f"bid {BID + 1}")),),
            ("drop", "drop"),
            help="auction",
        ),
        Step(
            word("lesson.action", action=action_word(LOCOMOTIVE), engine=m.start_engine + 1),
            answers("select locomotive"),
            ("select first_move", "select turn_order"),
            help="actions",
        ),
    ]


def first_track(c: Components) -> list[Step]:
    """Two links over a town with three tiles."""
    m = c.maps[0]
    plain = min(price for price in m.price if price)
    town = {"base": m.town_base, "exit": m.town_exit, "price": m.town_base + EXITS * m.town_exit}
    return [
        Step(
            word("lesson.first_tile", hex="K10", price=plain, **PLACES),
            answers("lay K10 curve N-SW"),
            help="where-to-build",
        ),
        Step(word("lesson.town", **town, **PLACES), answers("lay K9 town SE+S"), help="towns"),
        Step(
            word("lesson.link", hex="L9", **PLACES),
            answers("lay L9 curve NE-NW"),
            (
                *("lay D8 straight SE-NW", "lay E9 straight SE-NW", "lay F9 curve S-NW"),
                *("lay P2 straight NE-SW", "lay O3 curve NE-S", "lay O4 curve N-SW"),
                *("deliver C8 red", "go SE"),
            ),
            help="ownership",
        ),
    ]


def first_goods(c: Components) -> list[Step]:
    """A blue cube there, and another one back."""
    return [
        Step(
            word("lesson.pick", n=c.maps[0].rounds_of_moves, **PLACES),
            answers("deliver J10 blue"),
            help="moving",
        ),
        Step(
            word("lesson.carry", income=LINK_INCOME, **PLACES),
            answers("go NE", "go SE"),
            ("deliver Q2 red", "go SW", "deliver F10 blue", "go N"),
            help="who-earns",
        ),
        Step(
            word("lesson.second", **PLACES),
            answers("deliver M9 blue", "go SW", "go S"),
            ("upgrade",),
            help="the-way",
        ),
    ]


def second_money(c: Components) -> list[Step]:
    """What the turn cost, and the next one."""
    m = c.maps[0]
    due = (m.start_shares + SHARES[0] + m.start_engine + 1) * SHARE_COST
    tiles: dict[str, Argument] = {"n": m.tiles_engineer, "city": CITY}
    return [
        Step(
            word("lesson.settled", n=SHARES[1], due=due),
            (Answer((f"issue {SHARES[1]}", f"issue {SHARES[1] + 1}")),),
            ("issue 1", "issue 1"),
            help="expenses",
        ),
        Step(
            word("lesson.drop"),
            answers("drop"),
            ("bid 1", "drop", "select first_move", "select first_build"),
            help="payments",
        ),
        Step(
            word("lesson.engineer", action=action_word(ENGINEER), **tiles, **PLACES),
            answers("select engineer"),
            (
                *("lay M5 curve NE-S", "lay M6 town N", "done"),
                *("lay G10 curve N-SW", "lay G9 town S", "done"),
            ),
            help="actions",
        ),
    ]


def second_links(c: Components) -> list[Step]:
    """A third link, a red cube, and a better engine."""
    m = c.maps[0]
    return [
        Step(
            word("lesson.replace", price=m.replace_town, **PLACES),
            answers("lay K9 town N+SE+S"),
            help="replacing",
        ),
        Step(
            word("lesson.rails", first="K8", second="J7", third="I7", city=CITY),
            answers("lay K8 curve S-NW", "lay J7 straight SE-NW", "lay I7 straight SE-NW"),
            ("skip", "skip"),
            help="losing-track",
        ),
        Step(
            word("lesson.red", city=CITY, **PLACES),
            answers("deliver J10 red", "go NE", "go N"),
            ("skip", "skip"),
            help="who-earns",
        ),
        Step(word("lesson.engine", engine=m.start_engine + 2), answers("upgrade"), help="moving"),
    ]
