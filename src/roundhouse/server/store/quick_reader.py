"""Short reads that happen thousands of times a second: SQLite asked directly, a microsecond or ten each."""

from __future__ import annotations

import sqlite3
from collections import deque
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import PoolProxiedConnection


class QuickReader:
    """Reads one row at a time, from any thread. With PostgreSQL it reads nothing."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine if engine.dialect.name == "sqlite" else None
        self._idle: deque[PoolProxiedConnection] = deque()  # as many as were ever in use at once

    def row(self, statement: str, given: tuple[object, ...]) -> tuple[Any, ...] | None:
        """The first row that a statement gives; None if there is none, or it is not to be had so."""
        if self._engine is None:
            return None
        try:
            connection = self._idle.pop() if self._idle else self._engine.raw_connection()
        except (IndexError, SQLAlchemyError, sqlite3.Error):  # another thread was faster; the file is gone
            return None
        try:
            found: tuple[Any, ...] | None = connection.driver_connection.execute(statement, given).fetchone()  # type: ignore[union-attr]
        except sqlite3.Error:
            connection.close()
            return None
        self._idle.append(connection)
        return found

    def close(self) -> None:
        """Give everything back."""
        while self._idle:
            with suppress(IndexError):
                self._idle.pop().close()
