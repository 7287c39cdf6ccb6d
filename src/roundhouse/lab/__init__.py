"""Experiments with many games. Knows no game."""
