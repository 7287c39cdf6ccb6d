"""What the rules say to the cases of the conformance suite: see docs/conformance.md."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from roundhouse.core.random import Loaded
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.oracle.document import Block, parse
from roundhouse.games.age_of_steam.oracle.fields import column_names
from roundhouse.games.age_of_steam.oracle.places import TOWN_MARK, ends_of
from roundhouse.games.age_of_steam.oracle.play_events import PLAYED, passes_after_building
from roundhouse.games.age_of_steam.oracle.positions import (
    NAMES,
    Json,
    goods,
    hex_of,
    laid_out,
    owner_name,
    place,
    seat_of,
)
from roundhouse.games.age_of_steam.oracle.recording import Recording
from roundhouse.games.age_of_steam.oracle.replay import Table
from roundhouse.games.age_of_steam.rules.auction import begin_auction
from roundhouse.games.age_of_steam.rules.build_turn import BuildTrack, EndBuild
from roundhouse.games.age_of_steam.rules.components import (
    BOXES,
    COLOUR_NAMES,
    EXPENSES,
    INCOME,
    LETTERS,
    NO_COLOUR,
    REDUCTION,
)
from roundhouse.games.age_of_steam.rules.delivery_links import FERRIED, leads_to
from roundhouse.games.age_of_steam.rules.growth import Grow
from roundhouse.games.age_of_steam.rules.layouts import CENTRE
from roundhouse.games.age_of_steam.rules.moves import DONE, LINK, MOST_LINKS, URBANISE, urbanised
from roundhouse.games.age_of_steam.rules.moving import MoveGoods
from roundhouse.games.age_of_steam.rules.scoring import sections
from roundhouse.games.age_of_steam.rules.shares import IssueShares
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.turn import Phase

FERRY: Final = "ferry"


def answer(case: Json, game: AgeOfSteam) -> Json:
    """The answer of the rules to a case."""
    return ANSWERS[case["kind"]](case, game)


# ---- building ---------------------------------------------------------------------------------------------


def builder(case: Json, game: AgeOfSteam) -> State:
    """The position of a case in which somebody builds."""
    state = laid_out(case, game)
    ask = case["ask"]
    seat = seat_of(ask["player"])
    state.tiles_left, state.spent, state.dearest = ask["tiles_left"], ask["spent"], ask["dearest"]
    state.built = [hex_of(state.m, at) for at in ask["built"]]
    state.fresh = []
    state.agenda[:] = [EndBuild(seat), BuildTrack(seat, int(ask["urbanised"]))]
    state.settle()
    return state


def lays(case: Json, game: AgeOfSteam) -> Json:
    """Every tile that can be laid and every link that can be bought, with prices; places for a New City."""
    state = builder(case, game)
    m, seat = state.m, seat_of(case["ask"]["player"])
    tiles: list[object] = []
    links: list[object] = []
    towns: list[object] = []
    letters: set[str] = set()
    for move in [] if state.over else state.legal():
        if move >= state.codes.lay:
            cell, layout = state.codes.laid(move)
            lines = [[one, TOWN_MARK if end == CENTRE else end] for one, end in ends_of(layout)]
            tiles.append([place(m, m.hex_at[cell]), lines, price(state, seat, move)])
        elif LINK <= move < LINK + MOST_LINKS:
            ends = [place(m, m.stop_hex[stop]) for stop in m.link_ends(move - LINK)]
            links.append([*ends, price(state, seat, move)])
        elif URBANISE <= move < state.codes.deliver:
            cell, letter = urbanised(move)
            letters.add(LETTERS[letter])
            if place(m, m.hex_at[cell]) not in towns:
                towns.append(place(m, m.hex_at[cell]))
    found = {"tiles": sorted(tiles, key=json.dumps), "links": sorted(links, key=json.dumps)}
    return {**found, "new_city_on": sorted(towns, key=json.dumps), "new_cities": sorted(letters)}


def price(state: State, seat: int, move: int) -> int:
    """What a move costs."""
    after = state.copy()
    after.play(move)
    return state.cash[seat] - after.cash[seat]


# ---- moving goods -----------------------------------------------------------------------------------------


def mover(case: Json, game: AgeOfSteam) -> State:
    """The position of a case in which somebody moves goods."""
    state = laid_out(case, game)
    seat = seat_of(case["ask"]["player"])
    rounds = state.m.rounds_of_moves - case["ask"]["round"] + 1
    state.agenda[:] = [MoveGoods(seat) for _ in range(rounds)]
    state.settle()
    return state


def deliveries(case: Json, game: AgeOfSteam) -> Json:
    """Every way of every cube, with what everybody gains."""
    state = mover(case, game)
    return {"moves": sorted(ways(state), key=json.dumps)}


def ways(state: State) -> list[list[object]]:
    """Every delivery that is possible now."""
    found: list[list[object]] = []
    for move in [] if state.over else state.legal():
        if state.codes.deliver <= move < state.codes.lay:
            cell, colour = state.codes.delivered(move)
            after = state.copy()
            after.play(move)
            here = [place(state.m, state.m.hex_at[cell]), COLOUR_NAMES[colour]]
            for way, gains, cash in onwards(state, after, []):
                entry: list[object] = [*here, way, gains, *([{"cash": cash}] if cash else [])]
                if entry not in found:
                    found.append(entry)
    return found


Way = list[tuple[list[int], str | None]]


def onwards(before: State, state: State, way: Way) -> Iterator[tuple[Way, dict[str, int], int]]:
    """Every end of a delivery under way: its stops with the owners of the links, income, and money."""
    seat = before.seat
    if state.over or state.seat != seat or state.decision.name not in ("Carry", "Favour"):
        gains = {
            NAMES[other]: state.income[other] - before.income[other]
            for other in range(state.players)
            if state.income[other] != before.income[other]
        }
        yield way, gains, state.cash[seat] - before.cash[seat]
        return
    for move in state.legal():
        further = way
        if state.decision.name == "Carry" and move != DONE:
            stop, owner = leads_to(state, move)
            name = FERRY if owner == FERRIED else owner_name(owner)
            further = [*way, (place(state.m, state.m.stop_hex[stop]), name)]
        after = state.copy()
        after.play(move)
        yield from onwards(before, after, further)


# ---- money, shares, order, growth, the end ----------------------------------------------------------------


def income(case: Json, game: AgeOfSteam) -> Json:
    """Cash and income after income, expenses and reduction; who is bankrupt."""
    state = laid_out(case, game)
    state.agenda[:] = [Phase(phase) for phase in (REDUCTION, EXPENSES, INCOME)]
    state.settle()
    alive = [seat for seat in range(state.players) if state.alive[seat]]
    gone = [NAMES[seat] for seat in range(state.players) if not state.alive[seat]]
    return {"players": {NAMES[s]: [state.cash[s], state.income[s]] for s in alive}, "bankrupt": gone}


def shares(case: Json, game: AgeOfSteam) -> Json:
    """Cash and shares after issuing each number that is possible."""
    state = laid_out(case, game)
    seat = seat_of(case["ask"]["player"])
    state.agenda[:] = [IssueShares(seat)]
    state.settle()
    found: list[list[int]] = []
    for move in [] if state.over else state.legal():
        after = state.copy()
        after.play(move)
        found.append([after.shares[seat] - state.shares[seat], after.cash[seat], after.shares[seat]])
    return {"issues": found or [[0, state.cash[seat], state.shares[seat]]]}


def auction(case: Json, game: AgeOfSteam) -> Json:
    """The new order and what everybody pays."""
    state = laid_out(case, game)
    before = state.cash[:]
    state.passes = sum(1 << seat_of(name) for name in case["ask"]["may_pass"])
    begin_auction(state)
    state.settle()
    for name, said in case["ask"]["said"]:
        assert (state.decision.name, state.seat) == ("Bid", seat_of(name)), f"{name} is not asked now"
        state.play(game.moves.code(said))
    paid = {NAMES[seat]: before[seat] - state.cash[seat] for seat in sorted(state.order)}
    return {"order": [NAMES[seat] for seat in state.order], "paid": paid}


def growth(case: Json, game: AgeOfSteam) -> Json:
    """All cubes after the dice."""
    state = laid_out(case, game)
    m = state.m
    state.display = [NO_COLOUR] * len(state.display)
    for column, name in enumerate(column_names(m)):
        for box, cube in enumerate(case["ask"]["display"][name]):
            state.display[column * BOXES + box] = NO_COLOUR if cube is None else COLOUR_NAMES.index(cube)
    rng = Loaded(0)
    rng.waiting = [die - 1 for die in [*case["ask"]["light"], *case["ask"]["dark"]]]
    state.random = rng
    state.agenda[:] = [Grow(NOBODY)]
    state.settle()
    found = goods(state)
    return {"cubes": found["cubes"], "display": found["display"]}


def score(case: Json, game: AgeOfSteam) -> Json:
    """Sections of track, points and winners, if the game ended now."""
    state = laid_out(case, game)
    track, points = sections(state), state.scores().totals()
    alive = [seat for seat in range(state.players) if state.alive[seat]]
    players = {NAMES[seat]: [track[seat], points[seat]] for seat in alive}
    return {"players": players, "winners": [NAMES[seat] for seat in state.winners()]}


# ---- whole games ------------------------------------------------------------------------------------------


def whole_game(case: Json, game: AgeOfSteam) -> Json:
    """All numbers after every turn of a recorded game, and at its end."""
    block = parse(json.dumps(case["game"]))
    assert isinstance(block, Block)
    recording = Recording(case["id"], block, game)
    passes_after_building(recording.events, recording.m.rounds_of_moves)
    kinds = [tile.name for tile in game.components.tiles]
    table = Table(recording, game, {number: kinds.index(name) for number, name in case["ask"]["tiles"]})
    turns: list[Json] = []
    for event in recording.events:
        table.at += 1
        PLAYED[event.kind](table, event)
        if event.kind in ("end_turn", "final"):
            state = table.state
            figures = {
                name: [state.cash[seat], state.income[seat], state.shares[seat], state.engine[seat]]
                for seat, name in enumerate(table.players)
                if state.alive[seat]
            }
            turns.append({"players": figures, **goods(state)})
    points = dict(zip(table.players, table.state.scores().totals(), strict=True))
    return {"turns": turns, "points": points}


ANSWERS: Final = {
    "lays": lays,
    "deliveries": deliveries,
    "income": income,
    "shares": shares,
    "auction": auction,
    "growth": growth,
    "score": score,
    "game": whole_game,
}
