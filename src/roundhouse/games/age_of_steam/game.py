"""Age of Steam as a game: maps, editions, player counts, moves."""

from __future__ import annotations

from typing import Final

from roundhouse.core.game import Game, Option
from roundhouse.core.state import State as CoreState
from roundhouse.games.age_of_steam.advice.features import ADVICE
from roundhouse.games.age_of_steam.reading.loading import FILE
from roundhouse.games.age_of_steam.reading.whole import completed
from roundhouse.games.age_of_steam.rules.atlas import Head
from roundhouse.games.age_of_steam.rules.codec import CODEC
from roundhouse.games.age_of_steam.rules.components import Components, Edition, Map
from roundhouse.games.age_of_steam.rules.moves import Codes, table
from roundhouse.games.age_of_steam.rules.setup import set_up
from roundhouse.games.age_of_steam.rules.state import State

NAME: Final = "age_of_steam"
TITLE: Final = "Age of Steam"
REVISION: Final = 2  # raised whenever a rule is mended, with an erratum for the games there are
VARIANTS: Final = ["standard", "other", "easy"]


class AgeOfSteam(Game):
    """The game with its maps.

    >>> from roundhouse.games.age_of_steam.reading.loading import load
    >>> game = AgeOfSteam(load())
    >>> game.seats({"map": "st_lucia", "edition": "deluxe", "variant": "standard"})
    (2, 2)
    """

    def __init__(self, components: Components) -> None:
        heads = components.maps.heads
        options = [
            Option("map", [head.name for head in heads]),
            Option("edition", [edition.name for edition in components.editions]),
            Option("variant", VARIANTS),
        ]
        players = (min(head.least for head in heads), max(head.most for head in heads))
        super().__init__(
            NAME, TITLE, REVISION, players, options, table(components), CODEC, components, ADVICE
        )
        self.components = components
        self.oldest = 2  # what came before was never released
        self.maps = components.maps
        self.codes = Codes(components.grid_width * components.grid_height)
        self.nets, self.corrections = FILE.learnt(), FILE.corrections()
        self.quick_breadth, self.quick_width = 8, 3
        self.foresight = False  # what a turn brings is seen at its end; what comes after is seen no better

    def seats(self, options: dict[str, str]) -> tuple[int, int]:
        head = self.head_of(options)
        return head.least, head.most

    def worthwhile(self, option: str, options: dict[str, str]) -> list[str]:
        if option != "variant":
            return super().worthwhile(option, options)
        return [VARIANTS[0], *self.head_of(options).variants]

    def head_of(self, options: dict[str, str]) -> Head:
        """What is known of the chosen map before it is opened."""
        return self.maps.heads[self.options[0].choices.index(options["map"])]

    def number(self, options: dict[str, str]) -> int:
        """The map and its variant as one number."""
        place = self.options[0].choices.index(options["map"])
        return place * len(VARIANTS) + VARIANTS.index(options["variant"])

    def map_of(self, number: int) -> Map:
        """The map with that number; the standard one where there is no such variant."""
        m = self.maps[number // len(VARIANTS)]
        variant = VARIANTS[number % len(VARIANTS)]
        found = m.other if variant == "other" else m.easy if variant == "easy" else m
        return m if found is None else found

    def edition_of(self, name: str) -> Edition:
        """An edition by name."""
        for edition in self.components.editions:
            if edition.name == name:
                return edition
        raise KeyError(name)

    @staticmethod
    def opened(components: str | None, where: str = NAME) -> AgeOfSteam:
        return AgeOfSteam(FILE.opened(components, where))

    @staticmethod
    def completed(components: str, beside: str) -> str:
        return completed(components, beside)

    def start(self, players: int, seed: int, options: dict[str, str]) -> CoreState:
        number = self.number(options)
        edition = self.edition_of(options["edition"])
        return set_up(self, self.components, self.map_of(number), edition, self.codes, players, seed, number)

    def empty(self, dump: dict[str, object]) -> State:
        players, number, edition = dump["players"], dump["map_number"], dump["edition"]
        assert isinstance(players, int)
        assert isinstance(number, int)
        assert isinstance(edition, str)
        m = self.map_of(number)
        return State(None, self, self.components, m, self.edition_of(edition), self.codes, players)


GAME: Final = AgeOfSteam
