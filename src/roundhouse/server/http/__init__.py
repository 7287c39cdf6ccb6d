"""Pages and requests: one file for each page or group of routes."""
