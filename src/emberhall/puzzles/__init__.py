"""Puzzles: decisions of real games with one clearly best answer, found by bots, proved by search and rated.

A puzzle is the record of a game up to a question, and the answers that solve it. Those that come with a title lie in
its folder (`puzzles.jsonl`); `emberhall puzzles mine` finds more.
"""
