"""Drafts: what would come of some moves, and what to lay along a way that somebody draws. Nothing is played.

All of it is tried on a copy of what the one who asks may know, with legal moves only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from roundhouse.core.message import IllegalMove, Message, Reason
from roundhouse.core.moves import UnknownMove
from roundhouse.kit.picture import GamePicture
from roundhouse.server.tables.element_reasons import reasons_against
from roundhouse.server.tables.refusals import Illegal
from roundhouse.server.tables.scene import choices
from roundhouse.server.tables.views import View
from roundhouse.server.wire.draft import Draft, Step

Way = Sequence[str]  # places, each beside the one before


def draft(view: View, picture: GamePicture, language: str, moves: Iterable[str], way: Way) -> Draft:
    """What lies in outline after these moves, as far as they are legal, and along a way from there."""
    if not view.mine:
        raise Illegal(Reason("reason.not_your_turn", {"seat": view.state().seat}))
    made = Drafting(view, picture, language)
    if all(made.keep(text) for text in moves):
        made.follow(way)
    return made.shown()


def ends_turn(view: View, texts: Iterable[str]) -> bool:
    """Whether these moves lead to where the one who asks is no longer to decide."""
    after = view.state().copy()
    try:
        for text in texts:
            after.play(after.game.moves.code(text))
    except (UnknownMove, IllegalMove):  # whoever plays it hears why not
        return False
    return view.mine and after.seat != view.seat


class Drafting:
    """A position that is played on in thought."""

    def __init__(self, view: View, picture: GamePicture, language: str) -> None:
        self.picture = picture
        self.words = view.words(language)
        self.state = view.state().copy()
        self.seat = self.state.seat
        self.question = self.state.decision.name
        self.spent = picture.spent(self.state)
        self.steps: list[Step] = []
        self.stopped = ""
        self.reasons: list[str] = []
        self.places = self.layable()

    @property
    def asked(self) -> bool:
        """Whether the same player still has to decide."""
        return not self.state.over and self.state.seat == self.seat

    def layable(self) -> dict[str, list[int]]:
        """The moves that lay something, by the place where it would lie."""
        found: dict[str, list[int]] = {}
        for move in self.state.legal() if self.asked else ():
            if self.picture.price(self.state, move) is not None:
                found.setdefault(self.picture.targets(self.state, move)[0], []).append(move)
        return found

    def keep(self, text: str) -> bool:
        """Lay what was laid before; whether that still may be."""
        try:
            move = self.state.game.moves.code(text)
        except UnknownMove:
            return False
        for place, moves in self.places.items():
            if move in moves:
                self.lay(place, move)
                return True
        reason = self.state.why_not(move) if self.asked else None
        self.reasons = [self.words.say(reason)] if reason is not None else []
        return False

    def follow(self, way: Way) -> None:
        """Lay something along a way, or if nothing can begin there, from its end."""
        before = len(self.steps)
        self.go(way)
        if self.stopped and len(self.steps) == before:
            stopped, reasons = self.stopped, self.reasons
            self.go(way[::-1])
            if len(self.steps) == before:
                self.stopped, self.reasons = stopped, reasons

    def go(self, way: Way) -> None:
        """Lay something on every place of a way that does not lead on yet."""
        self.stopped, self.reasons = "", []
        for number, place in enumerate(way):
            before = way[number - 1] if number else ""
            after = way[number + 1] if number + 1 < len(way) else ""
            if len(way) > 1 and leads(self.picture.joins(self.state, place), before, place, after):
                continue
            move = self.best(before, place, after)
            if move is None:
                self.stopped, self.reasons = place, self.why(place)
                return
            self.lay(place, move)

    def best(self, before: str, place: str, after: str) -> int | None:
        """What leads on along a way, to the next place if it can; then the cheapest, then what leads nowhere
        else, as nobody has drawn that, then what joins most.
        """
        found = self.places.get(place, [])
        worth = {move: self.picture.worth(self.state, move) for move in found}
        if not before and not after:
            return max(found, key=lambda move: worth[move], default=None)
        rated: list[tuple[int, int, int, int, int]] = []
        for move in found:
            then = self.state.copy()
            then.play(move)
            joined = self.picture.joins(then, place)
            fits = 2 if leads(joined, before, place, after) else int(leads(joined, before, place, ""))
            if fits:
                price = self.picture.price(self.state, move) or 0
                rated.append((fits, -price, -len(joined), worth[move], -move))
        return -max(rated)[4] if rated else None

    def lay(self, place: str, move: int) -> None:
        """Lay one thing; what is asked about it at once is answered with what is worth most, and told."""
        state, words, moves = self.state, self.words, self.state.game.moves
        assert words.game_words is not None
        brings = words.game_words.brings(state, move)
        price = self.picture.price(state, move) or 0
        offered = choices(state, self.places[place], self.picture, words)
        then: list[str] = []
        told = [] if brings is None else [words.say(brings)]
        state.play(move)
        self.places = self.layable()
        while list(self.places) == [place] and len(self.places[place]) == len(state.legal()):
            answer = max(self.places[place], key=lambda one: self.picture.worth(state, one))
            then.append(moves.text(answer))
            told.append(words.say(Message("server.draft.then", {"what": words.label(state, answer)})))
            state.play(answer)
            self.places = self.layable()
        self.spent += price
        self.steps.append(Step(place, moves.text(move), then, offered, price, "; ".join(told)))

    def why(self, place: str) -> list[str]:
        """Why a way cannot go on at a place."""
        if not self.places:
            return [self.words.say(Reason("reason.draft_full"))]
        told = reasons_against(self.state, self.words, self.picture, place)
        return told or [self.words.say(Reason("reason.leads_not_on"))]

    def shown(self) -> Draft:
        """The draft as the page gets it."""
        goes_on = self.asked and self.state.decision.name == self.question
        out = (
            [move for move in self.state.legal() if not self.picture.targets(self.state, move)]
            if goes_on
            else []
        )
        return Draft(
            steps=self.steps,
            spent=self.spent,
            left=self.picture.left(self.state) if goes_on else 0,
            lit=list(self.places),
            out=choices(self.state, out, self.picture, self.words),
            stopped=self.stopped,
            reasons=self.reasons,
        )


def leads(joined: list[tuple[str, str]], before: str, place: str, after: str) -> bool:
    """Whether what lies on a place leads from the one before to the one after, or to the only one there is.

    >>> leads([("a", "c")], "a", "b", "c"), leads([("a", "b"), ("b", "c")], "c", "b", "a")
    (True, True)
    >>> leads([("a", "d")], "a", "b", "c"), leads([("a", "d")], "a", "b", "")
    (False, True)
    """
    pairs = {frozenset(pair) for pair in joined}
    if before and after:
        through = {frozenset((before, place)), frozenset((place, after))}
        return frozenset((before, after)) in pairs or through <= pairs
    return any((before or after) in pair for pair in joined)
