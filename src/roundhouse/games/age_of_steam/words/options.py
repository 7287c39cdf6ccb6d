"""Options in words: what is special about a map, and which switches an edition sets."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.reading.loading import SHIPPED_MAPS
from roundhouse.games.age_of_steam.rules.components import Components, Edition, Map
from roundhouse.games.age_of_steam.words.names import lined, named

NO_END: Final = 1_000_000
LENGTHS: Final = [(12, "brief"), (24, "middling"), (NO_END, "long")]  # turns of all players together
WEIGHTS: Final = [(1, "easy"), (4, "demanding"), (NO_END, "hard")]  # rules of its own


def map_word(c: Components, name: str) -> Message:
    """A map by its title; an owner's map has its own."""
    if name in SHIPPED_MAPS:
        return Message("map." + name)
    return Message(
        "map.own", {"title": next((head.title for head in c.maps.heads if head.name == name), name)}
    )


def map_means(c: Components, name: str) -> Message:
    """What is special about a map."""
    m = c.maps.named(name)
    if m is None:
        return named(name)
    return Message("about." + name if name in SHIPPED_MAPS else "about.own", map_facts(m))


def map_facts(m: Map) -> dict[str, Argument]:
    """The numbers that sentences about a map may mention."""
    return {
        "players": players_word(m),
        "order_price": m.order_price,
        "start_cash": m.start_cash,
        "shares_per_turn": m.shares_per_turn,
        "special_income": m.special_income,
        "factor": max(m.reduction_factor[1::2], default=1),
        "join_one": m.join_one,
        "join_two": m.join_two,
        "region_income": m.region_income,
    }


def map_measures(c: Components, name: str) -> list[Message]:
    """How long a map takes and how much there is to learn for it."""
    m = c.maps.named(name)
    assert m is not None
    counts = range(m.least, m.most + 1)
    turns = sorted({m.likely or m.turns[players] for players in counts})
    length = max(players * (m.likely or m.turns[players]) for players in counts)
    told = Message("fact.turns", {"n": turns[-1]})
    if m.likely:
        told = Message("fact.turns_about", {"n": m.likely})
    elif len(turns) > 1:
        told = Message("fact.turns_range", {"least": turns[0], "n": turns[-1]})
    return [
        Message(f"fact.{step_of(length, LENGTHS)}", {"turns": told}),
        Message(f"fact.{step_of(len(m.rules), WEIGHTS)}"),
    ]


def step_of(number: int, steps: list[tuple[int, str]]) -> str:
    """The first step that a number does not pass."""
    return next(name for most, name in steps if number <= most)


def players_word(m: Map) -> Message:
    """For how many a map is."""
    if m.least == m.most:
        return Message("players.fixed", {"n": m.least})
    return Message("players.range", {"least": m.least, "most": m.most})


def edition_word(name: str) -> Message:
    """An edition by name."""
    return Message("edition." + name)


def edition_means(c: Components, name: str) -> Message:
    """Every switch of the usual edition; of the others those that differ from it."""
    usual = c.editions[0]
    edition = next((edition for edition in c.editions if edition.name == name), usual)
    if edition is usual:
        return Message("edition.all", {"switches": lined(switch_words(usual))})
    common = switch_words(usual)
    different = [word for word in switch_words(edition) if word not in common]
    words: dict[str, Argument] = {"edition": edition_word(usual.name)}
    if not different:
        return Message("edition.same", words)
    return Message("edition.differs", {**words, "switches": lined(different)})


def switch_words(edition: Edition) -> list[Message]:
    """Each switch of an edition as it is set, by name."""
    return [
        Message("switch.set", {"what": what, "how": how})
        for what, how in zip(SWITCHES, settings(edition), strict=True)
    ]


SWITCHES: Final = [
    Message(f"switch.{name}.what")
    for name in ("pairs", "first", "beside", "redirect", "earns", "colour", "cubes", "reduction")
]


def settings(edition: Edition) -> list[Message]:
    """How each switch of an edition is set."""
    from_income, reduction = edition.reduction[-2:] if edition.reduction else (0, 0)
    return [
        Message("switch.pairs_direct" if edition.direct_pairs else "switch.pairs_later"),
        Message("switch.first_complex" if edition.complex_first else "switch.first_simple"),
        Message("switch.beside", {"price": edition.beside_price}),
        Message("switch.redirect_claims" if edition.redirect_claims else "switch.redirect_plain"),
        Message("switch.mover_earns" if edition.mover_earns else "switch.owner_earns"),
        Message("switch.must_stop" if edition.must_stop else "switch.may_pass"),
        Message("switch.map_cubes")
        if edition.other_cubes < 0
        else Message("switch.other_cubes", {"cubes": edition.other_cubes}),
        Message("switch.reduction", {"reduction": reduction, "income": from_income}),
    ]


def edition_rows(c: Components) -> list[tuple[Message, list[Message]]]:
    """Every switch with how each edition sets it."""
    columns = [settings(edition) for edition in c.editions]
    return [(what, list(row)) for what, row in zip(SWITCHES, zip(*columns, strict=True), strict=True)]
