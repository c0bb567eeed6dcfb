"""Migrations of the schema, run by Alembic: a new one is a new file in `versions`, and raises `upgrades.LATEST`."""
