"""Processes and the application: starting, listening, serving, the limits at the door."""
