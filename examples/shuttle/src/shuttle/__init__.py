"""Shuttle: engines carry goods along a short line to the sidings that want them."""
