"""Training: bots play each other, what they met is kept, and weights are fitted to what came of it.

`configs` says as data what is trained at each title, `games` plays, `kept` keeps, `fitting` fits, `runs` does it all.
"""
