"""Planned answers: what somebody wants said for them in a game of days. Pure functions of a play and a plan."""
