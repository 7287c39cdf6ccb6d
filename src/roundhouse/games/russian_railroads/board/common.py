"""What lies in the middle of the table: action spaces, engineers, locomotives, cards, the stock market."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from roundhouse.core.bits import count, members
from roundhouse.core.message import Argument, Message
from roundhouse.core.state import NOBODY
from roundhouse.games.russian_railroads.board.marks import paid_signs, titled
from roundhouse.games.russian_railroads.rules.components import NINE
from roundhouse.games.russian_railroads.rules.payment import price_coins, price_workers
from roundhouse.games.russian_railroads.rules.standing import (
    black_workers,
    coins_of,
    own_workers,
    seat_of,
    space_of,
    temporary_workers,
)
from roundhouse.games.russian_railroads.rules.state import NONE, State
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.games.russian_railroads.words.spaces import AREAS, area, gives_word, title_word
from roundhouse.kit.board import grid, seat_sign
from roundhouse.kit.words import Say


def spaces(state: State, say: Say) -> Table:
    """Every action space that is open at this table, by area, with its price and who stands there."""
    c = state.c
    heads = ("space", "price", "gives", "who")
    table = grid(*(say(Message("view." + head)) for head in heads))
    table.columns[1].no_wrap = True
    for name in AREAS:
        here = [
            space for space in c.open_spaces[state.players] if area(c, space) == name and shown(state, space)
        ]
        if here:
            table.add_row(Text(say(Message("area." + name)), "bold"))
        for space in here:
            table.add_row(
                Text("  " + say(title_word(state, space))),
                paid_signs(price_workers(state, space), 0, 0, price_coins(state, space)),
                Text(say(Message("view.next_place", {"place": c.space_claim[space]})))
                if c.space_claim[space]
                else Text(say(gives_word(state, space))),
                standing(state, space),
            )
    return table


def shown(state: State, space: int) -> bool:
    """Whether a space is there in this round: the last one covers the order spaces with a tile."""
    c = state.c
    if c.space_claim[space]:
        return not state.last_round
    if c.space_public[space] or space == c.hire:
        return state.strip[c.space_public[space]] > 0 or state.taken >> space & 1 == 1
    return state.last_round or not c.last_round >> space & 1


def standing(state: State, space: int) -> Text:
    """Who stands on a space, and with what."""
    text = Text()
    for entry in state.standing:
        if space_of(entry) == space:
            text.append_text(seat_sign(seat_of(entry)))
            workers = own_workers(entry), temporary_workers(entry), black_workers(entry)
            text.append(paid_signs(*workers, coins_of(entry)) + " ")
    if not text and state.taken >> space & 1:
        return seat_sign(NOBODY)
    text.rstrip()
    return text


def strip(state: State, say: Say) -> Table:
    """The engineers: for hire, public, and those to come."""
    c = state.c
    public = {c.space_public[space] for space in c.open_spaces[state.players]} - {0}
    table = Table.grid(padding=(0, 1))
    for place, number in enumerate(state.strip):
        if number:
            key = "public" if place in public else "coming" if place else "hiring"
            price = paid_signs(c.engineer_workers[number], 0, 0, c.engineer_coins[number])
            table.add_row(
                Text(say(Message("view." + key)), "dim"),
                Text(str(number), "bold"),
                price if place else "",
                say(effect_word(c, c.engineer_effect[number])),
            )
    return table


def supply(state: State, say: Say) -> Group:
    """Locomotive piles, returned factories, ?-cards, doublers, end-bonus cards."""
    c = state.c
    piles = Text()
    for number in range(c.first_pile, c.last_pile + 1):
        piles.append(str(number), "bold" if state.piles[number] else "dim")
        piles.append(f"×{state.piles[number]}", "" if state.piles[number] else "dim")
        piles.append("⚒  " if state.steel >> number & 1 else "  ")
    piles.rstrip()
    returned = ", ".join(
        f"{number}×{state.returned[number]} ({say(effect_word(c, c.factory_effect[number]))})"
        for number in range(1, NINE + 1)
        if state.returned[number]
    )
    cards = ", ".join(say(Message("card." + c.cards[card])) for card in members(state.offer))
    lines = [
        ("piles", piles),
        ("returned", Text(returned or "–")),
        ("cards", Text(cards or "–")),
        ("doublers_left", Text(str(state.doublers_left))),
        ("end_cards_left", Text(str(count(state.pile)))),
    ]
    if state.bonuses and not state.turns:
        bonuses = [say(effect_word(c, c.bonus_effect[bonus])) for bonus in members(state.bonuses)]
        lines.append(("bonuses", Text(", ".join(bonuses))))
    if state.steel:
        lines.append(("steel", Text(say(Message("view.steel_note")))))
    if state.solo:
        lines.append(("emil", emil(state, say)))
    return Group(titled(lines, say))


def emil(state: State, say: Say) -> Text:
    """What Emil has."""
    engineers = ", ".join(str(number) for number in members(state.emil_engineers)) or "–"
    tiles = ", ".join(str(number) for number in sorted(state.emil_tiles)) or "–"
    words: dict[str, Argument] = {
        "n": state.emil_hand,
        "cards": len(state.deck),
        "engineers": engineers,
        "tiles": tiles,
    }
    return Text(say(Message("view.emil_has", words)))


def stock(state: State, say: Say) -> Table:
    """The stock market from the top level down: dividends and price markers, the left one ahead."""
    c = state.c
    table = Table.grid(padding=(0, 1))
    for level in range(c.levels, -1, -1):
        here = sorted(
            (state.arrival[seat], seat) for seat in range(state.players) if state.level[seat] == level
        )
        markers = Text.assemble(*(seat_sign(seat) for _, seat in here))
        if state.solo and c.emil_level == level:
            markers = seat_sign(NOBODY) + markers
        if not level:
            gives = Text("–", "dim")
        elif state.dividend[level] != NONE:
            gives = Text(say(effect_word(c, c.dividend_effect[state.dividend[level]])))
        else:
            gives = Text(say(Message("view.open_level")), "dim")
        table.add_row(Text(str(level), "bold"), gives, markers)
    left = [
        (f"{number}× " if number > 1 else "") + say(effect_word(c, c.dividend_effect[kind]))
        for kind, number in enumerate(state.dividends_left)
        if number
    ]
    table.add_row("", Text(say(Message("view.dividends", {"tiles": ", ".join(left) or "–"})), "dim"))
    return table
