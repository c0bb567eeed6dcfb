"""Migrations of the schema, run by Alembic. To add one, add a file in `versions` and increment `upgrades.LATEST`."""
