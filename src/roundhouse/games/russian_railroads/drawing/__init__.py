"""The parts of `picture.py`: the parts of the table, and the tools they share. Never compiled."""
