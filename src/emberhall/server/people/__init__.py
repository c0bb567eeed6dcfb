"""People: guests, accounts, alerts, and the limits of one person."""
