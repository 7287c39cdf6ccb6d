"""The rules, a file for each chapter, with state, set-up and moves."""
