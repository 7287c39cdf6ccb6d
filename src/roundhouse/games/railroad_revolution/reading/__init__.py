"""Reading and checking a components file; used by `loading.py` only, and never compiled."""
