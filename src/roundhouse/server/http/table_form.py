"""A table made from a form: from one click or from the page of a new table, and who sits at it."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.responses import Response

from roundhouse.bots.registry import BOTS, USUAL_BOT
from roundhouse.core.game import Game, SetupError
from roundhouse.core.message import Argument, Reason
from roundhouse.server.http.accounts import clean_name
from roundhouse.server.http.capacity import capacity, chosen_in_words, range_of, usual_number
from roundhouse.server.http.clock_form import chosen_clock
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.games import shipped
from roundhouse.server.http.own_files import Retold
from roundhouse.server.http.refusals import Malformed, Told
from roundhouse.server.http.request import Ask
from roundhouse.server.store import User
from roundhouse.server.tables.invites import new_nonce
from roundhouse.server.tables.names import own_name
from roundhouse.server.tables.opponents import suitable
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.tables.stored_table import BOT, OPEN, PERSON, NewSeat, NewTable
from roundhouse.server.thinking.uploads import Unreadable
from roundhouse.text import Words

USUAL = 3  # players, unless told otherwise and if the game is for so many
UNDO_RULES = ("free", "ask", "none")
SOLO, PASS, INVITE = "solo", "pass", "invite"


def start(ask: Ask, form: Form) -> Response:
    """POST /start: a table in one click, alone against bots, around one screen, or with friends."""
    game = shipped(form.get("game"))
    mode = form.get("mode", SOLO)
    if mode not in (SOLO, PASS, INVITE):
        raise Malformed
    options = chosen_options(form, game)
    players = number_of_players(ask, form, game, options)
    user = ask.enter(form.get("name"))
    bot = form.get("bot") or suiting(ask, game.name)
    others = {SOLO: f"bot:{bot}", PASS: "here", INVITE: "invite"}[mode]
    seats = seated(ask, user, ["me"] + [others] * (players - 1), form)
    house, undo = mode == PASS, usual_undo(seats)
    return made(ask, NewTable(game.name, seats, user.id, options, house=house, undo=undo))


def new(ask: Ask, form: Form) -> Response:
    """POST /new: a table as the form describes it."""
    return made(ask, described(ask, form))


def described(ask: Ask, form: Form) -> NewTable:
    """The table that a form describes."""
    components = components_text(form)
    game = game_with(ask, form.get("game"), components, form.file_name)
    options = chosen_options(form, game)
    players = number_of_players(ask, form, game, options)
    kinds = [form.get(f"seat-{seat}", "me" if seat == 0 else f"bot:{USUAL_BOT}") for seat in range(players)]
    own = f"name-{kinds.index('me')}" if "me" in kinds else "name"
    user = ask.enter(form.get("name") or form.get(own))
    kinds = ["here" if kind == "me" and "me" in kinds[:seat] else kind for seat, kind in enumerate(kinds)]
    house = "here" in kinds
    if house and ("invite" in kinds or "open" in kinds):
        raise Refused(Reason("server.error.screens"))
    seats = seated(ask, user, kinds, form)
    return NewTable(
        game.name,
        seats,
        user.id,
        options=options,
        components=components,
        house=house,
        listed="listed" in form.fields,
        undo=undo_rule(form, seats),
        spectators="spectators" in form.fields,
        seed=chosen_seed(form, house),
        allows_bots="allows_bots" in form.fields,
        clock=None if house else chosen_clock(form, known_bot(form.get("clock_bot") or USUAL_BOT)),
    )


def made(ask: Ask, table: NewTable) -> Response:
    """Make a table and go there."""
    return ask.go(f"/tables/{opened(ask, table)}")


def opened(ask: Ask, table: NewTable) -> str:
    """Make a table, and let bots begin where one is to; tells its id."""
    try:
        table_id = ask.site.tables.create(table)
    except ValueError as error:  # SetupError, or what is wrong with a components file: both are sentences
        raise Told(error) from None
    if table.lesson:
        ask.site.tables.play_script(table_id)
    ask.site.bots.look(table_id)
    return table_id


def seated(ask: Ask, user: User, kinds: Iterable[str], form: Form) -> list[NewSeat]:
    """The seats of a table, by what the form says of each; everybody gets a name of their own."""
    seats: list[NewSeat] = []
    taken: set[str] = set()
    me = False
    for number, kind in enumerate(kinds):
        if kind == "me" and not me:
            me = True
            given = (
                form.get(f"name-{number}").strip() if user.password_hash is None else ""
            )  # an account has its name
            called = clean_name(given or user.name)
            seat = NewSeat(PERSON, own_name(called, taken), user.id, program=user.bot)
        elif kind in ("me", "here"):
            usual = ask.say("player", n=number + 1)
            name = clean_name(form.get(f"name-{number}") or usual)
            seat = NewSeat(PERSON, own_name(name, taken), user.id)
        elif kind in ("invite", "open"):
            seat = NewSeat(OPEN, invite_nonce=new_nonce())
        elif kind.startswith("bot:"):
            bot = known_bot(kind.removeprefix("bot:"))
            seat = NewSeat(BOT, own_name(bot_name(ask, bot), taken), bot=bot)
        else:
            raise Malformed
        seats.append(seat)
    if not any(seat.kind == PERSON for seat in seats):
        raise Refused(Reason("server.error.nobody"))
    return seats


def suiting(ask: Ask, game: str) -> str:
    """The bot against which whoever asks plays a game best: a gentle one, if they have not played it yet."""
    user = ask.user
    finished = [] if user is None else ask.site.store.finished_of(user.id, game)
    return suitable(finished, 0 if user is None else user.id)


def bots_shown(ask: Ask) -> list[dict[str, str]]:
    """The bots there are, weakest first."""
    return [
        {"name": name, "label": bot_name(ask, name), "hint": ask.say(f"bot.{name}.hint")} for name in BOTS
    ]


def bot_name(ask: Ask, bot: str) -> str:
    """What a bot is called at a table."""
    return ask.say(f"bot.{bot}")


def known_bot(name: str) -> str:
    """The name of a bot that there is."""
    if name not in BOTS:
        raise Refused(Reason("server.error.no_bot"))
    return name


def game_with(ask: Ask, name: str, components: str | None, file_name: str = "") -> Game:
    """A game, with an owner's components if there are any; Refused if there is none, or they are wrong."""
    game, games = shipped(name), ask.site.tables.games
    if components is None:
        return game
    try:
        if games.kept(game.name, components) is None:
            with ask.site.uploading.passed():
                ask.site.uploads.check(game.name, components)
        return games.game(game.name, components)
    except Unreadable:
        raise Refused(Reason("server.error.unreadable")) from None
    except ValueError as error:  # what is wrong with the file, line by line
        raise Told("\n".join(Retold(game, ask.language).lines(str(error), file_name))) from None


def chosen_options(form: Form, game: Game) -> dict[str, str]:
    """What the form says of the options; the rest is as usual."""
    given = {o.name: form.get(f"option.{o.name}") for o in game.options if form.get(f"option.{o.name}")}
    for option in game.options:
        if len(option.choices) == 1:  # an owner's file with one map, whatever stood in the form before
            given[option.name] = option.choices[0]
    try:
        return game.complete(given)
    except SetupError as error:
        raise Told(error) from None


def number_of_players(ask: Ask, form: Form, game: Game, options: dict[str, str]) -> int:
    """How many play; Refused, with the numbers that fit, if it is not for so many with these options."""
    seats = game.seats(options)
    text = form.get("players") or str(usual_number(seats, USUAL))
    if not (text.isascii() and text.isdecimal()):
        raise Malformed
    players = int(text[:3])
    if not seats[0] <= players <= seats[1]:
        title = title_with(ask, game, options)
        fits: dict[str, Argument] = {"game": title, "n": seats[1], "fit": range_of(seats)}
        raise Refused(Reason("server.error.players", fits))
    return players


def title_with(ask: Ask, game: Game, options: dict[str, str]) -> str:
    """A game's title, with those of its options that decide how many may play."""
    matter, _ = capacity(game)
    title = game.titled(options)
    if not matter:
        return title
    chosen = chosen_in_words(Words(ask.language, game), {name: options[name] for name in matter})
    return f"{title} ({chosen})"


def usual_undo(seats: list[NewSeat]) -> str:
    """Alone or around one screen everything may be taken back; else the others are asked."""
    return "ask" if any(seat.kind == OPEN for seat in seats) else "free"


def undo_rule(form: Form, seats: list[NewSeat]) -> str:
    rule = form.get("undo") or usual_undo(seats)
    if rule not in UNDO_RULES:
        raise Malformed
    return rule


def components_text(form: Form) -> str | None:
    """The owner's own components, if a file came with the form, or before it. Its name does not matter."""
    if not form.file_name and not form.upload.strip():
        return form.get("components_text") or None
    try:
        return form.upload.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(Reason("server.error.not_text")) from None


def chosen_seed(form: Form, house: bool) -> int | None:
    """A seed may be chosen where everybody looks at one screen; elsewhere nobody may know it."""
    text = form.get("seed").strip()
    if not text or not house:
        return None
    try:
        seed = int(text, 16) if len(text) == 32 else int(text)
    except ValueError:
        raise Refused(Reason("server.error.seed")) from None
    if seed < 0 or seed >> 128:
        raise Refused(Reason("server.error.seed"))
    return seed
