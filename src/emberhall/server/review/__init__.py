"""Games looked at again, and lessons."""
