"""The coach: what a finished game was worth at each moment, which decisions mattered, and a hint at the table.

It knows titles through the kernel's protocol and their judges only. Its budget is counted in lines, and its random
numbers come from the record, so the same record always gets the same analysis.
"""
