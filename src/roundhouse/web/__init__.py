"""What the browser gets: templates, modules, style and drawings. Knows no game."""
