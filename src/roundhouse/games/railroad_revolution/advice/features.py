"""What a learner looks at: a position as a row of whole numbers, seen from one seat.

What the advice expects comes first, in thousandths of a point, then its terms, what they are made of, and
what they leave out. `NAMES` tells the order; what ends in "by_turns" is multiplied by the turns left, points
and turns are tenths, and money is in tens of dollars.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import count
from roundhouse.core.lists import average, two_highest
from roundhouse.games.railroad_revolution.advice.distances import FAR, distances
from roundhouse.games.railroad_revolution.advice.evaluation import Evaluation, turns_left
from roundhouse.games.railroad_revolution.advice.goals import missing_conditions, missing_managers
from roundhouse.games.railroad_revolution.advice.terms import TERMS
from roundhouse.games.railroad_revolution.advice.weights import PLAYED
from roundhouse.games.railroad_revolution.rules.components import (
    COLOURS,
    NETWORK_TRACK,
    STACKS,
    STATIONS_TRACK,
    TELEGRAPH_TRACK,
    TRACKS,
    TRAINS,
    WHITE,
)
from roundhouse.games.railroad_revolution.rules.moves import ACTIONS
from roundhouse.games.railroad_revolution.rules.scoring import TOP_LEVEL
from roundhouse.games.railroad_revolution.rules.state import (
    GOALS,
    KINDS,
    NONE,
    SPACES,
    State,
)

TENTHS: Final = 10.0  # points and turns are told in tenths
DOLLARS: Final = 10
LEVELS: Final = 6
FULL_WORK: Final = 120  # tenths of a turn: a milestone that is out of reach
TERM_NAMES: Final = (
    "completed",
    "trains",
    "offices",
    "stations",
    "network",
    "goal_1",
    "goal_2",
    "money",
    "workers",
    "under_way",
)

NAMES: Final[list[str]] = (
    ["expect"]
    + [f"term_{name}" for name in TERM_NAMES]
    + ["turns_left", "turns_squared", "ending", "wait", "order", "players"]
    + ["cash", "shares", "wealth_by_turns", "crew", "spare", "idle", "specialists", "idle_specialists"]
    + [f"workers_{colour}" for colour in COLOURS]
    + [f"placed_{action}" for action in ACTIONS]
    + [f"up_{kind}" for kind in TRAINS]
    + [f"down_{kind}" for kind in TRAINS]
    + ["offices", "stations", "top_cities", "rails_left", "buildings_left", "pieces_behind"]
    + [
        f"{what}_{track}"
        for track in TRACKS
        for what in ("slot", "step_gain", "gate_cash", "gate_shares", "gate_workers", "step_gain_by_turns")
    ]
    + ["links", "half_links", "sites", "top_site", "next_top", "second_top", "deal_near", "deals_held"]
    + [f"done_{stack}" for stack in STACKS]
    + [f"goal_{goal}_{what}" for goal in (1, 2) for what in ("vp", "managers", "conditions", "stack", "done")]
    + ["rival_points", "second_points", "others_points", "rival_pieces", "lead"]
    + [f"supply_{colour}" for colour in COLOURS]
    + [f"stack_{kind}" for kind in TRAINS]
)


class RailroadRevolutionAdvice(Evaluation):
    """The evaluation, and what learners look at."""

    def features(self, state: State, seat: int) -> list[int]:
        """The numbers of `NAMES`, for one seat."""
        row: list[int] = [0]
        total = 0.0
        turns = turns_left(state, seat, PLAYED)
        for term in TERMS:
            points = term.points(state, seat, turns, PLAYED)
            total += points
            row.append(int(TENTHS * points))
        row[0] = int(1000.0 * total)
        time(state, seat, turns, row)
        people(state, seat, turns, row)
        pieces(state, seat, turns, row)
        goals(state, seat, row)
        others(state, seat, row)
        return row

    def feature_names(self) -> list[str]:
        return NAMES


def time(state: State, seat: int, turns: float, row: list[int]) -> None:
    """How far the game is, and when the seat is next."""
    players = state.players
    row.append(int(TENTHS * turns))
    row.append(int(turns * turns))
    row.append(state.ending)
    row.append((seat - state.active) % players)
    row.append((seat - state.first) % players)
    row.append(players)


def people(state: State, seat: int, turns: float, row: list[int]) -> None:
    """Money, workers and trains."""
    cash: int = state.money[seat] // DOLLARS
    if seat == state.active:
        cash -= state.due // DOLLARS
    row.append(cash)
    row.append(state.shares[seat])
    shares: int = state.shares[seat]
    row.append(int((cash + shares * state.c.share_sale // DOLLARS) / (turns + 1.0)))
    crew = state.crew[seat]
    row.append(crew)
    row.append(crew - state.c.min_workers)
    idle = 0
    ready = 0
    for colour in range(KINDS):
        number = state.idle[seat * KINDS + colour]
        idle += number
        if colour != WHITE:
            ready += number
    white = state.idle[seat * KINDS + WHITE] + state.on_board(seat, WHITE)
    row.append(idle)
    row.append(crew - white)
    row.append(ready)
    for colour in range(KINDS):
        row.append(state.idle[seat * KINDS + colour] + state.on_board(seat, colour))
    for action in range(len(ACTIONS)):
        at = seat * SPACES + action * KINDS
        number = 0
        for colour in range(KINDS):
            number += state.placed[at + colour]
        row.append(number)
    for kind in range(KINDS):
        row.append(state.up[seat * KINDS + kind])
    for kind in range(KINDS):
        row.append(state.down[seat * KINDS + kind])


def pieces(state: State, seat: int, turns: float, row: list[int]) -> None:
    """What is built, what the next steps on the tracks would bring and cost, what lies near."""
    c = state.c
    offices = count(state.offices[seat])
    stations = count(state.stations[seat])
    cities = count(state.reach[seat] & c.level_cities[TOP_LEVEL])
    row.append(offices)
    row.append(stations)
    row.append(cities)
    row.append(state.rails_left[seat])
    row.append(state.buildings_left[seat])
    row.append(pieces_left(state, seat) - fewest_pieces(state))
    numbers = [0, 0, 0]
    numbers[TELEGRAPH_TRACK] = offices
    numbers[STATIONS_TRACK] = stations
    numbers[NETWORK_TRACK] = cities
    for track in range(len(TRACKS)):
        slot = state.slot(seat, track)
        vp = c.track_vp[track]
        row.append(slot)
        if slot + 1 < len(vp):
            gain = numbers[track] * (vp[slot + 1] - vp[slot])
            gates = c.gate_money_hard if state.hard_tracks else c.gate_money
            row.append(gain)
            row.append(gates[track][slot] // DOLLARS)
            row.append(c.gate_shares[track][slot])
            row.append(c.gate_workers[track][slot])
            row.append(int(gain * turns))
        else:
            for _ in range(5):
                row.append(0)
    own = state.offices[seat]
    links = 0
    half = 0
    for link in range(len(c.link_vp)):
        pair = own >> link & 3
        if pair == 3:
            links += c.link_vp[link]
        elif pair:
            half += c.link_vp[link]
    row.append(links)
    row.append(half)
    sites = state.reach[seat] & ~state.stations[seat]
    row.append(count(sites))
    row.append(count(sites & c.level_cities[TOP_LEVEL]))
    near = distances(state, seat)
    tops = near.cities[TOP_LEVEL]
    row.append(tops[0] if tops else FAR)
    row.append(tops[1] if len(tops) > 1 else FAR)
    row.append(near.deals[0] if near.deals else FAR)
    row.append(count(state.rails[seat] & c.deal_spaces))


def goals(state: State, seat: int, row: list[int]) -> None:
    """Milestones completed and pursued."""
    c = state.c
    done = [0] * len(STACKS)
    for tile in range(len(c.milestones)):
        if state.completed[seat] >> tile & 1:
            done[c.milestones[tile].stack] += 1
    row.extend(done)
    for goal in range(GOALS):
        tile = state.goal[seat * GOALS + goal]
        if tile == NONE:
            row.extend([0, 0, FULL_WORK, 0, 1])
            continue
        card = c.milestones[tile]
        row.append(card.vp)
        row.append(int(TENTHS * missing_managers(state, seat, goal, PLAYED)))
        work = int(TENTHS * missing_conditions(state, seat, card.needs, PLAYED))
        row.append(min(FULL_WORK, work))
        row.append(card.stack)
        row.append(0)


def others(state: State, seat: int, row: list[int]) -> None:
    """How the others stand now, and what is left for all."""
    points = [standing(state, other) for other in range(state.players) if other != seat]
    highest = two_highest(points)
    fewest = 100
    for other in range(state.players):
        if other != seat:
            fewest = min(fewest, pieces_left(state, other))
    row.extend(highest)
    row.append(average(points))
    row.append(fewest)
    row.append(standing(state, seat) - highest[0])
    row.extend(state.supply)
    row.extend(state.train_stack)


def standing(state: State, seat: int) -> int:
    """About what the seat has scored: the parts that grow with what is built."""
    c = state.c
    points = 0
    for kind in range(KINDS):
        points += state.up[seat * KINDS + kind] * c.train_vp
    points += count(state.offices[seat]) * c.track_vp[TELEGRAPH_TRACK][state.slot(seat, TELEGRAPH_TRACK)]
    points += count(state.stations[seat]) * c.track_vp[STATIONS_TRACK][state.slot(seat, STATIONS_TRACK)]
    cities = count(state.reach[seat] & c.level_cities[TOP_LEVEL])
    return points + cities * c.track_vp[NETWORK_TRACK][state.slot(seat, NETWORK_TRACK)]


def pieces_left(state: State, seat: int) -> int:
    """What the seat has still to clear from the part of its board that ends the game."""
    rails = max(0, state.rails_left[seat] - state.c.rails_right)
    return rails + max(0, state.buildings_left[seat] - state.c.buildings_right)


def fewest_pieces(state: State) -> int:
    """What is still to be cleared by whoever is nearest to the end."""
    fewest = pieces_left(state, 0)
    for other in range(1, state.players):
        fewest = min(fewest, pieces_left(state, other))
    return fewest


ADVICE: Final = RailroadRevolutionAdvice()
