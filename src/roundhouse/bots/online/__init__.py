"""Bots that play at the tables of a server, over its API."""
