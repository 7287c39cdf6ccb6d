"""Checks across the components: does everything fit together as in the boxes?"""

from __future__ import annotations

from roundhouse.games.russian_railroads.rules.components import COLOURS, Board, Components
from roundhouse.kit.files.problems import Source, Spot


def check(c: Components, source: Source) -> None:
    """Note everything that does not fit together."""
    check_values(c, source)
    check_spaces(c, source)
    for board in c.boards:
        check_unlocks(board, source)
        check_gifts(c, board, source)
    check_pieces(c, source)
    check_stock(c, source)


def check_values(c: Components, source: Source) -> None:
    """A colour further back is never worth less: it is the best one of the spaces behind it."""
    for key, values in (("value", c.value), ("revalued", c.revalued)):
        for colour in range(1, len(values)):
            if values[colour] < values[colour - 1]:
                source.problem(
                    f"track {COLOURS[colour]}",
                    f"`{key}` is {values[colour]}, less than {values[colour - 1]} of "
                    f"{COLOURS[colour - 1]}; values must not fall.",
                    Spot.entry("tracks", id=COLOURS[colour]),
                )


def check_spaces(c: Components, source: Source) -> None:
    """Each kind of space that the rules name exists, and the same names are never given twice."""
    wanted = (
        ("one space with `hire`", any(c.space_coins[c.hire : c.hire + 1])),
        ("one space with `public = 1`", c.space_public.count(1) == 1),
        ("one space with `public = 2`", c.space_public.count(2) == 1),
        ("one space with `claim = 1`", c.space_claim.count(1) == 1),
        ("one space with `claim = 2`", c.space_claim.count(2) == 1),
    )
    for what, there in wanted:
        if not there:
            source.problem("[spaces]", f"there must be {what}.", Spot("spaces"))


def check_unlocks(board: Board, source: Source) -> None:
    """Every colour but black is unlocked once, by black track on the main route."""
    for colour in range(1, len(COLOURS)):
        found = [
            special
            for special in board.specials
            if special.effect is not None and special.effect.unlock == colour
        ]
        block = f"{board.name}.{board.routes[0]}"
        if not found:
            source.problem(
                f"[{block}]", f"no special space unlocks {COLOURS[colour]}.", Spot.key(block, "specials")
            )
        for special in found:
            if special.route or special.colour or special.loco or special.coin or len(found) > 1:
                where = f"{board.name}.{board.routes[special.route]}"
                source.problem(
                    f"{board.routes[special.route]} space {special.space}",
                    f"unlocks {COLOURS[colour]}; that is done once, "
                    f"by black track on {board.routes[0]} alone.",
                    Spot.key(where, "specials"),
                )


def check_gifts(c: Components, board: Board, source: Source) -> None:
    """No more extra workers than a player has, and a detonation for every boulder."""
    block = f"{board.name}.{board.routes[0]}"
    effects = [special.effect for special in board.specials if special.effect is not None]
    workers = sum(effect.worker for effect in effects)
    if workers > c.extra_workers:
        source.problem(
            f"[{board.name}]",
            f"the special spaces give {workers} workers; `extra_workers` allows {c.extra_workers}.",
            Spot.key(block, "specials"),
        )
    tracks = sum(1 for space in board.boulder if space)
    lanes = sum(1 for lane in board.lanes if lane.boulder >= 0)
    detonations = sum(effect.detonate for effect in effects)
    if (tracks, lanes, detonations) not in ((0, 0, 0), (1, 1, 2)):
        source.problem(
            f"[{board.name}]",
            f"there are {tracks} boulders on routes, {lanes} on industry tracks and {detonations} "
            "detonations; there must be one, one and two, or none of all.",
            Spot.key(block, "specials"),
        )
    spots = len(board.specials) + sum(len(lane.cell) for lane in board.lanes)
    if spots > 62:
        source.problem(
            f"[{board.name}]",
            f"there are {spots} special spaces and industry cells; at most 62 are possible.",
            Spot(board.name),
        )


def check_pieces(c: Components, source: Source) -> None:
    """The tokens that rules refer to exist."""
    if c.revaluation < 0:
        source.problem("[tokens]", "no token has the effect `revalue`.", Spot("tokens"))
    spiked = [s for board in c.boards for s in board.specials if s.spike > s.each]
    if spiked and c.golden_spike < 0:
        source.problem("[tokens]", "no token has the effect `golden_spike`.", Spot("tokens"))
    for board in c.boards:
        for special in board.specials:
            if special.token >= 0 and not board.tokens >> special.token & 1:
                source.problem(
                    f"{board.routes[special.route]} space {special.space}",
                    f"needs the token {c.tokens[special.token]}, which is not used on this board.",
                    Spot.key(f"{board.name}.{board.routes[special.route]}", "specials"),
                )


def check_stock(c: Components, source: Source) -> None:
    """A dividend tile for every level."""
    tiles = sum(c.dividend_copies)
    if tiles < c.levels:
        source.problem(
            "[stock]",
            f"there are {c.levels} levels and {tiles} dividend tiles; there must be one for every level.",
            Spot.key("stock", "levels"),
        )
