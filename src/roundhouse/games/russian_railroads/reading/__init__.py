"""Reading the components file of this game, block by block."""
