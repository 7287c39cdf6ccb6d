"""Set-up: one function for each step."""

from __future__ import annotations

from roundhouse.core.bits import mask_of, members
from roundhouse.core.game import Game
from roundhouse.core.message import Message, Reason
from roundhouse.core.random import Random, chance_of
from roundhouse.core.state import Decision
from roundhouse.games.russian_railroads.rules.act import Act
from roundhouse.games.russian_railroads.rules.atoms import MUST
from roundhouse.games.russian_railroads.rules.components import (
    BLACK,
    BOARDS,
    ENGINEERS,
    MARKERS,
    ROUTES,
    SLOTS,
    Components,
)
from roundhouse.games.russian_railroads.rules.effects import give
from roundhouse.games.russian_railroads.rules.moves import BONUS, COUNT
from roundhouse.games.russian_railroads.rules.pieces import pos_at
from roundhouse.games.russian_railroads.rules.rounds import begin_round
from roundhouse.games.russian_railroads.rules.state import INDUSTRY_BOULDER, ROUTE_BOULDER, State


def set_up(game: Game, c: Components, players: int, seed: int, options: dict[str, str]) -> State:
    """A table laid for the first decision."""
    state = State(None, game, c, players, BOARDS.index(options["board"]))
    state.random = chance_of(seed)
    rng = state.chance()
    step_1_cards(state)
    step_2_end_cards(state, rng)
    step_3_locomotives(state)
    step_5_engineers(state, rng)
    step_6_players(state)
    if state.board.stock:
        usa_set_up(state)
    step_7_order(state, rng)
    state.settle()
    return state


def step_1_cards(state: State) -> None:
    """?-cards and doublers lie open."""
    state.offer = (1 << len(state.c.cards)) - 1
    state.doublers_left = state.c.doublers


def step_2_end_cards(state: State, rng: Random) -> None:
    """Some end-bonus cards are removed unseen, the others form the pile."""
    cards = list(range(len(state.c.end_cards)))
    rng.shuffle(cards)
    state.removed = mask_of(cards[: state.c.end_cards_removed])
    state.pile = mask_of(cards[state.c.end_cards_removed :])


def step_3_locomotives(state: State) -> None:
    """A pile for each number, as high as there are players; the solo game is laid for two."""
    for number in range(state.c.first_pile, state.c.last_pile + 1):
        state.piles[number] = max(2, state.players)


def step_5_engineers(state: State, rng: Random) -> None:
    """Engineers A on the hiring space and the public ones, B to come."""
    c = state.c
    strip: list[int] = []
    for stack, number in ((0, c.engineers_a[state.players]), (1, c.engineers_b[state.players])):
        there = [n for n in range(1, ENGINEERS + 1) if c.engineer_stack[n] == stack]
        rng.shuffle(there)
        strip += there[:number]
    state.strip = strip + [0] * (c.engineer_spaces[state.players] - len(strip))


def step_6_players(state: State) -> None:
    """Black track on the first space of each route, a locomotive, markers, tokens, workers and coins."""
    c = state.c
    board = state.board
    for seat in range(state.players):
        for route in range(ROUTES):
            state.pos[pos_at(seat, route, BLACK)] = 1
        state.locos[seat * SLOTS] = c.start_loco
        state.reach[seat * ROUTES] = c.start_loco
        for marker in range(board.start_markers):
            state.marker[seat * MARKERS + marker] = 0
        state.tokens[seat] = board.tokens
        state.crew[seat] = c.workers[state.players]
        state.hand[seat] = state.crew[seat]
        state.coins[seat] = c.coins[state.players]


def usa_set_up(state: State) -> None:
    """Boulders, dividend tiles and steelworks."""
    state.boulders = [ROUTE_BOULDER | INDUSTRY_BOULDER] * state.players
    state.dividends_left = state.c.dividend_copies[:]
    state.steel = state.c.steel_piles


def step_7_order(state: State, rng: Random) -> None:
    """The turn order, and starting bonuses from the last player to the second."""
    rng.shuffle(state.order)
    state.first = state.order[0]
    for place in range(state.players):
        # Price markers of one level stand from left to right; on the lowest, in the turn order.
        state.arrival[state.order[place]] = place
    state.arrivals = state.players
    begin_round(state)
    if not state.solo:
        state.bonuses = (1 << len(state.c.bonuses)) - 1
        for place in range(1, state.players):
            state.then(ChooseBonus(state.order[place]))


class ChooseBonus(Decision[State]):
    """Take one of the starting bonuses and use it at once."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        return [BONUS + bonus for bonus in members(state.bonuses)]

    def play(self, state: State, move: int) -> None:
        bonus = move - BONUS
        state.bonuses &= ~(1 << bonus)
        if state.log is not None:
            state.tell("bonus", self.seat, {"bonus": Message("bonus." + state.c.bonuses[bonus])})
        state.then(Act(self.seat))
        give(state, self.seat, state.c.bonus_effect[bonus], MUST)

    def reason(self, state: State, move: int) -> Reason:
        return Reason("reason.bonus_gone" if BONUS <= move < COUNT else "reason.choose_bonus")
