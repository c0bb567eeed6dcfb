"""Heuristics for good play, one module or package per title, found by its name."""
