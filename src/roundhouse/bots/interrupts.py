"""Processes in which bots think: they leave Ctrl-C to whoever started them, and do not outlive them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker

BLOCKS = hasattr(signal, "pthread_sigmask")  # where it is not there, Ctrl-C does not reach other processes


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """What starts meanwhile does not hear Ctrl-C from its first moment; this process hears it afterwards."""
    if not BLOCKS:
        yield
        return
    resource_tracker.ensure_running()  # it comes with the first process, and would make us hear again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_ctrl_c() -> None:
    """A worker's first act: Ctrl-C is for the process that started it, which ends it if need be."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if BLOCKS:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def attend() -> None:
    """The first act of a pool's worker: Ctrl-C is not for it; it ends with the process that started it."""
    leave_ctrl_c()
    starter = multiprocessing.parent_process()
    assert starter is not None

    def end_with_it() -> None:
        starter.join()
        os._exit(1)

    threading.Thread(target=end_with_it, daemon=True).start()
