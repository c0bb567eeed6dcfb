"""Properties of every title, checked at every decision of many random games."""
