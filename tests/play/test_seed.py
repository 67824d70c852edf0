"""Where chance comes from: a promise that can be checked, and a mix that nobody can steer."""

from hashlib import blake2b, sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.play.seed import NONCE_CHARACTERS, SECRET_BYTES, mix, promise

SECRETS = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
NONCES = st.lists(st.text(max_size=NONCE_CHARACTERS), max_size=10)


def test_a_promise_is_the_sha256_of_the_secret() -> None:
    assert promise(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert promise(b"\x01" * 32) == sha256(b"\x01" * 32).hexdigest()


def test_the_mix_of_known_secrets_and_nonces_is_known() -> None:
    """Anyone can compute it: each nonce with its length in four bytes, low first, after the secret."""
    by_hand = bytes(32) + b"\x01\x00\x00\x00a" + b"\x00\x00\x00\x00" + b"\x04\x00\x00\x00" + "Łż".encode()
    assert mix(bytes(32), ["a", "", "Łż"]) == blake2b(by_hand, digest_size=32).digest()
    assert mix(bytes(32), []).hex() == "89eb0d6a8a691dae2cd15ed0369931ce0a949ecafa5c3f93f8121833646e15c3"


@given(SECRETS, NONCES)
def test_the_same_secret_and_nonces_give_the_same_key_of_32_bytes(secret: bytes, nonces: list[str]) -> None:
    assert mix(secret, nonces) == mix(secret, list(nonces))
    assert len(mix(secret, nonces)) == 32


@given(SECRETS, NONCES, NONCES)
def test_other_nonces_or_another_split_of_them_give_another_key(
    secret: bytes, nonces: list[str], others: list[str]
) -> None:
    assert (mix(secret, nonces) == mix(secret, others)) == (nonces == others)


@given(SECRETS, SECRETS)
def test_another_secret_gives_another_key(secret: bytes, other: bytes) -> None:
    assert (mix(secret, ["a"]) == mix(other, ["a"])) == (secret == other)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"a secret has 32 bytes, this one has {length}"):
        mix(bytes(length), [])
