"""What a game is. Standard library only; no input or output, no clock, no global random."""
