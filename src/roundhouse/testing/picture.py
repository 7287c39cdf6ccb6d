"""The picture of a game: every move has its place in it, nothing hidden is in it, and it is small."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final
from xml.etree import ElementTree

from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.core.state import NOBODY, State
from roundhouse.games.registry import package_of
from roundhouse.kit.picture import PLAYER, SHEET, GamePicture
from roundhouse.kit.words import Say
from roundhouse.testing.catalogues import spoken
from roundhouse.testing.play import SEEDS, Play, Spot, moments, walk
from roundhouse.testing.words import NAMES
from roundhouse.text import Words

SVG: Final = "{http://www.w3.org/2000/svg}"
FIRST_PAGE: Final = 40_000  # bytes, compressed
ONE_PART: Final = 15_000
BARRED: Final = re.compile(r'<script|<style|style="|\bon\w+="|<image|<foreignObject|url\(')
EVIL: Final = ('<script>alert("1")</script>', "&amp;\"'{player}", *NAMES[2:])
MIXED_EVERY: Final = 7  # positions
MOST_MIXED: Final = 20
IDS: Final = re.compile(r' id="([^"]+)"')
LINKS: Final = re.compile(r'href="([^"]*)"')
CLASSES: Final = re.compile(r' class="([^"]*)"')


class Gallery:
    """The picture of a game, drawn for tests: what many checks look at is drawn once for all of them."""

    def __init__(self, game: Game, spots: tuple[Spot, ...] = ()) -> None:
        self.spots = spots
        self.picture: GamePicture = package_of(game.name).picture()
        self.words = spoken(game, NAMES)
        self.say: Say = self.words["en"].say
        self._drawn: dict[tuple[int, int, str], dict[str, str]] = {}
        self._fragments: dict[str, str] = {}  # most are those of the position before

    def watched(self, every: int = 1) -> Iterator[tuple[Spot, int]]:
        """Positions with whoever must decide, or the first seat at the end."""
        for spot in self.spots[::every]:
            yield spot, max(spot.state.seat, 0)

    def parts(self, state: State, seat: int, language: str = "en") -> dict[str, str]:
        """All parts of the table as a seat sees them."""
        return self.picture.pictures(state.seen_by(seat), seat, self.words[language].say)

    def drawn(self, spot: Spot, language: str = "en", seat: int | None = None) -> dict[str, str]:
        """The parts of a position that is watched, as whoever must decide or another seat sees them."""
        if seat is None:
            seat = max(spot.state.seat, 0)
        key = id(spot), seat, language
        if key not in self._drawn:
            parts = self.parts(spot.state, seat, language)
            self._drawn[key] = {name: self._fragments.setdefault(one, one) for name, one in parts.items()}
        return self._drawn[key]


def gallery_of(game: Game, seeds: Iterable[int], play: Play) -> Gallery:
    """The picture of a game at the moments of some games."""
    return _gallery(game, tuple(seeds), play)


@lru_cache(2)  # drawings take much room
def _gallery(game: Game, seeds: tuple[int, ...], play: Play) -> Gallery:
    return Gallery(game, moments(game, seeds, play))


def ids(parts: dict[str, str]) -> list[str]:
    """The ids of all elements of some parts."""
    return [name for part in parts.values() for name in ids_of(part)]


@cache
def ids_of(text: str) -> tuple[str, ...]:
    return tuple(IDS.findall(text))


@cache
def size(text: str) -> int:
    """Bytes that travel; most parts of a picture stay the same from one position to the next."""
    return len(gzip.compress(text.encode()))


def check_eyes(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """Seats that are said to see a view with the same eyes get the same drawing of it."""
    gallery = gallery_of(game, seeds, play)
    for spot, asked in gallery.watched():
        with spot as state:
            for seat in {NOBODY, asked, (asked + 1) % state.players}:
                view = state.seen_by(seat)
                eyes = gallery.picture.eyes(view, seat)
                if eyes != seat:
                    shared = gallery.picture.pictures(view, eyes, gallery.say)
                    own = gallery.drawn(spot, seat=seat)
                    assert own == shared, f"seat {seat} sees something else than {eyes} does"


def check_basis(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """Parts that hang on the same look the same: in all positions, and in mixtures of two."""
    gallery = gallery_of(game, seeds, play)
    seen: dict[object, str] = {}
    before: dict[object, State] = {}
    left = MOST_MIXED

    def compare(view: State, seat: int, spot: Spot, drawn: dict[str, str]) -> None:
        for name, svg in drawn.items():
            basis = gallery.picture.basis(name, view, seat)
            if basis is not None:
                key = (name, str(spot.options), view.players, repr(basis))
                assert seen.setdefault(key, svg) == svg, f"{name} hangs on more than its basis says"

    for number, (spot, asked) in enumerate(gallery.watched()):
        with spot as state:
            for seat in {NOBODY, asked, (asked + 1) % state.players}:
                compare(state.seen_by(seat), seat, spot, gallery.drawn(spot, seat=seat))
            if left and number % MIXED_EVERY == 0:
                table, view = (str(spot.options), state.players), state.seen_by(NOBODY)
                for mixed, drawn in mixtures(gallery, view, before.get(table, view)):
                    compare(mixed, NOBODY, spot, drawn)
                before[table] = view
                left -= 1


def mixtures(gallery: Gallery, one: State, other: State) -> Iterator[tuple[State, dict[str, str]]]:
    """A position with one thing of another, for each in which they differ, as far as it can be drawn."""
    here, there = one.dump(), other.dump()
    for name in here:
        if here[name] != there[name]:
            try:
                mixed = one.game.load({**here, name: there[name]})
                drawn = gallery.picture.pictures(mixed, NOBODY, gallery.say)
            except (LookupError, ValueError, AssertionError, TypeError):
                continue  # no such position can be
            yield mixed, drawn


def check_targets(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """Every legal move points at things that are drawn: none if it only ends something, or has no place."""
    gallery = gallery_of(game, seeds, play)
    placeless = gallery.picture.PLACELESS
    mere = package_of(game.name).words().MERE
    for spot, seat in gallery.watched():
        with spot as state:
            view = state.seen_by(seat)
            there = set(ids(gallery.drawn(spot)))
            moves_of: dict[str, set[int]] = {}
            for move in view.legal():
                text = game.moves.text(move)
                found = gallery.picture.targets(view, move)
                for name in found:
                    if name not in moves_of:
                        moves_of[name] = set(gallery.picture.moves_at(view, name))
                hidden = [name for name in found if move not in moves_of[name]]
                assert not hidden, f"{text!r} is not among the moves of {hidden}"
                lost = set(found) - there
                assert not lost, f"{text!r} points at {sorted(lost)}, which is not drawn"
                assert all(re.fullmatch(r"[\w+-]+", name) for name in found), f"odd ids: {found}"
                kind = game.moves.block(move).name
                assert found or kind in placeless, f"{text!r} points at nothing; is its kind PLACELESS?"
                assert not found or kind not in mere, f"{text!r} only ends something, and points at {found}"


def check_ids(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """No id stands twice on the page, and the sheet of drawings never changes through a game."""
    gallery = gallery_of(game, seeds, play)
    sheets: dict[tuple[int, str], str] = {}
    for spot in gallery.spots:
        with spot:
            parts = gallery.drawn(spot)
            found = ids(parts)
            twice = sorted(name for name, times in Counter(found).items() if times > 1)
            assert not twice, f"the ids {twice} stand there twice"
            if SHEET in parts:
                assert next(iter(parts)) == SHEET, "the sheet of drawings must come first"
                kept = sheets.setdefault((spot.seed, str(spot.options)), parts[SHEET])
                assert parts[SHEET] == kept, "the sheet of drawings has changed"


def check_parts(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """Every part is well-formed and has a name for those who listen, in every language."""
    gallery = gallery_of(game, seeds, play)
    seen: set[tuple[str, str]] = set()
    for spot, seat in gallery.watched():
        for language, words in gallery.words.items():
            with spot as state:
                for name, fragment in gallery.drawn(spot, language).items():
                    if (name, fragment) not in seen:
                        seen.add((name, fragment))
                        check_part(name, fragment)
                    title = gallery.picture.title(name, words.say)
                    assert (name == SHEET) == (title == ""), f"{language}: {name} is called {title!r}"
                check_numbers(gallery, spot, seat, language)
                lines = gallery.picture.description(state.seen_by(seat), seat, words.say)
                assert lines, f"{language}: the table is not told in words"
                assert all(lines), f"{language}: an empty line among {lines}"


def check_numbers(gallery: Gallery, spot: Spot, seat: int, language: str) -> None:
    """What is always in sight of each player: in words too, with symbols of the sheet and a part to see."""
    parts = gallery.drawn(spot, language)
    view = spot.state.seen_by(seat)
    for owner in range(view.players):
        numbers = gallery.picture.numbers(view, owner, gallery.words[language].say)
        names = [number.name for number in numbers]
        assert len(set(names)) == len(names), f"two numbers have one name: {names}"
        for number in numbers:
            assert number.figure, f"{language}: {number.name} has no figure"
            assert number.means, f"{language}: {number.name} has no words"
            assert not number.symbol or number.symbol in ids_of(parts[SHEET]), f"no {number.symbol}"
        assert gallery.picture.home(owner) in parts, f"there is no part {gallery.picture.home(owner)}"


def check_part(name: str, fragment: str) -> None:
    """One part: SVG with a role and labels; the sheet of drawings is never seen."""
    root = ElementTree.fromstring(fragment)
    assert root.tag == SVG + "svg", f"{name} is no <svg>"
    if name == SHEET:
        return
    assert root.get("role") == "img", f"{name} has not the role img"
    assert root.get("aria-label"), f"{name} has no aria-label"
    assert not re.search("[\ue000-\uf8ff]|None", fragment), f"{name} lacks a word"
    for element in root.iter(SVG + "g"):
        called = (element.findtext(SVG + "title") or "").strip()
        assert called or not element.get("id"), f"{name}: {element.get('id')} has no title"


def check_strict_page(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """No script, no style but classes that have rules, nothing from elsewhere; whatever is used is there."""
    gallery = gallery_of(game, seeds, play)
    styled = set(re.findall(r"\.([a-z][\w-]*)", gallery.picture.STYLE))
    used: set[str] = set()
    parts_used: set[str] = set()
    for spot in gallery.spots:
        with spot:
            parts = gallery.drawn(spot)
            whole = "".join(parts.values())
            barred = BARRED.search(whole)
            assert barred is None, f"{barred and barred[0]!r} is not for a strict page"
            lost = set(LINKS.findall(whole)) - {f"#{name}" for name in ids(parts)}
            assert not lost, f"{sorted(lost)} is used and not drawn"
            used |= {name for value in CLASSES.findall(whole) for name in value.split()}
            parts_used |= {name.rsplit("-", 1)[0] if name.startswith(PLAYER) else name for name in parts}
    # A part's own class ends with its name; what can be picked is styled by the page.
    bare = {name for name in used if any(name.endswith(f"-{part}") for part in parts_used)}
    scopes = {name.split("-")[0] for name in bare}
    lacking = sorted(used - styled - bare - scopes - {"pick"})
    assert not lacking, f"the style has no rule for {lacking}"
    assert "$" not in gallery.picture.STYLE, "a colour has no value"
    for name in re.findall(r"(--[\w-]+):#", gallery.picture.DARK_PROPERTIES):
        assert f"var({name}," in gallery.picture.STYLE, f"{name} is set for the dark and never used"


def check_names_escaped(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """Players' names are shown as text, whatever they are."""
    picture = package_of(game.name).picture()
    say = Words("en", game, EVIL).say
    for spot, seat in list(gallery_of(game, seeds, play).watched())[-3:]:
        with spot as state:
            view = state.seen_by(seat)
            for name, fragment in picture.pictures(view, seat, say).items():
                ElementTree.fromstring(fragment)
                assert "<script" not in fragment, f"{name} runs a player's name"
            ElementTree.fromstring(picture.board(view, seat, say))


def check_pictures_hide(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """Positions that differ only in what a seat may not know look the same to it, byte for byte."""
    gallery = gallery_of(game, seeds, play)
    rng = Random(11)
    differed = False
    for spot in gallery.spots[::3]:
        with spot as state:
            for seat in (0, state.players - 1, -1):
                other = state.imagine(seat, rng)
                differed = differed or other.digest() != state.digest()
                views = [state.seen_by(seat), other.seen_by(seat)]
                parts = gallery.picture.pictures(views[1], seat, gallery.say)
                assert gallery.drawn(spot, seat=seat) == parts, f"seat {seat} is shown what it may not know"
                for draw in (gallery.picture.board, gallery.picture.description):
                    one, two = (draw(view, seat, gallery.say) for view in views)
                    assert one == two, f"{draw.__name__} shows seat {seat} what it may not know"
                for owner in range(state.players):
                    numbers = [gallery.picture.numbers(view, owner, gallery.say) for view in views]
                    assert numbers[0] == numbers[1], f"numbers show seat {seat} what it may not know"
    assert differed, f"{game.name}: nothing is hidden, not even the generator"


def check_small(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """The page is small, and so is each part that a move may change."""
    gallery = gallery_of(game, seeds, play)
    for spot in gallery.spots:
        with spot:
            for language in gallery.words:
                parts = gallery.drawn(spot, language)
                whole = sum(map(size, parts.values())) + size(gallery.picture.STYLE)
                assert whole < FIRST_PAGE, f"{language}: {whole} bytes, compressed"
                for name, fragment in parts.items():
                    assert size(fragment) < ONE_PART, (
                        f"{language}: {name} has {size(fragment)} bytes, compressed"
                    )


def check_whole_table(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """The whole table is one SVG that stands on its own, and the players' emblems differ."""
    gallery = gallery_of(game, seeds, play)
    signs = gallery.picture.SIGNS
    assert len(set(signs)) == len(signs) >= game.max_players, f"the players' emblems {signs!r}"
    for spot, seat in gallery.watched(every=4):
        with spot as state:
            whole = gallery.picture.board(state.seen_by(seat), seat, gallery.say)
            root = ElementTree.fromstring(whole)
            assert root.find(SVG + "style") is not None, "the whole table has no style"
            found = IDS.findall(whole)
            assert len(found) == len(set(found)), "an id stands there twice"
            lost = {name for name in LINKS.findall(whole) if name[1:] not in set(found)}
            assert not lost, f"{sorted(lost)} is used and not drawn"
