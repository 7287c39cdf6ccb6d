"""The player aid: a turn, the actions with their prices, the workers, the trains, and what scores."""

from __future__ import annotations

from roundhouse.games.railroad_revolution.guide import actions, end_and_rulings, opening, people
from roundhouse.games.railroad_revolution.guide.book import Book
from roundhouse.games.railroad_revolution.rules.components import COLOURS, TRAINS
from roundhouse.games.railroad_revolution.rules.moves import ACTIONS
from roundhouse.games.railroad_revolution.rules.state import State
from roundhouse.games.railroad_revolution.words.abilities import ability_word
from roundhouse.games.railroad_revolution.words.rewards import reward_word
from roundhouse.kit.aid import Aid, Note
from roundhouse.kit.book import word
from roundhouse.kit.words import Say


def aid(say: Say, view: State) -> Aid:
    """One page, with what each worker can do said at the worker itself."""
    book = Book(say, view.c)
    return Aid(book.write((turn, main_actions, workers, trains, end)).chapters, notes(book))


def turn(book: Book) -> None:
    c = book.c
    book.chapter("turn", word("guide.turn"))
    opening.course(book)
    book.paragraph(word("guide.turn.recall"))
    book.paragraph(word("guide.general.four", n=c.min_workers))
    book.paragraph(word("guide.general.selling", price=c.share_sale))
    book.paragraph(word("guide.general.hiring", price=c.hire_price))


def main_actions(book: Book) -> None:
    c = book.c
    book.chapter("actions", word("guide.part.actions"))
    opening.actions(book)
    prices = {
        "station": word("guide.station.price"),
        "railroad": word("guide.railroad.price", price=c.railroad_price, triangle=c.railroad_triangle),
    }
    for action, price in prices.items():
        book.paragraph(word("guide.end.line", line=word("action." + action), how=price))
    actions.sales(book)


def workers(book: Book) -> None:
    book.chapter("workers", word("guide.workers"))
    people.abilities(book)


def trains(book: Book) -> None:
    c = book.c
    book.chapter("trains", word("guide.trains"))
    book.table(
        None,
        ("train", "flipped"),
        [[word("train." + name), reward_word(c, c.train_effect[kind])] for kind, name in enumerate(TRAINS)],
    )


def end(book: Book) -> None:
    book.chapter("end", word("guide.end"))
    end_and_rulings.trigger(book)
    end_and_rulings.points(book)


def notes(book: Book) -> list[Note]:
    """Workers with what they add to each action; all else only with its chapter."""
    made: list[Note] = []
    for colour, name in enumerate(COLOURS):
        lines = tuple(
            book.say(
                word(
                    "guide.end.line", line=word("action." + action), how=ability_word(book.c, number, colour)
                )
            )
            for number, action in enumerate(ACTIONS)
        )
        made.append(Note(rf"(seat-\d+-(worker|action-\d+)|supply)-{name}", "workers", lines))
    return [
        *made,
        Note(r"seat-\d+-action-\d+|seat-\d+-section-.*|city-.*|section-.*|space-.*", "actions"),
        Note(r"stack-.*|seat-\d+-train-.*", "trains"),
        Note(r"slot-.*|seat-\d+-marker-.*|seat-\d+-goal-.*", "end"),
    ]
