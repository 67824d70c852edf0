"""What no device may ever be sent, looked for in every byte that it was sent."""

import re
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from spieleabend.tables import records as said
from spieleabend.tables.stored import read_entries
from tests.tables.gathering import Gathering
from tests.tables.phones import Phone

TOLD = re.compile(rb"told-by-(\d+)")
"""What people of a wild evening tell of themselves."""
HEX = re.compile(rb"[0-9a-f]{64}")


@dataclass
class Secrets:
    """The secrets of one table."""

    tokens: set[bytes]
    """Of every device, and their hashes."""
    server: set[bytes]
    """The server's share of the chance of every match."""
    nonces: set[bytes]

    @classmethod
    async def of(cls, house: Gathering, table: Phone) -> "Secrets":
        entries = await read_entries(house.log, table.code)
        tokens = {token.encode() for phone in house.phones for token in phone.tokens}
        hashes = {sha256(token).hexdigest().encode() for token in tokens}
        server: set[bytes] = set()
        nonces: set[bytes] = set()
        for entry in entries:
            match entry.record:
                case said.Created(secret=secret) | said.MatchStopped(secret=secret):
                    server.add(secret.encode())
                case said.NonceGiven(nonce=nonce):
                    nonces.add(nonce.encode())
                case said.Sat(token=token) | said.TokenAdded(token=token):
                    hashes.add(token.encode())
        return cls(tokens | hashes, server, nonces)

    def check(self, phone: Phone) -> None:
        """Raise AssertionError where the phone was sent what it must not know."""
        for message in phone.heard:
            for token in self.tokens:
                assert token not in message
            told = msgspec.json.decode(message)
            is_over = told["kind"] == "update" and told["public"]["phase"] == "finished"
            for secret in self.nonces | self.server:
                assert is_over or secret not in message, f"{secret!r} in {message!r}"
            whose = {int(person) for person in TOLD.findall(message)}
            assert whose <= set(told["private"]["people"] if told["kind"] == "update" else ()), f"in {message!r}"
            if told["kind"] == "update":
                seed = told["public"]["seed"]
                known = {seed["promise"], seed["secret"]}
                assert {found.decode() for found in HEX.findall(message)} <= known
