"""Effects as rows of symbols, without words: what spaces, factories, engineers, tokens and cards do."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from roundhouse.core.bits import members
from roundhouse.games.russian_railroads.rules.components import (
    ANY_COLOUR,
    COLOURS,
    LOCO_AND,
    LOCO_OR,
    PER_DOUBLER,
    PER_ENGINEER,
    PER_FACTORY,
    PER_LOCOS,
    PER_ROUTE,
    PER_SPACE,
    PER_TOKEN,
    PER_WORKER,
    Effect,
    EndCard,
    Special,
)
from roundhouse.kit.drawing.svg import Point, group, text, use, width_of

TALL: Final = 20.0
GAP: Final = 3.0
SMALL: Final = 0.6  # of the full size: what is smaller is hard to read

Drawn = tuple[float, str]  # width and drawing, 20 high


def icon(name: str, wide: float = TALL, cls: str = "") -> Drawn:
    """A symbol of the sheet."""
    return wide, use(f"rrr-{name}", 0, 0, wide, TALL, cls)


def words(content: str) -> Drawn:
    """A number or a sign between symbols."""
    wide = 17 * width_of(content)
    return wide, text(wide / 2, 16, content, "icn")


def track(colour: int) -> Drawn:
    """A piece of track."""
    return 26, use(f"rrr-t{colour}", 0, 3, 26, 14)


def short(colour: int) -> Drawn:
    """A piece of track where there is little room."""
    return 18, use(f"rrr-t{colour}", 0, 2, 18, 16)


def any_track() -> Drawn:
    return 26, use("rrr-any", 0, 3, 26, 14)


def points(number: int | str) -> Drawn:
    """A shield with points on it."""
    shown = str(number)
    size = "s" if len(shown) < 3 else "t"
    return 22, use("rrr-points", 0, -1, 22, 22) + text(11, 14.5, shown, f"vpn {size}")


def coins(number: int) -> Drawn:
    return 20, use("rrr-coin", 0, 0, 20) + text(10, 14.6, str(number), "on m b s")


def tracks(colours: int) -> list[Drawn]:
    """The colours of a step: any of them."""
    if colours == ANY_COLOUR:
        return [any_track()]
    found: list[Drawn] = []
    for colour in members(colours):
        found += ([words("/")] if found else []) + [track(colour)]
    return found


def counted(number: int, *what: Drawn) -> list[Drawn]:
    """Something with how many of it; one of it needs no number."""
    return [*([words(str(number))] if number > 1 else []), *what]


@lru_cache(maxsize=256)
def effect_icons(effect: Effect) -> list[Drawn]:
    """All that an effect gives, in the order that words tell it."""
    found = rare(effect) + gains(effect) + work(effect) + things(effect)
    if effect.choose:
        first, second = (effect_icons(alternative) for alternative in effect.choose)
        found += counted(effect.times, *([words("×")] if effect.times > 1 else []), *first)
        found += [words("/"), *second]
    return found


def rare(effect: Effect) -> list[Drawn]:
    """What only tokens and cards bring."""
    found: list[Drawn] = []
    if effect.second_marker:
        found += [words("+"), icon("pawn", 20, "anyone")]
    if effect.revalue:
        found += [any_track(), icon("lift", 16)]
    if effect.medal:
        found.append(icon("medal"))
    if effect.golden_spike:
        found.append(icon("spike"))
    if effect.black_worker:
        found.append(icon("black", 17, "dark"))
    if effect.special_loco:
        found += [icon("loco", 27), words(str(effect.special_loco))]
    if effect.special_engineer:
        found.append(icon("engineer"))
    return found


def gains(effect: Effect) -> list[Drawn]:
    """What comes at once: colours, workers, coins, points."""
    found: list[Drawn] = []
    if effect.unlock > 0:
        found += [icon("unlock", 15), short(effect.unlock)]
    if effect.worker:
        found += [words("+"), *counted(effect.worker, icon("worker", 17, "anyone"))]
    found += [icon("temp", 17, "temp")] * effect.temp_workers
    if effect.coins:
        found.append(coins(effect.coins))
    if effect.points:
        found.append(points(effect.points))
    if effect.points_engineers:
        found += [points("Σ"), icon("engineer")]
    if effect.points_locos:
        found += [points("Σ"), words(str(effect.points_locos)), icon("loco", 27)]
    return found


def work(effect: Effect) -> list[Drawn]:
    """What is built: tracks, industry, locomotives, factories, doublers."""
    found: list[Drawn] = []
    for colour in range(len(COLOURS)):
        if effect.each[colour]:
            found += [words(str(effect.each[colour])), track(colour)]
    if effect.steps:
        found += [words(str(effect.steps)), *tracks(effect.colours)]
    if effect.different:
        found += [words(f"{effect.different}×1"), any_track()]
    if effect.industry:
        found += counted(effect.industry, icon("gear", 25))
    if effect.loco:
        joint = {LOCO_OR: "/", LOCO_AND: "+"}[effect.loco]
        found += [icon("loco", 27), words(joint), icon("factory", 23)]
    found += counted(effect.doubler, icon("doubler")) if effect.doubler else []
    return found


def things(effect: Effect) -> list[Drawn]:
    """The rest: boulders, tokens, cards, other spaces and engineers, the stock market."""
    found: list[Drawn] = []
    for number, drawn in (
        (effect.detonate, icon("dynamite", 23)),
        (effect.token, icon("token")),
        (effect.card, icon("card", 17)),
        (effect.end_card, icon("end", 17)),
        (effect.repeat, icon("repeat")),
        (effect.other_engineer, icon("other", 25)),
        (effect.stock, icon("stock")),
        (effect.payout, icon("payout")),
    ):
        found += counted(number, drawn) if number else []
    return found


@lru_cache(maxsize=64)
def gift_icons(special: Special, spike: bool = False) -> list[Drawn]:
    """What a special space gives once, or at every scoring; `spike`: with the Golden Spike on it."""
    if special.effect is not None:
        return effect_icons(special.effect)
    if special.double:
        return [words("×2")]
    return [points(special.spike if spike else special.each), icon("repeat", 13)]


@lru_cache(maxsize=16)
def card_icons(card: EndCard) -> list[Drawn]:
    """What an end-bonus card counts, and its points for each."""
    if card.per == PER_DOUBLER and card.tiers:
        found: list[Drawn] = []
        for number, worth in zip(card.tiers, card.tier_points, strict=True):
            found += [words(str(number)), points(worth)]
        return [icon("doubler"), *found]
    if card.per == PER_LOCOS:
        return [points("Σ"), words(str(card.most)), icon("loco", 27)]
    what = {
        PER_FACTORY: [icon("factory", 23)],
        PER_ENGINEER: [icon("engineer")],
        PER_ROUTE: [icon("order")],
        PER_SPACE: [track(colour) for colour in members(card.colours)],
        PER_DOUBLER: [icon("doubler")],
        PER_TOKEN: [icon("token")],
        PER_WORKER: [icon("worker", 17, "anyone")],
    }.get(card.per, [])
    found = [points(card.points), words("/"), *what] if card.points else []
    return found + ([words(f"+{card.engineer}"), icon("engineer")] if card.engineer else [])


def width(row: list[Drawn]) -> float:
    """How wide a row of symbols is."""
    return sum(wide + GAP for wide, _ in row) - GAP if row else 0.0


def laid(row: list[Drawn], at: Point, room: float, tall: float = TALL, middle: bool = True) -> str:
    """A row of symbols at a point, smaller where it needs more room; in its middle, or from its left."""
    wide = width(row)
    if not wide:
        return ""
    scale = min(tall / TALL, room / wide)
    x = at[0] + (room - wide * scale) / 2 if middle else at[0]
    return group(joined(tuple(row)), move=(x, at[1] + (tall - TALL * scale) / 2), scale=scale)


def effect_in(effect: Effect, at: Point, room: float, tall: float) -> str:
    """An effect in a box: in one line, or a long choice in two, one below the other."""
    plain = not (rare(effect) or gains(effect) or work(effect) or things(effect))
    row = effect_icons(effect)
    if not effect.choose or not plain or width(row) * SMALL < room:
        return laid(row, at, room, tall)
    first, second = (effect_icons(one) for one in effect.choose)
    often = [words(f"{effect.times}×")] if effect.times > 1 else []
    half = tall / 2
    above = laid([*often, *first, words("/")], at, room, half)
    return above + laid(second, (at[0], at[1] + half), room, half)


def in_lines(row: list[Drawn], at: Point, room: float, tall: float) -> str:
    """A row of symbols in one line, or in two where it would come out too small."""
    if width(row) * SMALL <= room or len(row) < 2:
        return laid(row, at, room, tall)
    cut = min(range(1, len(row)), key=lambda n: max(width(row[:n]), width(row[n:])))
    half = tall / 2
    return laid(row[:cut], at, room, half) + laid(row[cut:], (at[0], at[1] + half), room, half)


@lru_cache(maxsize=1024)
def joined(row: tuple[Drawn, ...]) -> str:
    """Symbols side by side."""
    found: list[str] = []
    x = 0.0
    for wide, drawn in row:
        found.append(group(drawn, move=(x, 0)) if x else drawn)
        x += wide + GAP
    return "".join(found)
