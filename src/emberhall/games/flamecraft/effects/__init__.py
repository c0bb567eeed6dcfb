"""The vocabulary cards are written in: each effect with the questions it asks."""
