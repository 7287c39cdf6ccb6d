"""What of a drawing has changed since somebody saw it: mostly a few lines, so the whole is not sent again."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache

from roundhouse.server.tables.drawing import Part
from roundhouse.server.wire.view import Edit, Picture

KEPT = 4  # drawings of each part that somebody was sent lately
SEAM = "<g"  # begins a piece: the page takes drawings apart in the same way
STRIDE = 64  # pieces that are compared at once
REMEMBERED = 128  # pairs of drawings with what differs: those who look on have mostly seen the same


class Shown:
    """What one pair of eyes was sent lately, by part.

    A drawing is only ever told by what differs from one that the same eyes were sent: else a guess at what
    somebody else sees could be put to the test.
    """

    def __init__(self) -> None:
        self._parts: dict[str, tuple[Part, ...]] = {}

    def show(self, parts: Iterable[Part], have: Collection[str]) -> list[Picture]:
        """Parts for a page that has drawings with these hashes."""
        return [self._part(part, have) for part in parts]

    def _part(self, part: Part, have: Collection[str]) -> Picture:
        picture = part.show(have)
        before = self._parts.get(part.name, ())
        if part not in before[:1]:
            self._parts[part.name] = (part, *(old for old in before if old.hash != part.hash))[:KEPT]
        if part.hash in have:
            return picture
        base = next((old for old in before if old.hash in have), None)
        if base is None:
            return picture
        return Picture(part.name, part.title, part.hash, base=base.hash, edits=edits(base.svg, part.svg))

    def values(self) -> list[Part]:
        """All that is kept."""
        return [part for parts in list(self._parts.values()) for part in parts]


@lru_cache(maxsize=REMEMBERED)
def edits(old: str, new: str) -> list[Edit]:
    """What turns one drawing into another: pieces by their numbers, and what stands there instead.

    >>> edits("<svg><g>1</g><g>2</g><g>3</g></svg>", "<svg><g>1</g><g>4</g><g>5</g><g>3</g></svg>")
    [(2, 3, ['>4</g>', '>5</g>'])]
    """
    before, after = old.split(SEAM), new.split(SEAM)
    last = dict(zip(before, range(len(before)), strict=True))
    first = dict(zip(reversed(before), range(len(before) - 1, -1, -1), strict=True))
    found: list[Edit] = []
    here = there = 0  # all before them is told
    while True:
        here, there = past_the_same(before, after, here, there)
        if here == len(before) and there == len(after):
            return found
        # They meet again at a piece that occurs once, where least lies between.
        end, stop = len(before), len(after)
        between = end - here + stop - there
        for at in range(there, len(after)):
            if at - there >= between:
                break
            place = last.get(after[at], -1)
            if place < here or first[after[at]] != place:
                continue
            if place - here + at - there < between:
                end, stop, between = place, at, place - here + at - there
        while end > here and stop > there and before[end - 1] == after[stop - 1]:
            end, stop = end - 1, stop - 1
        found.append((here, end, after[there:stop]))
        here, there = end, stop


def past_the_same(before: list[str], after: list[str], here: int, there: int) -> tuple[int, int]:
    """Where two lists differ next."""
    while (stretch := before[here : here + STRIDE]) and stretch == after[there : there + STRIDE]:
        here, there = here + len(stretch), there + len(stretch)
    while here < len(before) and there < len(after) and before[here] == after[there]:
        here, there = here + 1, there + 1
    return here, there
