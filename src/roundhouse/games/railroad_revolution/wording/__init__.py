"""The parts of `words.py`: names, rewards, milestones, abilities, prompts and labels. Never compiled."""
