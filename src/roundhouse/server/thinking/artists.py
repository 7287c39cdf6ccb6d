"""Processes that draw, so that whoever stores moves has the server's own process for it.

A scene is plain data made from what a seat may know, so it can be made anywhere. An artist that dies is
replaced, and what it was asked for is drawn here.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import pickle
import queue
import selectors
from collections.abc import Iterable
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

from roundhouse.bots.interrupts import attend, deaf_to_ctrl_c
from roundhouse.drawing import picture_of
from roundhouse.kit.picture import GamePicture
from roundhouse.server.tables.saying import RememberedWords
from roundhouse.server.tables.scene import Scene, Sight, scene, without_known
from roundhouse.text import Words

POLITE = 5  # by how much artists let moves go first, where the system knows such a thing
PATIENCE = 20.0  # seconds until an artist is taken for dead

log = logging.getLogger(__name__)


class Artist:
    """One process that draws one scene at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._answered = watching(self._ours)
        self._process = context.Process(target=work, args=(theirs,), daemon=True)
        with deaf_to_ctrl_c():
            self._process.start()
        theirs.close()

    def draw(self, seen: Sight) -> Scene | None:
        """Have a scene drawn; None if that failed there, EOFError or OSError if the process is gone."""
        self._ours.send_bytes(pickle.dumps(seen))
        if not self._answered.select(PATIENCE):
            raise EOFError
        answer = self._ours.recv_bytes()
        return msgspec.msgpack.decode(answer, type=Scene) if answer else None

    def end(self) -> None:
        """Stop it, whatever it is doing."""
        self._answered.close()
        self._ours.close()
        self._process.kill()


def watching(line: Connection) -> selectors.BaseSelector:
    """What tells that something has come; made once, since to wait for a line by itself makes it anew."""
    selector = selectors.DefaultSelector()
    selector.register(line, selectors.EVENT_READ)
    return selector


def work(asked: Connection) -> None:
    """The life of an artist: one scene after the other, until nobody is there to see them."""
    attend()
    with suppress(OSError, AttributeError):
        os.nice(POLITE)
    with suppress(EOFError, OSError):
        while True:
            seen: Sight = pickle.loads(asked.recv_bytes())
            try:
                words = RememberedWords(seen.language, seen.view.game, seen.names)
                found = scene(picture_of(seen.view.game.name), seen, words)
                made = msgspec.msgpack.encode(without_known(found, seen))
            except Exception:  # whoever asked finds out what is wrong
                made = b""
            asked.send_bytes(made)


class Artists:
    """A few artists; whoever wants something drawn waits for one that is free."""

    def __init__(self, number: int) -> None:
        self._free: queue.LifoQueue[Artist | None] = queue.LifoQueue()
        self._ended = False
        for artist in [Artist() for _ in range(number)]:
            self._free.put(artist)

    def draw(self, picture: GamePicture, seen: Sight, words: Words) -> Scene:
        """A scene, by one of them, or else by ourselves. From any thread."""
        artist = None if self._ended else self._free.get()
        if artist is None:
            self._free.put(None)
            return scene(picture, seen, words)
        try:
            return artist.draw(seen) or scene(picture, seen, words)
        except (EOFError, OSError):
            artist.end()
            if not self._ended:
                log.warning("a process that draws has died; another one takes its place")
                artist = Artist()
            return scene(picture, seen, words)
        finally:
            self._free.put(artist)

    def end(self) -> None:
        """Stop them all; whoever still waits draws by itself."""
        self._ended = True
        for artist in self._all():
            artist.end()
        self._free.put(None)

    def _all(self) -> Iterable[Artist]:
        with suppress(queue.Empty):
            while artist := self._free.get_nowait():
                yield artist
