"""Nim, as a title for Emberhall: take stones from one heap at a time; the last stone decides."""
