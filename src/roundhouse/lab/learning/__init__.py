"""How bots learn: games that they play for practice, positions of those games, and a net fitted to them."""
