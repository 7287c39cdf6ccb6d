"""What is always in sight of a player: workers at hand, coins, and what a scoring now would bring."""

from __future__ import annotations

from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.scoring import round_points
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.words.names import cost_word
from roundhouse.kit.picture import Number


def numbers(view: State, seat: int, say: Voice) -> list[Number]:
    """The numbers of one player."""
    who, own, crew = say.player(seat), view.hand[seat], view.crew[seat]
    coins, now = view.coins[seat], round_points(view, seat)
    found = [Number("workers", f"{own}/{crew}", say("workers", who=who, n=own, of=crew), "rrr-worker")]
    temporary = view.temp_hand if view.temp_owner == seat else 0
    black = view.black_hand if view.black_owner == seat else 0
    if temporary:
        found.append(lent("temporary", temporary, 0, "rrr-temp", who, say))
    if black:
        found.append(lent("black", 0, black, "rrr-black", who, say))
    return [
        *found,
        Number("coins", str(coins), say("coins", who=who, n=coins), "rrr-coin"),
        Number("now", f"+{now}", say("now", who=who, n=now), "rrr-star"),
    ]


def lent(name: str, temporary: int, black: int, symbol: str, who: str, say: Voice) -> Number:
    """Workers at hand that are not the player's own."""
    what = say.told(cost_word(0, temporary, black, 0))
    return Number(name, str(temporary + black), say.fill("stands", who=who, what=what), symbol)
