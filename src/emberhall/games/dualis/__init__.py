"""Duālis: tricks in Star and Moon, where every coin is a promise and moves the trump."""
