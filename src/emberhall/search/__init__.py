"""Search: looks ahead in imagined states, for any title, helped by the judge a title may have.

It depends only on the kernel, and is as pure as the games: its budget is counted in iterations, so that equal knowledge
and an equal seed give equal answers. The optional clock only stops it in an emergency.
"""
