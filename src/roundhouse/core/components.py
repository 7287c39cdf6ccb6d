"""What lies in the box of a game, as far as every game has it."""

from __future__ import annotations

from roundhouse.core import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """The components of a game, read from a file; a game adds its own."""

    def __init__(self) -> None:
        self.digest = ""  # a fingerprint of all that the rules depend on
        self.text = ""  # all of it as one text, which gives the same components by itself
        self.own = False  # whether it is an owner's; else it comes with the game
        self.reconstructed: list[tuple[str, str, str]] = []  # what, how sure (basis), and why
