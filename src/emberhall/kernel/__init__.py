"""What every game shares: steps, decisions, events, chance, records. It knows no title, and only the standard library."""
