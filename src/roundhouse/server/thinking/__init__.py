"""Worker processes in which bots, hints and reviews think."""
