"""A search over whole turns that looks nothing up in `finishing`, to hold the offered moves against.

Every move that the rules alone would allow is tried, and every way of going on after it, until the
turn is over. A move may be offered exactly if one of these ways completes the main action, pays for
it, and leaves enough workers.
"""

from __future__ import annotations

from collections.abc import Iterator

from railroad_revolution.helpers import hand, position
from roundhouse.core.bits import members
from roundhouse.core.random import Random
from roundhouse.games.railroad_revolution.rules import moves as m
from roundhouse.games.railroad_revolution.rules import state as s
from roundhouse.games.railroad_revolution.rules.components import (
    ANY_COLOUR,
    GREY,
    ORANGE,
    PURPLE,
    TRAINS,
    TURQUOISE,
    WHITE,
)
from roundhouse.games.railroad_revolution.rules.finishing import Choice
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.sale import building_section, rail_section
from roundhouse.games.railroad_revolution.rules.state import GOALS, KINDS, NONE, SPACES, State

Key = tuple[object, ...]


class TooLarge(Exception):
    """The tree of a turn has more positions than are to be looked at."""


# What the rules allow to the active player, the end of the turn left aside


def raw_moves(state: State) -> list[int]:
    """Every move at the open decision that no rule but that of the finished turn speaks against."""
    entry = state.agenda[-1]
    name = entry.name
    seat = state.active
    if name == "PlaceWorker":
        return raw_placements(state, seat) + raw_anytime(state, seat)
    if name.endswith("Action"):
        return raw_parts(state, seat) + raw_anytime(state, seat)
    if name == "OwnDeal":
        return [*raw_deals(state, seat), *raw_anytime(state, seat), m.SKIP]
    return entry.offer(Purse(state, seat)) if isinstance(entry, Choice) and entry.seat == seat else []


def raw_deals(state: State, seat: int) -> list[int]:
    """The deals that the active player has not accepted yet and has the shares for."""
    accepted = state.agenda[-1].fields()[0]
    costs = state.c.deal_cost[state.deal]
    return [
        m.DEAL + side for side in range(2) if not accepted >> side & 1 and state.shares[seat] >= costs[side]
    ]


def raw_placements(state: State, seat: int) -> list[int]:
    found: list[int] = []
    for action in range(len(m.ACTIONS)):
        rails = action in (m.RAILROAD, m.TRADE) and state.rails_left[seat]
        buildings = action != m.RAILROAD and state.buildings_left[seat]
        if rails or buildings:
            colours = [n for n in range(KINDS) if state.idle[seat * KINDS + n]]
            found += [m.PLACE + action * KINDS + colour for colour in colours]
    return found


def raw_anytime(state: State, seat: int) -> list[int]:
    found = [m.SELL_SHARE] if state.shares[seat] else []
    if state.wealth(seat) >= 800:
        found += [m.HIRE + colour for colour in range(KINDS) if state.supply[colour]]
    return found


def raw_parts(state: State, seat: int) -> list[int]:
    """The open parts of an action, its worker's effect, and closing it."""
    found = raw_main(state, seat) if state.parts & s.MAIN else raw_extras(state, seat)
    at = seat * KINDS
    if state.parts & s.FLIP_PART:
        found += [m.FLIP + 2 * n + m.USE for n in range(KINDS) if state.up[at + n]]
        found += [m.FLIP + 2 * n + m.READY for n in range(KINDS) if state.down[at + n]]
    if state.parts & s.ABILITY_PART:
        found += raw_ability(state, seat) + raw_promotions(state, seat)
    if not state.parts & s.MAIN and state.wealth(seat) >= state.due:
        found.append(m.DONE)
    return found


def raw_main(state: State, seat: int) -> list[int]:
    if state.action == m.STATION:
        return [m.BUILD + city for city in members(state.reach[seat] & ~state.stations[seat])]
    if state.action == m.RAILROAD:
        return [m.LAY + space for space in members(state.frontier[seat])]
    if state.action == m.TELEGRAPH:
        return [m.OPEN + section for section in range(8) if not state.offices[seat] >> section & 1]
    rail, building = rail_section(state, seat), building_section(state, seat)
    found = [m.SELL_RAIL] if state.rails_left[seat] and rail <= building else []
    return found + ([m.SELL_BUILDING] if state.buildings_left[seat] and building <= rail else [])


def raw_extras(state: State, seat: int) -> list[int]:
    """What comes with the main action once it is done."""
    found = [m.REWARD] if state.parts & s.REWARD_PART else []
    if state.parts & s.BONUS_PART:
        found.append(m.BONUS)
    if state.parts & s.TILE_PART:
        found += [m.TILE + pool * KINDS + colour for pool, colour in own_workers(state, seat)]
    return found


def raw_ability(state: State, seat: int) -> list[int]:
    """The ability of the placed specialist."""
    action, worker, wealth = state.action, state.worker, state.wealth(seat)
    after = not state.parts & s.MAIN
    tile = after and action == m.TELEGRAPH and state.section_tile[state.spot] != NONE
    has_train = any(
        [*state.up[seat * KINDS : seat * KINDS + KINDS], *state.down[seat * KINDS : seat * KINDS + KINDS]]
    )
    if worker == WHITE:
        return []
    if action == m.TRADE and worker == GREY:
        costs = state.c.deal_cost[state.deal]
        return [m.DEAL + side for side in range(2) if state.shares[seat] + 1 >= costs[side]]
    allowed = {
        (m.STATION, PURPLE): has_train and wealth >= 100,
        (m.STATION, ORANGE): after,
        (m.STATION, GREY): after,
        (m.STATION, TURQUOISE): after and wealth >= 300,
        (m.RAILROAD, PURPLE): wealth >= 300 and sum(state.train_stack) > 0,
        (m.RAILROAD, ORANGE): after,
        (m.RAILROAD, GREY): True,
        (m.RAILROAD, TURQUOISE): state.rails_left[seat] > state.lays,
        (m.TELEGRAPH, PURPLE): sum(state.supply) > 0,
        (m.TELEGRAPH, ORANGE): after,
        (m.TELEGRAPH, GREY): after,
        (m.TELEGRAPH, TURQUOISE): wealth >= 400 and tile,
        (m.TRADE, PURPLE): True,
        (m.TRADE, ORANGE): True,
        (m.TRADE, TURQUOISE): has_train,
    }
    return [m.ABILITY] if allowed[action, worker] else []


def raw_promotions(state: State, seat: int) -> list[int]:
    found: list[int] = []
    for goal in range(GOALS):
        tile = state.goal[seat * GOALS + goal]
        wanted = state.c.milestones[tile].managers if tile != NONE else []
        at = (seat * GOALS + goal) * 2
        free = [colour for place, colour in enumerate(wanted) if state.managers[at + place] == NONE]
        for pool, colour in own_workers(state, seat):
            if colour in free or ANY_COLOUR in free:
                found.append(m.PROMOTE + goal * 10 + pool * KINDS + colour)
    return found


def own_workers(state: State, seat: int) -> list[tuple[int, int]]:
    """The kinds of available workers, each as pool and colour."""
    board = [sum(state.placed[seat * SPACES + n : (seat + 1) * SPACES : KINDS]) for n in range(KINDS)]
    idle = [(m.SUPPLY, n) for n in range(KINDS) if state.idle[seat * KINDS + n]]
    return idle + [(m.BOARD, n) for n in range(KINDS) if board[n]]


# The search


def after(state: State, move: int) -> State | None:
    """A copy of a position after a move, at the next question of the turn; None in a dead end.

    No action is closed unasked, nobody else is asked, and nothing comes to light.
    """
    trial = state.copy()
    trial.answer(move)
    while trial.agenda and not raw_moves(trial):
        entry = trial.agenda.pop()
        if entry.name.endswith("Action"):
            return None
        if isinstance(entry, Choice) and entry.seat == trial.active:
            entry.run(trial)
    return trial


def key_of(state: State, seat: int) -> Key:
    """All that can matter for the rest of the seat's turn."""
    five, twenty, three, four = seat * KINDS, seat * SPACES, seat * 3, seat * GOALS * 2
    return (
        *((entry.name, entry.seat, *entry.fields()) for entry in state.agenda),
        state.money[seat], state.shares[seat], state.rails[seat], state.stations[seat], state.offices[seat],
        state.rails_left[seat], state.buildings_left[seat],
        *state.idle[five : five + 5], *state.placed[twenty : twenty + 20],
        *state.up[five : five + 5], *state.down[five : five + 5], *state.track[three : three + 3],
        *state.managers[four : four + 4], *state.supply, *state.train_stack,
        state.action, state.worker, state.parts, state.spot, state.lays, state.triangles,
        state.taken, state.due, state.deal_owed,
    )  # fmt: skip


class Search:
    """Looks through all that can follow a move, up to a number of positions."""

    def __init__(self, seat: int, limit: int) -> None:
        self.seat = seat
        self.limit = limit
        self.known: dict[Key, bool] = {}

    def finishable(self, trial: State | None) -> bool:
        if trial is None:
            return False
        if not trial.agenda:
            return trial.crew[self.seat] >= trial.c.min_workers
        key = key_of(trial, self.seat)
        if key in self.known:
            return self.known[key]
        if len(self.known) >= self.limit:
            raise TooLarge
        self.known[key] = False  # no way leads back here: something is used up with every move
        for move in reversed(raw_moves(trial)):
            if self.finishable(after(trial, move)):
                self.known[key] = True
                return True
        return False


def disagreements(state: State, limit: int = 4000) -> list[str]:
    """Where the offered moves of the active player differ from those that can be finished.

    Raises TooLarge if the tree cannot be searched within the limit.
    """
    search = Search(state.seat, limit)
    found: list[str] = []
    raw = raw_moves(state)
    text = state.game.moves.text
    offered = set(state.legal())
    for move in raw:
        can = search.finishable(after(state, move))
        if can and move not in offered and not useless(state, move, search):
            found.append(f"refused, but can be finished: {text(move)}")
        if not can and move in offered:
            found.append(f"offered, but cannot be finished: {text(move)}")
    for move in offered - set(raw):
        if move != m.PASS:
            found.append(f"offered against the rules: {text(move)}")
    return found


def useless(state: State, move: int, search: Search) -> bool:
    """Whether a part of the action or a deal would lapse at once: nothing of it can be used and finished."""
    trial = after(state, move)
    assert trial is not None
    if len(trial.agenda) > len(state.agenda):
        # Hiring is no use of the effect: it is possible before as well.
        answers = [n for n in raw_moves(trial) if n != m.SKIP and not m.HIRE <= n < m.HIRE + KINDS]
        return not any(search.finishable(after(trial, answer)) for answer in answers)
    tile = m.TILE <= move < m.FLIP
    deal = m.DEAL <= move < m.HIRE and state.action != m.TRADE  # at a trade it turns up a new tile
    if move not in (m.BONUS, m.REWARD, m.ABILITY) and not tile and not deal:
        return False
    seat = state.active
    unchanged = trial.wealth(seat) <= state.wealth(seat) and trial.crew[seat] <= state.crew[seat] - tile
    return unchanged and (trial.due, trial.lays) == (state.due, state.lays)


# Positions where money and workers are short


def tight_position(seed: int) -> State:
    """Seat 0 begins its turn poor, with four or five workers, and everything else at random."""
    rng = Random(seed)
    tracks = ("normal", "hard")[rng.below(2)]
    deal = f"deal{1 + rng.below(9)}"
    state = position(2 + rng.below(3), seed, workers="WWWW", trains="", deal=deal, options={"tracks": tracks})
    c = state.c
    crew = "POGT"[rng.below(4)] + "".join("WPOGT"[rng.below(KINDS)] for _ in range(3 + (not rng.below(4))))
    waiting = 1 + rng.below(len(crew))
    hand(
        state, 0, money=50 * rng.below(9 if rng.below(3) else 20), shares=rng.below(5),
        workers=crew[:waiting], placed={m.ACTIONS[rng.below(4)]: crew[waiting:]},
        trains=" ".join(name for name in TRAINS if not rng.below(3)),
        used=" ".join(name for name in TRAINS if not rng.below(4)),
        goals=[c.milestones[8 * n + rng.below(30)].name for n in range(2)],
        track=[rng.below(len(row)) for row in c.track_vp],
    )  # fmt: skip
    for _ in range(rng.below(10)):
        spaces = members(state.frontier[0])
        state.lay_rail(0, spaces[rng.below(len(spaces))])
    everywhere = not rng.below(4)
    for city in members(state.reach[0]):
        if everywhere or rng.below(2):
            state.build_station(0, city)
    for section in range(len(c.section_shares)):
        if not rng.below(3):
            state.open_office(0, section)
    few = not rng.below(3)
    state.rails_left[0] = rng.below(3) if few else 3 + rng.below(12)
    state.buildings_left[0] = rng.below(3) if few else 3 + rng.below(9)
    shuffle_tiles(state.city_tile, 2, rng)
    shuffle_tiles(state.section_tile, 0, rng)
    state.settle()
    return state


def shuffle_tiles(row: list[int], start: int, rng: Random) -> None:
    """Lay the tiles of a row anew."""
    places = [n for n in range(start, len(row)) if row[n] != NONE]
    tiles = [row[n] for n in places]
    rng.shuffle(tiles)
    for n, tile in zip(places, tiles, strict=True):
        row[n] = tile


def own_turn(state: State, rng: Random) -> Iterator[State]:
    """Every decision of the active player to the end of its turn; moves at random, leaving off rarely."""
    seat, turn = state.active, state.turns
    while not state.over and state.turns == turn and state.decision.name != "ChooseMilestone":
        moves = state.legal()
        if state.seat == seat:
            yield state
            eager = [move for move in moves if move not in (m.DONE, m.SKIP)]
            if eager and rng.below(6):
                moves = eager
        state.advance(moves[rng.below(len(moves))])
