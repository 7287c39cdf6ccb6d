"""Initial preparation: one function for each numbered step that has something to do."""

from __future__ import annotations

from roundhouse.core.bits import holds, members
from roundhouse.core.game import Game
from roundhouse.core.message import Reason
from roundhouse.core.random import Random, chance_of
from roundhouse.core.state import Decision
from roundhouse.games.railroad_revolution.rules.components import (
    PURPLE,
    STACK_A1,
    STACK_A2,
    STACK_B,
    STACK_D,
    STARTER,
    TURQUOISE,
    WHITE,
    Components,
)
from roundhouse.games.railroad_revolution.rules.deals import turn_deal
from roundhouse.games.railroad_revolution.rules.effects import give
from roundhouse.games.railroad_revolution.rules.milestones import pursue
from roundhouse.games.railroad_revolution.rules.moves import DONE, SETUP
from roundhouse.games.railroad_revolution.rules.state import KINDS, NEUTRAL, NONE, State, worker_word
from roundhouse.games.railroad_revolution.rules.turn import BeginTurn


def set_up(game: Game, c: Components, players: int, seed: int, options: dict[str, str]) -> State:
    """A table laid for the first choice of a set-up tile."""
    state = State(None, game, c, players)
    state.random = chance_of(seed)
    state.open_stacks = 1 if options["milestones"] == "open" else 0
    state.hard_tracks = 1 if options["tracks"] == "hard" else 0
    rng = state.chance()
    step_2_player_boards(state)
    step_3_money(state)
    step_4_workers(state)
    step_5_shares(state)
    step_6_trains(state)
    step_7_milestones(state, rng)
    step_9_deals(state, rng)
    step_10_cities(state, rng)
    step_11_telegraph(state, rng)
    step_12_setup_tiles(state, rng)
    state.settle()
    return state


def step_2_player_boards(state: State) -> None:
    """Full player boards, and a rail of everybody's between the two starting cities."""
    c = state.c
    for seat in range(state.players):
        state.rails_left[seat] = c.rails
        state.buildings_left[seat] = c.buildings
        state.lay_rail(seat, c.initial_space)


def step_3_money(state: State) -> None:
    for seat in range(state.players):
        state.money[seat] = state.c.start_money


def step_4_workers(state: State) -> None:
    """White workers for everybody; with fewer than four players the others go back to the box."""
    for seat in range(state.players):
        for _ in range(state.c.start_white):
            state.gain_worker(seat, WHITE)
    state.supply[WHITE] = 0 if state.players < state.game.max_players else state.supply[WHITE]


def step_5_shares(state: State) -> None:
    for seat in range(state.players):
        state.shares[seat] = state.c.start_shares


def step_6_trains(state: State) -> None:
    """A starter for everybody, and four stacks by the number of players."""
    for kind in range(KINDS):
        state.train_stack[kind] = 0 if kind == STARTER else state.c.train_count[kind][state.players]
    for seat in range(state.players):
        state.up[seat * KINDS + STARTER] = 1


def step_7_milestones(state: State, rng: Random) -> None:
    """One A1 and one A2 for everybody; B, C and D as face-down stacks."""
    c = state.c
    for stack in range(STACK_D + 1):
        tiles = [n for n in range(len(c.milestones)) if c.milestones[n].stack == stack]
        rng.shuffle(tiles)
        if stack in (STACK_A1, STACK_A2):
            for seat in range(state.players):
                pursue(state, seat, stack, tiles[seat])
        else:
            state.stacks[stack - STACK_B] = tiles


def step_9_deals(state: State, rng: Random) -> None:
    """A face-down stack, its top tile turned up."""
    state.deal_stack = list(range(len(state.c.deals)))
    rng.shuffle(state.deal_stack)
    turn_deal(state)


def step_10_cities(state: State, rng: Random) -> None:
    """A random city tile of its level on every city; neutral stations with fewer players."""
    c = state.c
    for level in range(len(c.level_cities)):
        tiles = [n for n in range(len(c.tiles)) if c.tile_level[n] == level and c.tile_city[n] == NONE]
        rng.shuffle(tiles)
        for city in members(c.level_cities[level]):
            printed = [n for n in range(len(c.tiles)) if c.tile_city[n] == city]
            state.city_tile[city] = printed[0] if printed else tiles.pop()
    for city in members(c.neutral_cities[state.players]):
        state.first_station[city] = NEUTRAL


def step_11_telegraph(state: State, rng: Random) -> None:
    """A random telegraph tile in every section without a Deal; neutral offices with fewer players."""
    c = state.c
    tiles = list(range(len(c.telegraph_tiles)))
    rng.shuffle(tiles)
    for section in range(len(c.section_shares)):
        if not holds(c.deal_sections, section):
            state.section_tile[section] = tiles.pop()
    for section in members(c.neutral_sections[state.players]):
        state.first_office[section] = NEUTRAL


def step_12_setup_tiles(state: State, rng: Random) -> None:
    """As many set-up tiles as players, each with a random side up and a random specialist.

    They are chosen counter-clockwise from the right of the first player, who chooses last.
    """
    c = state.c
    tiles = list(range(len(c.setup_tiles)))
    rng.shuffle(tiles)
    colours = list(range(PURPLE, TURQUOISE + 1))
    rng.shuffle(colours)
    state.setup_tile = sorted(tiles[: state.players])
    state.setup_side = [rng.below(2) for _ in state.setup_tile]
    state.setup_colour = colours[: state.players]
    state.first = rng.below(state.players)
    state.then(BeginTurn(state.first))
    for k in range(state.players):
        state.then(ChooseSetup((state.first + k) % state.players))


class ChooseSetup(Decision[State]):
    """Choose a set-up tile: its worker and the reward of its visible side."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        return [SETUP + tile for tile in state.setup_tile]

    def play(self, state: State, move: int) -> None:
        tile = move - SETUP
        at = state.setup_tile.index(tile)
        side = state.setup_side[at]
        colour = state.setup_colour[at]
        state.setup_tile = state.setup_tile[:at] + state.setup_tile[at + 1 :]
        state.setup_side = state.setup_side[:at] + state.setup_side[at + 1 :]
        state.setup_colour = state.setup_colour[:at] + state.setup_colour[at + 1 :]
        if state.log is not None:
            state.tell("setup", self.seat, {"tile": state.c.setup_tiles[tile], "colour": worker_word(colour)})
        state.gain_worker(self.seat, colour)
        give(state, self.seat, state.c.setup_side[tile][side])

    def reason(self, state: State, move: int) -> Reason:
        return Reason("reason.setup_gone" if SETUP <= move < DONE else "reason.not_now")
