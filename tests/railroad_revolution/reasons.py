"""Why a move is refused, said a second time and slowly, from what lies on the table.

For each question there is a list of sayings in the order in which a player would notice them: the first
that is true of the position is the reason. Whether a turn can be finished is found by the search of
`brute`, and where a network leads is walked anew.

Not said here: why an action cannot be begun beyond "it cannot", and whether a reward that nothing forbids
gives something (`reward_useless` is what is left when all else is possible).
"""

from __future__ import annotations

from collections.abc import Callable

from railroad_revolution.brute import Search, after, own_workers
from roundhouse.core.bits import members
from roundhouse.core.message import Argument, Message, Reason
from roundhouse.games.railroad_revolution.rules import moves as m
from roundhouse.games.railroad_revolution.rules import state as s
from roundhouse.games.railroad_revolution.rules.components import (
    ANY_COLOUR,
    COLOURS,
    GREY,
    ORANGE,
    PURPLE,
    TRACKS,
    TRAINS,
    TURQUOISE,
    WHITE,
    Reward,
)
from roundhouse.games.railroad_revolution.rules.state import GOALS, KINDS, NONE, State

LIMIT = 1500  # positions of a turn that the search may look at

Saying = tuple[bool, Reason]


def reason(key: str, **args: Argument) -> Reason:
    return Reason("reason." + key, args)


def first(*sayings: Saying) -> Reason:
    """The first saying that is true; the last one must be."""
    return next(said for true, said in sayings if true)


def colour_of(name: str) -> Message:
    return Message("worker." + name)


class Why:
    """The reasons at one position."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.c = state.c
        self.seat = state.seat
        self.wealth = state.money[self.seat] + self.c.share_sale * state.shares[self.seat]
        rails = members(state.rails[self.seat])
        self.cities = {city for rail in rails for city in members(self.c.space_cities[rail])}
        self.spaces = {space for rail in rails for space in members(self.c.near[rail])} - set(rails)
        pools = ("supply", "board")
        self.workers = {(pools[pool], COLOURS[colour]) for pool, colour in own_workers(state, self.seat)}
        self.few = reason("too_few_workers", number=self.c.min_workers)

    def not_legal(self, move: int) -> Reason | None:
        """Why a move that is not legal is not; None where it is not said here."""
        name = self.state.decision.name
        words = self.state.game.moves.text(move).split()
        if name.endswith("Action"):
            return self.in_action(words, move)
        return QUESTIONS[name](self, words, move) if name in QUESTIONS else None

    def finishable(self, move: int) -> bool:
        """Whether the turn could be finished after a move."""
        return Search(self.seat, LIMIT).finishable(after(self.state, move))

    # At any point

    def sold_out(self, colour: str) -> Saying:
        return not self.state.supply[COLOURS.index(colour)], reason(
            "colour_sold_out", colour=colour_of(colour)
        )

    def anytime(self, words: list[str]) -> Reason | None:
        """Selling a share or hiring."""
        if words == ["sell", "share"]:
            return first(
                (not self.state.shares[self.seat], reason("no_share")), (True, reason("cannot_finish"))
            )
        if words[0] == "hire":
            return first(self.sold_out(words[1]), (True, reason("too_dear", price=self.c.hire_price)))
        return None

    def skippable(self, words: list[str]) -> Reason:
        """For what is no answer at all: SKIP would leave the turn unfinished."""
        return reason("cannot_finish" if words == ["skip"] else "not_now")

    def no_worker(self, pool: str, colour: str) -> Saying:
        key = "no_worker_on_board" if pool == "board" else "no_worker_in_supply"
        return (pool, colour) not in self.workers, reason(key, colour=colour_of(colour))

    def too_dear(self, price: int, kept: int = 0) -> Saying:
        return price > self.wealth - kept, reason("too_dear", price=price)

    # Pieces

    def no_space(self, name: str) -> list[Saying]:
        space = self.c.spaces.index(name)
        return [
            (space in members(self.state.rails[self.seat]), reason("rail_there", space=name)),
            (space not in self.spaces, reason("space_not_connected", space=name)),
        ]

    def no_city(self, name: str) -> list[Saying]:
        city = self.c.cities.index(name)
        word = Message("city." + name)
        return [
            (city in members(self.state.stations[self.seat]), reason("station_there", city=word)),
            (city not in self.cities, reason("city_not_connected", city=word)),
            (not self.state.buildings_left[self.seat], reason("no_building")),
        ]

    def no_section(self, name: str) -> list[Saying]:
        there = int(name) - 1 in members(self.state.offices[self.seat])
        return [
            (there, reason("office_there", section=int(name))),
            (not self.state.buildings_left[self.seat], reason("no_building")),
        ]

    def no_promotion(self, words: list[str], price: int) -> Reason:
        _, goal, pool, colour = words
        at = self.seat * GOALS + int(goal) - 1
        tile = self.state.goal[at]
        wanted = self.c.milestones[tile].managers if tile != NONE else []
        free = [want for n, want in enumerate(wanted) if self.state.managers[at * 2 + n] == NONE]
        place = ANY_COLOUR in free or COLOURS.index(colour) in free
        return first(
            self.no_worker(pool, colour),
            (not place, reason("no_place_for_manager", colour=colour_of(colour))),
            self.too_dear(price),
            (True, self.few),
        )

    # The turn

    def placing(self, words: list[str], move: int) -> Reason | None:
        if words[0] == "pass":
            return reason("must_act")
        if words[0] == "place":
            impossible = reason(f"action_impossible.{words[1]}", colour=colour_of(words[2]))
            return first(self.no_worker("supply", words[2]), (True, impossible))
        return self.anytime(words) or reason("not_now")

    def in_action(self, words: list[str], move: int) -> Reason | None:
        state = self.state
        unused = bool(state.parts & s.ABILITY_PART)
        if words == ["done"]:
            return first(
                (bool(state.parts & s.MAIN), reason("main_action_open")),
                (self.wealth < state.due, reason("must_pay", price=state.due)),
                (True, self.few),
            )
        if words[0] == "promote":
            return self.no_promotion(words, 0) if unused else reason("ability_used")
        if words == ["ability"]:
            return self.ability(move) if unused else reason("ability_used")
        found = self.anytime(words)
        if found is not None:
            return found
        chapter = CHAPTERS[m.ACTIONS[state.action]]
        return chapter(self, words, move)

    def station(self, words: list[str], move: int) -> Reason:
        state, c = self.state, self.c
        opened = bool(state.parts & s.MAIN)
        if words[0] == "build":
            if not opened:
                return reason("already_built", city=Message("city." + c.cities[state.spot]))
            price = c.city_price[c.cities.index(words[1])]
            return first(*self.no_city(words[1]), self.too_dear(price), (True, reason("cannot_finish")))
        if words[0] not in ("reward", "bonus"):
            return reason("not_now")
        if opened:
            return reason("build_first")
        if words == ["reward"] and not state.parts & s.REWARD_PART:
            return reason("reward_taken")
        if words == ["bonus"] and not state.parts & s.BONUS_PART:
            return reason("no_first_bonus")
        tile = state.city_tile[state.spot]
        return self.no_reward((c.tile_primary if words == ["reward"] else c.tile_first)[tile])

    def no_reward(self, reward: Reward) -> Reason:
        return first(self.too_dear(reward.pay, self.kept()), (True, reason("reward_useless")))

    def kept(self) -> int:
        """The price of the station, which must stay payable unless the accountant may still waive it."""
        state = self.state
        waived = state.action == m.STATION and state.worker == ORANGE and state.parts & s.ABILITY_PART
        return 0 if waived else state.due

    def railroad(self, words: list[str], move: int) -> Reason:
        if words[0] != "lay":
            return reason("not_now")
        if not self.state.parts & s.MAIN:
            return reason("all_rails_laid")
        price = self.c.triangles[move - m.LAY] * self.c.railroad_triangle
        return first(
            *self.no_space(words[1]), self.too_dear(price, self.state.due), (True, reason("cannot_finish"))
        )

    def telegraph(self, words: list[str], move: int) -> Reason:
        state = self.state
        opened = bool(state.parts & s.MAIN)
        if words[0] == "open":
            if not opened:
                return reason("already_opened", section=state.spot + 1)
            return first(*self.no_section(words[1]), (True, reason("cannot_finish")))
        if words[0] != "tile":
            return reason("not_now")
        if opened:
            return reason("build_first")
        if not state.parts & s.TILE_PART:
            return reason("no_tile" if state.section_tile[state.spot] == NONE else "tile_used")
        missing, said = self.no_worker(words[1], words[2])
        if missing:
            return said
        return reason("reward_useless") if self.finishable(move) else self.few

    def trade(self, words: list[str], move: int) -> Reason:
        state = self.state
        if words[0] == "sell":
            return reason("not_leftmost" if state.parts & s.MAIN else "already_sold")
        if words[0] == "flip":
            return self.no_flip(words) if state.parts & s.FLIP_PART else reason("already_flipped")
        if words[0] == "deal" and state.worker == GREY and state.parts & s.ABILITY_PART:
            return self.no_deal(move, self.c.trade_grey_shares)
        return reason("not_now")

    def ability(self, move: int) -> Reason:
        """Why the ability of the placed worker cannot be used."""
        state, c = self.state, self.c
        worker, opened = state.worker, bool(state.parts & s.MAIN)
        has_train = any([*self.trains(state.up), *self.trains(state.down)])
        rest = (True, reason("ability_not_yet" if opened else "reward_useless"))
        white = (worker == WHITE, reason("white_promotes"))
        if state.action == m.STATION:
            if worker == PURPLE:
                dear = reason("too_dear", price=c.station_purple_pay)
                return first((not has_train, reason("no_train")), (True, dear))
            if not opened and worker == GREY:
                return self.no_reward(c.tile_first[state.city_tile[state.spot]])
            if not opened and worker == TURQUOISE:
                return first(self.too_dear(c.station_turquoise_pay, self.kept()), rest)
        elif state.action == m.RAILROAD:
            if worker == PURPLE:
                dear = reason("too_dear", price=c.railroad_purple_pay)
                return first((not sum(state.train_stack), reason("no_trains_left")), (True, dear))
            if worker == TURQUOISE:
                spent = state.rails_left[self.seat] <= state.lays
                return reason("no_rail_left" if spent else "cannot_finish")
        elif state.action == m.TELEGRAPH:
            if worker == TURQUOISE and not opened:
                no_tile = state.section_tile[state.spot] == NONE
                return first((no_tile, reason("no_tile")), self.too_dear(c.telegraph_turquoise_pay), rest)
        elif worker == GREY:
            return reason("choose_deal")
        elif worker == TURQUOISE:
            return reason("cannot_finish" if has_train else "no_train")
        elif worker == ORANGE:
            return reason("cannot_finish")
        elif worker == PURPLE:
            return reason("reward_useless")
        return first(white, rest)

    # Effects

    def trains(self, row: list[int]) -> list[int]:
        return row[self.seat * KINDS : (self.seat + 1) * KINDS]

    def no_flip(self, words: list[str]) -> Reason:
        kind = TRAINS.index(words[1])
        ready = words[2] == "ready"
        row = self.trains(self.state.down if ready else self.state.up)
        lacking = reason("no_train_down" if ready else "no_train_up", train=Message("train." + words[1]))
        return first((not row[kind], lacking), (True, reason("cannot_finish")))

    def flip(self, words: list[str], move: int) -> Reason:
        if words[0] == "flip":
            return self.no_flip(words)
        return self.anytime(words) or self.skippable(words)

    def take_train(self, words: list[str], move: int) -> Reason:
        if words[0] != "train":
            return self.skippable(words)
        gone = not self.state.train_stack[TRAINS.index(words[1])]
        none_left = reason("no_train_left", train=Message("train." + words[1]))
        return first((gone, none_left), *self.unpaid(self.fields()[0]))

    def unpaid(self, price: int) -> list[Saying]:
        """What is left to say of an answer: its price, or else that the turn could not be finished."""
        return [(price > 0, reason("too_dear", price=price)), (True, reason("cannot_finish"))]

    def fields(self) -> list[int]:
        return self.state.decision.fields()

    def promote(self, words: list[str], move: int) -> Reason:
        _, price, each = self.fields()
        if words[0] == "promote":
            return self.no_promotion(words, price + each)
        return self.anytime(words) or self.skippable(words)

    def exchange(self, words: list[str], move: int) -> Reason:
        if words[0] != "exchange":
            return self.skippable(words)
        idle = words[1] == "supply" and words[2] == words[3]
        return first(
            self.no_worker(words[1], words[2]),
            self.sold_out(words[3]),
            (idle, reason("same_worker")),
            (True, reason("cannot_finish")),
        )

    def gain(self, words: list[str], move: int) -> Reason:
        colours, price = self.fields()
        if words[0] != "gain":
            return self.skippable(words) if price else reason("not_now")
        left = {colour for colour in range(KINDS) if self.state.supply[colour]}
        wanted = left & set(members(colours)) or left
        other = reason("other_colour", colour=colour_of(words[1]))
        offered = COLOURS.index(words[1]) in wanted
        return first(self.sold_out(words[1]), self.too_dear(price), (not offered, other), *self.unpaid(price))

    def discard(self, words: list[str], move: int) -> Reason:
        return self.no_worker(words[1], words[2])[1] if words[0] == "discard" else reason("not_now")

    def steps(self, words: list[str], move: int) -> Reason:
        if words[0] != "step":
            return self.anytime(words) or self.skippable(words)
        state, c = self.state, self.c
        track = TRACKS.index(words[1])
        slot = state.track[self.seat * len(TRACKS) + track]
        if slot == len(c.track_vp[track]) - 1:
            return reason("top_of_track")
        shares = c.gate_shares[track][slot]
        money = (c.gate_money_hard if state.hard_tracks else c.gate_money)[track][slot]
        return first(
            (shares > state.shares[self.seat], reason("too_few_shares", number=shares)),
            (c.gate_workers[track][slot] > 0, self.few),
            *self.unpaid(money),
        )

    def free_rail(self, words: list[str], move: int) -> Reason:
        if words[0] != "lay":
            return self.skippable(words)
        return first(
            *self.no_space(words[1]), self.too_dear(self.fields()[0]), (True, reason("cannot_finish"))
        )

    def free_station(self, words: list[str], move: int) -> Reason:
        if words[0] != "build":
            return self.skippable(words)
        return first(*self.no_city(words[1]), (True, reason("cannot_finish")))

    def free_office(self, words: list[str], move: int) -> Reason:
        if words[0] != "open":
            return self.skippable(words)
        return first(*self.no_section(words[1]), (True, reason("cannot_finish")))

    # Deals

    def no_deal(self, move: int, discount: int) -> Reason:
        cost = self.c.deal_cost[self.state.deal][move - m.DEAL]
        if cost > self.state.shares[self.seat] + discount:
            return reason("too_few_shares", number=cost)
        own = self.seat == self.state.active
        return reason("cannot_finish" if own and not self.finishable(move) else "reward_useless")

    def own_deal(self, words: list[str], move: int) -> Reason:
        if words[0] == "deal" and self.fields()[0] >> (move - m.DEAL) & 1:
            return reason("deal_taken")
        return self.other_deal(words, move)

    def other_deal(self, words: list[str], move: int) -> Reason:
        return self.no_deal(move, 0) if words[0] == "deal" else self.after_deal(words, move)

    def after_deal(self, words: list[str], move: int) -> Reason:
        return self.few if words == ["skip"] else self.anytime(words) or reason("not_now")

    # Set-up and milestones

    def milestone(self, words: list[str], move: int) -> Reason:
        return reason("not_drawn", milestone=words[1]) if words[0] == "milestone" else reason("not_now")

    def setup(self, words: list[str], move: int) -> Reason:
        return reason("setup_gone" if words[0] == "setup" else "not_now")

    def setup_rail(self, words: list[str], move: int) -> Reason:
        return first(*self.no_space(words[1])) if words[0] == "lay" else reason("not_now")

    def setup_office(self, words: list[str], move: int) -> Reason:
        return reason("only_deal_sections" if words[0] == "open" else "not_now")

    def setup_station(self, words: list[str], move: int) -> Reason:
        return reason("only_start_cities" if words[0] == "build" else "not_now")


CHAPTERS: dict[str, Callable[[Why, list[str], int], Reason]] = {
    "station": Why.station,
    "railroad": Why.railroad,
    "telegraph": Why.telegraph,
    "trade": Why.trade,
}
QUESTIONS: dict[str, Callable[[Why, list[str], int], Reason | None]] = {
    "PlaceWorker": Why.placing,
    "Flip": Why.flip,
    "TakeTrain": Why.take_train,
    "Promote": Why.promote,
    "Exchange": Why.exchange,
    "Gain": Why.gain,
    "Discard": Why.discard,
    "Steps": Why.steps,
    "FreeRail": Why.free_rail,
    "FreeStation": Why.free_station,
    "FreeOffice": Why.free_office,
    "OwnDeal": Why.own_deal,
    "OtherDeal": Why.other_deal,
    "AfterDeal": Why.after_deal,
    "ChooseMilestone": Why.milestone,
    "ChooseSetup": Why.setup,
    "SetupRail": Why.setup_rail,
    "SetupOffice": Why.setup_office,
    "SetupStation": Why.setup_station,
}
