"""The table in words, for those who listen to it: the round, action spaces, supplies, and every player."""

from __future__ import annotations

from roundhouse.core.bits import count, members
from roundhouse.games.russian_railroads.picture import (
    engineers,
    holdings,
    score,
    spaces,
    specials,
    stock,
    tiles,
)
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.components import (
    BLACK,
    COLOURS,
    GAPS,
    MARKERS,
    NINE,
    ROUTES,
    SLOTS,
)
from roundhouse.games.russian_railroads.rules.pieces import pos_at
from roundhouse.games.russian_railroads.rules.scoring import (
    industry_points,
    marker_points,
    round_points,
    route_parts,
    shares,
)
from roundhouse.games.russian_railroads.rules.state import NONE, State, route_word
from roundhouse.games.russian_railroads.words.names import marker_word, points_word


def describe(view: State, viewer: int, say: Voice) -> list[str]:
    """Everything that the picture shows, line by line."""
    lines = [course(view, say), *action_spaces(view, say), *coming(view, say), *supplies(view, say)]
    if view.board.stock:
        lines += [stock.told(view, level, say) for level in range(view.c.levels, -1, -1)]
        lines.append(listed("dividends", dividends(view, say), say))
    if view.solo:
        lines += emil(view, say)
    for seat in view.order:
        lines += player(view, seat, viewer, say)
    return lines


def listed(key: str, items: list[str], say: Voice) -> str:
    """A line with the name of what it is about."""
    return named(say.word("picture." + key), items, say)


def named(what: str, items: list[str], say: Voice) -> str:
    return say.fill("listed", what=what, items=", ".join(items) or "–")


def course(view: State, say: Voice) -> str:
    """The round, the order of play, and who decides."""
    last = view.c.rounds[view.players]
    found = [say("round", round=min(view.round, last), of=last)]
    found.append(listed("order", [order_place(view, seat, say) for seat in view.order], say))
    found.append(say.word("picture.over") if view.over else say.fill("turn_of", who=say.player(view.seat)))
    return ". ".join(found)


def order_place(view: State, seat: int, say: Voice) -> str:
    name = say.player(seat)
    return f"{name} ({say.word('view.passed')})" if view.passed >> seat & 1 else name


def action_spaces(view: State, say: Voice) -> list[str]:
    """Every space that is there in this round, with who stands on it."""
    c = view.c
    lines: list[str] = []
    for space in c.open_spaces[view.players]:
        if (c.last_round >> space & 1 and not view.last_round) or (c.space_claim[space] and view.last_round):
            continue
        public = c.space_public[space] or space == c.hire
        if public and not view.strip[c.space_public[space]]:
            continue
        lines.append(spaces.told(view, space, say))
    return lines


def coming(view: State, say: Voice) -> list[str]:
    """The engineers of later rounds."""
    usable = engineers.open_places(view)
    return [
        f"{engineers.described(view, number, say)}. {say('coming', n=engineers.rounds_until(view, place))}"
        for place, number in enumerate(view.strip)
        if number and place not in usable
    ]


def supplies(view: State, say: Voice) -> list[str]:
    """Locomotives, returned factories, ?-cards, and what else is left."""
    c = view.c
    piles = [f"{n} ×{view.piles[n]}" for n in range(c.first_pile, c.last_pile + 1) if view.piles[n]]
    works = [tiles.named(view, n, say) for n in range(1, NINE + 1) if view.returned[n]]
    cards = [say.word("card." + c.cards[card]) for card in members(view.offer)]
    lines = [
        named(say.word("view.piles"), piles, say),
        named(say.word("view.returned"), works, say),
        named(say.word("view.cards"), cards, say),
        say("doublers_left", n=view.doublers_left),
        say("end_cards_left", n=count(view.pile)),
    ]
    if view.temp_owner != NONE:
        lines.append(say.fill("temp_with", who=say.player(view.temp_owner)))
    if view.black_owner != NONE:
        lines.append(say.fill("black_with", who=say.player(view.black_owner)))
    return lines


def dividends(view: State, say: Voice) -> list[str]:
    names = view.c.dividends
    return [f"{say.word('dividend.' + names[kind])} ×{n}" for kind, n in enumerate(view.dividends_left) if n]


def emil(view: State, say: Voice) -> list[str]:
    """What Emil has."""
    own = [str(min(tile, NINE)) for tile in sorted(view.emil_tiles)]
    lines = [say("emil_workers", n=view.emil_hand), say("emil_deck", n=len(view.deck))]
    lines.append(say.fill("emil_tiles", tiles=", ".join(own) or "–"))
    return lines + [engineers.described(view, number, say) for number in members(view.emil_engineers)]


def player(view: State, seat: int, viewer: int, say: Voice) -> list[str]:
    """A player: figures, routes with their special spaces, industry, what else they have, the scoring."""
    who = say.player(seat)
    lines = [
        say("points", who=who, n=view.points(seat)),
        say("workers", who=who, n=view.hand[seat], of=view.crew[seat]),
        say("coins", who=who, n=view.coins[seat]),
    ]
    for route in range(ROUTES):
        lines.append(line(view, seat, route, say))
        lines += [
            specials.told(view, seat, special, say)
            for special in view.board.specials
            if special.route == route
        ]
    lines += industry(view, seat, say)
    lines += [engineers.described(view, number, say) for number in members(view.engineers[seat])]
    names = [say.word("token." + view.c.tokens[token]) for token in members(view.tokens[seat])]
    lines.append(named(say.word("view.tokens"), names, say))
    lines += end_cards(view, seat, viewer, say)
    return [*lines, *scoring(view, seat, say)]


def line(view: State, seat: int, route: int, say: Voice) -> str:
    """A route: how far each track has got, and the locomotives."""
    at = pos_at(seat, route, BLACK)
    tracks = [
        say.fill("track_at", colour=say.colour(colour), space=str(view.pos[at + colour]))
        for colour in range(len(COLOURS))
        if view.pos[at + colour]
    ]
    slots = [slot for slot in range(SLOTS) if view.board.slot_route[slot] == route]
    locos = [
        str(min(view.locos[seat * SLOTS + slot], NINE)) for slot in slots if view.locos[seat * SLOTS + slot]
    ]
    return say.fill(
        "route",
        route=say.told(route_word(view, route)),
        tracks=", ".join(tracks),
        locos=" + ".join(locos) or "–",
        reach=str(view.reach[seat * ROUTES + route]),
        doublers=str(view.doublers[seat * ROUTES + route]),
    )


def industry(view: State, seat: int, say: Voice) -> list[str]:
    """The markers with what they score, and the factories."""
    lines = [
        say.fill(
            "marker_at",
            marker=say.told(marker_word(view, m)),
            points=say.told(points_word(marker_points(view, seat, m))),
        )
        for m in range(MARKERS)
        if view.marker[seat * MARKERS + m] >= 0
    ]
    own = view.gaps[seat * GAPS : seat * GAPS + GAPS]
    return [*lines, *(tiles.named(view, tile, say) for tile in own if tile)]


def end_cards(view: State, seat: int, viewer: int, say: Voice) -> list[str]:
    """End-bonus cards: open to their owner and at the end of the game."""
    own = members(view.cards[seat])
    if own and seat != viewer and not view.over:
        return [say("end_cards", who=say.player(seat), n=len(own))]
    return [holdings.told(view, seat, view.c.end_cards[number], say) for number in own]


def scoring(view: State, seat: int, say: Voice) -> list[str]:
    """What a scoring now would bring, with how it adds up."""
    lines: list[str] = []
    for route in range(ROUTES):
        parts = route_parts(view, seat, route)
        if not sum(parts):
            continue
        items = [
            f"{say.colour(colour)} {spaces_}×{value}"
            for colour, (spaces_, value) in enumerate(shares(view, seat, route))
            if spaces_ * value
        ]
        items += [
            f"{say.word('view.score.' + name)} {points}"
            for name, points in zip(score.PARTS, parts[1:], strict=True)
            if points
        ]
        name = say.told(route_word(view, route))
        lines.append(f"{say.fill('listed', what=name, items=' + '.join(items))} = {sum(parts)}")
    lines.append(f"{say.word('score.industry')}: {industry_points(view, seat)}")
    return [*lines, say("now", who=say.player(seat), n=round_points(view, seat))]
