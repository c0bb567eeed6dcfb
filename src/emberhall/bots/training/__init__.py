"""Training: bots play each other, the positions they met are kept, and weights are fitted to the outcomes.

`configs` has what is trained at each title, `games` plays, `kept` stores, `fitting` fits, `runs` puts it all together.
"""
