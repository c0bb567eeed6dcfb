"""The arena: bots against bots on paired deals with seats exchanged, with ratings and a chart.

`entrants` names the players, `pairs` plays, `ratings` rates, `pictures` draws, `rounds` puts it all together.
"""
