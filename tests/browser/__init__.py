"""A package, so that Chromium and its server last as long as these tests: Playwright keeps an event loop
running, and no other test of the same process could start one of its own."""
