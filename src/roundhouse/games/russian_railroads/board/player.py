"""The players' own boards: routes with track, locomotives and doublers, industry, and what lies beside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from roundhouse.core.bits import count, members
from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.board.lanes import lanes, routes
from roundhouse.games.russian_railroads.board.marks import paid_signs, titled
from roundhouse.games.russian_railroads.board.score import breakdown, equation
from roundhouse.games.russian_railroads.rules.payment import black_worker
from roundhouse.games.russian_railroads.rules.scoring import end_card_points, round_points
from roundhouse.games.russian_railroads.rules.spaces import engineer_space
from roundhouse.games.russian_railroads.rules.state import State, route_word
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.games.russian_railroads.words.specials import gift_word, missing
from roundhouse.kit.board import grid, seat_sign
from roundhouse.kit.words import Say, listed

LONGEST_NAME: Final = 16
HINTS: Final = 3  # gifts that are shown as nearly reached ...
NEAR: Final = 4  # ... if so many track steps are enough


def players(state: State, names: Sequence[str], say: Say) -> Table:
    """Everybody in short, one line each, in turn order."""
    heads = ("player", "at_hand", "engineers", "tokens_left", "cards_held", "points", "now_short")
    table = grid(*(say(Message("view." + head)) for head in heads))
    for column in table.columns:
        column.no_wrap = True
    for column in table.columns[3:]:
        column.justify = "right"
    for seat in state.order:
        name = Text(shortened(names[seat]), "bold" if seat == state.seat else "")
        passed = f" {say(Message('view.passed'))}" if state.passed >> seat & 1 else ""
        table.add_row(
            Text.assemble(seat_sign(seat), " ", name, " ◂" if seat == state.active else "", (passed, "dim")),
            purse(state, seat),
            ", ".join(str(number) for number in members(state.engineers[seat])) or "–",
            str(count(state.tokens[seat])),
            str(count(state.cards[seat])),
            Text(str(state.points(seat)), "bold"),
            f"+{round_points(state, seat)}",
        )
    return table


def shortened(name: str) -> str:
    """A name that fits a narrow column."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def purse(state: State, seat: int) -> str:
    """Workers and coins at hand, as signs."""
    temporary = state.temp_hand if state.temp_owner == seat else 0
    return paid_signs(state.hand[seat], temporary, black_worker(state, seat), state.coins[seat]) or "–"


def engineers(state: State, seat: int, say: Say) -> Text:
    """A seat's engineers and what they do; those used this round are in brackets."""
    parts: list[str] = []
    for number in members(state.engineers[seat]):
        text = f"{number}: {say(effect_word(state.c, state.c.engineer_effect[number]))}"
        used = state.taken >> engineer_space(number) & 1
        parts.append(f"({text})" if used else text)
    return Text("; ".join(parts) or "–")


def tokens(state: State, seat: int, say: Say) -> Text:
    """The ?-tokens: those left, then the used ones in brackets."""
    c = state.c
    left = [say(Message("token." + c.tokens[token])) for token in members(state.tokens[seat])]
    gone = members(state.board.tokens & ~state.tokens[seat])
    used = [f"({say(Message('token.' + c.tokens[token]))})" for token in gone]
    return Text(", ".join(left + used) or "–")


def end_cards(state: State, seat: int, viewer: int, say: Say) -> Text:
    """A seat's own end-bonus cards with what they are worth now; of others only how many."""
    if seat != viewer and not state.over:
        return Text(str(count(state.cards[seat])))
    parts: list[str] = []
    for number in members(state.cards[seat]):
        card = state.c.end_cards[number]
        worth = end_card_points(state, seat, card)
        parts.append(f"{say(Message('end_card.' + card.name))} ({worth})")
    return Text(", ".join(parts) or "–")


def one(state: State, seat: int, viewer: int, names: Sequence[str], say: Say) -> Group:
    """All that lies before one player."""
    lines = [
        ("engineers", engineers(state, seat, say)),
        ("tokens", tokens(state, seat, say)),
        ("end_cards", end_cards(state, seat, viewer, say)),
    ]
    return Group(
        header(state, seat, names, say),
        routes(state, seat, say),
        lanes(state, seat, say),
        titled(lines, say),
        breakdown(state, seat, say),
    )


def header(state: State, seat: int, names: Sequence[str], say: Say) -> Text:
    """Who, with which workers and coins, and how many points."""
    line = Text.assemble(seat_sign(seat), f" {names[seat]}  ", (purse(state, seat), "bold"), "  ")
    line.append(say(Message("count.points", {"n": state.points(seat)})))
    return line


def nearly(state: State, seat: int, say: Say) -> list[tuple[str, Text]]:
    """One-time gifts and bonuses of which just one thing is missing, the nearest first."""
    found: list[tuple[int, str]] = []
    for number, special in enumerate(state.board.specials):
        lacking = missing(state, seat, special)
        if state.fired[seat] >> number & 1 or len(lacking) != 1:
            continue
        steps = lacking[0].args.get("n", 1)
        if isinstance(steps, int) and steps > NEAR:
            continue
        where = f"{say(route_word(state, special.route))} {special.space}"
        text = f"{where}: {say(gift_word(state.c, special))} – {say(listed(lacking))}"
        found.append((steps if isinstance(steps, int) else 1, text))
    found.sort(key=lambda entry: entry[0])
    return [("" if n else "nearly", Text(text)) for n, (_, text) in enumerate(found[:HINTS])]


def brief(state: State, seat: int, names: Sequence[str], say: Say) -> Group:
    """What a player needs to know for the next choice, in a few lines."""
    lines = [("now", equation(state, seat, say))]
    if state.engineers[seat]:
        lines.append(("engineers", engineers(state, seat, say)))
    return Group(header(state, seat, names, say), titled(lines + nearly(state, seat, say), say))
