"""Recorded deliveries and goods growth, played by the rules."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.oracle.bidding import number
from roundhouse.games.age_of_steam.oracle.building import finish
from roundhouse.games.age_of_steam.oracle.events import Event
from roundhouse.games.age_of_steam.oracle.fields import coloured
from roundhouse.games.age_of_steam.oracle.problems import entry_word, flaw
from roundhouse.games.age_of_steam.oracle.replay import Table
from roundhouse.games.age_of_steam.oracle.ways import find_way
from roundhouse.games.age_of_steam.rules.components import BOXES, COLOURS, DARK, LIGHT
from roundhouse.games.age_of_steam.rules.delivery_links import leads_to
from roundhouse.games.age_of_steam.rules.joining import Favour
from roundhouse.games.age_of_steam.rules.moves import DONE, FAVOUR, PUT, SKIP, UPGRADE
from roundhouse.games.age_of_steam.rules.switch import named

ON_MAP: Final = ("NamePlace", "PlaceOnMap")  # decisions of Production where it puts cubes on the map


def begin_moves(table: Table, event: Event) -> None:
    """Nothing more is built; who might have taken a cube away, and is not said to have, did not."""
    finish(table, event)
    if not table.state.over and table.state.decision.name == "TakeAway":
        table.play(event, DONE)


def remove(table: Table, event: Event) -> None:
    """A cube taken off the map before goods are moved."""
    finish(table, event)
    table.expect(event, "TakeAway")
    table.play(event, table.state.codes.delivering(table.state.m.cell[event.hex], event.colour))


def no_remove(table: Table, event: Event) -> None:
    """Declined, or there was no cube."""
    finish(table, event)
    if table.asks("TakeAway", event.seat):
        table.play(event, DONE)


def incinerate(table: Table, event: Event) -> None:
    """The cubes of the plant that a player takes after goods are moved."""
    told = table.told("log.empties_plant", event.seat)
    table.agree(event, entry_word("plant_cubes"), event.amount, 0 if told is None else number(told, "n"))


def upgrade(table: Table, event: Event) -> None:
    begin_moves(table, event)
    table.expect(event, "MoveGoods")
    table.play(event, UPGRADE)


def no_move(table: Table, event: Event) -> None:
    """Declined, or nothing could be moved."""
    begin_moves(table, event)
    if table.asks("MoveGoods", event.seat):
        table.play(event, SKIP)
    if table.told("log.skips", event.seat) is None:
        table.expect(event, "MoveGoods")


def mine(table: Table, event: Event) -> None:
    """A cube taken from a hex instead of a move."""
    begin_moves(table, event)
    table.expect(event, "MoveGoods")
    state = table.state
    colour = state.lying[event.hex] if state.lying else -1
    if colour < 0:
        raise table.wrong(event, flaw("no_cube"))
    table.play(event, state.codes.delivering(state.m.cell[event.hex], colour))


def move(table: Table, event: Event) -> None:
    begin_moves(table, event)
    table.expect(event, "MoveGoods")
    cell = table.state.m.cell[event.hex]
    table.play(event, table.state.codes.deliver + cell * COLOURS + event.colour)
    way = find_way(table.state, event.way)
    for step in way:
        table.play(event, step)
    if len(way) < len(event.way):
        raise table.wrong(event, no_way(table, event, event.way[len(way)]))
    if table.asks("Carry", event.seat):
        if DONE not in table.state.legal():
            city = table.state.m.stop_name[table.state.at]
            raise table.wrong(event, flaw("not_taken", city=city))
        table.play(event, DONE)
    told = table.told("log.set_complete", event.seat)
    completed = 0 if told is None else number(told, "income")
    table.agree(event, entry_word("set_income"), event.more.get("set", 0), completed)
    money = table.told("log.bonus_cash", event.seat)
    paid = 0 if money is None else number(money, "money")
    table.agree(event, entry_word("delivery_money"), event.more.get("cash", 0), paid)
    earned = gains(table)
    while table.asks("Favour", event.seat):
        share(table, event, earned)
        earned = [one + other for one, other in zip(earned, gains(table), strict=True)]
    for seat, player in enumerate(table.players):
        recorded = event.figures[seat][0] if seat in event.figures else 0
        table.agree(event, flaw("gained", name=player), recorded, earned[seat])


def no_way(table: Table, event: Event, step: tuple[int, int]) -> Message:
    """Why the next step of a delivery cannot be made."""
    state = table.state
    goal, owner = step
    to = state.m.stop_name[goal]
    if not table.asks("Carry", event.seat):
        return flaw("arrived", to=to)
    here = state.m.stop_name[state.at] if state.at >= 0 else flaw("its_hex")
    owners = [leads_to(state, move)[1] for move in state.legal() if move != DONE]
    ends = [leads_to(state, move)[0] for move in state.legal() if move != DONE]
    others = sorted({other for end, other in zip(ends, owners, strict=True) if end == goal})
    if not others:
        return flaw("no_link", here=here, to=to)
    recorded = table.names([owner] if owner >= 0 else [])
    found = table.names([other for other in others if other >= 0])
    return flaw("owner", here=here, to=to, recorded=recorded, found=found)


def gains(table: Table) -> list[int]:
    """The income that the engine says each seat gained."""
    found = [0] * table.state.players
    for seat in range(table.state.players):
        for key, sign in (("log.earns", 1), ("log.bonus", 1), ("log.forgoes", -1)):
            while (told := table.told(key, seat)) is not None:
                found[seat] += sign * number(told, "income")
    return found


def share(table: Table, event: Event, earned: list[int]) -> None:
    """Give a bonus to those who gained more than their links brought, or a loss to one who gained less."""
    lost = table.state.decision
    if isinstance(lost, Favour) and lost.income < 0:
        for seat in range(table.state.players):
            if (event.figures[seat][0] if seat in event.figures else 0) < earned[seat]:
                table.play(event, FAVOUR + seat)
                return
    for seat, figures in event.figures.items():
        if figures[0] > earned[seat] and FAVOUR + seat in table.state.legal():
            table.play(event, FAVOUR + seat)
            return
    if DONE not in table.state.legal():
        raise table.wrong(event, flaw("no_favour"))
    table.play(event, DONE)


def favour(table: Table, event: Event) -> None:
    """A bonus that comes while track is built."""
    for seat in event.seats:
        if table.asks("Favour", event.seat):
            table.play(event, FAVOUR + seat)
    if table.asks("Favour", event.seat):
        table.play(event, DONE)
    for seat in event.seats:
        table.compared += 1
        if table.told("log.join_bonus", seat) is None:
            raise table.wrong(event, flaw("no_bonus", name=table.players[seat]))


# Growth


def other_cube(what: str, recorded: Message, found: Message) -> Message:
    """The record and the rules have different cubes."""
    return flaw("differs", what=entry_word(what), recorded=recorded, found=found)


def keep_nothing(table: Table, event: Event) -> None:
    """Cubes drawn for Production of which the record says nothing were not placed."""
    while not table.state.over and table.state.decision.name in ("PlaceCube", *ON_MAP):
        table.play(event, DONE)


def production(table: Table, event: Event) -> None:
    for column, box, colour in event.boxes:
        table.expect(event, "PlaceCube")
        table.compared += 1
        drawn = table.state.drawn[-1]
        if drawn != colour:
            raise table.wrong(event, other_cube("cube_drawn", coloured(colour), coloured(drawn)))
        table.play(event, PUT + column * BOXES + box)
    if table.asks("PlaceCube", event.seat):
        keep_nothing(table, event)
    extra_after_production(table)


def extra_after_production(table: Table) -> None:
    """Extra cubes that were recorded before the cubes of Production, and come after them."""
    for waiting in table.pending:
        extra(table, waiting)
    table.pending = []


def produce(table: Table, event: Event) -> None:
    """Cubes that Production puts on the map."""
    state = table.state
    if not event.placed:
        if not state.over and state.decision.name in ON_MAP and state.seat == event.seat:
            table.play(event, DONE)
        extra_after_production(table)
        return
    hex, colour = event.placed[0]
    cell = state.m.cell[hex]
    if table.asks("NamePlace", event.seat):
        table.play(event, state.codes.to + cell)
    table.expect(event, "PlaceOnMap")
    table.compared += 1
    drawn = table.state.drawn
    if sorted(drawn) != sorted(event.drawn):
        raise table.wrong(event, flaw("drawn", cubes=named([coloured(cube) for cube in drawn])))
    table.play(event, state.codes.placing(cell, drawn[-1] if len(event.placed) > 1 else colour))
    extra_after_production(table)


def extra(table: Table, event: Event) -> None:
    told = table.told("log.extra_cube", NOBODY)
    if told is None and not table.state.over and table.state.decision.name in ("PlaceCube", *ON_MAP):
        later = table.chance.production or table.chance.produce
        if later is not None and later.number > event.number:
            table.pending.append(event)  # the engine places the cubes of Production first
            return
        keep_nothing(table, event)
        told = table.told("log.extra_cube", NOBODY)
    if told is None:
        raise table.wrong(event, flaw("no_extra"))
    table.compared += 1
    recorded = flaw("cube_to", colour=coloured(event.colour), city=table.state.m.stop_name[event.stop])
    found = flaw("cube_to", colour=told.args["colour"], city=told.args["city"])
    if recorded != found:
        raise table.wrong(event, other_cube("extra_cube", recorded, found))


def roll(table: Table, event: Event) -> None:
    keep_nothing(table, event)
    told = table.told("log.dice", NOBODY)
    if told is None:
        raise table.wrong(event, flaw("no_roll"))
    side = told.args["side"]
    assert isinstance(side, Message)
    found = LIGHT if side.key == "side.light" else DARK
    if found != event.side:
        raise table.wrong(event, flaw("other_side", side=side))
    dice = [int(die) for die in str(told.args["dice"]).split()]
    table.agree(event, entry_word("dice"), len(event.dice), len(dice))
    for recorded, die in zip(sorted(event.dice), dice, strict=True):
        table.agree(event, entry_word("die"), recorded, die)
