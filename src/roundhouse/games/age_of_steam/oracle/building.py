"""Recorded track and New Cities, built by the rules."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from roundhouse.core.random import Loaded
from roundhouse.games.age_of_steam.oracle.bidding import number
from roundhouse.games.age_of_steam.oracle.chance import draw_for
from roundhouse.games.age_of_steam.oracle.events import Event
from roundhouse.games.age_of_steam.oracle.fields import coloured
from roundhouse.games.age_of_steam.oracle.grown import all_grown
from roundhouse.games.age_of_steam.oracle.problems import OracleError, entry_word, flaw
from roundhouse.games.age_of_steam.oracle.replay import Table
from roundhouse.games.age_of_steam.rules.components import LETTERS
from roundhouse.games.age_of_steam.rules.layouts import LAYOUTS
from roundhouse.games.age_of_steam.rules.moves import DONE, LINK, TAKE, URBANISE
from roundhouse.games.age_of_steam.rules.state import FOR_SALE, State

LAID: Final = ("log.lays", "log.replaces", "log.redirects")


def still_to_build(state: State, seat: int) -> bool:
    """Whether a player's build turn is yet to come."""
    return any(entry.name == "BeginBuild" and entry.seat == seat for entry in state.agenda)


def building(table: Table) -> bool:
    """Whether somebody's build turn is open."""
    return not table.state.over and table.state.decision.name == "BuildTrack"


def reach(table: Table, event: Event) -> None:
    """Those before the builder have built all they wanted; the record need not say so."""
    while building(table) and table.state.seat != event.seat and still_to_build(table.state, event.seat):
        table.play(event, DONE)


def finish(table: Table, event: Event) -> None:
    """The record goes on after the building: whoever could build on does not."""
    while building(table):
        table.play(event, DONE)


def done(table: Table, event: Event) -> None:
    reach(table, event)
    if table.asks("BuildTrack", event.seat):
        table.play(event, DONE)


def urbanize(table: Table, event: Event) -> None:
    reach(table, event)
    table.expect(event, "BuildTrack")
    state = table.state
    m = state.m
    all_grown(table)
    move = URBANISE + m.cell[event.hex] * len(LETTERS) + event.letter
    if not m.urbanise_takes or state.why_not(move) is not None:
        if event.refill is not None and not m.urbanise_takes:
            raise table.wrong(event, flaw("no_refill", map=m.title))
        table.play(event, move)
        return
    if event.refill is None:
        raise table.wrong(event, flaw("refill_missing"))
    bag = state.bag[:]
    rng = Loaded(0)
    draws = [draw_for(event, bag, colour) for colour in event.refill if colour >= 0]
    rng.waiting = draws[:]
    state.random = rng
    table.moves.append((state.seat, move))
    state.play(move)
    left = state.random.waiting if isinstance(state.random, Loaded) else []
    table.numbers += draws[: len(draws) - len(left)]
    column = m.column_letter.index(event.letter)
    for box in range(m.column_boxes[column]):
        recorded = event.refill[box] if box < len(event.refill) else -1
        table.compared += 1
        if state.box(column, box) != recorded:
            what = flaw("refilled", n=box + 1)
            found = coloured(state.box(column, box))
            raise table.wrong(event, flaw("differs", what=what, recorded=coloured(recorded), found=found))


def build(table: Table, event: Event) -> None:
    reach(table, event)
    table.expect(event, "BuildTrack")
    event = in_legal_order(table, event)
    table.play(event, code(table.state, event))
    if event.kind == "build":
        choose_kind(table, event)
    if event.kind == "link":
        told = table.told("log.buys_link", event.seat)
    else:
        told = next((laid for key in LAID if (laid := table.told(key, event.seat)) is not None), None)
    assert told is not None
    table.agree(event, entry_word("cost"), event.amount, number(told, "price"))
    town = table.told("log.town_income", event.seat)
    income = 0 if town is None else number(town, "income")
    all_grown(table)
    table.agree(event, entry_word("tile_income"), event.more.get("income", 0), income)


def choose_kind(table: Table, event: Event) -> None:
    """A record does not say which of several kinds of tile was taken: the one with most left, if possible.

    Unless it was found that another one must have been: see `other_kinds`.
    """
    state = table.state
    if len(state.c.tiles_for[event.layout]) < 2:
        return
    wanted = table.kinds.get(event.number, -1)
    if table.asks("ChooseTile", event.seat):
        if wanted >= 0 and TAKE + wanted not in state.legal():
            raise lacking(event, wanted)
        table.play(event, TAKE + wanted if wanted >= 0 else usual_kind(state, event.hex))
    elif wanted >= 0 and state.tile[event.hex] != wanted:
        raise lacking(event, wanted)
    table.chosen.append((event.number, event.hex, table.state.tile[event.hex]))


class Lacking(OracleError):
    """A kind of tile that is to be tried is not there."""

    kind = 0


def lacking(event: Event, kind: int) -> Lacking:
    """That this kind is not there for an event."""
    error = Lacking(flaw("illegal"), line=event.line, event=event.number, text=event.text)
    error.kind = kind
    return error


def usual_kind(state: State, hex: int) -> int:
    """The kind of tile with most left, if that one can be chosen."""
    usual = TAKE + state.tile[hex]
    return usual if usual in state.legal() else state.legal()[0]


def other_kinds(table: Table, error: OracleError) -> list[tuple[int, int]]:
    """Towns that should have had another kind of tile, if a tile is missing: numbers of events and kinds.

    One of them has to be changed: no other tile could be of another kind. The best to try comes last.
    """
    state = table.state
    if isinstance(error, Lacking):
        needed = [error.kind]
    elif error.reason is not None and error.reason.key == "reason.no_tile":
        event = next(event for event in table.recording.events if event.number == error.event)
        needed = state.c.tiles_for[event.layout] if event.kind == "build" else []
    else:
        return []
    return [
        (before, kind)
        for before, hex, _ in table.chosen
        if state.tile[hex] in needed and before not in table.kinds
        for kind in sorted(state.c.tiles_for[state.layout[hex]], key=lambda kind: state.tiles[kind])
        if kind != state.tile[hex]
    ]


def code(state: State, event: Event) -> int:
    """The move of a recorded tile or direct link; -1 if the map has no such link."""
    m = state.m
    if event.kind == "build":
        return state.codes.lay + m.cell[event.hex] * LAYOUTS + event.layout
    ends = {m.stop[event.hex], m.stop[event.other_hex]}
    found = [link for link in range(len(m.links) // 3) if ends == set(m.links[link * 3 : link * 3 + 2])]
    # Of several between the same stops, one that is still for sale.
    free = [link for link in found if state.link_owner[link] == FOR_SALE]
    return LINK + (free or found)[0] if found else -1


def in_legal_order(table: Table, event: Event) -> Event:
    """The event itself, or the one to begin with if only another order of the turn's tiles is legal.

    Recorded turns may have been checked as a whole; the rules look at tile after tile (R-BLD-12).
    """
    state = table.state
    if state.why_not(code(state, event)) is None:
        return event
    events = table.recording.events
    begin = table.at - 1
    end = begin
    while end < len(events) and events[end].seat == event.seat and events[end].kind in ("build", "link"):
        end += 1
    for order in permutations(events[begin:end]) if end - begin <= state.tiles_left else []:
        if possible(state, list(order)):
            numbers = ", ".join(str(entry.number) for entry in order)
            table.notes.append(f"events {numbers}: the tiles of this turn are legal only in this order")
            events[begin:end] = order
            return order[0]
    return event


def possible(state: State, order: list[Event]) -> bool:
    """Whether tiles can be laid one after the other."""
    trial = state.copy()
    for event in order:
        move = code(trial, event)
        if trial.seat != event.seat or trial.why_not(move) is not None:
            return False
        trial.play(move)
        if not trial.over and trial.decision.name == "ChooseTile":
            trial.play(usual_kind(trial, event.hex))
    return True
