"""The rulebook: one file for each chapter, the state, the set-up and the moves. Compiled."""
