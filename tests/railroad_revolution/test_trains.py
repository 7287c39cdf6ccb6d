from __future__ import annotations
from railroad_revolution.helpers import *
def test_x():
    state = position(money=0, shares=0, workers="WWWWO")
    play(state, "place station orange", "build washington")
    print(legal(state))
    assert offers(state, "ability", "reward", "bonus")
    assert refusal(state, "done") == "must_pay"
