"""What the parts of the picture say about themselves: tooltips, and names for those who listen."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.picture.faces import dice_of
from roundhouse.games.age_of_steam.picture.grid import grid
from roundhouse.games.age_of_steam.rules.components import (
    COLOUR_NAMES,
    COLOURS,
    LETTERS,
    PHASE_NAMES,
    TERMINAL,
    TERRAIN_NAMES,
    TOWN,
    Map,
)
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words.names import colour_word, town_word
from roundhouse.kit.drawing import voice

PAID: Final = "{n}"


class Voice(voice.Voice):
    """A language for one view, with the names on the map."""

    def colour(self, number: int) -> str:
        return self.word("colour." + COLOUR_NAMES[number])

    def terrain(self, number: int) -> str:
        return self.word("terrain." + TERRAIN_NAMES[number])

    def phase(self, number: int) -> str:
        return self.word("phase." + PHASE_NAMES[number])

    def stops(self, m: Map) -> tuple[str, ...]:
        """The names of all stops of a map, as the language has them."""
        return tuple(map(self.stop, m.stop_name))

    def stop(self, name: str) -> str:
        """The name of a stop, as the language has it."""
        return self.once(("place", name), lambda: town_word(name))

    def money(self, amount: int) -> str:
        """An amount of money, with its sign where the language has it."""
        return self.pay.replace(PAID, str(amount))

    @property
    def pay(self) -> str:
        """How any amount is written: `PAID` stands for it."""
        return self.once(("money",), lambda: Message("money.plain", {"price": PAID}))

    def player(self, seat: int) -> str:
        """The name of a player; of nobody for track without an owner."""
        return self.word("picture.nobody") if seat < 0 else super().player(seat)


def goods(view: State, stop: int, say: Voice) -> str:
    """The cubes on a stop, in words; nothing for none."""
    numbers = view.cubes[stop * COLOURS : stop * COLOURS + COLOURS]
    return ", ".join(f"{number} {say.colour(c)}" for c, number in enumerate(numbers) if number)


def colour_of(view: State, stop: int) -> int:
    """The colour that a city takes as it is now; below 0 for none, or whatever lies in it."""
    letter = view.letter[stop]
    if letter >= 0:
        return view.m.letter_colour[letter]
    if view.m.stop_kind[stop] == TERMINAL:
        return view.markers[stop]
    return view.m.stop_colour[stop]


def die_of(view: State, stop: int, say: Voice) -> str:
    """The dice that feed a city: `light 3`, `light 1, dark 1–6`; nothing if none does."""
    found: list[str] = []
    for side, first, last in dice_of(view.m, stop, view.letter[stop]):
        name = say.word("side.dark" if side else "side.light")
        found.append(say.fill("die", side=name, die=f"{first}–{last}" if first < last else str(first)))
    return ", ".join(found)


def stop_kind(view: State, stop: int, say: Voice) -> str:
    """What a stop is: town, terminal, city, New City."""
    if not view.cities >> stop & 1:
        return say.word("stop.town")
    if view.letter[stop] >= 0:
        return say.say(Message("stop.new_city", {"letter": LETTERS[view.letter[stop]]}))
    return say.word("stop.terminal" if view.m.stop_kind[stop] == TERMINAL else "stop.city")


def stop(view: State, number: int, say: Voice) -> str:
    """A stop with what it takes, where its goods come from, and what lies on it."""
    parts = [stop_kind(view, number, say)]
    if view.cities >> number & 1:
        taken = colour_of(view, number)
        if taken >= 0:
            parts.append(say.fill("takes", colour=say.colour(taken)))
        elif view.m.dynamic_colours:
            parts.append(say.word("picture.takes_own"))
        elif not view.m.also(number):
            parts.append(say.word("picture.takes_nothing"))
        for more in view.m.also(number):
            parts.append(say.fill("takes", colour=say.colour(more)))
        die = die_of(view, number, say)
        parts += [die] if die else []
    region = view.region(number)
    parts += [say.word("region." + view.m.regions[region - 1])] if region else []
    there = goods(view, number, say)
    if there:
        parts.append(say.fill("cubes", cubes=there))
    elif view.m.stop_kind[number] != TOWN or view.letter[number] >= 0:
        parts.append(say.word("picture.no_cubes"))
    waiting = [say.colour(cube) for switch in view.m.switches for cube in switch.cubes_waiting(view, number)]
    parts += [say.fill("waiting", cubes=", ".join(waiting))] if waiting else []
    name = say.stop(view.m.stop_name[number])
    return f"{name} ({grid(view.m).names[view.m.stop_hex[number]]}): {', '.join(parts)}"


def cube(colour: int, place: Message, say: Voice) -> str:
    """A cube by its colour and the place where it lies."""
    return say("cube", colour=colour_word(colour), place=place)


def hex(view: State, number: int, owners: list[int], say: Voice) -> str:
    """A hex with its terrain, what track costs there, and whose track it carries."""
    m = view.m
    ground = say.terrain(m.terrain[number])
    found = say.fill("hex", hex=grid(m).names[number], terrain=ground, price=str(m.price[number]))
    if view.lying and view.lying[number] >= 0:
        found = f"{found}, {say.fill('cubes', cubes=say.colour(view.lying[number]))}"
    for owner in owners:
        found = f"{found}, {say.fill('track', who=say.player(owner))}"
    return found
