"""The parts of `guide.py`: chapters of the rules help, and the lesson. Never compiled."""
