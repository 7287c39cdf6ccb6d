"""The API for programs, under /api/1: what pages can do, by a token, and a description of it."""
