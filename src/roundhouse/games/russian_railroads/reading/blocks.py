"""The blocks of a components file, one function for each, in the order of the file."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import mask_of
from roundhouse.games.russian_railroads.reading.effects import (
    MOST_POINTS,
    read_colours,
    read_effect,
)
from roundhouse.games.russian_railroads.rules.components import (
    BOARDS,
    BONUSES,
    CARDS,
    COLOURS,
    COUNTS,
    DIVIDENDS,
    END_CARDS,
    ENGINEERS,
    NINE,
    PER_SPACE,
    SPACES,
    TOKENS,
    Components,
    Effect,
    EndCard,
)
from roundhouse.games.russian_railroads.rules.spaces import OpenSpaces, Space
from roundhouse.kit.files.problems import show
from roundhouse.kit.files.tables import Label, Table, by_id

PLAYERS: Final = ("solo", "two", "three", "four")
STACKS: Final = ("A", "B", "none")
IDENT: Final = "[a-z][a-z0-9_]{0,23}"
WANTED: Final = "a short name of small letters, digits and _"


def by_number(kind: str) -> Label:
    """Names an entry by its number: "factory 4"."""

    def label(values: dict[str, object]) -> tuple[str, dict[str, str]]:
        value = values.get("number")
        return (f"{kind} {value}" if isinstance(value, int) else "", {})

    return label


def read_tracks(block: Table, c: Components) -> None:
    """[tracks]"""
    for number, entry in enumerate(block.entries("list", (len(COLOURS), len(COLOURS)), by_id("track"))):
        name = entry.word("id", COLOURS)
        if name and name != COLOURS[number % len(COLOURS)]:
            entry.problem(f"stands at place {number + 1}; the order is {', '.join(COLOURS)}.")
        c.value.append(entry.integer("value", 0, 50))
        c.revalued.append(entry.integer("revalued", 0, 50))
        c.pieces.append(entry.integer("pieces", 1, 3))
        entry.provenance(required=False)
        entry.finish()


def read_players(block: Table, c: Components) -> None:
    """[players]"""
    for number, entry in enumerate(block.entries("list", (len(PLAYERS), len(PLAYERS)), by_id("players"))):
        name = entry.word("id", PLAYERS)
        if name and name != PLAYERS[number % len(PLAYERS)]:
            entry.problem(f"stands at place {number + 1}; the order is {', '.join(PLAYERS)}.")
        c.rounds.append(entry.integer("rounds", 1, 9))
        c.workers.append(entry.integer("workers", 1, 8))
        c.coins.append(entry.integer("coins", 0, 9))
        c.engineers_a.append(entry.integer("engineers_a", 1, 7))
        c.engineers_b.append(entry.integer("engineers_b", 1, 7))
        c.engineer_spaces.append(entry.integer("engineer_spaces", 3, 9))
        if c.engineers_a[-1] + c.engineers_b[-1] > c.engineer_spaces[-1]:
            entry.problem(
                f"has {c.engineers_a[-1] + c.engineers_b[-1]} engineers for "
                f"{c.engineer_spaces[-1]} spaces; there must be room for all."
            )
        entry.provenance(required=False)
        entry.finish()


def read_supply(block: Table, c: Components) -> None:
    """[supply]"""
    c.doublers = block.integer("doublers", 1, 60)
    c.extra_workers = block.integer("extra_workers", 0, 3)
    c.temp_workers = block.integer("temp_workers", 1, 3)
    c.first_pile = block.integer("first_pile", 2, NINE)
    c.last_pile = block.integer("last_pile", NINE, NINE)
    c.start_loco = block.integer("start_loco", 1, NINE)
    c.pass_points = block.integers("pass_points", 4, 4, 0, 20)
    c.majority = block.integers("majority", 2, 2, 0, MOST_POINTS)
    c.end_cards_removed = block.integer("end_cards_removed", 0, END_CARDS - 1)


def read_spaces(block: Table, c: Components) -> None:
    """[spaces]"""
    for number, entry in enumerate(block.entries("list", (SPACES, SPACES), by_id("space"))):
        c.spaces.append(entry.ident(IDENT, WANTED))
        c.space_workers.append(entry.integer("workers", 1, 3, default=0))
        c.space_coins.append(entry.integer("coins", 1, 3, default=0))
        c.space_claim.append(entry.integer("claim", 1, 2, default=0))
        c.space_public.append(entry.integer("public", 1, 2, default=0))
        hire = entry.flag("hire")
        c.hire = number if hire else c.hire
        players = entry.integers("players", 1, 3, 2, 4, distinct=True)
        solo = not entry.has("solo") or entry.flag("solo")
        c.space_open.append(mask_of(players) | (2 if solo and 2 in players else 0))
        c.never_full |= int(entry.flag("never_full")) << number
        c.last_round |= int(entry.flag("last_round")) << number
        c.black_spaces |= int(entry.flag("black")) << number
        replaced = not entry.has("coins_for_workers") or entry.flag("coins_for_workers")
        c.workers_only |= int(not replaced) << number
        plain = not (c.space_claim[-1] or c.space_public[-1] or hire)
        c.space_effect.append(read_effect(entry.table("effect"), c) if plain else Effect())
        if plain and not c.space_workers[-1]:
            entry.problem("costs no worker; `workers` must be 1 to 3.")
        if hire and not c.space_coins[-1]:
            entry.problem("costs no coin; `coins` must be 1 to 3.")
        entry.provenance(required=False)
        entry.finish()
    c.space = [Space(c, n) for n in range(len(c.spaces[:SPACES]))]  # more are refused
    for count in range(len(PLAYERS) + 1):
        found = [n for n in range(len(c.spaces)) if c.space_open[n] >> count & 1] if count else []
        c.open_spaces.append(found)
        c.claim_spaces.append([n for n in found if c.space_claim[n]])
        c.open_to.append(OpenSpaces([c.space[n] for n in found if n < SPACES]))


def read_bonuses(block: Table, c: Components) -> None:
    """[starting_bonuses]"""
    for entry in block.entries("list", (BONUSES, BONUSES), by_id("starting bonus")):
        c.bonuses.append(entry.ident(IDENT, WANTED))
        c.bonus_effect.append(read_effect(entry.table("effect"), c))
        entry.provenance(required=False)
        entry.finish()


def read_stock(block: Table, c: Components) -> None:
    """[stock]"""
    c.levels = block.integer("levels", 1, 12)
    c.stock_points = block.integers("end_points", 2, 2, 0, MOST_POINTS)
    c.emil_level = block.integer("emil_level", 0, c.levels)
    if block.has("lowest"):
        lowest = block.block_of("lowest")
        lowest.provenance()
        c.lowest_ordered = int(lowest.flag("ordered"))
        lowest.finish()
    for entry in block.entries("dividends", (DIVIDENDS, DIVIDENDS), by_id("dividend")):
        c.dividends.append(entry.ident(IDENT, WANTED))
        c.dividend_copies.append(entry.integer("copies", 1, 12))
        c.dividend_effect.append(read_effect(entry.table("effect"), c))
        entry.provenance(required=False)
        entry.finish()


def read_steelworks(block: Table, c: Components) -> None:
    """[steelworks]: the piles beside which they lie, and what they do as factories."""
    c.steel_piles = mask_of(block.integers("piles", 1, 8, c.first_pile, c.last_pile, distinct=True))
    c.factory_effect = [Effect()] * (NINE + 2)
    c.factory_effect[NINE + 1] = read_effect(block.table("effect"), c)


def read_tokens(block: Table, c: Components) -> None:
    """[tokens]"""
    for number, entry in enumerate(block.entries("list", (TOKENS, TOKENS), by_id("token"))):
        c.tokens.append(entry.ident(IDENT, WANTED))
        used = entry.words("boards", BOARDS, 1, len(BOARDS))
        c.token_boards.append(mask_of([BOARDS.index(board) for board in used]))
        effect = read_effect(entry.table("effect"), c, piece=True)
        c.token_effect.append(effect)
        c.revaluation = number if effect.revalue else c.revaluation
        c.golden_spike = number if effect.golden_spike else c.golden_spike
        entry.provenance(required=False)
        entry.finish()


def read_cards(block: Table, c: Components) -> None:
    """[cards]"""
    for entry in block.entries("list", (CARDS, CARDS), by_id("card")):
        c.cards.append(entry.ident(IDENT, WANTED))
        c.card_effect.append(read_effect(entry.table("effect"), c, piece=True))
        entry.provenance(required=False)
        entry.finish()


def read_end_cards(block: Table, c: Components) -> None:
    """[end_cards]"""
    for entry in block.entries("list", (END_CARDS, END_CARDS), by_id("end-bonus card")):
        name = entry.ident(IDENT, WANTED)
        counted = entry.word("per", COUNTS) or "nothing"
        card = EndCard(name, COUNTS.index(counted))
        if card.per == PER_SPACE:
            card.colours = read_colours(entry, "colours")
        if entry.has("tiers"):
            card.tiers = entry.integers("tiers", 1, 5, 1, 60)
            size = len(card.tiers)
            card.tier_points = entry.integers("tier_points", size, size, 0, MOST_POINTS)
            if card.tiers != sorted(set(card.tiers)):
                entry.problem("`tiers` must rise from one to the next.", "tiers")
        elif counted != "nothing":
            card.points = entry.integer("points", 1, MOST_POINTS)
        card.most = entry.integer("most", 1, 20, default=0)
        card.engineer = entry.integer("engineer", 1, 5, default=0)
        c.end_cards.append(card)
        entry.provenance(required=False)
        entry.finish()


def read_factories(block: Table, c: Components) -> None:
    """[factories]"""
    for number, entry in enumerate(block.entries("list", (NINE, NINE), by_number("factory")), 1):
        entry.integer("number", number, number)
        effect = read_effect(entry.table("effect"), c)
        if number <= NINE:
            c.factory_effect[number] = effect
        entry.provenance(required=False)
        entry.finish()


def read_engineers(block: Table, c: Components) -> None:
    """[engineers]"""
    c.engineer_effect = [Effect()]
    c.engineer_workers, c.engineer_coins, c.engineer_stack = [0], [0], [-1]
    entries = block.entries("list", (ENGINEERS, ENGINEERS), by_number("engineer"))
    for number, entry in enumerate(entries, 1):
        entry.integer("number", number, number)
        stack = entry.word("stack", STACKS) or "A"
        c.engineer_stack.append(STACKS.index(stack) if stack != "none" else -1)
        c.engineer_workers.append(entry.integer("workers", 1, 3, default=0))
        c.engineer_coins.append(entry.integer("coins", 1, 3, default=0))
        if stack == "none":
            c.special_engineer = number
        elif not c.engineer_workers[-1] + c.engineer_coins[-1]:
            entry.problem("has no price as a public engineer; give `workers` or `coins`.")
        c.engineer_effect.append(read_effect(entry.table("effect"), c))
        entry.provenance(required=False)
        entry.finish()
    for at, wanted in enumerate((c.engineers_a, c.engineers_b)):
        have = c.engineer_stack[1:].count(at)
        if have < max(wanted):
            block.problem(f"stack {STACKS[at]} has {have} engineers; {max(wanted)} are needed.", "list")
    if c.engineer_stack[1:].count(-1) != 1:
        block.problem('exactly one engineer must have stack = "none", the one on a ?-card.', "list")


def read_solo(block: Table, c: Components) -> None:
    """[solo]"""
    c.emil_workers = block.integer("workers", 1, 12)
    c.emil_more = block.integers("more_workers", 0, 5, 0, 999)
    for name in block.words("deck", c.spaces, 1, SPACES):
        space = c.spaces.index(name)
        if not c.space_open[space] >> 1 & 1:
            block.problem(f"`deck` contains {show(name)}, which is closed in the solo game.", "deck")
        c.emil_deck.append(space)
