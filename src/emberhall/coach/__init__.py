"""The coach: the chances at each moment of a finished game, the decisions that mattered, and hints at the table.

It knows titles only through the kernel's protocol and their judges. Its budget is counted in lines, and its random
numbers are seeded from the record, so the same record always gets the same analysis.
"""
