"""The first lesson: five turns against a bot that plays by a script, on one fixed seed.

Seat 0 learns. The texts take their numbers from the shipped components, for which the course is made.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.reading.loading import shipped
from roundhouse.games.railroad_revolution.rules.components import (
    ORANGE,
    STARTER,
    STATIONS_TRACK,
    TELEGRAPH_TRACK,
    TRAINS,
    TURQUOISE,
    Components,
    Reward,
)
from roundhouse.games.railroad_revolution.rules.scoring import TOP_LEVEL
from roundhouse.games.railroad_revolution.rules.state import worker_word
from roundhouse.games.railroad_revolution.words.rewards import reward_word, shares
from roundhouse.games.railroad_revolution.words.tiles import milestone_word
from roundhouse.kit.book import word
from roundhouse.kit.lesson import Answer, Lesson, Page, Step, answers

SEED: Final = 73725
GOALS: Final = ("A1-2", "A2-3")  # the learner's milestones on this seed
DEAL: Final = "deal6"  # the face-up one
SECTION: Final = 2  # where the office is opened
CASH: Final = TRAINS.index("cash")


def first_lesson() -> Lesson:
    """The whole course."""
    c = shipped()
    return Lesson(
        seed=SEED,
        title=word("lesson.title"),
        welcome=word("lesson.welcome"),
        pages=first_pages(c),
        steps=(
            *set_up(c),
            *first_turn(c),
            *second_turn(c),
            *third_turn(c),
            *fourth_turn(c),
            *fifth_turn(c),
        ),
        farewell=[word("lesson.end_milestones"), word("lesson.end_game")],
    )


def goal_word(c: Components, name: str) -> Message:
    """A milestone of the learner's, with all it asks for."""
    return milestone_word(next(milestone for milestone in c.milestones if milestone.name == name))


def tile_named(c: Components, rewards: list[Reward], name: str) -> Message:
    """What a half of a city tile gives."""
    return reward_word(c, rewards[c.tiles.index(name)])


def first_pages(c: Components) -> tuple[Page, ...]:
    """How one wins, and where one's things are."""
    goals = {"one": goal_word(c, GOALS[0]), "other": goal_word(c, GOALS[1])}
    return (
        Page(word("lesson.win", vp=c.train_vp, level=TOP_LEVEL), help="goal"),
        Page(word("lesson.things", **goals), ("player-0", "seat-0-goal-0", "seat-0-goal-1"), help="table"),
    )


def set_up(c: Components) -> list[Step]:
    tile = c.setup_side[c.setup_tiles.index("S2")][0]
    return [
        Step(
            word("lesson.setup", reward=reward_word(c, tile), worker=worker_word(TURQUOISE)),
            answers("setup S2"),
            ("setup S3", "build charlotte", "place telegraph white", "open 5", "done"),
            help="set-up-tiles",
        )
    ]


def first_turn(c: Components) -> list[Step]:
    """Rails, and the Deal that they bring."""
    number = c.deals.index(DEAL)
    (cost_a, cost_b), (reward_a, reward_b) = c.deal_cost[number], c.deal_reward[number]
    vp = c.track_vp[STATIONS_TRACK]
    return [
        Step(
            word("lesson.place", money=c.start_money, action=word("action.railroad")),
            answers("place railroad white"),
            help="turn",
        ),
        Step(
            word("lesson.rails", price=c.railroad_price, triangle=c.railroad_triangle, n=c.railroad_rails),
            answers("lay charlotte-miami/1", "lay charlotte-miami/2"),
            help="railroad",
        ),
        Step(word("lesson.keep"), answers("done"), help="promotion"),
        Step(
            word(
                "lesson.deal_train",
                cost=shares(cost_a),
                price=reward_a.pay,
                vp=c.train_vp,
                train=word("train." + TRAINS[CASH]),
            ),
            answers("deal a", "train cash"),
            help="deals",
        ),
        Step(
            word(
                "lesson.deal_steps",
                cost=shares(cost_b),
                steps=reward_word(c, reward_b),
                track=word("track.stations"),
                before=vp[0],
                after=vp[2],
            ),
            answers("deal b", "step stations", "step stations"),
            (
                *("deal b", "step stations", "step stations", "skip"),
                *("place railroad white", "lay washington-chicago/1", "lay washington-chicago/2"),
                "promote 2 supply purple",
            ),
            help="tracks",
        ),
    ]


def second_turn(c: Components) -> list[Step]:
    """A station with reward and bonus, a promotion, and the first milestone."""
    price = c.city_price[c.cities.index("washington")]
    vp = c.track_vp[TELEGRAPH_TRACK]
    return [
        Step(word("lesson.share", price=c.share_sale), answers("sell share"), help="selling-shares"),
        Step(
            word("lesson.station", price=price, action=word("action.station")),
            answers("place station white", "build washington"),
            help="station",
        ),
        Step(
            word("lesson.reward", reward=tile_named(c, c.tile_primary, "W"), worker=worker_word(ORANGE)),
            answers("reward", "gain orange"),
            help="station-rewards",
        ),
        Step(
            word(
                "lesson.bonus",
                track=word("track.telegraph"),
                before=vp[0],
                after=vp[1],
                reward=tile_named(c, c.tile_first, "W"),
            ),
            answers("bonus", "step telegraph"),
            help="station-rewards",
        ),
        Step(
            word("lesson.promote", milestone=GOALS[0], n=c.min_workers, worker=worker_word(ORANGE)),
            (Answer(("promote 1 supply orange",), ("seat-0-goal-0",)),),
            help="promotion",
        ),
        Step(
            word("lesson.milestone", milestone=GOALS[0], n=c.milestone_draw),
            (Answer(("milestone B-3", "milestone B-7", "milestone B-6")),),
            ("place station white", "build washington", "reward", "gain grey", "milestone B-5"),
            help="new-milestone",
        ),
    ]


def third_turn(c: Components) -> list[Step]:
    """An office on the telegraph line."""
    at = SECTION - 1
    links = sorted(set(c.link_vp))
    return [
        Step(
            word(
                "lesson.office",
                section=SECTION,
                shares=shares(c.section_shares[at]),
                more=shares(c.section_first[at]),
                action=word("action.telegraph"),
            ),
            answers("place telegraph white", f"open {SECTION}"),
            help="telegraph",
        ),
        Step(
            word("lesson.pairs", low=links[0], high=links[-1]),
            answers("done"),
            ("place telegraph white", "open 8", "done"),
            help="telegraph",
        ),
    ]


def fourth_turn(c: Components) -> list[Step]:
    """A sale, a train flipped, and flipped back by a specialist."""
    sale = c.section_sale[c.rail_section[c.railroad_rails]]
    starter, promotion = word("train." + TRAINS[STARTER]), reward_word(c, c.train_effect[STARTER])
    return [
        Step(
            word("lesson.trade", price=sale, action=word("action.trade"), worker=worker_word(TURQUOISE)),
            answers("place trade turquoise", "sell rail"),
            help="trade",
        ),
        Step(
            word("lesson.flip", train=starter, reward=promotion, milestone=GOALS[1], n=c.min_workers),
            answers("flip promote use", "promote 2 board turquoise", "skip"),
            help="flipping",
        ),
        Step(
            word("lesson.ability", train=starter, vp=c.train_vp),
            answers("ability", "flip promote ready", "done"),
            ("place telegraph grey", "open 4", "ability", "done"),
            help="workers",
        ),
    ]


def fifth_turn(c: Components) -> list[Step]:
    """On one's own: the second milestone."""
    tile = c.tiles.index("2-3")
    price = c.city_price[c.cities.index("miami")]
    bonus = {"bonus": reward_word(c, c.tile_first[tile]), "reward": reward_word(c, c.tile_primary[tile])}
    money = reward_word(c, c.train_effect[CASH])
    return [
        Step(
            word("lesson.miami", milestone=GOALS[1], price=price, money=money, **bonus),
            (
                *answers("place station white", "build miami", "reward"),
                Answer(("gain orange", "gain purple")),
                *answers("bonus", "flip cash use", "done"),
            ),
            help="station",
        ),
        Step(
            word("lesson.next", milestone=GOALS[1], n=c.milestone_draw),
            (Answer(("milestone B-2", "milestone B-9", "milestone B-10")),),
            help="completing",
        ),
    ]
