"""A lie in a recorded game is found where it stands, with both numbers."""

from __future__ import annotations

import pytest

from age_of_steam.replaying import text_of, verdict


def lie(name: str, truth: str, lie: str) -> str:
    """What is said about a recorded game with one lie in it."""
    text = text_of(name)
    assert text.count(truth) == 1, f"{truth} stands {text.count(truth)} times in {name}"
    found = verdict(text.replace(truth, lie), name)
    assert not found["valid"]
    return str(found["says"])


LIES = {
    "cost of a tile": (
        "g1",
        "[build, A, [14, 8], [[2, 5]], 3]",
        "[build, A, [14, 8], [[2, 5]], 2]",
        "event 22 [build, A, [14, 8], [[2, 5]], 2]: cost: recorded 2, by the rules 3",
    ),
    "cost of a redirect": (
        "g1",
        "[build, E, [5, 3], [[1, 5]], 2]",
        "[build, E, [5, 3], [[1, 5]], 3]",
        "cost: recorded 3, by the rules 2",
    ),
    "cost with half price": (
        "de1",
        "[build, B, [12, 3], [[0, 4]], 7]",
        "[build, B, [12, 3], [[0, 4]], 12]",
        "cost: recorded 12, by the rules 7",
    ),
    "cost of a direct link": (
        "de1",
        "[link, E, [[2, 7], [3, 6]], 2]",
        "[link, E, [[2, 7], [3, 6]], 1]",
        "cost: recorded 1, by the rules 2",
    ),
    "payment": (
        "g1",
        "[out, C, 3, 3]\n    - [out, D, 2, 6]",
        "[out, C, 3, 2]\n    - [out, D, 2, 6]",
        "event 13 [out, C, 3, 2]: payment: recorded 2, by the rules 3",
    ),
    "place": (
        "g1",
        "[out, B, 4, 2]",
        "[out, B, 3, 2]",
        "event 12 [out, B, 3, 2]: place in the order: recorded 3, by the rules 4",
    ),
    "payment for going first": (
        "sl1",
        "[decline, A]\n    - [first, B, 5]",
        "[decline, A]\n    - [first, B, 4]",
        "event 2 [first, B, 4]: payment: recorded 4, by the rules 5",
    ),
    "income of the mover": (
        "g1",
        "[move, C, [1, 2], purple, [[[2, 0], C]], {C: 1}]",
        "[move, C, [1, 2], purple, [[[2, 0], C]], {C: 2}]",
        "income gained by C: recorded 2, by the rules 1",
    ),
    "income of another": ("g1", "{A: 1, C: 4}", "{C: 5}", "income gained by A: recorded 0, by the rules 1"),
    "owner of a link": (
        "g1",
        "blue, [[[12, 5], A], [[9, 5], C]",
        "blue, [[[12, 5], C], [[9, 5], C]",
        "owner of the link from Detroit to Toledo: recorded C, by the rules A",
    ),
    "cash": (
        "g1",
        "[settle, {E: [2, 2], D: [0, 2]",
        "[settle, {E: [3, 2], D: [0, 2]",
        "cash of E: recorded 3, by the rules 2",
    ),
    "income after the reduction": (
        "sl1",
        "[settle, {A: [29, 34], B: [20, 27]}]",
        "[settle, {A: [29, 40], B: [20, 27]}]",
        "income of A: recorded 40, by the rules 34",
    ),
    "somebody eliminated": (
        "g1",
        "[settle, {D: [0, 5], C: [1, 5], E: [1, 5], A: [7, 4]}, [eliminated, B]]",
        "[settle, {D: [0, 5], C: [1, 5], E: [1, 5], A: [7, 4]}]",
        "eliminated: recorded nobody, by the rules B",
    ),
    "shares": (
        "g1",
        "[end_turn, 1, {E: [2, 2, 4, 2]",
        "[end_turn, 1, {E: [2, 2, 5, 2]",
        "shares of E: recorded 5, by the rules 4",
    ),
    "engine": (
        "bb1",
        "[end_turn, 3, {A: [1, 8, 4, 4]}]",
        "[end_turn, 3, {A: [1, 8, 4, 3]}]",
        "engine of A: recorded 3, by the rules 4",
    ),
    "turn": ("bb1", "[end_turn, 3, ", "[end_turn, 4, ", "turn: recorded 4, by the rules 3"),
    "extra cube": (
        "de1",
        "E: [14, 2]}]\n    - [extra, Berlin, yellow]",
        "E: [14, 2]}]\n    - [extra, Dresden, yellow]",
        "extra cube: recorded yellow to Dresden, by the rules yellow to Berlin",
    ),
    "a full box": (
        "bb1",
        "[Bridgetown, 2, black]",
        "[Bridgetown, 1, black]",
        "the rules do not allow it: This box is not empty.",
    ),
    "too few dice": ("bb1", "[roll, light, [2, 6]]", "[roll, light, [6]]", "recorded 1 dice, rolled are 2"),
    "dice nobody rolls": (
        "sl1",
        "    - [end_turn, 1,",
        "    - [roll, light, [1, 2]]\n    - [end_turn, 1,",
        "no dice are rolled now",
    ),
    "buying back": (
        "bb1",
        "[buyback, A, 35]",
        "[buyback, A, 30]",
        "price of the shares: recorded 30, by the rules 35",
    ),
    "final track": (
        "bb1",
        "[final, {A: [33, 0, 23, 51]}]",
        "[final, {A: [33, 0, 24, 51]}]",
        "event 104 [final, {A: [33, 0, 24, 51]}]: track sections of A: recorded 24, by the rules 23",
    ),
    "final score": (
        "de1",
        "D: [32, 14, 18, 72]",
        "D: [32, 14, 18, 75]",
        "score of D: recorded 75, by the rules 72",
    ),
    "the bag": (
        "de1",
        "bag: {black: 2, blue: 1,",
        "bag: {black: 1, blue: 2,",
        "line 7: blue cubes in the bag at the start: recorded 2, left are 1",
    ),
}


@pytest.mark.parametrize("case", LIES)
def test_a_lie_is_found_at_its_event_with_both_numbers(case: str) -> None:
    name, truth, untruth, said = LIES[case]
    assert said in lie(name, truth, untruth)


FOUL_PLAY = {
    "more than one has": ("[bid, E, 7]", "[bid, E, 70]", "bid: recorded 70, E has 20"),
    "too low a bid": (
        "[bid, E, 7]",
        "[bid, E, 6]",
        "event 10 [bid, E, 6]: the rules do not allow it: A bid must be higher than $6.",
    ),
    "out of turn": (
        "[bid, B, 4]",
        "[bid, C, 4]",
        "event 7 [bid, C, 4]: it is B's turn: Bidding for the player order",
    ),
    "a pass that one has not": (
        "[bid, B, 4]",
        "[tpass, B]",
        "Only the player who took Turn Order in the last turn may pass",
    ),
    "an action twice": (
        "[select, B, turn_order]",
        "[select, B, locomotive]",
        "Somebody has taken this action already.",
    ),
    "track from nowhere": (
        "[build, A, [15, 8], [[1, 5]], 2]",
        "[build, A, [3, 5], [[1, 5]], 2]",
        "Your very first tile",
    ),
    "no cube there": (
        "[move, C, [1, 2], purple, [[[2, 0], C]], {C: 1}]",
        "[move, C, [1, 2], red, [[[2, 0], C]], {C: 1}]",
        "There is no cube of this colour",
    ),
    "a way that is not there": (
        "[move, C, [1, 2], purple, [[[2, 0], C]], {C: 1}]",
        "[move, C, [1, 2], purple, [[[2, 7], C]], {C: 1}]",
        "the cube cannot go from Minneapolis to Des Moines",
    ),
    "beyond the matching city": (
        "[move, C, [1, 2], purple, [[[2, 0], C]], {C: 1}]",
        "[move, C, [1, 2], purple, [[[2, 0], C], [[1, 2], C]], {C: 1}]",
        "the way goes on to Minneapolis, but the cube has arrived before",
    ),
    "accounts too early": (
        "    - [move, A, [12, 8], yellow, [[[16, 8], A]], {A: 1}]\n    - [settle",
        "    - [settle",
        "C: [1, 1], B: [3, 0], A: [6, 2]}]: it is A's turn: Moving goods",
    ),
    "missing dice": (
        "- [roll, light, [1, 2, 2, 3, 5]]\n    - [roll, dark, [1, 2, 3, 3, 3]]",
        "- [roll, light, [1, 2, 2, 3, 5]]",
        "the dice of the dark side are not recorded for this turn",
    ),
    "events after the end": (
        "    - [final, ",
        "    - [final, {}]\n    - [final, ",
        "players in the game: recorded nobody",
    ),
}


@pytest.mark.parametrize("case", FOUL_PLAY)
def test_what_the_rules_do_not_allow_is_refused_with_the_reason(case: str) -> None:
    truth, untruth, said = FOUL_PLAY[case]
    assert said in lie("g1", truth, untruth)
