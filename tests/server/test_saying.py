"""Remembered words are the same words, whoever said them before."""

from __future__ import annotations

import pytest

from http_site import GAME
from roundhouse.core.message import Event, Message
from roundhouse.core.random import Random
from roundhouse.drawing import picture_of
from roundhouse.games.registry import open_game
from roundhouse.server.tables import saying
from roundhouse.server.tables.saying import RememberedWords, fingerprint, kept_for
from roundhouse.text import Words, languages

NAMES = ["Ada", "Bert", "Cleo"]


@pytest.mark.parametrize("language", languages())
def test_a_whole_table_is_said_the_same(language: str) -> None:
    game, picture = open_game(GAME), picture_of(GAME)
    state, rng = game.new(3, 7), Random(7)
    plain, remembered = Words(language, game, NAMES), RememberedWords(language, game, NAMES)
    for number in range(60):
        if number % 12 == 0:
            view = state.seen_by(0)
            for words in (remembered, plain):
                said = (picture.pictures(view, 0, words.say), picture.description(view, 0, words.say))
                labels = [words.label(state, move) for move in state.legal()]
                if words is remembered:
                    first = (said, labels, words.prompt(state))
            assert first == (said, labels, plain.prompt(state))
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])


def test_what_happened_to_somebody_is_said_of_nobody_else() -> None:
    game = open_game(GAME)
    turn = Event("log.turn", 1, {"turn": 1})
    one, other = RememberedWords("en", game, NAMES), RememberedWords("en", game, ["Dora", "Emil", "Fred"])
    assert "Bert" in one.say(turn)
    assert "Emil" in other.say(turn)
    nested = Message("log.turn", {"player": Message("player", {"n": 2}), "turn": 1})
    assert one.say(nested) == one.say(turn)
    assert other.say(nested) == other.say(turn)
    assert one.kept is other.kept


def test_messages_are_told_apart_down_to_the_messages_within_them() -> None:
    def inner(number: int) -> Message:
        return Message("a", {"what": Message("b", {"n": number}), "who": "x"})

    assert fingerprint(inner(1)) == fingerprint(inner(1)) != fingerprint(inner(2))
    assert fingerprint(Message("a", {"m": 1})) != fingerprint(Message("a", {"n": 1}))
    assert fingerprint(Message("a")) != fingerprint(Message("b"))


def test_memory_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saying, "MOST_SAID", 3)
    monkeypatch.setattr(saying, "_kept", {})
    words = RememberedWords("en", open_game(GAME), NAMES)
    for number in range(10):
        assert words.say(Message("player", {"n": number + 10})) == f"Player {number + 10}"
        assert len(words.kept) <= 3
    monkeypatch.setattr(saying, "MOST_KEPT", 2)
    assert words.game is not None
    for language in languages():
        kept_for(words.game, language)["said"] = language
    assert len(saying._kept) == 2
    assert kept_for(words.game, languages()[-1]) == {"said": languages()[-1]}
    assert kept_for(words.game, languages()[0]) == {}, "what was used longest ago went first"
