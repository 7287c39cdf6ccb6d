"""Weights of the advice: what the evaluation thinks of time, money, workers, trains and work to do.

There are two sets. The first was found by thinking, and the greedy bot plays by it. The second was found by
playing: in games between players whose weights differed a little, each weight was moved towards what won.
"""

from __future__ import annotations

from typing import Final

THINKING, PLAYING = 0, 1  # how a set was found


class Weights:
    """One set, in points unless a comment says otherwise: each weight as thinking and as playing found it."""

    def __init__(self, way: int) -> None:
        # Time. A railroad action moves two rails, every other action one piece.
        self.rails_a_turn: float = (2.0, 3.553)[way]
        self.last_turns: float = (1.5, 1.031)[way]  # once somebody has cleared the board
        # Money, in points for $100: about what a turn of trading brings, as long as there is use for it.
        self.money: float = (2.2, 3.17)[way]
        self.spending: float = (450.0, 458.9)[way]  # $ a turn; beyond that, money is idle
        self.share: float = (1.15, 0.9786)[way]  # a share opens deals: a little more than its price
        self.money_turns: float = (3.0, 2.198)[way]  # with fewer turns left, money finds less use
        # For a share that a gate ahead on a track will ask for
        self.gate_share: float = (1.5, 0.9601)[way]
        # Workers. A specialist adds its ability in its share of the turns.
        self.ability: float = (2.2, 3.676)[way]
        self.ready_specialist: float = (0.4, 0.2402)[way]  # in the supply rather than on the board
        self.spare: float = (3.5, 4.277)[way]  # above the minimum: to promote, or for a telegraph tile
        self.spare_turns: float = (5.0, 6.303)[way]  # with fewer turns left, a spare worker finds less use
        # What a player gains of each thing in a turn, when nothing special is under way.
        self.offices_a_turn: float = (0.2, 0.1151)[way]
        self.stations_a_turn: float = (0.2, 0.07991)[way]
        self.telegraph_steps: float = (0.1, 0.06032)[way]
        self.stations_steps: float = (0.25, 0.1481)[way]
        self.network_steps: float = (0.2, 0.6614)[way]
        self.links_a_turn: float = (0.04, 0.02563)[way]
        # The network: rails that can be laid in a turn, in the long run.
        self.reach: float = (0.8, 0.6815)[way]
        # Trains.
        self.uses: float = (0.15, 0.3491)[way]  # points a turn from having a train to flip
        self.flips: float = (0.3, 0.5483)[way]  # trains made ready again, in a turn
        self.down: float = (0.5, 0.7832)[way]  # of a train's points, as long as there is time to flip it
        # The action under way: what an open part may still bring. Guides the search through a turn.
        self.open_main: float = (8.0, 5.571)[way]
        self.open_railroad: float = (6.0, 9.008)[way]  # its price is due before the first rail
        self.open_reward: float = (6.0, 8.889)[way]
        self.open_bonus: float = (3.0, 7.849)[way]
        self.open_ability: float = (2.0, 1.722)[way]
        self.open_tile: float = (2.0, 0.7255)[way]
        self.open_flip: float = (2.0, 2.628)[way]
        self.open_step: float = (2.5, 1.496)[way]
        self.open_effect: float = (5.0, 8.315)[way]
        # Work, in turns.
        self.rail_work: float = (0.6, 1.227)[way]  # a rail
        self.detour: float = (0.7, 0.8561)[way]  # rails for each further city or space
        self.overlap: float = (0.5, 0.3991)[way]  # rails for one condition often serve another
        self.station_work: float = (1.0, 0.9148)[way]
        self.manager_work: float = (1.2, 1.057)[way]  # a promotion, the worker being there
        self.hiring_work: float = (2.2, 1.495)[way]  # a promotion, the worker not being there
        self.focus: float = (0.9, 1.515)[way]  # of the turns left can go into one milestone
        self.next_work: float = (3.5, 2.337)[way]  # a milestone not yet drawn
        self.next_vp: float = (10.0, 9.267)[way]  # each letter is worth so much more than the one before


THOUGHT: Final = Weights(THINKING)
PLAYED: Final = Weights(PLAYING)
