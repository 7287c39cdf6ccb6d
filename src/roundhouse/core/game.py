"""The fixed description of a game."""

from __future__ import annotations

from abc import abstractmethod

from roundhouse.core.moves import MoveTable
from roundhouse.core.state import State


class SetupError(ValueError):
    """A game that cannot be set up so: one plain sentence says why."""


class Option:
    """A choice made before the game: an official variant, an edition. The first choice is the default."""

    __slots__ = ("choices", "name")

    def __init__(self, name: str, choices: list[str]) -> None:
        self.name = name
        self.choices = choices


class Game:
    """A game: its name, its player counts, its options, its moves, and how to set it up."""

    name: str  # the package's name; also the key of the game's words
    title: str  # the game's own name, the same in every language
    revision: int  # of the rules; a record made under another revision is not replayed
    min_players: int
    max_players: int
    options: list[Option]
    moves: MoveTable
    components_digest: str
    horizon: int = 4  # turns of its own for which a search plays on at first, after the others' answers
    foresight: bool = True  # whether playing on beyond the turn makes a search better
    whole_turns: bool = False  # whether moves can only be judged at the end of the turn, not one by one

    @abstractmethod
    def start(self, players: int, seed: int, options: dict[str, str]) -> State:
        """A set-up position. Called through `new()`, which checks the arguments."""

    @abstractmethod
    def load(self, dump: dict[str, object]) -> State:
        """The position that gave this `dump()`."""

    @abstractmethod
    def evaluate(self, state: State) -> list[float]:
        """The points that each seat may expect at the end, for bots and hints."""

    def expect(self, state: State, seat: int) -> float:
        """The same for one seat, for less work where the game can."""
        return self.evaluate(state)[seat]

    def glimpse(self, state: State, seat: int) -> float:
        """What `expect` looks like to a player of some experience, for bots that are not to be the best."""
        return self.expect(state, seat)

    def parts(self, state: State, seat: int) -> list[tuple[str, float]]:
        """What the points of `expect` come from: the key of a word for each source, and its points."""
        return [("expected", self.expect(state, seat))]

    def doubt(self, state: State) -> float:
        """By how many points `evaluate` may be wrong now: about one standard deviation."""
        return 0.0 if state.over else 30.0

    def promising(self, state: State) -> list[int]:
        """The legal moves that a bot should look at: all of them, unless the game knows better."""
        return state.legal()

    def noticed(self, state: State) -> list[int]:
        """What `promising` comes to for a player of some experience."""
        return self.promising(state)

    @abstractmethod
    def reconstructed(self) -> list[tuple[str, str, str]]:
        """Components not known for certain: what, how sure (basis), and why."""

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

    def seats(self, options: dict[str, str]) -> tuple[int, int]:
        """The least and the most players with these options, all of them given."""
        return self.min_players, self.max_players

    def complete(self, options: dict[str, str]) -> dict[str, str]:
        """The given options with the defaults filled in; raises SetupError for unknown ones."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise SetupError(f"{self.title} has no option {name!r}; it has {', '.join(known)}")
            if value not in known[name].choices:
                raise SetupError(f"option {name} is one of {', '.join(known[name].choices)}, not {value!r}")
        return {option.name: options.get(option.name, option.choices[0]) for option in self.options}
