"""Recorded cash, income, shares, engines and scores, held against the engine's."""

from __future__ import annotations

from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.oracle.bidding import number
from roundhouse.games.age_of_steam.oracle.events import Event
from roundhouse.games.age_of_steam.oracle.goods import ON_MAP, keep_nothing
from roundhouse.games.age_of_steam.oracle.grown import none_left
from roundhouse.games.age_of_steam.oracle.problems import entry_word, flaw
from roundhouse.games.age_of_steam.oracle.replay import Table
from roundhouse.games.age_of_steam.rules.components import CASH
from roundhouse.games.age_of_steam.rules.scoring import more_points, sections


def settled(table: Table) -> bool:
    """Whether the engine has gone through the money phases of the recorded turn."""
    state = table.state
    return state.over or state.turn > table.turn or state.decision.name in ("PlaceCube", *ON_MAP)


def settle(table: Table, event: Event) -> None:
    state = table.state
    if not settled(table):
        raise table.waiting_for(event)
    gone = [seat for seat in range(state.players) if not state.alive[seat]]
    new = [seat for seat in gone if seat not in table.out]
    table.compared += 1
    # A record may name those who left before again, or not.
    if not set(new) <= set(event.seats) <= set(gone):
        recorded, found = table.names(event.seats), table.names(new)
        raise table.wrong(event, flaw("eliminated", recorded=recorded, found=found))
    table.out = gone
    compare(table, event, ["cash", "income"], [state.cash, state.income])


def compare(table: Table, event: Event, titles: list[str], columns: list[list[int]]) -> None:
    """Compare figures of every player who is in the game."""
    alive = [seat for seat in range(table.state.players) if table.state.alive[seat]]
    if sorted(event.figures) != alive:
        recorded, found = table.names(sorted(event.figures)), table.names(alive)
        raise table.wrong(event, flaw("still_in", recorded=recorded, found=found))
    for seat, figures in event.figures.items():
        for place, title in enumerate(titles):
            what = flaw("of", what=entry_word(title), name=table.players[seat])
            table.agree(event, what, figures[place], columns[place][seat])


def end_turn(table: Table, event: Event) -> None:
    keep_nothing(table, event)
    state = table.state
    if not settled(table):
        raise table.waiting_for(event)
    table.agree(event, entry_word("turn"), event.amount, table.turn)
    none_left(table, event)
    titles = ["cash", "income", "shares", "engine"]
    compare(table, event, titles, [state.cash, state.income, state.shares, state.engine])
    table.next_turn()


def levy(table: Table, event: Event) -> None:
    told = table.told("log.levy", NOBODY)
    if told is None:
        raise table.wrong(event, flaw("no_levy"))
    table.agree(event, entry_word("money"), event.amount, number(told, "money"))


def buyback(table: Table, event: Event) -> None:
    keep_nothing(table, event)
    told = table.told("log.buys_back", event.seat)
    if told is None:
        raise table.wrong(event, flaw("no_buyback"))
    table.agree(event, entry_word("share_price"), event.amount, number(told, "money"))


def final(table: Table, event: Event) -> None:
    keep_nothing(table, event)
    state = table.state
    if not state.over:
        last = state.m.turns[state.players]
        raise table.wrong(event, flaw("not_over", n=min(state.turn, last), m=last))
    shares = state.shares
    if state.m.scoring == CASH:
        shares = [0] * state.players  # all bought back
    titles = ["income", "shares", "sections", "score"]
    compare(table, event, titles, [state.income, shares, sections(state), state.scores().totals()])
    for seat, points in event.bonus.items():
        what = flaw("of", what=entry_word("points"), name=table.players[seat])
        table.agree(event, what, points, more_points(state, seat))
    if table.at < len(table.recording.events):
        raise table.wrong(table.recording.events[table.at], flaw("late"))
