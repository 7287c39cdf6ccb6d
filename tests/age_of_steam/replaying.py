"""Positions from the recorded games, for tests that look at one moment of them."""

from __future__ import annotations

from pathlib import Path

from age_of_steam.kit import GAME
from catalogues import compile_all
from roundhouse.games.age_of_steam.oracle.checking import check
from roundhouse.games.age_of_steam.oracle.document import Block, parse, read_file
from roundhouse.games.age_of_steam.oracle.events import Event
from roundhouse.games.age_of_steam.oracle.play_events import PLAYED, passes_after_building
from roundhouse.games.age_of_steam.oracle.recording import Recording, blocks_of
from roundhouse.games.age_of_steam.oracle.replay import Table
from roundhouse.text import FALLBACK, Words

DATA = Path(__file__).parent.parent / "data" / "age_of_steam"
RECORDED = [
    "g1", "sl1", "bb1", "de1", "reversteam", "four_corners", "new_hampshire", "vermont", "trisland",
    "madagascar", "portugal", "central_new_england",
    "india", "scotland",
    "holland", "alabama", "jamaica", "new_england", "california_gold_rush",
    "cyprus", "sicily", "ireland", "pittsburgh",
]  # fmt: skip


def recorded(name: str) -> Table:
    """A recorded game before its first event."""
    file = DATA / f"{name}.yaml"
    recording = Recording(name, blocks_of(read_file(file), name)[name], GAME)
    passes_after_building(recording.events, recording.m.rounds_of_moves)
    return Table(recording, GAME)


def text_of(name: str) -> str:
    return (DATA / f"{name}.yaml").read_text(encoding="utf-8")


def verdict(text: str, name: str) -> dict[str, object]:
    """What is said about one game of a text."""
    document = parse(text)
    assert isinstance(document, Block)
    block = document[name]
    assert isinstance(block, Block)
    compile_all()
    return check(name, block, GAME, Words(FALLBACK, GAME).say)


def play_to(table: Table, text: str, turn: int = 0) -> Event:
    """Replay up to, and without, the first event in a turn that begins with the text."""
    events = table.recording.events
    while table.at < len(events):
        event = events[table.at]
        if event.text.startswith(text) and turn in (0, table.turn):
            return event
        step(table)
    raise AssertionError(f"no event begins with {text}")


def step(table: Table) -> Event:
    """Replay one event."""
    event = table.recording.events[table.at]
    table.at += 1
    PLAYED[event.kind](table, event)
    table.conserved(event)
    return event
