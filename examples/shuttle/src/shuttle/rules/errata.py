"""Rules that were mended: games that were begun before keep them as they were."""

from __future__ import annotations

from typing import Final

from roundhouse.core.errata import Erratum

# Cubes that were delivered together were all paid like the first of them.
PAID_ALIKE: Final = Erratum("paid_alike", mended=2)

ERRATA: Final = [PAID_ALIKE]
