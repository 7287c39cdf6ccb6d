"""Paint the icons of the installed app from the logo: phones take pictures of pixels only.

.venv/bin/python scripts/icons.py
"""

import re
from pathlib import Path

from resvg_py import svg_to_bytes

STATIC = Path(__file__).resolve().parent.parent / "src" / "roundhouse" / "web" / "static"
SIZES = (192, 512)
PAPER = "#f6efdd"
SHARE = 0.72  # of the width: systems cut corners off, or everything outside a circle


def main() -> None:
    logo = (STATIC / "logo.svg").read_text(encoding="utf-8")
    shapes = re.sub(r"</?svg[^>]*>", "", logo)
    away = 32 * (1 - SHARE)
    for size in SIZES:
        painted = svg_to_bytes(
            svg_string='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" '
            f'width="{size}" height="{size}">'
            f'<rect width="64" height="64" fill="{PAPER}"/>'
            f'<g transform="translate({away} {away - 2}) scale({SHARE})">{shapes}</g></svg>'
        )
        (STATIC / f"icon-{size}.png").write_bytes(bytes(painted))


if __name__ == "__main__":
    main()
