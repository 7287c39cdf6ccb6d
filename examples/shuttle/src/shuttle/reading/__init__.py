"""The reading of the components file."""
