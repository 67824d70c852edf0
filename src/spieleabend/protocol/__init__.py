"""The messages between server and clients, as types. The JSON schema, AsyncAPI and TypeScript types come from here."""

PROTOCOL_VERSION = 1
