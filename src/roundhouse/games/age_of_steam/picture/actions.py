"""The action board, and the order of play: who bids, which places are left and what they cost."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.picture.labels import Voice
from roundhouse.games.age_of_steam.picture.track import emblem
from roundhouse.games.age_of_steam.rules.actions import may_select
from roundhouse.games.age_of_steam.rules.auction import payment
from roundhouse.games.age_of_steam.rules.components import (
    ACTION_NAMES,
    ALTERNATE,
    AUCTION,
    EVERY_ACTION,
    FIXED,
    ORDER,
)
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words.actions import general_effect
from roundhouse.kit.drawing.svg import Point, path, pick, rect, sheet, text, use

WIDTH: Final = 480.0
LEFT: Final = 14.0
INNER: Final = WIDTH - 2 * LEFT
LEAST: Final = 350.0
CARD: Final = 46.0
NARROW: Final = 75.0  # a box of this width has no room for emblem and money beside each other


def draw(view: State, say: Voice) -> str:
    """Actions above, the order of play below."""
    shown = [action for action in range(EVERY_ACTION) if view.m.actions >> action & 1]
    rows = (len(shown) + 1) // 2
    below = 36 + rows * (CARD + 6) + 16
    order = orders(view, below, say)
    tall = max(LEAST, below + (150 if order else 0))
    cards = [
        card(view, action, (LEFT + n % 2 * INNER / 2, 34 + n // 2 * (CARD + 6)), say)
        for n, action in enumerate(shown)
    ]
    return sheet(
        "aos-actions",
        WIDTH,
        tall,
        say.word("picture.part.actions"),
        rect(0, 0, WIDTH, tall, "paper", 14),
        text(LEFT, 22, say.word("picture.part.actions"), "head", INNER, 14),
        *cards,
        order,
    )


def card(view: State, action: int, at: Point, say: Voice) -> str:
    """One action: who has taken it, or whether it is closed."""
    name = say.word("action." + ACTION_NAMES[action])
    label = f"{name}: {say.say(general_effect(view.m, action))}"
    owner = view.action.index(action) if action in view.action else -1
    closed = owner < 0 and not any(may_select(view, seat, action) for seat in view.order)
    if owner >= 0:
        label = f"{label}. {say.fill('taken_by', who=say.player(owner))}"
    elif closed:
        label = f"{label}. {say.word('picture.closed')}"
    cubes = sum(switch.cubes_at(view, action) for switch in view.m.switches)
    if cubes:
        label = f"{label}. {say('plant', n=cubes)}"
    content = [
        rect(0, 0, INNER / 2 - 8, CARD, "card hit", 8),
        use(f"aos-a{action}", 10, 11, 32, 24, "off" if owner >= 0 or closed else ""),
        text(52, 29, name, "b" + (" out soft" if closed else ""), INNER / 2 - 98, 15),
        emblem(owner, (INNER / 2 - 28, CARD / 2)) if owner >= 0 else "",
        text(INNER / 2 - 16, CARD - 4, str(cubes), "s b e") if cubes else "",
        path(f"M{INNER / 2 - 36:.0f} {CARD / 2 - 8:.0f}l16 16m0-16-16 16", "aos-line") if closed else "",
    ]
    return pick(f"action-{ACTION_NAMES[action]}", label, *content, move=at)


def orders(view: State, top: float, say: Voice) -> str:
    """The places of the order with who has them, and the bids while the auction runs."""
    mode = view.m.order_mode
    if mode not in (AUCTION, ALTERNATE, FIXED) or len(view.order) < 2:
        return ""
    bidding = bool(view.bidders) and view.phase == ORDER and not view.over
    places = len(view.order)
    pitch = INNER / places
    known = [-1] * places if bidding else view.order[:]
    if bidding:
        for number, seat in enumerate(view.dropped):
            known[places - 1 - number] = seat
    drawn = [text(LEFT, top + 4, say.word("picture.order"), "head", INNER, 14)]
    drawn += [place(view, n + 1, known[n], LEFT + n * pitch, top + 14, pitch - 6, say) for n in range(places)]
    if bidding:
        everybody = view.bidders + view.dropped
        drawn += [
            bid(view, seat, LEFT + n * pitch, top + 84, pitch - 6, say)
            for n, seat in enumerate(sorted(everybody, key=lambda one: view.order.index(one)))
        ]
    return "".join(drawn)


def place(view: State, number: int, seat: int, x: float, y: float, wide: float, say: Voice) -> str:
    """One place: its number, its price and who has it."""
    places = len(view.order)
    if view.m.order_mode == FIXED:
        price, label = "–", say("place_paid", n=number, price=0)
    elif view.m.order_mode == ALTERNATE:
        price = say.money(view.m.order_price) if number == 1 else "–"
        label = say("place_paid", n=number, price=view.m.order_price if number == 1 else 0)
    else:
        half = payment(places, number, 2)  # of a bid of 2: 2 the whole, 1 half of it, 0 nothing
        price = say.word(f"picture.pays.{('nothing', 'half', 'all')[half]}")
        label = say.fill("place", n=str(number), price=price)
    if seat >= 0:
        label = f"{label}. {say.player(seat)}"
    content = [
        rect(0, 0, wide, 60, "card hit", 8),
        text(6 if wide < NARROW else 10, 22, f"{number}.", "l b"),
        text(wide / 2, 52, price, "s soft m", wide - 8, 13),
        emblem(seat, (wide - (14 if wide < NARROW else 18), 19)) if seat >= 0 else "",
    ]
    return pick(f"place-{number}", label, *content, move=(x, y))


def bid(view: State, seat: int, x: float, y: float, wide: float, say: Voice) -> str:
    """What a player has bid; who holds the highest bid, and who is out."""
    amount = view.bids[seat]
    out = seat in view.dropped
    high = seat == view.high
    who = say.player(seat)
    key = "bid_out" if out else "bid_high" if high else "bid" if amount else "bid_none"
    label = say(key, who=who, money=amount) if key != "bid_none" else say.fill("bid_none", who=who)
    words = say.money(amount) if amount else "–"
    passes = view.passes >> seat & 1 and not out and not high
    style = ("l b" if high else "") + (" out soft" if out else "")
    content = [rect(0, 0, wide, 52, "card hit" + (" now" if view.seat == seat else ""), 8)]
    if wide < NARROW:
        content += [
            emblem(seat, (16, 15)),
            text(wide / 2, 45, words, "m " + style),
            path("M29 20l7-9 7 9z", "aos-i") if high else "",
            use("aos-a6", 28, 8, 18, 14) if passes else "",
        ]
    else:
        content += [
            emblem(seat, (18, 18)),
            text(wide - 10, 25, words, "e " + style),
            path(f"M{wide / 2 - 8:.0f} 44l8-9 8 9z", "aos-i") if high else "",
            use("aos-a6", wide / 2 - 13, 30, 26, 19) if passes else "",
        ]
    return pick(f"bid-{seat}", label, *content, move=(x, y))
