"""The parts of the guide: the chapters of the rules help, and the first lesson. Never compiled."""
