"""Bots written by others: classes in files and programs, each in a process of its own."""
