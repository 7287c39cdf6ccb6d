"""The fixed description of a game."""

from __future__ import annotations

from abc import abstractmethod
from threading import Lock
from typing import Final, cast

from roundhouse.core import mypyc_attr
from roundhouse.core.advice import Advice
from roundhouse.core.codec import Codec
from roundhouse.core.components import Components
from roundhouse.core.errata import Erratum
from roundhouse.core.moves import MoveTable
from roundhouse.core.net import Net
from roundhouse.core.random import Random
from roundhouse.core.rows import row_of
from roundhouse.core.state import S, State

ELSEWHERE: Final = "*"  # the net for schools that have none of their own
KEPT: Final = 16  # games that are kept open: those that came from other processes


class SetupError(ValueError):
    """A game that cannot be set up so: one plain sentence says why."""


class Option:
    """A choice made before the game: an official variant, an edition. The first choice is the default."""

    __slots__ = ("choices", "name")

    def __init__(self, name: str, choices: list[str]) -> None:
        self.name = name
        self.choices = choices


class Box:
    """A game as people know it: by the name on the box, and by the options that make it."""

    __slots__ = ("chapter", "options", "title")

    def __init__(self, title: str, options: dict[str, str] | None = None, chapter: str = "") -> None:
        self.title = title
        self.options = options or {}
        self.chapter = chapter  # of the guide, if one tells of this box alone


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its name, its player counts, its options, its moves, and how to set it up."""

    horizon: int = 4  # turns of its own for which a search plays on at first, after the others' answers
    foresight: bool = True  # whether playing on beyond the turn makes a search better
    width: int = 10  # lines that a search follows at each depth of a turn,
    quick_breadth: int = 5  # first moves of those that are played on without much thought,
    quick_width: int = 2  # and lines of these at each further depth
    whole_turns: bool = False  # whether moves can only be judged at the end of the turn, not one by one
    oldest: int = 1  # the oldest revision of the rules that can still be played, by its errata

    def __init__(
        self,
        name: str,
        title: str,
        revision: int,
        players: tuple[int, int],
        options: list[Option],
        moves: MoveTable,
        codec: Codec,
        components: Components,
        advice: Advice[S],
    ) -> None:
        self.name = name  # the package's name; also the key of the game's words
        self.title = title  # the game's own name, the same in every language
        self.revision = revision  # of the rules that are played by: those of today, unless told otherwise
        self.newest = revision
        self.errata: list[Erratum] = []  # the rules that were mended since the oldest revision
        self.renamed_options: dict[str, str] = {}  # what is called otherwise now
        self.renamed_choices: dict[tuple[str, str], str] = {}  # by the option as it is called now
        self.min_players, self.max_players = players
        self.options = options
        self.moves = moves
        self.codec = codec
        self.advice = cast("Advice[State]", advice)  # as it is seen from here, where no game is known
        self.components_digest = components.digest
        self.components_text = components.text
        self.own_components = components.own
        self.nets: dict[str, Net] = {}  # what was learnt from games, by what `school` says,
        self.corrections: dict[str, Net] = {}  # how wrong forecasts were in games measured, by `company`
        self.unsure = components.reconstructed

    @staticmethod
    @abstractmethod
    def opened(components: str | None, where: str = "") -> Game:
        """The game with the components of a text, which `where` names in messages, or with its own."""

    @staticmethod
    def completed(components: str, beside: str) -> str:
        """An owner's file with all that it leaves to the game, taken from the whole text of a release."""
        return components

    def under(self, revision: int) -> Game:
        """The same game by the rules of a revision, its errata included; SetupError if there is no such."""
        if revision == self.revision:
            return self
        if revision > self.newest:
            raise SetupError(
                f"it was played under revision {revision} of the rules, of a newer Roundhouse; "
                f"this one knows {self.newest}"
            )
        if revision < self.oldest:
            raise SetupError(
                f"it was played under revision {revision} of the rules, from before the first release; "
                f"the oldest that can be played is {self.oldest}"
            )
        return open_once(type(self), self.components_text if self.own_components else None, revision)

    def kept_errata(self) -> list[Erratum]:
        """The mistakes that this game keeps, since it was begun before they were mended."""
        return [erratum for erratum in self.errata if erratum.holds(self.revision)]

    @abstractmethod
    def start(self, players: int, seed: int, options: dict[str, str]) -> State:
        """A set-up position. Called through `new()`, which checks the arguments."""

    @abstractmethod
    def empty(self, dump: dict[str, object]) -> State:
        """A table for the position that gave this `dump()`, with nothing on it."""

    def load(self, dump: dict[str, object]) -> State:
        """The position that gave this `dump()`."""
        state = self.empty(dump)
        for name in self.codec.numbers:
            setattr(state, name, dump[name])
        for name in self.codec.plain:
            setattr(state, name, dump[name])
        for name in self.codec.rows:
            numbers = dump[name]
            assert isinstance(numbers, list)
            setattr(state, name, row_of(numbers))
        words, agenda = dump["random"], dump["agenda"]
        assert isinstance(words, list)
        assert isinstance(agenda, list)
        state.random = Random.restore(words)
        state.agenda = [self.codec.decisions[entry[0]](*entry[1:]) for entry in agenda]
        return state

    # What the advice says: `core/advice.py` tells what each of these is.

    def evaluate(self, state: State) -> list[float]:
        return self.advice.evaluate(state)

    def expect(self, state: State, seat: int) -> float:
        return self.advice.expect(state, seat)

    def glimpse(self, state: State, seat: int) -> float:
        return self.advice.glimpse(state, seat)

    def parts(self, state: State, seat: int) -> list[tuple[str, float]]:
        return self.advice.parts(state, seat)

    def doubt(self, state: State) -> float:
        return self.advice.doubt(state)

    def quiet(self, state: State) -> bool:
        return state.over or self.advice.quiet(state)

    def promising(self, state: State) -> list[int]:
        return self.advice.promising(state)

    def noticed(self, state: State) -> list[int]:
        return self.advice.noticed(state)

    def school(self, state: State) -> str:
        return self.advice.school(state)

    def features(self, state: State, seat: int) -> list[int]:
        return self.advice.features(state, seat)

    def feature_names(self) -> list[str]:
        return self.advice.feature_names()

    def insight(self, state: State, seat: int) -> float:
        """What `expect` looks like to a player who has learnt from thousands of games, where anybody has."""
        net = self.taught(state)
        if net is None:
            return self.expect(state, seat)
        row = self.features(state, seat)
        return (row[0] + net.run(row)[0]) / 1000.0

    def taught(self, state: State) -> Net | None:
        """The net for this position, if there is one: of its own school, or for all that have none."""
        if not self.nets or state.over:
            return None
        school = self.school(state)
        net = self.nets.get(school)
        return self.nets.get(ELSEWHERE) if net is None and school else net

    def correction(self, state: State) -> Net | None:
        """What tells how wrong forecasts are in such a position, if that was measured.

        It takes the features, and how well the seat plays; it is for what people are told, not for choosing.
        Where it was not measured with so many players, the nearest number must do, of two the larger.
        """
        if not self.corrections or state.over:
            return None
        school = self.school(state)
        for away in range(self.max_players):
            for players in (state.players + away, state.players - away):
                net = self.corrections.get(company(school, players))
                if net is not None:
                    return net
        return None

    def reconstructed(self) -> list[tuple[str, str, str]]:
        """Components not known for certain: what, how sure (basis), and why."""
        return self.unsure

    def new(self, players: int, seed: int, options: dict[str, str] | None = None) -> State:
        """Set up a game; raises SetupError if the arguments do not fit."""
        chosen = self.complete(options or {})
        self.check_seats(players, chosen)
        return self.start(players, seed, chosen)

    def check_seats(self, players: int, options: dict[str, str]) -> None:
        """Raise SetupError if so many cannot play with these options, all of them given."""
        least, most = self.seats(options)
        if least <= players <= most:
            return
        room = f"{least} to {most} players" if least < most else f"{least} player{'s' if least > 1 else ''}"
        which = ""
        if (least, most) != (self.min_players, self.max_players):
            which = " with " + ", ".join([f"{name} {value}" for name, value in options.items()])
        raise SetupError(f"{self.title}{which} is for {room}, not {players}")

    def boxes(self) -> list[Box]:
        """What can be played by a name of its own: the game itself first, then expansions."""
        return [Box(self.title)]

    def titled(self, options: dict[str, str]) -> str:
        """The name of what is played with these options."""
        title = self.title
        for box in self.boxes():
            if box.options and all(options.get(name) == value for name, value in box.options.items()):
                title = box.title
        return title

    def seats(self, options: dict[str, str]) -> tuple[int, int]:
        """The least and the most players with these options, all of them given."""
        return self.min_players, self.max_players

    def worthwhile(self, option: str, options: dict[str, str]) -> list[str]:
        """The choices of an option that differ from each other with the rest of the options as given."""
        return next(one.choices for one in self.options if one.name == option)

    def complete(self, options: dict[str, str]) -> dict[str, str]:
        """The given options with the defaults filled in; raises SetupError for unknown ones.

        What was called otherwise in earlier days is known by its old name, too.
        """
        known = {option.name: option for option in self.options}
        options = self.successors(options)
        for name, value in options.items():
            if name not in known:
                raise SetupError(f"{self.title} has no option {name!r}; it has {', '.join(known)}")
            if value not in known[name].choices:
                raise SetupError(f"option {name} is one of {', '.join(known[name].choices)}, not {value!r}")
        return {option.name: options.get(option.name, option.choices[0]) for option in self.options}

    def successors(self, options: dict[str, str]) -> dict[str, str]:
        """The options as they are called now; where both are given, the new name counts."""
        found: dict[str, str] = {}
        for name, value in options.items():
            now = self.renamed_options.get(name, name)
            if now == name or now not in options:
                found[now] = self.renamed_choices.get((now, value), value)
        return found

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # A compiled object cannot be taken apart and put together again, and positions are pickled by the
        # thousand: what travels is the text that the game was read from, and nothing if everybody has it.
        text = self.components_text if self.own_components else None
        return open_once, (type(self), text, 0 if self.revision == self.newest else self.revision)


def open_once(kind: type[Game], components: str | None, revision: int = 0) -> Game:
    """A game with the components of a text, or with those that come with it; kept open in this process.

    By the rules of today, or of a revision that it is known to have.
    """
    with LOCK:
        key = (kind, components, revision)
        game = OPENED.pop(key, None)
        if game is None:
            game = kind.opened(components)
            if revision:
                game.revision = revision
        OPENED[key] = game
        if len(OPENED) > KEPT:
            del OPENED[next(iter(OPENED))]
        return game


LOCK: Final = Lock()
OPENED: Final[dict[tuple[type[Game], str | None, int], Game]] = {}  # those used last come last


def company(school: str, players: int) -> str:
    """What a correction is for: so many players at what was learnt by itself."""
    return f"{school} {players}".lstrip()
