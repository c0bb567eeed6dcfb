"""The titles there are: those of other packages, and what each title brings in its folder."""
