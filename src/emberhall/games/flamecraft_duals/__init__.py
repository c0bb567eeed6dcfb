"""Flamecraft Duals: dragons from a bag, stacked on nineteen hexes, and the patterns they make."""
