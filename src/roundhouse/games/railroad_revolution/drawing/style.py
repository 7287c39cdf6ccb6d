"""Colours, type and line of the picture.

Every colour is a property with a value for paper, so that an SVG on its own looks right; a page with a
dark theme sets the properties of `DARK`.
"""

from __future__ import annotations

from typing import Final

LIGHT: Final = {
    "paper": "#f6efdd",
    "land": "#efe3c2",
    "border": "#d3c194",
    "coast": "#7d9a94",
    "sea": "#cfdfd8",
    "card": "#fdf9ee",
    "shade": "#e9dcbc",
    "line": "#b9a67a",
    "ink": "#2c2a25",
    "soft": "#6a6150",
    "bed": "#ddcea3",
    "tie": "#9d845a",
    "steel": "#6f675a",
    "mountain": "#8a6a4b",
    "snow": "#fffdf5",
    "grass": "#5f7f45",
    "accent": "#9c3d22",
    "gain": "#2f6b46",
    "pay": "#9a2f25",
    "on-badge": "#fffaf0",
    "gold": "#e9c766",
    "choice": "#d9650b",
    "outline": "#231f1a",
    "edge": "#2c2a25",
    "p0": "#efb81f",
    "p1": "#c4372c",
    "p2": "#33312e",
    "p3": "#2468b4",
    "p4": "#a9a08d",
    "w0": "#fffdf4",
    "w1": "#8a4fae",
    "w2": "#ee8a1d",
    "w3": "#959aa0",
    "w4": "#2bb0a6",
}

DARK: Final = {
    "paper": "#1f262b",
    "land": "#39413d",
    "border": "#505a52",
    "coast": "#55747c",
    "sea": "#222f37",
    "card": "#2c343a",
    "shade": "#3a444b",
    "line": "#5f6a6e",
    "ink": "#f1e8d2",
    "soft": "#b9b29f",
    "bed": "#4d5248",
    "tie": "#897a5d",
    "steel": "#aaa596",
    "mountain": "#b08a63",
    "snow": "#f3ecdc",
    "grass": "#9cbf7c",
    "accent": "#ec9a72",
    "gain": "#2f7a50",
    "pay": "#a83c30",
    "on-badge": "#fff8ea",
    "gold": "#caa446",
    "choice": "#ff9d3f",
    "outline": "#14171a",
    "edge": "#f1e8d2",
    "p0": "#f2c23a",
    "p1": "#d9493c",
    "p2": "#101214",
    "p3": "#4d90dc",
    "p4": "#8f8a7d",
    "w0": "#fbf6e6",
    "w1": "#a873cc",
    "w2": "#f39a3c",
    "w3": "#a9aeb4",
    "w4": "#42c2b7",
}

# `$name` stands for a colour, `&` for the picture itself. Classes that begin with `rr-` occur in symbols.
RULES: Final = """
&{font-family:"Gill Sans","Gill Sans MT",Cabin,Carlito,Calibri,"Liberation Sans",Arial,sans-serif;font-size:15px;fill:$ink}
.m{text-anchor:middle}
.e{text-anchor:end}
.b{font-weight:700}
.s{font-size:13px}
.pl{font-size:12px}
.count{fill:$ink}
.countn{fill:$card;font-size:12px;font-weight:700}
.title{font-size:23px;font-weight:700;letter-spacing:.14em;text-transform:uppercase;fill:$soft}
.l{font-size:18px}
.x{font-size:24px}
.soft{fill:$soft}
.head{font-weight:700;font-size:14px;letter-spacing:.08em;text-transform:uppercase;fill:$soft}
.tight{font-size:13px;letter-spacing:-.02em}
.tighter{font-size:11.5px;letter-spacing:-.03em}
.cloth{fill:$shade}
.paper{fill:$paper}
.sea{fill:$sea}
.wave{fill:none;stroke:$coast;stroke-opacity:.16;stroke-linejoin:round}
.wave2{stroke-opacity:.22}
.land{fill:$land;stroke:$coast;stroke-width:1.6;stroke-linejoin:round}
.border{fill:none;stroke:$border;stroke-width:1.1;stroke-linejoin:round;stroke-dasharray:5 3}
.card{fill:$card;stroke:$line;stroke-width:1.2}
.shade{fill:$shade}
.rule{fill:none;stroke:$line;stroke-width:1.2}
.ghost{fill:none;stroke:$line;stroke-width:1.3;stroke-dasharray:3 2.5}
.lead{stroke:$ink;stroke-width:2.2;fill:none}
.bed{fill:none;stroke:$bed;stroke-width:27}
.tie{fill:none;stroke:$tie;stroke-width:19;stroke-dasharray:3.2 4.6}
.steel{fill:none;stroke:$steel;stroke-width:2}
.stick{fill:none;stroke:currentColor;stroke-width:6;stroke-linecap:round}
.under{fill:none;stroke:$edge;stroke-width:8.2;stroke-linecap:round}
.mark{fill:none;stroke:var(--on);stroke-width:1.6;stroke-opacity:.75}
.p0 .mark{stroke-width:0}
.p1 .mark{stroke-dasharray:5 4}
.p2 .mark{stroke-dasharray:1.6 3}
.p3 .mark{stroke-width:2}
.dot{fill:$card;stroke:$ink;stroke-width:2.6}
.wire{fill:none;stroke:$ink;stroke-width:1.5}
.pole{fill:none;stroke:$tie;stroke-width:5;stroke-linecap:round}
.glass{fill:$coast;stroke:$outline;stroke-width:1}
.pay{fill:$pay}
.gain{fill:$gain}
.on{fill:$on-badge;font-weight:700}
.rr-vp{fill:$accent}
.vpn{fill:$paper;font-weight:700}
.gate{fill:$shade;stroke:$accent;stroke-width:1.4}
.used{opacity:.36}
.off{opacity:.5}
.done{fill:none;stroke:$gain;stroke-width:3.2;stroke-linecap:round;stroke-linejoin:round}
.bar{fill:$gain;fill-opacity:.22}
.now{stroke:$accent;stroke-width:2.4}
.turn{fill:none;stroke:$accent;stroke-width:4}
.p0{color:$p0;--on:#2c2a25}
.p1{color:$p1;--on:#fff8ea}
.p2{color:$p2;--on:#f6efdd}
.p3{color:$p3;--on:#fff8ea}
.p4{color:$p4;--on:#2c2a25}
.rr-piece{fill:currentColor;stroke:$edge;stroke-width:1.3;stroke-linejoin:round}
.rr-emblem{fill:var(--on);stroke:none}
.rr-ring{fill:none;stroke:var(--on);stroke-width:1.7}
.rr-fig{stroke:$outline;stroke-width:1.2;stroke-linejoin:round}
.rr-w0{fill:$w0}
.rr-w1{fill:$w1}
.rr-w2{fill:$w2}
.rr-w3{fill:$w3}
.rr-w4{fill:$w4}
.rr-w5{fill:$card;stroke:$ink;stroke-dasharray:2 1.4}
.rr-hat{fill:$outline;stroke:none}
.rr-badge{fill:$on-badge;stroke:$outline;stroke-width:.8}
.rr-i{fill:none;stroke:$ink;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.rr-it{fill:none;stroke:$tie;stroke-width:2.6;stroke-linecap:round}
.rr-if{fill:$ink;stroke:none}
.rr-ip{fill:$card;stroke:$ink;stroke-width:1.5;stroke-linejoin:round}
.rr-ig{fill:$gold;stroke:$outline;stroke-width:1.4;stroke-linejoin:round}
.rr-io{fill:$outline;stroke:none}
.rr-ia{fill:$accent;stroke:none}
.rr-loco{fill:$steel;stroke:$outline;stroke-width:1.3;stroke-linejoin:round}
.rr-face{fill:$on-badge;stroke:$outline;stroke-width:1.3}
.rr-mt{fill:$mountain;stroke:$outline;stroke-width:.7;stroke-linejoin:round}
.rr-snow{fill:$snow;stroke:none}
.rr-gr{fill:none;stroke:$grass;stroke-width:1.7;stroke-linecap:round}
.rr-lt{font-size:13px;font-weight:700;text-anchor:middle;fill:$outline}
.rr-slot{fill:none;stroke:$soft;stroke-width:1.4;stroke-dasharray:3 2.2}
.rr-one{font-size:12px;font-weight:700;text-anchor:middle;fill:$soft}
.can{cursor:pointer}
.can>.hit{stroke:$choice;stroke-opacity:1}
.can>.hit:not(.bed){stroke-width:3.4;stroke-dasharray:none}
.can>.bed{stroke-width:31}
.can:hover>.hit,.can:focus-visible>.hit{stroke:$ink}
.can:focus-visible{outline:none}
.chosen>.hit{stroke:$ink;stroke-width:4.5}
.hit:not(.card):not(.bed):not(.dot):not(.gate){fill:transparent}
"""


def scoped(selector: str) -> str:
    """A selector that only meets the picture. Inside a symbol the picture's own class is out of reach."""
    return selector if selector.startswith(".rr-") else ".rr" if selector == "&" else f".rr {selector}"


def _style() -> str:
    rules: list[str] = []
    for line in RULES.strip().splitlines():
        selectors, body = line.split("{", 1)
        for name in sorted(LIGHT, key=len, reverse=True):
            body = body.replace(f"${name}", f"var(--{name},{LIGHT[name]})")
        rules.append(",".join(scoped(selector) for selector in selectors.split(",")) + "{" + body)
    return "\n".join(rules) + "\n.rr-symbols{position:absolute;width:0;height:0}"


STYLE: Final = _style()
DARK_PROPERTIES: Final = ";".join(f"--{name}:{value}" for name, value in DARK.items())
