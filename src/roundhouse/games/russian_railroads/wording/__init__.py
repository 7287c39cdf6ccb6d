"""The parts of `words.py`: names, effects, special spaces, prompts, labels and families. Never compiled."""
