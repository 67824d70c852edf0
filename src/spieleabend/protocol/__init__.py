"""The messages between server and clients, as types."""
