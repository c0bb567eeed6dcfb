"""Flamecraft Duals outside the page: in a terminal, and as a picture for learners."""
