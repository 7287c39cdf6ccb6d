"""What the rules of maps are about, by which the map maker lists them; each stands here once."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message

SUBJECTS: Final = {
    "turn": """
        action_cycle action_must_be_used action_tokens actions_added actions_only actions_removed
        closed_actions end_when locomotive_action phase_order role_actions_closed roles
        turn_order_action turn_order_mode weak_actions
    """,
    "track": """
        builds complete_links_only contiguous_until direct_links engineer first_build_from
        hexes_open_from link_kept_on_urbanize links_from_city_per_turn one_link_per_pair sea_links
        start_section tiles_removed urbanize_takes_display urbanize_town_cube urbanize_uses_build
        urbanize_when
    """,
    "prices": """
        fixed_cost_hexes odd_turns price_by_shape redirect_cost terrain_cost tile_discount
    """,
    "goods": """
        acceptance city_colours collect_sets cross_region_only delivery_bonus ferry_step mining
        move_rounds own_links_only recycle region_bonus remove_cube role_delivery_closed
        special_cube town_cubes_deliverable town_cubes_need_action track_cubes_deliverable
    """,
    "growth": """
        display_redraw display_rows_filled extra_growth fixed_start_cubes goods_growth
        growth_by_connection growth_dice production_place production_targets start_cubes_on_hexes
        terrain_start_cubes town_start_cubes
    """,
    "money": """
        action_money final_points first_town_track_income income_less income_reduction_multiplier
        levy plant_points scoring share_limit_per_turn start_cash tie_break transcontinental_bonus
        turn_order_price
    """,
}
OTHER: Final = "other"


def subject_of(rule: str) -> Message:
    """What a rule is about."""
    found = (subject for subject, rules in SUBJECTS.items() if rule in rules.split())
    return Message("editor.subject." + next(found, OTHER))
