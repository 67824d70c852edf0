"""The word judge: which terms are the same. Its dictionaries live in a process of their own."""
