"""A program that is asked line by line over its standard input and output, and never waited for too long."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
from collections.abc import Mapping, Sequence
from time import monotonic

LONGEST_LINE = 1 << 20  # bytes of an answer; what is longer is no answer
REMEMBERED = 2000  # bytes of what a program said on its error stream
PATIENCE = 1.0  # seconds that a program may take to end by itself
PIECE = 1 << 16


class NoAnswer(Exception):
    """Why a program gave no answer, as half a sentence that follows its name."""


class Program:
    """A running program. It gets a process group of its own, so that whatever it starts ends with it."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise NoAnswer(f"could not be started: {error.strerror or error}") from None
        pipes = self._process.stdin, self._process.stdout, self._process.stderr
        self._input, self._output, self._errors = (pipe.fileno() for pipe in pipes if pipe is not None)
        self._heard = b""  # of the answer
        self._complaint = b""  # the end of what came over the error stream
        self._selector = selectors.DefaultSelector()
        for pipe in (self._input, self._output, self._errors):
            os.set_blocking(pipe, False)
        self._selector.register(self._output, selectors.EVENT_READ)
        self._selector.register(self._errors, selectors.EVENT_READ)
        self._ended = False
        RUNNING.add(self)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The next line that the program writes after this one; NoAnswer if there is none in time."""
        if self._heard:
            raise NoAnswer(f"said something without being asked: {shown(self._heard)}")
        self._selector.register(self._input, selectors.EVENT_WRITE)
        try:
            return self._exchange(line, seconds)
        finally:
            with contextlib.suppress(KeyError):
                self._selector.unregister(self._input)

    def tell(self, line: bytes) -> None:
        """Write a short line to which no answer is expected."""
        self._write(line)

    def _exchange(self, unsent: bytes, seconds: float) -> bytes:
        """Write and read, whichever is possible, until there is an answer or the time is over."""
        until = monotonic() + seconds
        while True:
            left = until - monotonic()
            if left <= 0:
                raise NoAnswer(f"took more than {seconds:g} seconds")
            for key, _ in self._selector.select(left):
                if key.fd == self._input:
                    unsent = self._write(unsent)
                    if not unsent:
                        self._selector.unregister(self._input)
                else:
                    self._read(key.fd)
            answer, newline, rest = self._heard.partition(b"\n")
            if newline:
                self._heard = rest
                return answer
            if len(answer) > LONGEST_LINE:
                raise NoAnswer(f"gave an answer of more than {LONGEST_LINE} bytes")

    def _write(self, line: bytes) -> bytes:
        """Write as much as there is room for, and give back the rest."""
        try:
            return line[os.write(self._input, line) :]
        except BlockingIOError:
            return line
        except OSError:
            return b""  # nobody reads any more: that the program has ended is noticed where it is read

    def _read(self, pipe: int) -> None:
        """Take in what is there."""
        try:
            piece = os.read(pipe, PIECE)
        except BlockingIOError:
            return
        if pipe == self._errors:
            self._complaint = (self._complaint + piece)[-REMEMBERED:]
        else:
            self._heard += piece
        if not piece:
            self._selector.unregister(pipe)
            if pipe == self._output:
                raise NoAnswer(self._how_it_ended())

    def _how_it_ended(self) -> str:
        """What is known of a program that is no longer there."""
        try:
            code = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return "closed its output"
        with contextlib.suppress(OSError):
            self._complaint += os.read(self._errors, PIECE)
        how = f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}"
        lines = self._complaint[-REMEMBERED:].decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f"{how}: {last[:200]}" if last else how

    def end(self, line: bytes = b"") -> None:
        """Say goodbye, wait a little, then end the program and all that it started. May be called twice."""
        if self._ended:
            return
        self._ended = True
        if line:
            self._write(line)
        if self._process.stdin is not None:
            self._process.stdin.close()
        if line:
            self._await_end()
        self.kill()  # before the process is waited for: until then nobody else can get its number
        RUNNING.discard(self)
        self._process.wait()
        self._selector.close()
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()

    def kill(self) -> None:
        """End the program and all that it started, at once."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _await_end(self) -> None:
        """Wait until the program closes its output, which it does by ending, but not for long."""
        until = monotonic() + PATIENCE
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            while (left := until - monotonic()) > 0:
                if selector.select(left) and not os.read(self._output, PIECE):
                    return  # what it still says is for nobody


RUNNING: set[Program] = set()  # those that this process has started and not yet ended


def end_programs() -> None:
    """End all programs that this process has started, for it ends itself. May be called from any thread."""
    for program in list(RUNNING):
        program.kill()


def shown(text: bytes) -> str:
    """What a program wrote, short enough to be shown."""
    return repr(text[:80].decode(errors="replace"))
