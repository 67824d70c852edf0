"""People around a table: lobby, host, presence, clocks, bots taking seats. What happened is in the table's log."""
