"""Reading files of components that people write by hand; shared by the games, and never compiled."""
