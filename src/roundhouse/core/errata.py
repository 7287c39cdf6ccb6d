"""Rules as they were before they were mended: games that were begun then keep them."""

from __future__ import annotations


class Erratum:
    """A mistake in the rules that was mended with a revision; every game of an earlier one goes on with it.

    The rules ask for it where they differ, `if state.keeps(STUCK): ...`, and the catalogues say under
    `erratum.` and its name what it is about.

    >>> stuck = Erratum("stuck", mended=3)
    >>> stuck.holds(2), stuck.holds(3)
    (True, False)
    """

    __slots__ = ("mended", "name")

    def __init__(self, name: str, mended: int) -> None:
        self.name = name
        self.mended = mended  # the first revision of the rules without it

    def holds(self, revision: int) -> bool:
        """Whether games of a revision have it."""
        return revision < self.mended
