"""Age of Steam: the Rust Belt, and any other map that is data."""
