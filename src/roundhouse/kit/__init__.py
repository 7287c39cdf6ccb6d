"""What every game would else write again: files, guides, drawings."""
