"""The parts of a Play: its course, its past, the open questions, what may be taken back, what a seat is told."""
