"""What every game shares: the Game description, matches, seats, prompts, randomness, match files and replay.

Pure: no clock, no network, no file is touched from here. Import from the modules; each holds one concept.
"""
