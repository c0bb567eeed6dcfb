"""The settings of a hall on one device: no limits against strangers, and as much time for a thought as it needs."""

from emberhall.server.settings import Rate, Settings

FREE = Rate(1_000_000, 1e-6)
PATIENCE = 300.0
"""Seconds for a thought. Its budget is in iterations, so that it is the server's; only a fault takes this long."""

SETTINGS = Settings(
    bot_limit=PATIENCE,
    bot_workers=1,
    alert_delay=1e9,
    absence=1e9,
    token_days=36500.0,
    keep_days=36500.0,
    abandon_days=0,
    beat=5.0,
    idle=60.0,
    guests=FREE,
    requests=FREE,
    tables=FREE,
    changes=FREE,
    messages=FREE,
    reviews=FREE,
    lessons=FREE,
    talk=FREE,
    exports=FREE,
    unfinished_tables=1_000_000,
    hello=60.0,
)
