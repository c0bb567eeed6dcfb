"""Circles: people with a table of their own that stays when a game is over."""
