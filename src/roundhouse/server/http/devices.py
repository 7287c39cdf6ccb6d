"""What somebody reads of the browsers in which they are known."""

from __future__ import annotations

import re

from ua_parser import parse

from roundhouse.server.http.request import Ask

# The library tells apart what people call by one name.
SAME = re.compile(r"\b(?:Mobile|iOS|WebView|UI/WKWebView)\b|\s+(?=\s|$)")
SYSTEMS = {"Mac OS X": "macOS", "Chrome OS": "ChromeOS"}
HELD = ("iPhone", "iPad", "iPod")  # known by the device, not by its system


def device_name(ask: Ask, agent: str) -> str:
    """A browser and what it runs on, in plain words, from what it says of itself."""
    browser, system = told_by(agent)
    if browser and system:
        return ask.say("web.device.both", browser=browser, system=system)
    return browser or system or ask.say("web.device.unknown")


def told_by(agent: str) -> tuple[str, str]:
    """A browser and its system; empty if they cannot be told.

    >>> told_by("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0")
    ('Chrome', 'Linux')
    >>> told_by("curl/8.5.0")
    ('curl', '')
    """
    found = parse(agent)
    browser = SAME.sub("", found.user_agent.family).strip() if found.user_agent else ""
    system = found.os.family if found.os else ""
    if found.device and found.device.family in HELD:
        system = found.device.family
    return browser, SYSTEMS.get(system, system)
