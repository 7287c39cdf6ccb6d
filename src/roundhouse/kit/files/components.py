"""The components of a game: from the file that comes with it, or from an owner's own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Lock
from typing import Final, Generic, TypeVar

from roundhouse.core.components import Components
from roundhouse.core.net import Net
from roundhouse.kit.files.nets import nets
from roundhouse.kit.files.problems import Source
from roundhouse.kit.files.tables import Table
from roundhouse.kit.files.texts import ComponentsError, check_size, digest, parse_toml, read_text

C = TypeVar("C", bound=Components)

SCHEMA: Final = 1
NOTES: Final = ("basis", "why")  # keys that may change without making it another game


class Draft:
    """A text that was read as TOML, but is not yet understood."""

    def __init__(self, text: str, where: str) -> None:
        check_size(text, where)
        self.values = parse_toml(text, where)
        self.source = Source(text, where)
        self.root = Table(self.source, self.values, "", "file")

    def begin(self) -> Table:
        """The whole file, to read from; only this version of the format is known."""
        self.root.integer("schema", SCHEMA, SCHEMA)
        return self.root

    def complain(self) -> None:
        """Raise ComponentsError with all that was found wrong, if anything was."""
        if self.source.problems:
            raise ComponentsError(self.source.report())


class ComponentsFile(ABC, Generic[C]):
    """How the components of a game are read; those that come with it are read once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = Lock()  # threads that come together must not each read their own
        self._shipped: C | None = None

    @abstractmethod
    def parse(self, text: str, where: str) -> C:
        """The components in a TOML text; `where` names it in messages. Raises ComponentsError."""

    def read(self) -> C:
        """The components that come with the game, read anew."""
        return self.parse(read_text(self.path), self.path.name)

    def shipped(self) -> C:
        """The components that come with the game."""
        with self._lock:
            if self._shipped is None:
                self._shipped = self.read()
            return self._shipped

    def load(self, path: Path | None = None) -> C:
        """The components in a file, or those that come with the game."""
        return self.shipped() if path is None else self.parse(read_text(path), str(path))

    def opened(self, text: str | None, where: str) -> C:
        """The components in a text, or those that come with the game."""
        return self.shipped() if text is None else self.parse(text, where)

    def learnt(self) -> dict[str, Net]:
        """What bots have learnt from games, by school; nothing where there is no such file beside it."""
        return nets(self.path.with_name("learnt.json"))

    def corrections(self) -> dict[str, Net]:
        """How wrong forecasts are, in what people are told: the same."""
        return nets(self.path.with_name("chances.json"))


class BlocksFile(ComponentsFile[C]):
    """Components in blocks, each with its basis and with a function that reads it, in this order."""

    def __init__(
        self,
        path: Path,
        make: Callable[[], C],
        blocks: Sequence[tuple[str, Callable[[Table, C], None]]],
        check: Callable[[C, Source], None],
        notes: tuple[str, ...] = NOTES,
    ) -> None:
        super().__init__(path)
        self.make = make
        self.blocks = blocks
        self.check = check  # what only the whole can tell
        self.notes = notes

    def parse(self, text: str, where: str) -> C:
        draft = Draft(text, where)
        root = draft.begin()
        components = self.make()
        for name, read in self.blocks:
            block = root.block_of(name)
            block.provenance()
            read(block, components)
            block.finish()
        root.finish()
        if not draft.source.problems:
            self.check(components, draft.source)
        draft.complain()
        components.reconstructed = draft.source.reconstructed
        components.digest = digest(draft.values, self.notes)
        components.text = text
        components.own = text != read_text(self.path)
        return components
