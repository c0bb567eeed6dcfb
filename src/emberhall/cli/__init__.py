"""The command line: serve, play, simulate, replay, verify and the other commands."""

from emberhall.cli.group import emberhall, main

__all__ = ["emberhall", "main"]
