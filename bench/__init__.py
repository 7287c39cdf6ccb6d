"""How fast the engine is, measured against another one in the same run, and how fast the server is."""
