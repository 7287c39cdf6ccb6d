"""What strangers may do to a server, done to it on purpose: `make siege`."""
