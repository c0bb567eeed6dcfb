"""The arena: bots against bots on paired deals with seats exchanged, rated, and drawn.

`entrants` says who plays, `pairs` plays, `ratings` rates, `pictures` draws, `rounds` does it all.
"""
