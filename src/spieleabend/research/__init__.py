"""Playing many matches without people: simulation and what it shows."""
