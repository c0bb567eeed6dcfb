"""The effects of the card language, each with the questions it asks."""
