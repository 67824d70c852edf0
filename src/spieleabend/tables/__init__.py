"""People around a table: lobby, host, presence, clocks, votes and talk."""
