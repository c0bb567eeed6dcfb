"""The processes in which bots and the coach think."""
