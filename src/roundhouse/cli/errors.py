"""Errors for people: one plain sentence, a telling exit code, never a traceback."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

import click

from roundhouse.text import MissingWords

FAILED = 1  # a check that did not pass
WRONG_INPUT = 2
FAULT = 3  # of Roundhouse itself
FILE_FIRST = re.compile(r"\S+(, line \d+)?: |\S*[/\\]\S* |\S+\.\w+ ")


class Trouble(click.ClickException):
    """Something that the user can put right."""

    exit_code: int  # type: ignore[misc] # one class for all codes

    def __init__(self, message: str, exit_code: int = WRONG_INPUT) -> None:
        super().__init__(message)
        self.exit_code = exit_code

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(sentence(self.message), file=file, err=file is None)


def sentence(text: str) -> str:
    """A message as a sentence: a capital at the start, but not of a file's name, and a full stop at the end.

    >>> sentence("there is no game 'chess'"), sentence("my-map.toml, line 3: there is no city")
    ("There is no game 'chess'.", 'my-map.toml, line 3: there is no city.')
    >>> sentence("my-map.toml is already there"), sentence("games/mine is already there")
    ('my-map.toml is already there.', 'games/mine is already there.')
    """
    text = text.strip()
    if not FILE_FIRST.match(text):
        text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else text + "."


def about_file(error: OSError) -> str:
    """What the system has against a file, as half a sentence."""
    reason = error.strerror or type(error).__name__
    return f"{error.filename}: {reason}" if error.filename else reason


@contextmanager
def plain_errors(debug: bool) -> Iterator[None]:
    """Turn what was raised into one sentence; with `debug`, let it pass as it is."""
    try:
        yield
    except (click.exceptions.Exit, click.exceptions.NoArgsIsHelpError, click.Abort, Trouble):
        raise
    except click.ClickException as error:
        raise Trouble(error.format_message(), error.exit_code) from None
    except BrokenPipeError:
        raise  # the reader of a pipe has gone: nobody is left to tell
    except OSError as error:
        if debug:
            raise
        raise Trouble(about_file(error)) from None
    except (ValueError, MissingWords) as error:
        # SetupError, RecordError, a bad components file, an unknown bot: all carry a sentence.
        if debug:
            raise
        raise Trouble(str(error)) from None
    except Exception as error:
        if debug:
            raise
        fault = f"this is a fault in Roundhouse: {type(error).__name__}: {error}"
        raise Trouble(f"{fault}; `roundhouse --debug ...` shows where", FAULT) from error


class Commands(click.Group):
    """The commands, with plain errors."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        with plain_errors(debug=False):
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        with plain_errors(bool(ctx.params.get("debug"))):
            return super().invoke(ctx)
