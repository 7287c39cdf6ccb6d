"""Names that nobody chose are said in the language of whoever reads them; all others stay as they are."""

from __future__ import annotations

from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.stored_table import BOT, PERSON, SeatRow


def chair(seat: int, name: str, bot: str | None = None, user: int | None = None) -> SeatRow:
    return SeatRow("table", seat, BOT if bot else PERSON, user, bot, name, None)


def test_bots_and_guests_are_called_as_the_reader_calls_them() -> None:
    seats = [chair(0, "Guest"), chair(1, "Stoker", "greedy"), chair(2, "Stoker 2", "greedy"), chair(3, "Ada")]
    assert names_in("en", seats) == ["Guest", "Stoker", "Stoker 2", "Ada"]
    assert names_in("de", seats) == ["Gast", "Heizer", "Heizer 2", "Ada"]
    assert names_in("pl", seats)[0] == "Gość"


def test_people_keep_the_names_they_chose_and_nobody_shares_one() -> None:
    guests = [chair(0, "Guest"), chair(1, "Gast"), chair(2, "Heizer"), chair(3, "Stoker", "greedy")]
    assert names_in("de", guests) == ["Gast", "Gast 2", "Heizer", "Heizer 2"]
    assert names_in("en", guests) == ["Guest", "Guest 2", "Heizer", "Stoker"]
    sitting_in = chair(0, "Ada", "greedy", user=7)  # a bot for somebody who may come back
    own = chair(1, "Engine 3", "greedy")  # a bot that somebody has named
    assert names_in("de", [sitting_in, own]) == ["Ada", "Engine 3"]


def test_players_around_one_screen_are_numbered_in_the_language_of_the_reader() -> None:
    seats = [chair(0, "Ada"), chair(1, "Player 2"), chair(2, "Spieler 3"), chair(3, "Player 9")]
    assert names_in("de", seats) == ["Ada", "Spieler 2", "Spieler 3", "Player 9"]  # the last one is chosen
    assert names_in("pl", seats)[1] == "Gracz 2"
