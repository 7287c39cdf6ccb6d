"""The players: money, income, shares, engine, action, and how they will stand after the expenses."""

from __future__ import annotations

from typing import Final

from roundhouse.core.figures import in_figures
from roundhouse.games.age_of_steam.picture.labels import Voice
from roundhouse.games.age_of_steam.picture.track import emblem
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, CASH
from roundhouse.games.age_of_steam.rules.money import Forecast, expenses, forecast
from roundhouse.games.age_of_steam.rules.scoring import sections
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switches.roles import Roles
from roundhouse.kit.drawing.svg import group, path, pick, rect, sheet, shortened, text, use

WIDTH: Final = 480.0
LEFT: Final = 12.0
INNER: Final = WIDTH - 2 * LEFT
ROW: Final = 104.0
LEAST: Final = 350.0  # high, so that the part does not lie across the page
CELL: Final = 86.0


def draw(view: State, say: Voice) -> str:
    """Everybody in the order of play; whoever is out of the game comes last."""
    seats = view.order + [seat for seat in range(view.players) if seat not in view.order]
    tall = max(LEAST, ROW * len(seats) + 18)
    points = view.scores().totals()
    track = sections(view)
    rows = [
        row(view, seat, place, (LEFT, 10 + place * ROW), points[seat], track[seat], say)
        for place, seat in enumerate(seats)
    ]
    paper = rect(0, 0, WIDTH, tall, "paper", 14)
    return sheet("aos-players", WIDTH, tall, say.word("picture.part.players"), paper, *rows)


def row(
    view: State, seat: int, place: int, at: tuple[float, float], points: int, track: int, say: Voice
) -> str:
    """One player: name and points, figures, forecast."""
    out = not view.alive[seat]
    content = [
        rect(0, 0, INNER, ROW - 8, "card hit" + (" now" if view.seat == seat else ""), 8),
        text(18, 25, "–" if out else f"{place + 1}.", "b soft m"),
        emblem(seat, (44, 20)),
        text(62, 26, shortened(say.player(seat), 24), "l b" + (" out" if out else ""), 176, 18),
        taken(view, seat, say),
        "" if out else score(points, say.player(seat), say),  # a survivor with less than nothing is better
    ]
    if out:
        content.append(text(62, 56, say.word("picture.eliminated"), "soft"))
    else:
        content += figures(view, seat, track, say)
        content.append("" if view.over else outlook(view, seat, say))
        content.append(role(view, seat, say))
        content.append(taken_cubes(view, seat, say))
    return pick(f"seat-{seat}", say.player(seat), *content, move=at)


def taken(view: State, seat: int, say: Voice) -> str:
    """The action of this turn."""
    action = view.action[seat]
    if action < 0:
        return ""
    name = say.word("action." + ACTION_NAMES[action])
    return group(use(f"aos-a{action}", 244, 9, 27, 20), text(276, 25, name, "s b", 104, 13), title=name)


def role(view: State, seat: int, say: Voice) -> str:
    """Whom a player plays, where a map has roles."""
    for switch in view.m.switches:
        if isinstance(switch, Roles) and switch.role(view, seat) >= 0:
            return text(
                INNER - 42, 86, say.word("role." + switch.names[switch.role(view, seat)]), "s b e", 150, 13
            )
    return ""


def taken_cubes(view: State, seat: int, say: Voice) -> str:
    """How many cubes a player has that count at the end."""
    cubes = sum(switch.cubes_of(view, seat) for switch in view.m.switches)
    if not cubes:
        return ""
    return text(INNER - 42, 86, say("plant_cubes", n=cubes), "s b e", 150, 13)


def score(points: int, who: str, say: Voice) -> str:
    label = say("points", who=who, n=points)
    return group(
        use("aos-points", 388, 9, 22), text(INNER - 10, 27, in_figures(points), "l b e"), title=label
    )


def figures(view: State, seat: int, track: int, say: Voice) -> list[str]:
    """Cash, income, shares, engine, track."""
    who = say.player(seat)
    due = expenses(view, seat)
    pays = view.m.scoring != CASH
    boxes = [
        figure(0, "", say.money(view.cash[seat]), say("cash", who=who, money=view.cash[seat])),
        figure(1, "aos-income", signed(view.income[seat]), say("income", who=who, n=view.income[seat])),
        pick(
            f"shares-{seat}",
            say("shares", who=who, n=view.shares[seat], most=view.m.most_shares),
            figure(2, "aos-share", f"{view.shares[seat]}", ""),
        ),
        pick(
            f"engine-{seat}",
            say("engine", who=who, n=view.engine[seat], most=view.m.most_engine, due=due),
            figure(3, "aos-loco", f"{view.engine[seat]}", ""),
        ),
    ]
    if pays:
        boxes.append(figure(4, "aos-rail", str(track), say("track_points", who=who, n=track)))
    return boxes


def figure(column: int, icon: str, value: str, title: str) -> str:
    """A number with its icon; money needs none."""
    x = 10 + column * CELL
    box = rect(x, 38, CELL - 6, 27, "shade hit", 6)
    if not icon:
        return group(box.replace(" hit", ""), text(x + (CELL - 6) / 2, 57, value, "l b m"), title=title)
    drawn = use(icon, x + 6, 42, 28 if icon == "aos-loco" else 20, 20) + text(
        x + CELL - 16, 58, value, "l b e"
    )
    return group(box.replace(" hit", ""), drawn, title=title) if title else box + drawn


def signed(value: int) -> str:
    """An income with its sign."""
    return f"+{value}" if value >= 0 else in_figures(value)


def outlook(view: State, seat: int, say: Voice) -> str:
    """Cash after the expenses and income after its reduction, with a warning where money will be short."""
    ahead = forecast(view, seat)
    words = foretold(ahead, say)
    sign = "aos-skull" if ahead.bankrupt else "aos-warn" if ahead.short else ""
    drawn = [
        path("M14 81h10m-4-4 4 4-4 4", "aos-line"),
        text(32, 86, words, "b" if sign else "soft", INNER - 72, 15),
    ]
    if sign:
        drawn.append(use(sign, INNER - 34, 68, 24))
    return group(*drawn, title=warned(ahead, say.player(seat), say))


def foretold(ahead: Forecast, say: Voice) -> str:
    """The forecast in few words."""
    if ahead.bankrupt:
        return say("ahead_bankrupt", short=ahead.short)
    if ahead.short:
        return say("ahead_short", short=ahead.short, income=ahead.income)
    return say("ahead", cash=ahead.cash, income=ahead.income)


def warned(ahead: Forecast, who: str, say: Voice) -> str:
    """The forecast in a sentence."""
    if ahead.bankrupt:
        return say("forecast_bankrupt", who=who, short=ahead.short)
    if ahead.short:
        return say("forecast_short", who=who, short=ahead.short, income=ahead.income)
    return say("forecast", who=who, cash=ahead.cash, income=ahead.income)
