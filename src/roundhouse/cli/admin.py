"""`roundhouse admin`: people and tables of a server, for those who run it, also while it runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import click

from roundhouse.cli.database import database_option
from roundhouse.cli.errors import Trouble
from roundhouse.server.moderation import Moderation
from roundhouse.server.settings import database_url
from roundhouse.server.store import SqlStore, User
from roundhouse.server.tables.refusals import NoSuchTable
from roundhouse.server.tables.service import Tables

why_option = click.option("--why", default="", help="The reason, for the log.")
number_argument = click.argument("number", type=click.IntRange(1))


@click.group()
def admin() -> None:
    """Look after the people and tables of a server, also while it runs; every act is kept in a log.

    People are named by their number: `roundhouse admin people NAME` finds it.

    \b
    Examples:
      roundhouse admin people ada
      roundhouse admin mute 12 --why "insults"
      roundhouse admin expire --sessions 365 --guests 90
    """


@contextmanager
def opened(database: str | None) -> Iterator[Moderation]:
    """The server's database, which must be up to date."""
    url = database_url(given=database)
    SqlStore.look(url).close()  # it is there, and of this day
    store = SqlStore.open(url, False)
    try:
        yield Moderation(store, Tables(store))
    finally:
        store.close()


def person(moderation: Moderation, number: int) -> User:
    """A user by number."""
    found = moderation.store.user(number)
    if found is None:
        raise Trouble(f"there is nobody with the number {number}")
    return found


def day(at: int) -> str:
    """A moment, to the minute."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@admin.command()
@click.argument("text", default="")
@database_option
def people(text: str, database: str | None) -> None:
    """List people, or those whose name holds TEXT; the newest first."""
    with opened(database) as moderation:
        for user in moderation.store.users_found(text):
            kind = "bot account" if user.bot else "guest" if user.password_hash is None else "account"
            known = {"muted": user.muted, "banned": user.banned, "moderator": user.moderator}
            marks = [name for name, on in known.items() if on]
            click.echo(f"{user.id:>6}  {day(user.created)}  {user.name}  ({', '.join([kind, *marks])})")


@admin.command()
@click.argument("number", type=click.IntRange(1))
@database_option
def tables(number: int, database: str | None) -> None:
    """List the tables at which a person sits."""
    with opened(database) as moderation:
        for table in moderation.store.tables_of(person(moderation, number).id):
            row, names = table.row, ", ".join(seat.name for seat in table.seats if seat.name)
            closed = ", closed" if row.closed else ""
            click.echo(f"{row.id}  {day(row.changed)}  {row.game}  ({row.status}{closed}): {names}")


def marking(name: str, on: bool, told: str, text: str) -> None:
    """A command that mutes, bans or appoints somebody, or the opposite."""

    @admin.command(name if on else f"un{name}", help=text)
    @number_argument
    @why_option
    @database_option
    def command(number: int, why: str, database: str | None) -> None:
        with opened(database) as moderation:
            user = person(moderation, number)
            acts = {"mute": moderation.mute, "ban": moderation.ban, "moderator": moderation.appoint}
            acts[name](user, on, None, why)
            click.echo(f"{user.name} ({number}) {told}.")


marking("mute", True, "may not chat any more", "Let a person chat nowhere.")
marking("mute", False, "may chat again", "Let a person chat again.")
marking("ban", True, "may not play any more", "Let a person play nowhere; where others wait, a bot sits in.")
marking("ban", False, "may play again", "Let a person play again.")


marking("moderator", True, "may moderate", "Let a person do on a page what these commands do.")
marking("moderator", False, "may not moderate any more", "Let a person moderate no longer.")


def closing(name: str, closed: bool, told: str, text: str) -> None:
    """A command that closes a table or opens it again."""

    @admin.command(name, help=text, context_settings={"ignore_unknown_options": True})  # some begin with -
    @click.argument("table")
    @why_option
    @database_option
    def command(table: str, why: str, database: str | None) -> None:
        with opened(database) as moderation:
            try:
                moderation.close(table.rstrip("/").rpartition("/")[2], closed, None, why)
            except NoSuchTable:
                raise Trouble(f"there is no table {table}") from None
            click.echo(f"The table {told}.")


closing("close", True, "can only be looked at from now on", "Let a TABLE only be looked at.")
closing("reopen", False, "can be played at again", "Let a closed TABLE be played at again.")


@admin.command()
@number_argument
@why_option
@click.option("--yes", is_flag=True, help="Do not ask whether that is meant.")
@database_option
def remove(number: int, why: str, yes: bool, database: str | None) -> None:
    """Remove all that is known of a person, for good. The moves stay, by somebody without a name."""
    with opened(database) as moderation:
        user = person(moderation, number)
        if not yes:
            click.confirm(f"Remove all data of {user.name} ({number}) for good?", abort=True)
        moderation.remove(user, None, why)
        click.echo(f"All that was known of {user.name} ({number}) is removed.")


@admin.command()
@number_argument
@why_option
@database_option
def password(number: int, why: str, database: str | None) -> None:
    """Give a person who has a password a new one, which is shown once; all their sessions end."""
    with opened(database) as moderation:
        user = person(moderation, number)
        if user.password_hash is None:
            raise Trouble(
                f"{user.name} ({number}) has no password and cannot log in: there is nothing to reset"
            )
        new = moderation.new_password(user, None, why)
        click.echo(f"{user.name} ({number}) logs in with {new} from now on.")


@admin.command()
@click.option("--sessions", default=365, show_default=True, type=click.IntRange(1), help="Days without use.")
@click.option("--guests", default=90, show_default=True, type=click.IntRange(1), help="Days since they came.")
@why_option
@database_option
def expire(sessions: int, guests: int, why: str, database: str | None) -> None:
    """End sessions that were not used for long, and remove guests who have none left, 1,000 in one go."""
    with opened(database) as moderation:
        ended, gone = moderation.expire(sessions, guests, None, why)
        click.echo(f"Sessions ended: {ended}. Guests removed: {gone}.")


@admin.command()
@click.option("--last", default=50, show_default=True, type=click.IntRange(1), help="How many.")
@database_option
def log(last: int, database: str | None) -> None:
    """Show what was done, by whom, and why; the newest first."""
    with opened(database) as moderation:
        for act in moderation.store.acts(last):
            by = "operator" if act.by_id is None else f"user {act.by_id}"
            user = None if act.user_id is None else f"user {act.user_id}"
            table = None if act.table_id is None else f"table {act.table_id}"
            click.echo("  ".join(filter(None, (day(act.at), by, act.what, user, table, act.why))))
