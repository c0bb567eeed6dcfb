"""Nim, as a title for Emberhall: take stones from one heap at a time, and mind who takes the last."""
