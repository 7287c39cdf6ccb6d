"""Switches, one file each: what it does at the points of the rulebook, and how a map file sets it.

To add one: a file here with a class that fills in methods of `Switch`, and a function `read`; a line below;
its sentence `guide.rule.NAME` in the catalogues; its row in docs/maps.md; its tests in
tests/age_of_steam/switches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.games.age_of_steam.reading.unfinished_map import Reader, UnfinishedMap
from roundhouse.games.age_of_steam.rules.switch import Switch
from roundhouse.games.age_of_steam.rules.switches import (
    acceptance,
    action_money,
    action_must_be_used,
    action_tokens,
    collect_sets,
    odd_turns,
    one_link_per_pair,
    own_links_only,
)
from roundhouse.kit.files.tables import Table


def adding(read: Callable[[Table, UnfinishedMap], Switch | None]) -> Reader:
    """The reader that adds a switch to its map; None is one that is written down, but off."""

    def add(table: Table, unfinished: UnfinishedMap) -> None:
        switch = read(table, unfinished)
        if switch is not None:
            unfinished.map.add(switch)

    return add


SWITCHES: Final[dict[str, Reader]] = {
    "acceptance": adding(acceptance.read),
    "action_money": adding(action_money.read),
    "action_must_be_used": adding(action_must_be_used.read),
    "action_tokens": adding(action_tokens.read),
    "collect_sets": adding(collect_sets.read),
    "odd_turns": adding(odd_turns.read),
    "one_link_per_pair": adding(one_link_per_pair.read),
    "own_links_only": adding(own_links_only.read),
}
