"""The table in words, for those who listen to it: the turn, the players, cities and towns, track, goods."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.picture import deliveries, goods, labels, players
from roundhouse.games.age_of_steam.picture.grid import grid
from roundhouse.games.age_of_steam.picture.labels import Voice
from roundhouse.games.age_of_steam.picture.sections import Section, sections
from roundhouse.games.age_of_steam.rules.components import (
    ACTION_NAMES,
    EVERY_ACTION,
    LETTERS,
    NEW_CITIES,
    ORDER,
)
from roundhouse.games.age_of_steam.rules.money import forecast
from roundhouse.games.age_of_steam.rules.scoring import sections as track_points
from roundhouse.games.age_of_steam.rules.state import FOR_SALE, State
from roundhouse.games.age_of_steam.rules.track import hex_of
from roundhouse.games.age_of_steam.words.names import hex_word, town_word


def describe(view: State, say: Voice) -> list[str]:
    """Everything that the picture shows, line by line."""
    lines = [turn(view, say), *everybody(view, say), *auction(view, say)]
    lines.append(listed("part.actions", open_actions(view, say), say))
    lines += [deliveries.told(view, way, say) for way in deliveries.ways(view)]
    lines += [labels.stop(view, stop, say) for stop in range(view.m.stops)]
    lines += ground(view, say)
    found = sections(view)
    lines += [link(view, section, say) for section in found if section.complete]
    lines += [direct(view, number, say) for number in range(len(view.link_owner))]
    lines += [unfinished(view, section, say) for section in found if not section.complete]
    lines += [column(view, number, say) for number in range(view.m.columns)]
    left = [LETTERS[n] for n in range(NEW_CITIES) if view.letters_left() >> n & 1]
    lines.append(listed("new_cities", left, say))
    lines.append(say("bag_holds", n=sum(view.bag)))
    return lines


def listed(key: str, items: list[str], say: Voice) -> str:
    """A line with the name of what it is about."""
    return say.fill("listed", what=say.word("picture." + key), items=", ".join(items) or "–")


def turn(view: State, say: Voice) -> str:
    """The turn and the phase."""
    now = say("turn", turn=max(view.turn, 1), of=view.m.turns[view.players])
    return now if view.phase < 0 or view.over else f"{now}, {say.phase(view.phase)}"


def everybody(view: State, say: Voice) -> list[str]:
    """Each player's figures, in the order of play."""
    points = view.scores().totals()
    track = track_points(view)
    lines: list[str] = []
    for seat in view.order + [seat for seat in range(view.players) if seat not in view.order]:
        who = say.player(seat)
        if not view.alive[seat]:
            lines.append(f"{who}: {say.word('picture.eliminated')}")
            continue
        lines.append(
            say(
                "figures",
                who=who,
                cash=view.cash[seat],
                income=view.income[seat],
                shares=view.shares[seat],
                engine=view.engine[seat],
                track=track[seat],
                points=points[seat],
            )
        )
        action = view.action[seat]
        if action >= 0:
            lines.append(say.fill("has_action", who=who, action=say.word("action." + ACTION_NAMES[action])))
        if not view.over:
            lines.append(players.warned(forecast(view, seat), who, say))
    return lines


def auction(view: State, say: Voice) -> list[str]:
    """The bids, while the auction runs."""
    if view.phase != ORDER or not view.bidders:
        return []
    return [
        say("bid", who=say.player(seat), money=view.bids[seat])
        if view.bids[seat]
        else say.fill("bid_none", who=say.player(seat))
        for seat in view.bidders
    ]


def open_actions(view: State, say: Voice) -> list[str]:
    """The actions that can still be taken."""
    m = view.m
    free = [n for n in range(EVERY_ACTION) if m.actions >> n & 1 and not view.used_actions >> n & 1]
    return [say.word("action." + ACTION_NAMES[n]) for n in free if n not in view.action]


def ground(view: State, say: Voice) -> list[str]:
    """Cubes on open ground."""
    names = grid(view.m).names
    return [
        labels.cube(colour, hex_word(names[hex]), say) for hex, colour in enumerate(view.lying) if colour >= 0
    ]


def name_of(view: State, end: int) -> Message:
    """The end of a section: a stop, or the hex where it stops short."""
    return town_word(view.m.stop_name[end]) if end >= 0 else hex_word(grid(view.m).names[hex_of(-1 - end)])


def link(view: State, section: Section, say: Voice) -> str:
    """A completed link with its owner and its length."""
    one, other = (name_of(view, end) for end in section.ends)
    return say("link_of", one=one, other=other, who=say.player(section.owner), n=len(section.lines))


def direct(view: State, number: int, say: Voice) -> str:
    """A link without track."""
    m = view.m
    one, other = (say.stop(m.stop_name[m.links[number * 3 + end]]) for end in range(2))
    owner = view.link_owner[number]
    if owner == FOR_SALE:
        return say.fill("link_for_sale", one=one, other=other, price=str(m.links[number * 3 + 2]))
    return say.fill("link", one=one, other=other, who=say.player(owner))


def unfinished(view: State, section: Section, say: Voice) -> str:
    """Unfinished track with its owner and where it ends."""
    one, other = (name_of(view, end) for end in sorted(section.ends, key=lambda end: end < 0))
    return say("unfinished", one=one, other=other, who=say.player(section.owner), n=len(section.lines))


def column(view: State, number: int, say: Voice) -> str:
    """A column of the display with its cubes from top to bottom."""
    m = view.m
    side = say.word("side.dark" if m.column_side[number] else "side.light")
    die = say.fill("die", side=side, die=str(m.column_die[number]))
    held = [view.box(number, box) for box in range(m.column_boxes[number])]
    items = [say.colour(colour) for colour in held if colour >= 0]
    name = f"{goods.column_name(m, number, say)} ({die})"
    return say.fill("listed", what=name, items=", ".join(items) or "–")
