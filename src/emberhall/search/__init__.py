"""Search: looks ahead in imagined states, for any title, helped by the judge a title may have.

It knows the kernel only, and is as pure as the games: its budget is counted in iterations, so that equal knowledge and
an equal seed give equal answers, and the clock it may be given only stops it in an emergency.
"""
