"""What a position is worth, for bots and hints; the rules know nothing of it. Compiled."""
