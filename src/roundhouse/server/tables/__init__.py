"""The tables themselves: played at, sat at, looked at. No HTTP and no SQL."""
