"""The table in words, for those who listen to it: what is common to all first, then player by player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core.bits import members
from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.picture import labels
from roundhouse.games.railroad_revolution.picture.labels import player_name
from roundhouse.games.railroad_revolution.picture.offers import LETTERS
from roundhouse.games.railroad_revolution.rules.components import STARTER, TRACKS
from roundhouse.games.railroad_revolution.rules.milestones import progress
from roundhouse.games.railroad_revolution.rules.moves import ACTIONS
from roundhouse.games.railroad_revolution.rules.secrets import knows, tile_of
from roundhouse.games.railroad_revolution.rules.state import GOALS, KINDS, NONE, SPACES, State, worker_word
from roundhouse.games.railroad_revolution.words.rewards import reward_word
from roundhouse.games.railroad_revolution.words.tiles import milestone_word, need_word
from roundhouse.kit.words import Say

if TYPE_CHECKING:
    from roundhouse.core.rows import Numbers


def describe(view: State, seat: int, say: Say) -> list[str]:
    """Everything that the picture shows, line by line."""
    lines = [*offers(view, seat, say)]
    for owner in range(view.players):
        lines += player(view, owner, say)
    lines += [
        f"{labels.city(view, n, say)}. {labels.first_bonus(view, n, say)}. {labels.primary(view, n, say)}"
        for n in range(len(view.c.cities))
    ]
    lines += [rails(view, n, say) for n in range(len(view.c.spaces))]
    lines += [
        f"{labels.section(view, n, say)}. {labels.tile(view, n, say)}"
        for n in range(len(view.c.section_shares))
    ]
    lines += [track(view, n, say) for n in range(len(TRACKS))]
    return lines


def titled(key: str, content: list[str], say: Say) -> str:
    """A line with the name of the part it is about."""
    return say(labels.message("listed", what=say(labels.part(key)), items=", ".join(content) or "–"))


def workers(numbers: Numbers, say: Say) -> list[str]:
    return [labels.workers(number, colour, say) for colour, number in enumerate(numbers) if number]


def offers(view: State, seat: int, say: Say) -> list[str]:
    """The deal, the stacks, the supply, and tiles to choose from."""
    lines: list[str] = []
    for tile, side, colour in zip(view.setup_tile, view.setup_side, view.setup_colour, strict=True):
        gives = reward_word(view.c, view.c.setup_side[tile][side])
        lines.append(say(labels.message("setup_tile", worker=worker_word(colour), reward=gives)))
    known = [tile_of(entry) for entry in view.drawn if knows(entry, seat)]
    if known:
        lines.append(titled("drawn", [say(milestone_word(view.c.milestones[tile])) for tile in known], say))
    if view.deal != NONE:
        lines += [labels.deal_side(view, side, say) for side in range(2)]
    lines += [labels.train_stack(view, kind, say) for kind in range(KINDS) if kind != STARTER]
    lines.append(titled("supply", workers(view.supply, say), say))
    stacks = [labels.stack(view, n, letter, say) for n, letter in enumerate(LETTERS)]
    return [*lines, titled("milestones", stacks, say)]


def player(view: State, seat: int, say: Say) -> list[str]:
    """All that lies before a player."""
    who = player_name(say, seat)
    rails = labels.message("board_rails", n=view.rails_left[seat])
    buildings = labels.message("board_buildings", n=view.buildings_left[seat])
    lines = [
        say(labels.message("part.player", who=who)),
        say(labels.message("money", who=who, money=view.money[seat])),
        say(labels.shares_of(view, seat, who)),
        say(labels.message("points", who=who, n=view.scores().totals()[seat])),
        say(labels.message("pieces", who=who, rails=rails, buildings=buildings)),
        titled("own_supply", workers(view.idle[seat * KINDS : seat * KINDS + KINDS], say), say),
    ]
    for action, name in enumerate(ACTIONS):
        at = seat * SPACES + action * KINDS
        there = workers(view.placed[at : at + KINDS], say)
        if there:
            title = say(Message("action." + name))
            lines.append(say(labels.message("listed", what=title, items=", ".join(there))))
    for kind, face in labels.all_trains(view, seat):
        lines.append(labels.train(view, seat, kind, face, say))
    for goal in range(GOALS):
        if view.goal[seat * GOALS + goal] != NONE:
            lines.append(pursued(view, seat, goal, say))
    done = [milestone_word(view.c.milestones[tile]) for tile in members(view.completed[seat])]
    return lines + [say(labels.message("completed", milestone=milestone)) for milestone in done]


def pursued(view: State, seat: int, goal: int, say: Say) -> str:
    """A milestone with managers there and how far its conditions are met."""
    at = seat * GOALS + goal
    milestone = view.c.milestones[view.goal[at]]
    colours = [colour for colour in view.managers[at * 2 : at * 2 + 2] if colour != NONE]
    there = [say(worker_word(colour)) for colour in colours]
    met = [f"{say(need_word(need))}: {progress(view, seat, need)}/{need.count}" for need in milestone.needs]
    return say(
        labels.message(
            "pursued",
            milestone=milestone_word(milestone),
            progress="; ".join(met),
            managers=", ".join(there) or "–",
        )
    )


def rails(view: State, number: int, say: Say) -> str:
    owners = [seat for seat in range(view.players) if view.rails[seat] >> number & 1]
    return labels.space(view, number, owners, say)


def track(view: State, number: int, say: Say) -> str:
    """A performance track: where everybody's marker stands, and what the next gates cost."""
    parts: list[str] = []
    for seat in range(view.players):
        slot = view.track[seat * len(TRACKS) + number]
        who = player_name(say, seat)
        parts.append(say(labels.message("stands", who=who, slot=slot, n=view.c.track_vp[number][slot])))
    gates = [labels.gate(view, number, slot, say) for slot in range(len(view.c.track_vp[number]) - 1)]
    name = say(Message("track." + TRACKS[number]))
    return say(labels.message("listed", what=name, items=". ".join([*parts, *filter(None, gates)])))
