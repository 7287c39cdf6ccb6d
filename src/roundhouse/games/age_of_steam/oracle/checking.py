"""The whole of a recorded game, and of a file of them, checked against the rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.game import VARIANTS, AgeOfSteam
from roundhouse.games.age_of_steam.oracle import accounts, bidding, building, goods, grown
from roundhouse.games.age_of_steam.oracle.document import Block, read_file
from roundhouse.games.age_of_steam.oracle.events import Event
from roundhouse.games.age_of_steam.oracle.problems import OracleError
from roundhouse.games.age_of_steam.oracle.recording import Recording, blocks_of
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
    "move": goods.move,
    "mine": goods.mine,
    "loco": goods.upgrade,
    "nomove": goods.no_move,
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


def replay(table: Table) -> None:
    """Play a recorded game from the first event to the final score; raises OracleError where it breaks."""
    play_events(table)
    events = table.recording.events
    if not events or events[-1].kind != "final":
        line = events[-1].line if events else table.recording.block.line
        raise OracleError(f"the record breaks off after {len(events)} events: no final score", line=line)


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


def check(name: str, block: Block, game: AgeOfSteam, say: Callable[[Message], str]) -> dict[str, object]:
    """What there is to say about one recorded game; `say` puts reasons into words.

    A record that does not name its variant may be one of any: if it breaks, the others are tried.
    """
    found = check_as(name, block, game, say)
    if found["valid"] or "variant" in block:
        return found
    for variant in VARIANTS[1:]:
        other = check_as(name, named(block, variant), game, say)
        if other["valid"]:
            return {**other, "notes": [f"the record names no variant; it is a game of: {variant}"]}
    return found


def named(block: Block, variant: str) -> Block:
    """A recorded game that names its variant."""
    twin = Block()
    twin.update({**block, "variant": variant})
    twin.line, twin.lines = block.line, block.lines
    return twin


def check_as(
    name: str,
    block: Block,
    game: AgeOfSteam,
    say: Callable[[Message], str],
    kinds: dict[int, int] | None = None,
) -> dict[str, object]:
    """The same for the variant that the game names, or else the usual one.

    If a tile is missing that lies on a town which could have another kind, it is tried again with that one.
    """
    table = None
    try:
        recording = Recording(name, block, game)
        table = Table(recording, game, kinds)
        replay(table)
    except OracleError as error:
        if table is not None and building.other_kind(table, error):
            return check_as(name, block, game, say, table.kinds)
        return {
            "game": name,
            "valid": False,
            "line": error.line or None,
            "event": error.event or None,
            "says": error.told("" if error.reason is None else say(error.reason)),
            "notes": [] if table is None else table.notes,
        }
    scores = dict(zip(table.players, table.state.scores().totals(), strict=True))
    figures = ", ".join(f"{player} {points}" for player, points in scores.items())
    events = len(recording.events)
    says = f"{table.state.m.title}, {events} events, {table.compared} numbers compared, final score {figures}"
    return {
        "game": name,
        "valid": True,
        "map": table.state.m.name,
        "events": events,
        "compared": table.compared,
        "totals": scores,
        "says": says,
        "notes": table.notes,
    }


def check_file(
    path: Path, game: Game, say: Callable[[Message], str], only: str | None = None
) -> list[dict[str, object]]:
    """Check every recorded game of a file, or one of them; raises OracleError if there is none."""
    assert isinstance(game, AgeOfSteam)
    chosen = wanted(blocks_of(read_file(path), path.stem), only)
    return [check(name, block, game, say) for name, block in chosen.items()]


def wanted(blocks: dict[str, Block], only: str | None) -> dict[str, Block]:
    """Every recorded game, or the one that is named."""
    if only is not None and only not in blocks:
        raise OracleError(f"there is no recorded game {only!r} in it; there is {', '.join(blocks)}")
    return {name: block for name, block in blocks.items() if only in (None, name)}
