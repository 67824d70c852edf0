"""The append-only log of a table, and the bus between nodes."""
