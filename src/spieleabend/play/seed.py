"""Where a match's chance comes from: a secret of the server's, promised first, mixed with a word from every seat.

The server publishes `promise(secret)` before anybody sends a nonce, so it cannot choose its secret to suit the cards;
no seat knows the secret, so none can choose its nonce to suit them either. When the match is over all of it is
published and `mix` can be computed by anyone.
"""

from collections.abc import Sequence
from hashlib import blake2b, sha256

SECRET_BYTES = 32
NONCE_CHARACTERS = 32


def promise(secret: bytes) -> str:
    """The SHA-256 of the server's secret in hexadecimal, published before the first nonce."""
    return sha256(secret).hexdigest()


def mix(secret: bytes, nonces: Sequence[str]) -> bytes:
    """The 32-byte key of a match: the secret and the nonce of every seat in seat order (empty where none came).

    >>> mix(bytes(32), ["a", "b"]) == mix(bytes(32), ["ab", ""])
    False
    """
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, this one has {len(secret)}")
    digest = blake2b(secret, digest_size=32)
    for nonce in nonces:
        encoded = nonce.encode()
        digest.update(len(encoded).to_bytes(4, "little"))
        digest.update(encoded)
    return digest.digest()
