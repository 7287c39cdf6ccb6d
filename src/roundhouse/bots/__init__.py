"""Players that are programs. They know no game: they ask the position, and the game for an evaluation."""
