"""The open question in words, with a warning where money will be short."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.rules.build_turn import ChooseTile
from roundhouse.games.age_of_steam.rules.delivery_links import links_of
from roundhouse.games.age_of_steam.rules.joining import Favour
from roundhouse.games.age_of_steam.rules.moves import DONE, UPGRADE, URBANISE
from roundhouse.games.age_of_steam.rules.moving import MoveGoods
from roundhouse.games.age_of_steam.rules.ownership import abandon, loose_ends
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switches.production_place import PlaceOnMap
from roundhouse.games.age_of_steam.words.money import outlook_word, warning
from roundhouse.games.age_of_steam.words.names import colour_word, commas, place_word, player_word, stop_word


def prompt_word(state: State) -> Message:
    """What the player is asked, and what to watch out for."""
    seat = state.seat
    question = question_word(state, seat)
    notes: list[Message] = []
    name = state.decision.name
    if name == "BuildTrack":
        notes = building_notes(state, seat)
    elif name == "IssueShares":
        notes = [outlook_word(state, seat)]
    elif name == "Bid":
        notes = others_bids(state, seat)
    if name in ("Bid", "PayFirst", "SelectAction", "BuildTrack", "MoveGoods"):
        short = warning(state, seat)
        notes += [] if short is None else [short]
    for note in notes:
        question = Message("prompt.warned", {"question": question, "warning": note})
    return question


def others_bids(state: State, seat: int) -> list[Message]:
    """What the others have bid, and who is out, besides the highest bid; nothing before anybody has."""
    if not any(state.bids) and not state.dropped:
        return []
    told: list[Message] = []
    for other in sorted({*state.bidders, *state.dropped} - {seat, state.high}, key=state.order.index):
        key = "out" if other in state.dropped else "made" if state.bids[other] else "none"
        told.append(Message(f"bids.{key}", {"player": player_word(other), "bid": state.bids[other]}))
    return [Message("prompt.bids", {"bids": commas(told)})] if told else []


def question_word(state: State, seat: int) -> Message:
    """The question itself."""
    decision = state.decision
    name = decision.name
    if name == "IssueShares":
        words = {"shares": state.shares[seat], "most": state.m.most_shares, "cash": state.cash[seat]}
        return Message("prompt.IssueShares", {**words})
    if name == "Bid":
        if state.high < 0:
            return Message("prompt.first_bid")
        return Message("prompt.bid", {"high": state.bids[state.high], "player": player_word(state.high)})
    if name == "PayFirst":
        return Message("prompt.PayFirst", {"price": state.m.order_price})
    if name == "BuildTrack":
        return building(state, seat)
    if type(decision) is ChooseTile:
        return Message("prompt.ChooseTile", {"town": state.m.stop_name[state.m.stop[decision.hex]]})
    if name == "MoveGoods":
        return moving(state, seat)
    if name == "Carry":
        return carrying(state)
    if name == "PlaceCube":
        return Message("prompt.PlaceCube", {"colour": colour_word(state.drawn[-1])})
    if type(decision) is PlaceOnMap:
        return placing(state, decision.stop)
    if type(decision) is Favour and decision.income < 0:
        return Message("prompt.forgo", {"income": -decision.income})
    if type(decision) is Favour:
        return Message("prompt.Favour", {"income": decision.income or state.m.join_two})
    return Message("prompt." + name)


def placing(state: State, named: int) -> Message:
    """Where cubes of Production go, or which of them goes to the city that was named."""
    words: dict[str, Argument] = {"colour": colour_word(state.drawn[-1])}
    if len(state.drawn) < 2:
        return Message("prompt.place_one", words)
    words["other"] = colour_word(state.drawn[0])
    if named < 0:
        return Message("prompt.place_both", words)
    return Message("prompt.place_either", {**words, "city": stop_word(state, named)})


def building(state: State, seat: int) -> Message:
    cash = state.cash[seat]
    if any(URBANISE <= move < state.codes.deliver for move in state.moves):
        return Message("prompt.urbanise", {"n": state.tiles_left, "cash": cash})
    if state.tiles_left <= 0 or state.moves == [DONE]:
        return Message("prompt.built", {"spent": state.spent, "cash": cash})
    return Message("prompt.build", {"n": state.tiles_left, "cash": cash, "spent": state.spent})


def building_notes(state: State, seat: int) -> list[Message]:
    """Sections that would be lost, or that must be finished first."""
    if state.m.complete_only:
        return [Message("warning.unfinished")] if loose_ends(state, seat) else []
    lost = abandoned(state, seat)
    return [Message("warning.abandons", {"n": lost})] if lost else []


def abandoned(state: State, seat: int) -> int:
    """How many sections would lose their owner if the player stopped building now (R-OWN-3)."""
    return abandon(state.copy(), seat)


def moving(state: State, seat: int) -> Message:
    decision = state.decision
    rounds = state.m.rounds_of_moves
    later = sum(1 for entry in state.agenda if type(entry) is MoveGoods and entry.seat == seat)
    words = {"round": rounds - later + (type(decision) is MoveGoods), "rounds": rounds}
    if any(state.codes.deliver <= move < state.codes.lay for move in state.moves):
        return Message("prompt.move", {"n": links_of(state, seat), **words})
    return Message("prompt.no_goods" if UPGRADE in state.moves else "prompt.nothing_to_move", {**words})


def carrying(state: State) -> Message:
    place = place_word(state, -1 - state.at) if state.at < 0 else stop_word(state, state.at)
    return Message("prompt.carry", {"colour": colour_word(state.cube), "place": place, "n": state.steps})
