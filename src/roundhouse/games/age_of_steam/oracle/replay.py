"""A recorded game played again by the rules, move by move, every recorded number compared."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.core.message import Event as Told
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.oracle.chance import Chance
from roundhouse.games.age_of_steam.oracle.events import Event
from roundhouse.games.age_of_steam.oracle.fields import coloured
from roundhouse.games.age_of_steam.oracle.problems import OracleError, flaw
from roundhouse.games.age_of_steam.oracle.recording import Recording
from roundhouse.games.age_of_steam.oracle.start import Start
from roundhouse.games.age_of_steam.rules.setup import cubes_in_play
from roundhouse.games.age_of_steam.rules.state import State


class Table:
    """The game as far as it has been replayed: the position, what was compared, what was remarkable."""

    def __init__(self, recording: Recording, game: AgeOfSteam, kinds: dict[int, int] | None = None) -> None:
        self.recording = recording
        self.players = recording.players
        state = game.new(len(self.players), 0, recording.options)
        assert isinstance(state, State)
        self.state = state
        self.log: list[Told] = []  # what the engine told and no event has accounted for yet
        state.log = self.log
        Start(recording).set_up(state)
        self.cubes = cubes_in_play(state)
        self.turn = 1  # the turn that the record has come to
        self.at = 0  # events read so far
        self.chance = self.chance_ahead()
        self.compared = 0
        self.notes: list[str] = []
        self.moves: list[tuple[int, int]] = []  # all that was played: seat, move
        self.numbers: list[int] = []  # all dice and draws since the start position
        self.pending: list[Event] = []  # extra cubes recorded before the cubes of Production
        self.waiting: list[Event] = []  # cubes that come with the next tile
        self.kinds = {} if kinds is None else kinds  # of tile that an event takes for a town, by its number
        self.chosen: list[tuple[int, int, int]] = []  # event, hex and kind, where there were several
        self.out: list[int] = []  # seats eliminated in turns before

    # The record

    def chance_ahead(self) -> Chance:
        """The dice and draws of the turn that begins."""
        events: list[Event] = []
        last = False
        ahead = self.recording.events[self.at :]
        for event in ahead:
            if event.kind in ("end_turn", "final"):
                last = event.kind == "final"
                break
            events.append(event)
        closed = next((event for event in ahead[len(events) :] if event.kind == "closed"), None)
        return Chance(events, last or self.turn >= self.state.m.turns[self.state.players], closed)

    def wrong(self, event: Event, what: Message) -> OracleError:
        """An error at an event."""
        return OracleError(what, line=event.line, event=event.number, text=event.text)

    def agree(self, event: Event, what: Message, recorded: int, found: int) -> None:
        """Compare a recorded number with the engine's."""
        self.compared += 1
        if recorded != found:
            raise self.wrong(event, flaw("differs", what=what, recorded=recorded, found=found))

    def names(self, seats: list[int]) -> Argument:
        """Players, or nobody."""
        return ", ".join(self.players[seat] for seat in seats) or flaw("nobody")

    # The engine

    def asks(self, name: str, seat: int) -> bool:
        """Whether the engine waits for this decision of this seat."""
        return not self.state.over and self.state.decision.name == name and self.state.seat == seat

    def expect(self, event: Event, name: str) -> None:
        """Refuse an event that is not what the engine waits for."""
        if self.asks(name, event.seat):
            return
        if self.state.over:
            raise self.wrong(event, flaw("over"))
        raise self.waiting_for(event)

    def waiting_for(self, event: Event) -> OracleError:
        """An error: something else comes before this event."""
        decision = Message("decision." + self.state.decision.name)
        return self.wrong(event, flaw("before", player=self.players[self.state.seat], decision=decision))

    def play(self, event: Event, move: int) -> None:
        """Play a move, with the recorded dice and draws."""
        reason = self.state.why_not(move)
        if reason is not None:
            edition = self.elsewhere(move)
            what = flaw("illegal_but", edition=edition) if edition else flaw("illegal")
            error = self.wrong(event, what)
            error.reason, error.edition = reason, edition
            raise error
        self.moves.append((self.state.seat, move))
        try:
            self.state = self.chance.play(self.state, move)
            self.numbers += self.chance.used
        except OracleError as error:
            if error.event:
                raise
            raise self.wrong(event, error.what) from None
        except ValueError as unfit:
            raise self.wrong(event, flaw("no_fit", why=str(unfit))) from None

    def elsewhere(self, move: int) -> str:
        """The edition that would allow a move, if the record should have named it."""
        game = self.state.game
        assert isinstance(game, AgeOfSteam)
        for edition in game.components.editions:
            trial = self.state.copy()
            trial.edition = edition
            trial.ask()
            if move in trial.moves:
                return edition.name
        return ""

    def has_told(self, key: str, seat: int) -> bool:
        """Whether there is such a thing; see `told`."""
        return any(entry.key == key and entry.seat == seat for entry in self.log)

    def told(self, key: str, seat: int) -> Told | None:
        """The first thing of that kind that the engine did to a seat and no event accounted for."""
        for place, entry in enumerate(self.log):
            if entry.key == key and entry.seat == seat:
                del self.log[place]
                return entry
        return None

    def next_turn(self) -> None:
        """The record goes on with the next turn. What the engine already did in it stays told."""
        self.turn += 1
        begun = [place for place, entry in enumerate(self.log) if entry.key == "log.turn"]
        del self.log[: begun[-1] + 1 if begun else len(self.log)]
        self.chance = self.chance_ahead()

    def conserved(self, event: Event) -> None:
        """No cube appears or vanishes."""
        for colour, number in enumerate(cubes_in_play(self.state)):
            if number != self.cubes[colour]:
                lost = flaw("lost", colour=coloured(colour), n=self.cubes[colour], m=number)
                raise self.wrong(event, lost)
        self.compared += 1
