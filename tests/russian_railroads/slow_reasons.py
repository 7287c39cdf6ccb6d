"""Why a move is refused, stated once more and slowly, from the words of the component file.

`why_refused` is asked about moves that are not legal. It gives the reason without its arguments, "" where
none of those that it knows holds, and None where this statement ends: whether one of the other players'
engineers, a space to be repeated or one of two alternatives could be carried out.
"""

from __future__ import annotations

from typing import Any

from roundhouse.games.russian_railroads.rules import atoms
from roundhouse.games.russian_railroads.rules.atoms import argument_of, kind_of, must
from roundhouse.games.russian_railroads.rules.components import COLOURS
from roundhouse.games.russian_railroads.rules.locomotives import Chain
from roundhouse.games.russian_railroads.rules.standing import seat_of, space_of
from roundhouse.games.russian_railroads.rules.state import State
from russian_railroads.brute_steps import step_allowed
from russian_railroads.helpers import GAME, C
from russian_railroads.slow_effects import BOX, at_all, in_full, places_of, room_of

SPACES: dict[str, dict[str, Any]] = {space["id"]: space for space in BOX["spaces"]["list"]}
ENGINEERS: dict[int, dict[str, Any]] = {one["number"]: one for one in BOX["engineers"]["list"]}
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in BOX["cards"]["list"]}
HIGHEST = 9

# What must have been won for a move of a kind.
WON_BY = {
    "industry": {atoms.INDUSTRY},
    "loco": {atoms.LOCO, atoms.EITHER},
    "flip": {atoms.LOCO, atoms.EITHER},
    "factory": {atoms.FACTORY, atoms.EITHER},
    "doubler": {atoms.DOUBLER},
    "token": {atoms.TOKEN},
    "card": {atoms.CARD},
    "engineer": {atoms.OTHER},
    "repeat": {atoms.REPEAT},
    "choose": {atoms.CHOICE},
    "dividend": {atoms.DIVIDEND},
    "detonate": {atoms.DETONATE},
}

# Decisions that are about one kind of move: that kind, why one of it may be refused, and why any other is.
SINGLE = {
    "BuildFactory": ("gap", "gap", "factory_first"),
    "PickEndCard": ("end_card", "not_in_pile", "take_end_card"),
    "ChooseBonus": ("bonus", "bonus_gone", "choose_bonus"),
    "CountStep": ("count", "count_first", "count_first"),
}


def why_refused(state: State, move: int) -> str | None:
    """The reason against a move that is not legal."""
    kind, *names = GAME.moves.text(move).split()
    decision = state.decision.name
    if decision in SINGLE:
        own, refused, other = SINGLE[decision]
        return refused if kind == own else other
    if decision == "Chain":
        chain = state.agenda[-1]
        assert isinstance(chain, Chain)
        return of_loco(state, chain.tile, kind, names) if kind in ("loco", "flip") else "chain_first"
    if decision == "Relocate":
        placed = kind == "place" and len(names) == 1
        return of_space(state, names[0], "one_worker_only") if placed else "relocate"
    if decision == "Turn":
        return in_turn(state, kind, names)
    return of_part(state, kind, names)


def in_turn(state: State, kind: str, names: list[str]) -> str | None:
    """In a turn: a space, or a pass, and before it what a coin space has brought."""
    if kind == "pay":
        return "coin_space"
    free_to_place = GAME.moves.code("pass") in state.legal()
    if state.pending and not (free_to_place and kind == "place"):
        return of_part(state, kind, names)
    if kind != "place":
        return "place_or_pass"
    found = of_space(state, names[0], "too_dear")
    return "no_such_payment" if len(names) == 2 and found == "too_dear" else found


# Spaces


def of_space(state: State, name: str, unpaid: str) -> str | None:
    """Why a space cannot be used; `unpaid` if nothing is wrong with it but the price."""
    if name.startswith("engineer_"):
        found = of_engineer(state, int(name.removeprefix("engineer_")))
        return unpaid if found == "" else found
    space, players, last = SPACES[name], state.players, state.round == C.rounds[state.players]
    open_to = [*space["players"], *([1] if 2 in space["players"] and space.get("solo", True) else [])]
    if players not in open_to:
        return "closed"
    if space.get("last_round") and not last:
        return "only_last_round"
    if C.spaces.index(name) in used_by_anyone(state) and not space.get("never_full"):
        return "taken"
    if "claim" in space:
        return of_claim(state, space["claim"], last) or unpaid
    if space.get("hire") or "public" in space:
        number = state.strip[space.get("public", 0)]
        if not number:
            return "no_engineer"
        if space.get("hire"):
            return unpaid
        space = ENGINEERS[number]
    done = in_full(state, space["effect"])
    if done is None:
        return None
    return unpaid if done else "not_in_full"


def used_by_anyone(state: State) -> set[int]:
    """The spaces where somebody stands, Emil included."""
    return {space for space in range(len(GAME.moves.blocks[0].axes[0][1])) if state.taken >> space & 1}


def of_engineer(state: State, number: int) -> str | None:
    """Why an own engineer cannot act; None where that is not stated here, "" if he can."""
    if number not in engineers_of(state, state.seat):
        return "not_your_engineer"
    mine = [space_of(use) for use in state.standing if seat_of(use) == state.seat]
    if len(C.spaces) + number - 1 in mine:
        return "engineer_used"
    some = at_all(state, ENGINEERS[number]["effect"])
    return None if some is None else "" if some else "no_use"


def engineers_of(state: State, seat: int) -> list[int]:
    return [number for number in ENGINEERS if state.engineers[seat] >> number & 1]


def of_claim(state: State, place: int, last: bool) -> str:
    """Why a place in the order cannot be claimed; "" if it can."""
    if last:
        return "no_order_any_more"
    claims = {C.spaces.index(name): space["claim"] for name, space in SPACES.items() if "claim" in space}
    mine = [use for use in state.standing if seat_of(use) == state.seat and space_of(use) in claims]
    if mine:
        return "claimed_already"
    return "own_place" if state.players > 2 and state.order[place - 1] == state.seat else ""


# What has been won


def of_part(state: State, kind: str, names: list[str]) -> str | None:
    """Why a move is not among those that what was won allows."""
    won = {kind_of(part) for part in state.pending}
    if atoms.REPEAT in won and kind != "repeat":
        return "must_do" if kind == "done" else "name_first"
    if kind in ("place", "pass"):
        return "finish_first"
    if kind == "done":
        return "must_do"
    if kind == "step":
        return of_step(state, *names)
    if kind == "pay":
        return "coin_space"
    wanted = {atoms.STEEL} if names == ["steelworks"] else WON_BY.get(kind, set())
    if not wanted & won:
        return "not_won"
    if kind in ("loco", "flip"):
        tile = tile_in_hand(state)
        return of_loco(state, tile, kind, names) if tile else "no_loco_left"
    return of_thing(state, kind, *names)


def of_thing(state: State, kind: str, name: str) -> str | None:
    """Why this one of the things that could be done is not to be had."""
    seat = state.seat
    if kind == "industry":
        marker = ["first", "second"].index(name)
        twins = len(set(state.marker[seat * 2 : seat * 2 + 2])) == 1 and len(state.board.lanes) == 1
        return "industry_blocked" if not room_of(state, marker) or (marker and twins) else ""
    if kind == "factory":
        owed = [part for part in state.pending if kind_of(part) == atoms.LOCO and must(part)]
        kept = any(not argument_of(part) for part in owed)  # a locomotive that must be taken as well
        there = sum(state.piles) > kept if name == "pile" else state.returned[int(name)]
        return "" if there else "no_such_factory"
    if kind == "doubler":
        if name not in state.board.routes:
            return "other_board"
        spaces = len(BOX[state.board.name][name]["doublers"])
        full = state.doublers[seat * 3 + state.board.routes.index(name)] == spaces
        return "no_doubler_space" if full or not state.doublers_left else ""
    if kind == "token":
        bit = 1 << C.tokens.index(name)
        if not state.board.tokens & bit:
            return "other_board"
        return "" if state.tokens[seat] & bit else "token_used"
    if kind == "card":
        if not state.offer >> C.cards.index(name) & 1:
            return "card_gone"
        return "" if in_full(state, CARDS[name]["effect"]) else "not_in_full"
    if kind == "dividend":
        return "" if state.dividends_left[C.dividends.index(name)] else "no_dividend_left"
    if kind == "detonate":
        return "" if state.boulders[seat] & 1 << ["route", "industry"].index(name) else "boulder_gone"
    if kind == "engineer":
        others = [other for other in range(state.players) if other != seat]
        lent = any(int(name) in engineers_of(state, other) for other in others)
        lent = lent or state.emil_engineers >> int(name) & 1 == 1
        return None if lent else "no_such_engineer"
    if kind == "repeat":
        mine = [space_of(use) for use in state.standing if seat_of(use) == seat]
        return None if GAME.moves.code(f"place {name}") in mine else "not_repeatable"
    return None


def of_step(state: State, colour_name: str, route_name: str) -> str:
    """Why a track step is not allowed."""
    if route_name not in state.board.routes:
        return "other_board"
    route, colour = state.board.routes.index(route_name), COLOURS.index(colour_name)
    asked = [argument_of(part) >> colour & 1 for part in state.pending if kind_of(part) == atoms.STEPS]
    asked += [
        not argument_of(part) >> (route * 5 + colour) & 1
        for part in state.pending
        if kind_of(part) == atoms.DIFFERENT
    ]
    if not any(asked):
        return "not_this_colour"
    about = BOX[state.board.name][route_name]
    if colour_name not in about["colours"]:
        return "colour_not_here"
    places = places_of(state)
    main = BOX[state.board.name][state.board.routes[0]]["specials"]
    ahead = [one.get("effect", {}) for one in main if places[0][0] < one["space"]]
    if {"unlock": colour_name} in ahead:
        return "locked"
    if step_allowed(state, state.seat, places, route, colour):
        return "rest_impossible"
    if colour == 0:
        return "route_end" if places[route][0] == about["length"] else "boulder"
    if not places[route][colour] and sum(row[colour] > 0 for row in places) == C.pieces[colour]:
        return "no_piece_left"
    return "no_overtaking"


# Locomotives


def tile_in_hand(state: State) -> int:
    """The locomotive to be put down: the special one, or the lowest that is left; 0 if there is none."""
    locos = [argument_of(part) for part in state.pending if kind_of(part) in (atoms.LOCO, atoms.EITHER)]
    return max(locos) or next((number for number in range(1, HIGHEST + 1) if state.piles[number]), 0)


def of_loco(state: State, tile: int, kind: str, names: list[str]) -> str:
    """Why a locomotive cannot go there."""
    places = state.locos[state.seat * 4 : state.seat * 4 + 4]
    if kind == "flip":
        return "slot_free" if 0 in places else ""
    if names[0] not in state.board.slots:
        return "other_board"
    there = places[state.board.slots.index(names[0])]
    if not there:
        return "same_slot" if places.count(0) > 1 else ""
    return "loco_not_lower" if min(there, HIGHEST) >= min(tile, HIGHEST) else ""
