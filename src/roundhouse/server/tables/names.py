"""Names at a table: everybody has one of their own."""

from __future__ import annotations


def own_name(name: str, taken: set[str]) -> str:
    """A name that nobody else at the table has.

    >>> taken = {"ada"}
    >>> own_name("Ada", taken), own_name("Ada", taken)
    ('Ada 2', 'Ada 3')
    """
    number, found = 1, name
    while found.casefold() in taken:
        number += 1
        found = f"{name[:36]} {number}"
    taken.add(found.casefold())
    return found
