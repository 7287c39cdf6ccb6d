"""Reading and checking the box and the map files; used by `loading.py` only, and never compiled."""
