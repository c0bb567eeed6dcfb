"""The titles, one folder each. They know the kernel and not each other."""
