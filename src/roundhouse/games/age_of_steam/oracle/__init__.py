"""Recorded games as oracles: read from a file and replayed, every number compared."""
