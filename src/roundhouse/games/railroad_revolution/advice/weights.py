"""Weights of the advice: what the evaluation thinks of time, money, workers, trains and work to do.

There are two sets. The first was found by thinking, and the greedy bot plays by it. The second was found by
playing: in games between players whose weights differed a little, each weight was moved towards what won.
"""

from __future__ import annotations

from typing import Final


class Weights:
    """One set, in points unless a comment says otherwise."""

    __slots__ = (
        "ability",
        "detour",
        "down",
        "flips",
        "focus",
        "gate_share",
        "hiring_work",
        "last_turns",
        "links_a_turn",
        "manager_work",
        "money",
        "money_turns",
        "network_steps",
        "next_vp",
        "next_work",
        "offices_a_turn",
        "open_ability",
        "open_bonus",
        "open_effect",
        "open_flip",
        "open_main",
        "open_railroad",
        "open_reward",
        "open_step",
        "open_tile",
        "overlap",
        "rail_work",
        "rails_a_turn",
        "reach",
        "ready_specialist",
        "share",
        "spare",
        "spare_turns",
        "spending",
        "station_work",
        "stations_a_turn",
        "stations_steps",
        "telegraph_steps",
        "uses",
    )

    def __init__(self, values: list[float]) -> None:
        # Time. A railroad action moves two rails, every other action one piece.
        self.rails_a_turn: float = values[0]
        self.last_turns: float = values[1]  # once somebody has cleared the board
        # Money, in points for $100: about what a turn of trading brings, as long as there is use for it.
        self.money: float = values[2]
        self.spending: float = values[3]  # $ a turn; beyond that, money is idle
        self.share: float = values[4]  # a share opens deals: a little more than its price
        self.money_turns: float = values[5]  # with fewer turns left, money finds less use
        self.gate_share: float = values[6]  # points for a share that a gate ahead on a track will ask for
        # Workers. A specialist adds its ability in its share of the turns.
        self.ability: float = values[7]
        self.ready_specialist: float = values[8]  # in the supply rather than on the board
        self.spare: float = values[9]  # above the minimum: to promote, or for a telegraph tile
        self.spare_turns: float = values[10]  # with fewer turns left, a spare worker finds less use
        # What a player gains of each thing in a turn, when nothing special is under way.
        self.offices_a_turn: float = values[11]
        self.stations_a_turn: float = values[12]
        self.telegraph_steps: float = values[13]
        self.stations_steps: float = values[14]
        self.network_steps: float = values[15]
        self.links_a_turn: float = values[16]
        # The network: rails that can be laid in a turn, in the long run.
        self.reach: float = values[17]
        # Trains.
        self.uses: float = values[18]  # points a turn from having a train to flip
        self.flips: float = values[19]  # trains made ready again, in a turn
        self.down: float = values[20]  # of a train's points, as long as there is time to flip it
        # The action under way: what an open part may still bring. Guides the search through a turn.
        self.open_main: float = values[21]
        self.open_railroad: float = values[22]  # its price is due before the first rail
        self.open_reward: float = values[23]
        self.open_bonus: float = values[24]
        self.open_ability: float = values[25]
        self.open_tile: float = values[26]
        self.open_flip: float = values[27]
        self.open_step: float = values[28]
        self.open_effect: float = values[29]
        # Work, in turns.
        self.rail_work: float = values[30]  # a rail
        self.detour: float = values[31]  # rails for each further city or space
        self.overlap: float = values[32]  # rails for one condition often serve another
        self.station_work: float = values[33]
        self.manager_work: float = values[34]  # a promotion, the worker being there
        self.hiring_work: float = values[35]  # a promotion, the worker not being there
        self.focus: float = values[36]  # of the turns left can go into one milestone
        self.next_work: float = values[37]  # a milestone not yet drawn
        self.next_vp: float = values[38]  # each letter is worth so much more than the one before


# By thinking, by playing.
BOTH: Final = [
    (2.0, 3.553),  # rails_a_turn
    (1.5, 1.031),  # last_turns
    (2.2, 3.17),  # money
    (450.0, 458.9),  # spending
    (1.15, 0.9786),  # share
    (3.0, 2.198),  # money_turns
    (1.5, 0.9601),  # gate_share
    (2.2, 3.676),  # ability
    (0.4, 0.2402),  # ready_specialist
    (3.5, 4.277),  # spare
    (5.0, 6.303),  # spare_turns
    (0.2, 0.1151),  # offices_a_turn
    (0.2, 0.07991),  # stations_a_turn
    (0.1, 0.06032),  # telegraph_steps
    (0.25, 0.1481),  # stations_steps
    (0.2, 0.6614),  # network_steps
    (0.04, 0.02563),  # links_a_turn
    (0.8, 0.6815),  # reach
    (0.15, 0.3491),  # uses
    (0.3, 0.5483),  # flips
    (0.5, 0.7832),  # down
    (8.0, 5.571),  # open_main
    (6.0, 9.008),  # open_railroad
    (6.0, 8.889),  # open_reward
    (3.0, 7.849),  # open_bonus
    (2.0, 1.722),  # open_ability
    (2.0, 0.7255),  # open_tile
    (2.0, 2.628),  # open_flip
    (2.5, 1.496),  # open_step
    (5.0, 8.315),  # open_effect
    (0.6, 1.227),  # rail_work
    (0.7, 0.8561),  # detour
    (0.5, 0.3991),  # overlap
    (1.0, 0.9148),  # station_work
    (1.2, 1.057),  # manager_work
    (2.2, 1.495),  # hiring_work
    (0.9, 1.515),  # focus
    (3.5, 2.337),  # next_work
    (10.0, 9.267),  # next_vp
]
THOUGHT: Final = Weights([one[0] for one in BOTH])
PLAYED: Final = Weights([one[1] for one in BOTH])
