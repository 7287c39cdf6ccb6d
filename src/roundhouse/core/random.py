"""A small random generator: copyable, deterministic, the same on every platform.

It is sfc32 (Chris Doty-Humphrey's "small fast counting" generator): 128 bits of state, 32-bit
words, nothing but adds, shifts and exclusive ors, so it runs at full speed in compiled form.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

SEED_BITS: Final = 128
MOST_LOADED: Final = 4000  # numbers that a seed may give beforehand
LARGEST_LOADED: Final = 255
_MARK: Final = 0x4C  # before the loaded numbers, so that a nought among them counts
WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 20


@mypyc_attr(acyclic=True)
class Random:
    """A source of chance.

    >>> rng = Random(7)
    >>> twin = rng.copy()
    >>> [rng.below(6) for _ in range(5)] == [twin.below(6) for _ in range(5)]
    True
    """

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, seed: int, warm_up: int = WARM_UP) -> None:
        if seed < 0 or seed >> SEED_BITS:
            raise ValueError(f"a seed is a whole number from 0 to 2^{SEED_BITS} - 1, not {seed}")
        # Words of the machine where this is compiled: none of the sums below outgrows them.
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        if seed:
            self.a = seed & WORD
            self.b = (seed >> 32) & WORD
            self.c = (seed >> 64) & WORD
            self.d = (seed >> 96) & WORD
        for _ in range(warm_up):
            self.word()

    def copy(self) -> Random:
        """An independent generator that will give the same numbers."""
        twin = Random(0, 0)
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin

    def word(self) -> i64:
        """The next 32 random bits."""
        b, c = self.b, self.c
        result = (self.a + b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD) | (c >> 11)) + result & WORD
        return result

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely (Lemire's method, with rejection)."""
        if bound >> 31:
            raise ValueError(f"a bound is a whole number below 2^31, not {bound}")
        most: i64 = bound
        product = self.word() * most
        low = product & WORD
        if low < most:
            threshold = (WORD + 1 - most) % most
            while low < threshold:
                product = self.word() * most
                low = product & WORD
        return product >> 32

    def seed(self) -> int:
        """128 fresh bits, to seed another generator with."""
        words: list[int] = [self.word(), self.word(), self.word(), self.word()]
        return words[0] | words[1] << 32 | words[2] << 64 | words[3] << 96

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def state(self) -> list[int]:
        """The four words that say all about this generator."""
        return [self.a, self.b, self.c, self.d]

    @staticmethod
    def restore(words: list[int]) -> Random:
        """The generator with this `state()`."""
        rng = Random(0, 0)
        rng.a, rng.b, rng.c, rng.d = words[0], words[1], words[2], words[3]
        return rng


@mypyc_attr(acyclic=True)
class Loaded(Random):
    """Loaded dice: numbers given beforehand come first, then chance takes over.

    For replaying a game whose dice and draws are known.

    >>> rng = Loaded(7)
    >>> rng.waiting = [5, 2]
    >>> rng.below(6), rng.copy().below(6), rng.below(6)
    (5, 2, 2)
    """

    __slots__ = ("strict", "waiting")

    def __init__(self, seed: int, warm_up: int = WARM_UP) -> None:
        super().__init__(seed, warm_up)
        self.waiting: list[int] = []
        self.strict = True  # whether a number that does not fit is an error; else it is made to fit

    def copy(self) -> Random:
        twin = Loaded(0, 0)
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        twin.waiting = self.waiting[:]
        twin.strict = self.strict
        return twin

    def below(self, bound: int) -> int:
        if not self.waiting:
            return super().below(bound)
        given = self.waiting.pop(0)
        if not self.strict:
            return given % bound
        if not 0 <= given < bound:
            raise ValueError(f"a number below {bound} was needed, not {given}")
        return given


def loaded_seed(seed: int, numbers: list[int]) -> int:
    """A seed that gives these numbers first: so a game is dealt and diced as it was elsewhere.

    They stand above the bits of the seed, one byte each.

    >>> rng = chance_of(loaded_seed(7, [0, 5, 2]))
    >>> rng.below(6), rng.below(6), rng.below(6), rng.below(6) == Random(7).below(6)
    (0, 5, 2, True)
    """
    if not numbers:
        return seed
    if len(numbers) > MOST_LOADED or min(numbers) < 0 or max(numbers) > LARGEST_LOADED:
        raise ValueError(f"at most {MOST_LOADED} loaded numbers, from 0 to {LARGEST_LOADED}")
    return int.from_bytes(bytes([_MARK, *numbers]), "big") << SEED_BITS | seed


def loaded_numbers(seed: int) -> list[int]:
    """The numbers that a seed gives beforehand."""
    above = seed >> SEED_BITS
    return list(above.to_bytes((above.bit_length() + 7) // 8, "big")[1:])


def plain_seed(seed: int) -> int:
    """A seed without what it gives beforehand."""
    return seed & ((1 << SEED_BITS) - 1)


def is_seed(seed: int) -> bool:
    """Whether a number is a seed, loaded or not.

    >>> is_seed(7), is_seed(-1), is_seed(1 << SEED_BITS), is_seed(loaded_seed(7, [3]))
    (True, False, False, True)
    """
    if seed < 0:
        return False
    above = seed >> SEED_BITS
    size = (above.bit_length() + 7) // 8
    return not above or (size <= MOST_LOADED + 1 and above >> 8 * (size - 1) == _MARK and size > 1)


def chance_of(seed: int) -> Random:
    """The generator of a game with this seed. In a game that takes another course what was given
    beforehand is made to fit, as no die shows more than it can."""
    if not seed >> SEED_BITS:
        return Random(seed)
    rng = Loaded(plain_seed(seed))
    rng.waiting = loaded_numbers(seed)
    rng.strict = False
    return rng
