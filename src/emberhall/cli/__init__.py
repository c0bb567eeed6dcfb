"""The command line: serve, play, simulate, replay, verify and what else one does without a browser."""

from emberhall.cli.group import emberhall, main

__all__ = ["emberhall", "main"]
