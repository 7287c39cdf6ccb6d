"""Lessons: a table with a fixed course, which tells what to do and answers by itself.

Which lesson is given at a table is kept with it; how far a lesson has come, its moves tell.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from roundhouse.bots.hint import EXPERIENCE, changes, parts_after, signed
from roundhouse.core.message import Message, Reason
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.drawing import picture_of
from roundhouse.games.registry import open_game, package_of
from roundhouse.kit.lesson import FIRST, Answer, Lesson, Step
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.refusals import Illegal
from roundhouse.server.wire import lesson as wire
from roundhouse.text import Words


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a lesson has come: what somebody else must play now, or what the learner is to do."""

    number: int  # of the step, from 0
    step: Step | None = None  # None once all is learned
    answer: Answer | None = None
    scripted: str = ""  # the written move of another seat that comes next
    after: int = 0  # how many moves were made once all was learned: these are the last ones


@cache
def lesson_for(game: str, name: str = FIRST) -> Lesson | None:
    """A lesson of a game, by its name; None if there is no such lesson, or none any more."""
    return next((lesson for lesson in package_of(game).guide().lessons() if lesson.name == name), None)


def lesson_of(table: LiveTable) -> Lesson | None:
    """The lesson that is given at a table, if one is."""
    return lesson_for(table.row.game, table.row.lesson) if table.row.lesson else None


def progress(lesson: Lesson, moves: list[str]) -> Progress:
    """How far the moves so far have come; a table that has left the course has nothing more to learn."""
    given = iter(moves)
    for scripted in lesson.opening:
        if next(given, None) is None:
            return Progress(0, scripted=scripted)
    for number, step in enumerate(lesson.steps):
        for answer in step.answers:
            move = next(given, None)
            if move is None:
                return Progress(number, step, answer)
            if move not in answer.accept:
                return Progress(len(lesson.steps), after=len(list(given)))
        for scripted in step.replies:
            if next(given, None) is None:
                return Progress(number, scripted=scripted)
    return Progress(len(lesson.steps), after=len(list(given)))


def at_table(table: LiveTable) -> tuple[Lesson, Progress] | None:
    """The lesson of a table, and how far it has come."""
    lesson = lesson_of(table)
    if lesson is None or table.table is None:
        return None
    with table.lock:
        entries = table.table.entries
        codes = [entries[reached - 1].move for reached in table.table.line()]
    moves = [table.game.moves.text(code) for code in codes if code is not None]
    return lesson, progress(lesson, moves)


@lru_cache(maxsize=512)
def reasons(game: str, name: str, number: int) -> tuple[float, list[tuple[str, float]]]:
    """By how much a step is better than what it names instead, and which sources of points make it so.

    As the bots see it at a table where the best answers were given.
    """
    lesson = lesson_for(game, name)
    assert lesson is not None
    world = open_game(game).new(len(lesson.seats), lesson.seed, lesson.options)
    steps = lesson.steps[:number]
    played = [*lesson.opening, *(move for step in steps for move in (*first_answers(step), *step.replies))]
    for move in played:
        world.play(world.game.moves.code(move))
    seat, step = lesson.learner, lesson.steps[number]
    world = world.seen_by(seat).imagine(seat, Random(lesson.seed))
    # Only the game's own advice has reasons that a learner can follow: what bots learnt besides has none.
    better, other = (
        [part for part in parts_after(world.copy(), codes, seat) if part[0] != EXPERIENCE]
        for codes in (
            [world.game.moves.code(move) for move in moves] for moves in (first_answers(step), step.instead)
        )
    )
    return sum(points for _, points in better) - sum(points for _, points in other), changes(other, better)


def first_answers(step: Step) -> list[str]:
    """What is best to answer to every question of a step."""
    return [answer.accept[0] for answer in step.answers]


def running(table: LiveTable) -> bool:
    """Whether the others play by the script: bots wait until the lesson is over."""
    found = at_table(table)
    return found is not None and found[1].number < len(found[0].steps)


def shown(table: LiveTable, language: str) -> wire.Lesson | None:
    """What the page says about the lesson, if one is given here."""
    found = at_table(table)
    if found is None or table.table is None:
        return None
    lesson, now = found
    if gone_on(table, lesson, now):
        return None
    words = Words(language, table.game, names_in(language, table.seats))
    told = wire.Lesson(
        n=min(now.number + 1, len(lesson.steps)),
        of=len(lesson.steps),
        title=words.say(lesson.title),
        done=now.number >= len(lesson.steps),
        text="" if now.step is None else words.say(now.step.text),
        help="" if now.step is None else now.step.help,
    )
    if now.step is not None and now.step.instead:
        told.why = why(words, *reasons(table.row.game, lesson.name, now.number))
    if told.done:
        told.text = "\n\n".join(words.say(message) for message in [*lesson.farewell, go_on(table, lesson)])
    if now.answer is not None:
        view = table.table.view(lesson.learner)
        first = now.step is lesson.steps[0] and now.answer is lesson.steps[0].answers[0]
        pages = lesson.pages if first else ()
        told.pages = [
            wire.LessonPage(words.say(page.text), list(page.highlight), page.help) for page in pages
        ]
        wanted = possible(view, now.answer)
        targets = [t for move in wanted for t in picture_of(table.row.game).targets(view, move)]
        told.move = view.game.moves.text(wanted[0]) if wanted else None
        told.moves = [view.game.moves.text(move) for move in wanted]
        told.targets = list(dict.fromkeys([*targets, *now.answer.highlight]))
    return told


def why(words: Words, better: float, sources: list[tuple[str, float]]) -> str:
    """The bots' reasons for a step, in words: they add up."""
    rest = round(better) - sum(round(points) for _, points in sources)
    sources = [*sources, ("rest", float(rest))] if rest else sources
    what = ", ".join(f"{words.say(Message(f'advice.{name}'))} {signed(points)}" for name, points in sources)
    return words.say(Message("server.lesson.why", {"points": signed(better), "what": what}))


def go_on(table: LiveTable, lesson: Lesson) -> Message:
    """The last sentence: the lesson is over, and somebody is on turn."""
    whose = "your_turn" if table.turn == lesson.learner else "others_turn"
    player = Message("player", {"n": table.turn + 1})
    return Message(f"server.lesson.{whose}", {"n": len(lesson.seats) - 1, "player": player})


def gone_on(table: LiveTable, lesson: Lesson, now: Progress) -> bool:
    """Whether the learner has moved since the lesson ended: then nothing more is said."""
    if not now.after or table.table is None:
        return False
    with table.lock:
        entries, later = table.table.entries, table.table.line()[-now.after :]
        return any(entries[reached - 1].seat == lesson.learner for reached in later)


def possible(view: State, answer: Answer) -> list[int]:
    """The moves that will do and that are legal now."""
    codes = [view.game.moves.code(text) for text in answer.accept]
    return [code for code in codes if code in view.legal()]


def check(table: LiveTable, move: str) -> None:
    """Refuse a learner's move that is not the one to be learned. The table looks after all else."""
    found = at_table(table)
    if found is None:
        return
    lesson, now = found
    if now.answer is not None and move not in now.answer.accept:
        raise Illegal(Reason(lesson.stray.key, lesson.stray.args))


def scripted(table: LiveTable) -> str:
    """The written move of another seat that comes next; nothing if it is for people or bots to play."""
    found = at_table(table)
    return "" if found is None else found[1].scripted
