"""Everything a release hands over, built, tried in clean environments, and signed by checksums."""
