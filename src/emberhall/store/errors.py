"""The errors of a store, each with a sentence that says why."""


class StoreError(Exception):
    """The store cannot do what was asked; the sentence says why."""


class SequenceTaken(StoreError):
    """Another process has written this move of the record: this process no longer has the latest state."""


class RevisionTaken(StoreError):
    """Another process has written the table's row: this process no longer has the latest one."""


class Damaged(StoreError):
    """The stored data of one table cannot be read."""


def sequence_taken(seq: int) -> SequenceTaken:
    """The error for a record that has moved on."""
    return SequenceTaken(f"The record of the table is not {seq} words long, or its row has changed.")


def revision_taken(revision: int) -> RevisionTaken:
    """The error for a changed table row. It may be logged, so it leaves out the id, the key of a private table."""
    return RevisionTaken(f"The row of the table is not at revision {revision}.")
