"""The turn, as steps: from the whole to the single question."""
