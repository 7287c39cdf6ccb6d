"""Make the fonts that the pages bring along, from those of Fontsource: only letters that can be needed.

Needs fontTools and brotli, and a folder in which `npm pack` has put the packages named below, unpacked:
`python scripts/fonts.py FOLDER`. Nothing else runs this; it is here for the day when a letter is missing.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger  # type: ignore[import-not-found]
from fontTools.subset import Options, Subsetter  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-not-found]

OUTPUT = Path(__file__).parent.parent / "src" / "roundhouse" / "web" / "static" / "fonts"
STYLE = OUTPUT.parent / "shared" / "fonts.css"
PAINTER = OUTPUT.parent.parent / "painting"
FAMILIES = {"sans": "Cabin", "signs": "Roundhouse Signs"}
WESTERN = {*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "–—‘’‚“”„†•…‹›€™−")}
EASTERN = {*range(0x100, 0x180), *map(ord, "ȘșȚț")}  # Polish, and how cities of its neighbours are written
SIGNS = {
    *map(ord, "ΔΣΩ‰⁑∞∩≈≠≡≤≥⊕⊗⋈⋯⌂⌫⏎"),
    *range(0x2190, 0x219A),  # arrows
    *map(ord, "↔↕↩↪↶↷↺↻⇄⇅⇆⛶"),
    *range(0x2460, 0x2474),  # numbers in circles
    *range(0x25A0, 0x2600),  # squares, triangles, circles
    *map(ord, "★☆☐☑☒☾☽♚♛♜♝♞♟♠♣♥♦♪⚑⚐⚒⚓⚖⚙⚠⚡✓✔✕✖✗✚✦✶✸❖"),
}
# What is made of which files, each of them with the letters that are taken from it.
PARTS = {
    "sans": [("cabin/files/cabin-latin-standard-normal", WESTERN)],
    "sans-ext": [("cabin/files/cabin-latin-ext-wght-normal", EASTERN)],
    "slab": [("rokkitt/files/rokkitt-latin-wght-normal", WESTERN)],
    "slab-ext": [("rokkitt/files/rokkitt-latin-ext-wght-normal", EASTERN)],
    "signs": [
        ("noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal", SIGNS),
        ("noto-sans-symbols/files/noto-sans-symbols-symbols-700-normal", SIGNS),
        ("noto-sans-math/files/noto-sans-math-latin-400-normal", SIGNS),
    ],
}
NEEDED = ("head", "hhea", "maxp", "OS/2", "hmtx", "cmap", "loca", "glyf", "name", "post")
# For pictures that the server draws itself: the same letters, in the one form that its painter can read.
PAINTED = {"regular": ("sans", 400), "bold": ("sans", 700), "signs": ("signs", 400)}
BOLD = 700  # the one weight of headlines
DIGITS = set(map(ord, "0123456789"))
NARROW = 80  # the width of digits, in per cent: at full width a zero looks like the letter O


def taken(file: Path, letters: set[int]) -> TTFont:
    """A font with some of its letters alone."""
    font = TTFont(file)
    options = Options(hinting=False, layout_features=["kern", "mark", "mkmk", "ccmp", "locl", "liga", "frac"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


def with_narrow_digits(font: TTFont, file: Path) -> TTFont:
    """A font of one width, with digits of a smaller one that the file holds as well."""
    instantiateVariableFont(font, {"wdth": 100}, inplace=True)
    narrow = instantiateVariableFont(taken(file, DIGITS), {"wdth": NARROW})
    for name in narrow.getBestCmap().values():
        for table in ("glyf", "hmtx"):
            font[table][name] = narrow[table][name]
        font["gvar"].variations[name] = narrow["gvar"].variations[name]
    del font["HVAR"]  # its widths are those of the wide digits
    return font


def joined(fonts: list[TTFont]) -> TTFont:
    """Several fonts in one; they share no letter."""
    if len(fonts) == 1:
        return fonts[0]
    with TemporaryDirectory() as folder:
        places = [str(Path(folder) / f"{number}.ttf") for number in range(len(fonts))]
        for font, place in zip(fonts, places, strict=True):
            for table in set(font.keys()) - {"GlyphOrder", *NEEDED}:
                del font[table]
            font["OS/2"], font["post"] = fonts[0]["OS/2"], fonts[0]["post"]
            font.flavor = None
            font.save(place)
        return Merger().merge(places)


def named_in_style(name: str, letters: list[int]) -> None:
    """Tell browsers which letters a file has, so that they fetch it only for those."""
    runs: list[list[int]] = []
    for letter in letters:
        if runs and letter == runs[-1][1] + 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    spans = ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)
    faces = re.compile(rf'(url\("fonts/{name}\.woff2"\).*unicode-range: )[^;]+')
    STYLE.write_text(faces.sub(rf"\g<1>{spans}", STYLE.read_text(encoding="utf-8")), encoding="utf-8")


def main(folder: Path) -> None:
    OUTPUT.mkdir(exist_ok=True)
    PAINTER.mkdir(exist_ok=True)
    for name, sources in PARTS.items():
        left: set[int] = set()
        fonts = []
        for source, letters in sources:
            wanted = letters - left
            fonts.append(taken(folder / f"{source}.woff2", wanted))
            if name == "sans":
                fonts[-1] = with_narrow_digits(fonts[-1], folder / f"{source}.woff2")
            left |= set(fonts[-1].getBestCmap())
        font = joined(fonts)
        if name.startswith("slab"):
            instantiateVariableFont(font, {"wght": BOLD}, inplace=True)
        font.flavor = "woff2"
        font.save(OUTPUT / f"{name}.woff2")
        named_in_style(name, sorted(code for code in font.getBestCmap() if code >= ord(" ")))
        print(name, (OUTPUT / f"{name}.woff2").stat().st_size, "bytes,", len(font.getBestCmap()), "letters")
        if name == "signs":
            print("  missing:", "".join(map(chr, sorted(SIGNS - left))))
    for name, (family, weight) in PAINTED.items():
        fonts = [TTFont(OUTPUT / f"{part}.woff2") for part in PARTS if part.partition("-")[0] == family]
        for font in fonts:
            if "fvar" in font:
                instantiateVariableFont(font, {"wght": weight}, inplace=True)
        font = joined(fonts)
        font["OS/2"].usWeightClass = weight
        font["name"].setName(FAMILIES[family], 1, 3, 1, 0x409)
        font["name"].setName(FAMILIES[family], 16, 3, 1, 0x409)
        font.flavor = None
        font.save(PAINTER / f"{name}.ttf")
        print(name, (PAINTER / f"{name}.ttf").stat().st_size, "bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
