"""Uvicorn's protocols, hardened, and the connections they accept."""
