"""The parts of `words.py`: names, track, goods, money, options, prompts and labels. Never compiled."""
