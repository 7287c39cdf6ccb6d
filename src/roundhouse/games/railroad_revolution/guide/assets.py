"""Rules help: trains, deals, milestones and performance tracks."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.guide.book import Book
from roundhouse.games.railroad_revolution.guide.opening import FEWEST, MOST
from roundhouse.games.railroad_revolution.rules.components import (
    STACK_B,
    STACK_C,
    STACK_D,
    STACKS,
    STARTER,
    TRACKS,
    TRAINS,
    Components,
    Milestone,
)
from roundhouse.games.railroad_revolution.rules.scoring import TOP_LEVEL
from roundhouse.games.railroad_revolution.words.names import money as money_word
from roundhouse.games.railroad_revolution.words.rewards import reward_word, shares
from roundhouse.games.railroad_revolution.words.tiles import manager_word, need_word
from roundhouse.kit.book import Cell, word
from roundhouse.kit.words import listed


def trains(book: Book) -> None:
    """Trains."""
    c = book.c
    book.chapter("trains", word("guide.trains"))
    book.paragraph(word("guide.trains.take"))
    book.paragraph(word("guide.trains.flip", vp=c.train_vp), "flipping")
    book.table(
        word("guide.trains.table"),
        [
            "train",
            "flipped",
            *(word("guide.head.with_players", n=players) for players in range(FEWEST, MOST + 1)),
        ],
        [train_row(c, kind) for kind in range(len(TRAINS))],
    )


def train_row(c: Components, kind: int) -> list[Cell]:
    """A kind of train: its effect, and how many of them lie in the stack."""
    row: list[Cell] = [word("train." + TRAINS[kind]), reward_word(c, c.train_effect[kind])]
    for players in range(FEWEST, MOST + 1):
        row.append(word("guide.trains.starter") if kind == STARTER else c.train_count[kind][players])
    return row


def deals(book: Book) -> None:
    """Deals."""
    c = book.c
    book.chapter("deals", word("guide.deals"))
    book.paragraph(word("guide.deals.when"))
    book.paragraph(word("guide.deals.who"), "accepting")
    book.paragraph(word("guide.deals.next"))
    sides = [
        [
            word("guide.deals.side", cost=shares(cost), reward=reward_word(c, reward))
            for cost, reward in zip(c.deal_cost[deal], c.deal_reward[deal], strict=True)
        ]
        for deal in range(len(c.deals))
    ]
    book.table(
        word("guide.deals.table"),
        ("deal", "deal_a", "deal_b"),
        [[number, *row] for number, row in enumerate(sides, 1)],
    )


def milestones(book: Book) -> None:
    """Company milestones."""
    c = book.c
    book.chapter("milestones", word("guide.milestones"))
    book.paragraph(word("guide.milestones.goals"))
    book.paragraph(word("guide.milestones.promotion", stack=STACKS[STACK_D]), "promotion")
    book.paragraph(word("guide.milestones.ways"))
    conditions = [
        word("guide.milestones.connected"),
        word("guide.milestones.stations"),
        word("guide.milestones.deal_rails"),
        word("guide.milestones.terrain_rails"),
    ]
    book.listing(conditions, word("guide.milestones.conditions"))
    book.paragraph(word("guide.milestones.complete"), "completing")
    stacks = {"b": STACKS[STACK_B], "c": STACKS[STACK_C], "d": STACKS[STACK_D]}
    book.paragraph(word("guide.milestones.next", n=c.milestone_draw, **stacks), "new-milestone")
    book.table(
        word("guide.milestones.table"),
        ("milestone", "conditions", "managers", "points"),
        [milestone_row(milestone) for milestone in c.milestones],
    )


def milestone_row(milestone: Milestone) -> list[Cell]:
    """A milestone: what it asks for, its managers, its points."""
    needs = listed([need_word(need) for need in milestone.needs])
    managers = listed([manager_word(colour) for colour in milestone.managers])
    return [milestone.name, needs, managers, milestone.vp]


def tracks(book: Book) -> None:
    """Performance tracks."""
    c = book.c
    book.chapter("tracks", word("guide.tracks"))
    counted = [
        word("guide.tracks.telegraph", track=word("track.telegraph")),
        word("guide.tracks.stations", track=word("track.stations")),
        word("guide.tracks.network", track=word("track.network"), level=TOP_LEVEL),
    ]
    book.listing(counted, word("guide.tracks.count"))
    book.paragraph(word("guide.tracks.steps"), "steps")
    book.paragraph(word("guide.tracks.prices"), "track-prices")
    slots = max(len(values) for values in c.track_vp)
    book.table(
        word("guide.tracks.table"),
        ["slot", *(word("track." + track) for track in TRACKS)],
        [[slot, *(slot_word(c, track, slot) for track in range(len(TRACKS)))] for slot in range(slots)],
    )


def slot_word(c: Components, track: int, slot: int) -> Message:
    """The points of a slot, and what it costs to go on."""
    if slot >= len(c.track_vp[track]):
        return word("guide.none")
    points = c.track_vp[track][slot]
    prices: list[Message] = []
    if c.gate_money[track][slot]:
        prices.append(money_word(c.gate_money[track][slot]))
    if c.gate_shares[track][slot]:
        prices.append(shares(c.gate_shares[track][slot]))
    if c.gate_workers[track][slot]:
        prices.append(word("reward.any_workers", n=c.gate_workers[track][slot]))
    if not prices:
        return word("guide.number", n=points)
    return word("guide.tracks.gated", n=points, price=listed(prices))
