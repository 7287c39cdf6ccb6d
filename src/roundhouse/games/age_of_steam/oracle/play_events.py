"""The events of a recorded game, played one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.games.age_of_steam.oracle import accounts, bidding, building, goods, grown
from roundhouse.games.age_of_steam.oracle.events import Event
from roundhouse.games.age_of_steam.oracle.replay import Table

PLAYED: Final[dict[str, Callable[[Table, Event], None]]] = {
    "shares": bidding.shares,
    "bid": bidding.bid,
    "tpass": bidding.turn_order_pass,
    "out": bidding.out,
    "first": bidding.first,
    "decline": bidding.decline,
    "closed": bidding.closed,
    "select": bidding.select,
    "urbanize": building.urbanize,
    "build": building.build,
    "link": building.build,
    "done": building.done,
    "remove": goods.remove,
    "noremove": goods.no_remove,
    "move": goods.move,
    "mine": goods.mine,
    "loco": goods.upgrade,
    "nomove": goods.no_move,
    "incinerate": goods.incinerate,
    "favour": goods.favour,
    "settle": accounts.settle,
    "extra": goods.extra,
    "grow": grown.grow,
    "levy": accounts.levy,
    "production": goods.production,
    "produce": goods.produce,
    "roll": goods.roll,
    "end_turn": accounts.end_turn,
    "buyback": accounts.buyback,
    "final": accounts.final,
}
MOVING: Final = ("move", "mine", "loco", "nomove")


def play_events(table: Table) -> None:
    """Play what is recorded, be it a whole game or not."""
    events = table.recording.events
    passes_after_building(events, table.state.m.rounds_of_moves)
    while table.at < len(events):
        event = events[table.at]
        table.at += 1
        PLAYED[event.kind](table, event)
        table.conserved(event)


def passes_after_building(events: list[Event], rounds: int) -> None:
    """A player who stops building may be written as `nomove`: one more of these than rounds of moves."""
    begin = 0
    for place, event in enumerate(events):
        if event.kind not in ("end_turn", "final"):
            continue
        turn = [entry for entry in events[begin:place] if entry.kind in MOVING]
        for seat in {entry.seat for entry in turn}:
            own = [entry for entry in turn if entry.seat == seat]
            if len(own) > rounds and own[0].kind == "nomove":
                own[0].kind = "done"
        begin = place + 1
