"""The toy game's classes are interpreted, and no interpreted class can derive from a compiled one.

So the tests that need the toy are collected only where the engines are interpreted; `make test` always runs that way
once. Everything else here runs both ways.
"""

from emberhall.pure import active

collect_ignore = ["test_play_toy.py", "test_steps.py"] if active() == "compiled" else []
