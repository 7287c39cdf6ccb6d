"""Tables over HTTP: accounts, lobby, moves, announcements; SQLite or PostgreSQL. Knows no game."""
