"""The parts of `picture.py`: one file for each part of the table, and the tools they share. Never compiled."""
