"""Positions and answers as numbers, for learners."""
