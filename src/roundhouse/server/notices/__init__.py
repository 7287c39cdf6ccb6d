"""Notices while the page is closed: whether somebody is told, in which words, and by which channel."""
