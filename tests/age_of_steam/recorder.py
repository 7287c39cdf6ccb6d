"""Games of the engine's own, written down as other people record them: to read them back again."""

from __future__ import annotations

from collections.abc import Callable

from age_of_steam.solvent import choose, start
from roundhouse.core.message import Event, Message
from roundhouse.core.random import Random
from roundhouse.games.age_of_steam.oracle.places import ends_of
from roundhouse.games.age_of_steam.oracle.ways import leads_to
from roundhouse.games.age_of_steam.rules.components import (
    BOXES,
    CASH,
    COLOUR_NAMES,
    COLOURS,
    LETTERS,
    TERMINAL,
    Map,
)
from roundhouse.games.age_of_steam.rules.delivery_links import FERRIED
from roundhouse.games.age_of_steam.rules.layouts import CENTRE
from roundhouse.games.age_of_steam.rules.moves import DONE
from roundhouse.games.age_of_steam.rules.scoring import sections
from roundhouse.games.age_of_steam.rules.state import State

GROWTH = ("log.extra_cube", "log.draws", "log.draws_one", "log.dice", "log.turn", "log.game_over")

SIMPLE = {
    "log.bid": "bid, {who}, {amount}",
    "log.passes": "tpass, {who}",
    "log.drops": "out, {who}, {place}, {paid}",
    "log.wins": "out, {who}, 1, {paid}",
    "log.pays_first": "first, {who}, {paid}",
    "log.declines": "decline, {who}",
    "log.upgrades": "loco, {who}",
    "log.skips": "nomove, {who}",
    "log.buys_back": "buyback, {who}, {money}",
}


def record(map: str, players: int, seed: int, choose: Callable[[State, Random], int] = choose) -> str:
    """A whole game as YAML."""
    return Recorder(start(map, players, seed), Random(seed)).write(choose)


def hex_text(m: Map, hex: int) -> str:
    """A hex as recorded games write it."""
    return f"[{m.column[hex]}, {m.row[hex]}]"


def word(value: object) -> str:
    """The last part of a message's key."""
    assert isinstance(value, Message)
    return value.key.rpartition(".")[2]


class Recorder:
    """Plays a game and writes down what happens."""

    def __init__(self, state: State, rng: Random) -> None:
        self.state = state
        self.rng = rng
        self.names = [""] * state.players
        for place, seat in enumerate(state.order):
            self.names[seat] = "ABCDEF"[place]
        self.head = self.opening()
        self.events: list[str] = []
        self.gains: dict[int, int] = {}
        self.way: list[str] = []
        self.boxes: list[str] = []
        self.producer = -1
        self.settling = False
        self.eliminated: list[int] = []

    def opening(self) -> list[str]:
        """Everything before the events."""
        state = self.state
        m = state.m
        order = ", ".join("ABCDEF"[: state.players])
        bag = ", ".join(f"{name}: {state.bag[n]}" for n, name in enumerate(COLOUR_NAMES[:5]))
        lines = ["x1:", f"  map: {m.name}", f"  order: [{order}]", f"  bag: {{{bag}}}", "  start:"]
        for stop in range(m.stops):
            parts: list[str] = []
            if m.stop_kind[stop] == TERMINAL:
                parts.append(f"accepts: {COLOUR_NAMES[state.markers[stop]]}")
            else:
                held = [[name] * state.cubes[stop * COLOURS + n] for n, name in enumerate(COLOUR_NAMES)]
                parts.append(f"goods: [{', '.join(name for names in held for name in names)}]")
            if stop in m.column_stop:
                parts.append(self.column(m.column_stop.index(stop)))
            lines.append(f'    "{m.stop_name[stop]}": {{{", ".join(parts)}}}')
        for column, letter in enumerate(m.column_letter):
            if letter >= 0:
                lines.append(f"    {LETTERS[letter]}: {{{self.column(column)}}}")
        if state.lying:
            found = [(hex, colour) for hex, colour in enumerate(state.lying) if colour >= 0]
            cubes = ", ".join(f"[{hex_text(m, hex)}, {COLOUR_NAMES[colour]}]" for hex, colour in found)
            lines.append(f"    hex_cubes: [{cubes}]")
        return [*lines, "  events:"]

    def column(self, column: int) -> str:
        """A column of the display."""
        boxes = self.state.display[column * BOXES :][: self.state.m.column_boxes[column]]
        return f"display: [{', '.join('null' if c < 0 else COLOUR_NAMES[c] for c in boxes)}]"

    def write(self, choose: Callable[[State, Random], int]) -> str:
        """Play to the end; the whole text."""
        while not self.state.over:
            move = choose(self.state, self.rng)
            self.before(move)
            log: list[Event] = []
            self.state.log = log
            self.state.play(move)
            for event in log:
                self.tell(event, log)
            if self.settling and not self.state.over and self.state.decision.name == "PlaceCube":
                self.settle()
        return "\n".join([*self.head, *(f"    - [{event}]" for event in self.events)]) + "\n"

    def before(self, move: int) -> None:
        """What can only be seen before a move is made."""
        state = self.state
        name, seat = state.decision.name, state.seat
        if name == "IssueShares":
            self.events.append(f"shares, {self.names[seat]}, {move}")
        elif name == "BuildTrack" and move == DONE:
            self.events.append(f"done, {self.names[seat]}")
        elif name == "BuildTrack" and move >= state.codes.lay:
            cell, layout = state.codes.laid(move)
            hex = state.m.hex_at[cell]
            lines = [f"[{'T' if two == CENTRE else two}, {one}]" for one, two in ends_of(layout)]
            self.lay = f"{hex_text(state.m, hex)}, [{', '.join(lines)}]"
        elif name == "MoveGoods" and state.codes.deliver <= move < state.codes.lay:
            cell, colour = state.codes.delivered(move)
            self.cube = f"{hex_text(state.m, state.m.hex_at[cell])}, {COLOUR_NAMES[colour]}"
            self.way, self.gains = [], {}
        elif name == "Carry" and move != DONE:
            stop, owner = leads_to(state, move)
            whose = "ferry" if owner == FERRIED else self.names[owner] if owner >= 0 else "null"
            self.way.append(f"[{hex_text(state.m, state.m.stop_hex[stop])}, {whose}]")

    def figures(self, *columns: list[int]) -> str:
        """Figures of everybody who is in the game."""
        alive = [seat for seat in range(self.state.players) if self.state.alive[seat]]
        rows = [f"{self.names[seat]}: [{', '.join(str(c[seat]) for c in columns)}]" for seat in alive]
        return "{" + ", ".join(rows) + "}"

    def settle(self) -> None:
        """The accounts of the turn."""
        self.settling = False
        text = f"settle, {self.figures(self.state.cash, self.state.income)}"
        if self.eliminated:
            text += f", [eliminated, {', '.join(self.names[seat] for seat in self.eliminated)}]"
        self.events.append(text)

    def tell(self, event: Event, log: list[Event]) -> None:
        """Write down one thing that happened."""
        state, add = self.state, self.events.append
        args, who = event.args, self.names[event.seat] if event.seat >= 0 else ""
        key = event.key
        if key in GROWTH and self.settling:
            self.settle()
        if key in ("log.dice", "log.turn", "log.game_over", "log.extra_cube") and self.boxes:
            add(f"production, {self.names[self.producer]}, [{', '.join(self.boxes)}]")
            self.boxes = []
        if key in SIMPLE:
            add(SIMPLE[key].format(who=who, **{name: str(value) for name, value in args.items()}))
        elif key == "log.selects":
            add(f"select, {who}, {word(args['action'])}")
        elif key == "log.urbanises":
            add(self.urbanised(who, str(args["town"]), str(args["letter"])))
        elif key in ("log.lays", "log.replaces", "log.redirects"):
            add(f"build, {who}, {self.lay}, {args['price']}")
        elif key == "log.town_income":
            self.events[-1] += f", {{income: {args['income']}}}"
        elif key == "log.buys_link":
            one, other = self.city(args["one"]), self.city(args["other"])
            add(f"link, {who}, [{one}, {other}], {args['price']}")
        elif key == "log.delivers":
            earned = {e.seat: e.args["income"] for e in log if e.key == "log.earns"}
            self.gains = {seat: int(str(income)) for seat, income in earned.items()}
            add(self.moved(who))
        elif key == "log.bonus":
            self.gains[event.seat] = self.gains.get(event.seat, 0) + int(str(args["income"]))
            place = max(n for n, text in enumerate(self.events) if text.startswith("move"))
            self.events[place] = self.moved(self.events[place].split(", ")[1])
        elif key == "log.join_bonus":
            self.favoured(event, log)
        elif key == "log.income":
            self.settling = True
        elif key == "log.eliminated":
            self.eliminated.append(event.seat)
        elif key == "log.extra_cube":
            add(f'extra, "{args["city"]}", {word(args["colour"])}')
        elif key in ("log.draws", "log.draws_one"):
            self.producer = event.seat
        elif key == "log.places":
            cube = word(args["colour"])
            add(f"produce, {who}, [{cube}], [[{self.city(args['city'])}, {cube}]]")
        elif key == "log.produces_none":
            add(f"produce, {who}, [], []")
        elif key == "log.puts":
            self.boxes.append(f'["{args["column"]}", {args["box"]}, {word(args["colour"])}]')
        elif key == "log.dice":
            add(f"roll, {word(args['side'])}, [{', '.join(str(args['dice']).split())}]")
        elif key == "log.turn":
            columns = (state.cash, state.income, state.shares, state.engine)
            add(f"end_turn, {int(str(args['turn'])) - 1}, {self.figures(*columns)}")
        elif key == "log.game_over":
            shares = [0] * state.players if state.m.scoring == CASH else state.shares
            add(f"final, {self.figures(state.income, shares, sections(state), state.scores().totals())}")

    def city(self, name: object) -> str:
        """The hex of a city."""
        return hex_text(self.state.m, self.state.m.stop_hex[self.state.m.stop_name.index(str(name))])

    def moved(self, who: str) -> str:
        """A delivery."""
        gains = ", ".join(f"{self.names[seat]}: {income}" for seat, income in self.gains.items())
        return f"move, {who}, {self.cube}, [{', '.join(self.way)}], {{{gains}}}"

    def urbanised(self, who: str, town: str, letter: str) -> str:
        """A New City, with what fills its column again where the map says so."""
        m = self.state.m
        text = f"urbanize, {who}, {self.city(town)}, {letter}"
        if m.urbanise_takes:
            column = self.column(m.column_letter.index(LETTERS.index(letter)))
            text += f", {{{column.replace('display', 'refill')}}}"
        return text

    def favoured(self, event: Event, log: list[Event]) -> None:
        """Who was paid for joining the regions: once, for all of them."""
        seats = [e.seat for e in log if e.key == "log.join_bonus"]
        if event.seat == seats[0]:
            builder = next(text for text in reversed(self.events) if text.startswith(("build", "urbanize")))
            names = ", ".join(self.names[seat] for seat in seats)
            self.events.append(f"favour, {builder.split(', ')[1]}, [{names}]")
