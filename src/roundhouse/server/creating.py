"""Making tables: from one click, from the form, and who sits at them."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.responses import Response

from roundhouse.bots.registry import BOTS
from roundhouse.core.game import Game
from roundhouse.server import lessons
from roundhouse.server.accounts import clean_name
from roundhouse.server.ask import Ask, Form
from roundhouse.server.errors import Refused, RefusedText
from roundhouse.server.invites import new_mark
from roundhouse.server.site import shipped
from roundhouse.server.store import NewSeat, NewTable, User

OPPONENT = "greedy"
USUAL = 3  # players, unless told otherwise and if the game is for so many
UNDO_RULES = ("free", "ask", "none")
SOLO, PASS, INVITE = "solo", "pass", "invite"


def start(ask: Ask, form: Form) -> Response:
    """POST /start: a table in one click, alone against bots, around one screen, or with friends."""
    game = shipped(form.get("game"))
    mode = form.get("mode", SOLO)
    if mode not in (SOLO, PASS, INVITE):
        raise Refused(400, "server.error.malformed")
    players = number_of_players(form, game)
    bot = form.get("bot", OPPONENT)
    user = ask.enter(form.get("name"))
    others = {SOLO: f"bot:{bot}", PASS: "here", INVITE: "invite"}[mode]
    seats = seated(ask, user, ["me"] + [others] * (players - 1), form)
    return made(ask, NewTable(game.name, seats, user.id, house=mode == PASS, undo=usual_undo(seats)))


def new(ask: Ask, form: Form) -> Response:
    """POST /new: a table as the form describes it."""
    game = shipped(form.get("game"))
    players = number_of_players(form, game)
    user = ask.enter(form.get("name"))
    kinds = [form.get(f"seat-{seat}", "me" if seat == 0 else f"bot:{OPPONENT}") for seat in range(players)]
    kinds = ["here" if kind == "me" and "me" in kinds[:seat] else kind for seat, kind in enumerate(kinds)]
    house = "here" in kinds
    if house and ("invite" in kinds or "open" in kinds):
        raise Refused(422, "server.error.screens")
    seats = seated(ask, user, kinds, form)
    table = NewTable(
        game.name,
        seats,
        user.id,
        options={
            o.name: form.fields[f"option.{o.name}"] for o in game.options if form.get(f"option.{o.name}")
        },
        components=components_text(form),
        house=house,
        listed="listed" in form.fields,
        undo=undo_rule(form, seats),
        spectators="spectators" in form.fields,
        seed=chosen_seed(form, house),
    )
    return made(ask, table)


def made(ask: Ask, table: NewTable) -> Response:
    """Make a table and go there."""
    try:
        identity = ask.site.tables.create(table)
    except ValueError as error:  # SetupError, or what is wrong with a components file: both are sentences
        raise RefusedText(422, str(error)) from None
    lessons.reply(ask.site.tables, ask.site.tables.get(identity))
    ask.site.bots.look(identity)
    return ask.go(f"/tables/{identity}")


def seated(ask: Ask, user: User, kinds: Iterable[str], form: Form) -> list[NewSeat]:
    """The seats of a table, by what the form says of each; everybody gets a name of their own."""
    seats: list[NewSeat] = []
    taken: set[str] = set()
    me = False
    for number, kind in enumerate(kinds):
        if kind == "me" and not me:
            me = True
            seat = NewSeat("person", own_name(user.name, taken), user.id)
        elif kind in ("me", "here"):
            usual = ask.say("player", n=number + 1)
            name = clean_name(form.get(f"name-{number}") or usual)
            seat = NewSeat("person", own_name(name, taken), user.id)
        elif kind in ("invite", "open"):
            seat = NewSeat("open", invite_hash=new_mark())
        elif kind.startswith("bot:"):
            bot = known_bot(kind.removeprefix("bot:"))
            seat = NewSeat("bot", own_name(bot_name(ask, bot), taken), bot=bot)
        else:
            raise Refused(400, "server.error.malformed")
        seats.append(seat)
    if not any(seat.kind == "person" for seat in seats):
        raise Refused(422, "server.error.nobody")
    return seats


def own_name(name: str, taken: set[str]) -> str:
    """A name that nobody else at the table has.

    >>> taken = {"ada"}
    >>> own_name("Ada", taken), own_name("Ada", taken)
    ('Ada 2', 'Ada 3')
    """
    number, found = 1, name
    while found.casefold() in taken:
        number += 1
        found = f"{name[:36]} {number}"
    taken.add(found.casefold())
    return found


def bot_name(ask: Ask, bot: str) -> str:
    """What a bot is called at a table."""
    return ask.say(f"server.bot.{bot}")


def known_bot(name: str) -> str:
    """The name of a bot that there is."""
    if name not in BOTS:
        raise Refused(422, "server.error.no_bot")
    return name


def number_of_players(form: Form, game: Game) -> int:
    """How many play."""
    text = form.get("players") or str(min(max(USUAL, game.min_players), game.max_players))
    if not (text.isascii() and text.isdecimal()):
        raise Refused(400, "server.error.malformed")
    players = int(text[:3])
    if not game.min_players <= players <= game.max_players:
        raise Refused(
            422, "server.error.players", game=game.title, low=game.min_players, high=game.max_players
        )
    return players


def usual_undo(seats: list[NewSeat]) -> str:
    """Alone or around one screen everything may be taken back; else the others are asked."""
    return "ask" if any(seat.kind == "open" for seat in seats) else "free"


def undo_rule(form: Form, seats: list[NewSeat]) -> str:
    rule = form.get("undo") or usual_undo(seats)
    if rule not in UNDO_RULES:
        raise Refused(400, "server.error.malformed")
    return rule


def components_text(form: Form) -> str | None:
    """The owner's own components file, if one came with the form. Its name is of no interest."""
    if not form.upload.strip():
        return None
    try:
        return form.upload.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(422, "server.error.not_text") from None


def chosen_seed(form: Form, house: bool) -> int | None:
    """A seed may be chosen where everybody looks at one screen; elsewhere nobody may know it."""
    text = form.get("seed").strip()
    if not text or not house:
        return None
    try:
        seed = int(text, 16) if len(text) == 32 else int(text)
    except ValueError:
        raise Refused(422, "server.error.seed") from None
    if seed < 0 or seed >> 128:
        raise Refused(422, "server.error.seed")
    return seed
