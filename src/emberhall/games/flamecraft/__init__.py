"""Flamecraft: artisan dragons, goods and enchantments in a cosy town, for one to five."""
