"""The card-file kit: reading, checking, overlaying, phrasing and cataloguing of TOML cards, once for all titles."""
