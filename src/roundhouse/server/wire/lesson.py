"""What a lesson says at its table."""

from __future__ import annotations

from msgspec import Struct, field


class LessonPage(Struct):
    """Something to read before the first move."""

    text: str
    targets: list[str]
    help: str


class Lesson(Struct):
    """The step that is to be taken, or the farewell."""

    n: int
    of: int
    title: str
    done: bool
    text: str
    help: str
    why: str = ""  # the bots' reasons, if the step names something that is worth less
    move: str | None = None
    moves: list[str] = field(default_factory=list)
    targets: list[str] = field(default_factory=list)
    pages: list[LessonPage] = field(default_factory=list)
