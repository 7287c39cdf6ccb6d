"""What can be wrong with a recorded game, and where."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message, Reason
from roundhouse.kit.files.problems import closest
from roundhouse.kit.words import Say


def flaw(key: str, **args: Argument) -> Message:
    """Something that may be said of a recorded game."""
    return Message("recording." + key, args)


def entry_word(what: str) -> Message:
    """What an entry of a recorded game stands for."""
    return Message("entry." + what)


def hint(value: object, known: list[str]) -> Message:
    """The closest known word, or all of them."""
    near = closest(value, known) if isinstance(value, str) else ""
    return flaw("mean", word=near) if near else flaw("known", words=", ".join(known))


class OracleError(ValueError):
    """A recorded game that cannot be read, or that the rules do not bear out.

    >>> str(OracleError(flaw("late"), line=5, event=21, text="[mine, A, [15, 8]]"))
    'recording.at_line(n=5), recording.at_event(n=21, text=[mine, A, [15, 8]]): recording.late'
    """

    def __init__(
        self, what: Message, *, line: int = 0, event: int = 0, text: str = "", reason: Reason | None = None
    ) -> None:
        self.what = what
        self.line = line  # from 1; 0 if it is no single line
        self.event = event  # from 1; 0 if it is no event
        self.text = text  # of the event
        self.reason = reason
        self.edition = ""  # one that would allow what is recorded
        self.notes: list[str] = []  # what was remarkable before
        super().__init__(self.told(str))

    def told(self, say: Say) -> str:
        """The whole error in somebody's words."""
        where = [say(flaw("at_line", n=self.line))] if self.line else []
        if self.event:
            where.append(say(flaw("at_event", n=self.event, text=self.text)))
        parts = [", ".join(where), say(self.what), "" if self.reason is None else say(self.reason)]
        return ": ".join(part for part in parts if part)
