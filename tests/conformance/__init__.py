"""What holds for every title, at every decision of many random games."""
