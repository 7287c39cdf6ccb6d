"""How the positions of a game are written, for records, other processes and fingerprints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from roundhouse.core.state import Question


class Codec:
    """The numbers and lists of a state by name, and every decision by its name.

    >>> Codec("round first", "money hand", [Question]).lists
    ['money', 'hand']
    """

    def __init__(
        self,
        numbers: str,
        lists: str,
        decisions: Sequence[type[Question]],
        readers: Mapping[str, Callable[..., Question]] | None = None,
        further: Sequence[str] = (),
        rows: str = "",
    ) -> None:
        self.numbers = numbers.split()
        self.lists = lists.split()
        self.plain = [name for name in self.lists if name not in rows.split()]
        self.rows = rows.split()  # those of the lists that are packed in the state
        self.further = list(further)  # what else the state's own `dump` adds
        # What makes each decision from its seat and its fields: itself, unless it has a reader.
        self.decisions: dict[str, Callable[..., Question]] = {kind.__name__: kind for kind in decisions}
        self.decisions.update(readers or {})
