"""Dice and draws of a recorded game, laid ready for the engine just before it needs them."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Event as Told
from roundhouse.core.message import Message
from roundhouse.core.random import Loaded
from roundhouse.games.age_of_steam.oracle.events import Event
from roundhouse.games.age_of_steam.oracle.fields import coloured
from roundhouse.games.age_of_steam.oracle.problems import OracleError, flaw
from roundhouse.games.age_of_steam.rules.components import DARK, FROM_BAG, LIGHT, WHITE, Map
from roundhouse.games.age_of_steam.rules.moves import DONE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switches.closed_actions import ClosedActions
from roundhouse.games.age_of_steam.rules.switches.levy import Levy

DRAWN: Final = {"log.draws": 2, "log.draws_one": 1}  # cubes drawn for Production


class Chance:
    """What chance did in one recorded turn, from the events up to its end."""

    def __init__(self, events: list[Event], last: bool, closed: Event | None = None) -> None:
        self.extras = [event for event in events if event.kind == "extra"]
        self.production = next((event for event in events if event.kind == "production"), None)
        self.rolls = [event for event in events if event.kind == "roll"]
        self.produce = next((event for event in events if event.kind == "produce"), None)
        self.levy = next((event for event in events if event.kind == "levy"), None)
        self.closed = closed  # the actions that the next turn closes
        self.used: list[int] = []  # the numbers that the last move took
        self.last = last  # the last turn: what grows then changes nothing, and may be left out

    def play(self, state: State, move: int) -> State:
        """The position after a move; the one before is left behind.

        The move is tried first: the log tells which draws and dice there are. If any, it is played again
        with the recorded ones. What they give depends on the bag at that moment, which is known.
        """
        log = state.log
        assert log is not None
        begun = len(log)
        after = state.copy()
        after.log = log
        after.advance(move)
        bag = state.bag[:]
        if state.cube >= 0 and state.cube != WHITE:
            bag[state.cube] += 1  # delivered by this move if anything is drawn at all
        for colour in state.drawn if move == DONE else state.drawn[:-1]:
            bag[colour] += 1  # not placed, if anything is drawn after it
        waiting = self.numbers(state, log[begun:], bag)
        self.used = []
        if not waiting:
            return after
        del log[begun:]
        rng = Loaded(0)
        rng.waiting = waiting[:]
        state.random = rng
        state.advance(move)
        left = state.random.waiting if isinstance(state.random, Loaded) else []
        self.used = waiting[: len(waiting) - len(left)]
        return state

    def numbers(self, state: State, log: list[Told], bag: list[int]) -> list[int]:
        """The numbers for the draws and dice in a log."""
        found: list[int] = []
        for told in log:
            if told.key == "log.extra_cube":
                city = str(told.args["city"])
                wanted = certain(state.m, city)
                found += [self.extra(city, bag)] if wanted == FROM_BAG else self.taken(wanted, bag)
            elif told.key in DRAWN:
                found += self.produced(DRAWN[told.key], bag)
            elif told.key == "log.dice":
                found += self.roll(told)
            elif told.key == "log.levy":
                found += levied(state, self.levy)
            elif told.key == "log.closed" and self.closed is not None:
                found += closing(state, self.closed, state.turn + 1)
        return found

    def extra(self, city: str, bag: list[int]) -> int:
        """The draw of the next extra cube."""
        if not self.extras:
            if self.last:
                return draw(bag, available(bag))
            raise OracleError(flaw("no_extra_cube", city=city))
        event = self.extras.pop(0)
        return draw_for(event, bag, event.colour)

    def taken(self, colour: int, bag: list[int]) -> list[int]:
        """An extra cube of a certain colour, for which nothing is drawn; records may leave it out."""
        bag[colour] -= 1
        del self.extras[:1]
        return []

    def produced(self, number: int, bag: list[int]) -> list[int]:
        """The draws for Production; cubes that are not placed are not recorded, and go back."""
        event = self.production if self.produce is None else self.produce
        cubes = [] if event is None else [*event.drawn, *(colour for _, _, colour in event.boxes)]
        found: list[int] = []
        for place in range(number):
            if place < len(cubes):
                assert event is not None
                found.append(draw_for(event, bag, cubes[place]))
            else:
                found.append(draw(bag, available(bag)))
        return found

    def roll(self, told: Told) -> list[int]:
        """The dice for one side."""
        side = told.args["side"]
        assert isinstance(side, Message)
        wanted = LIGHT if side.key == "side.light" else DARK
        needed = len(str(told.args["dice"]).split())
        for event in self.rolls:
            if event.side == wanted:
                if len(event.dice) != needed:
                    what = flaw("number_of_dice", n=len(event.dice), m=needed)
                    raise OracleError(what, line=event.line, event=event.number, text=event.text)
                return [die - 1 for die in event.dice]
        if self.last:
            return [0] * needed
        raise OracleError(flaw("no_dice", side=side))


def certain(m: Map, city: str) -> int:
    """The colour of the extra cubes that a city gets, or FROM_BAG if they are drawn."""
    for entry in range(0, len(m.extra_growth), 6):
        if m.stop_name[m.extra_growth[entry]] == city:
            return m.extra_growth[entry + 5]
    return FROM_BAG


def closing(state: State, event: Event, turn: int) -> list[int]:
    """What chance said for the actions that are closed in a turn."""
    for switch in state.m.switches:
        if isinstance(switch, ClosedActions):
            return switch.chances(state, turn, event.actions)
    return []


def levied(state: State, event: Event | None) -> list[int]:
    """A face of the die that asks for the recorded money; any face if nothing is recorded."""
    for switch in state.m.switches:
        if isinstance(switch, Levy):
            wanted = switch.faces[0] if event is None else event.amount
            if wanted not in switch.faces:
                raise OracleError(flaw("no_face", n=wanted))
            return [switch.faces.index(wanted)]
    return []


def available(bag: list[int]) -> int:
    """Some colour that is in the bag."""
    return next((colour for colour, number in enumerate(bag) if number), 0)


def draw(bag: list[int], colour: int) -> int:
    """The number that draws a colour; the bag is changed."""
    number = sum(bag[:colour])
    bag[colour] -= 1
    return number


def draw_for(event: Event, bag: list[int], colour: int) -> int:
    """The number that draws the colour of an event; the bag is changed."""
    if bag[colour] <= 0:
        what = flaw("not_in_bag", colour=coloured(colour))
        raise OracleError(what, line=event.line, event=event.number, text=event.text)
    return draw(bag, colour)
