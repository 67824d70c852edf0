"""Table codes: seven characters that nobody can guess and nobody mishears. 31**7 is 27 thousand million."""

from spieleabend.protocol.fields import CODE_ALPHABET, CODE_LENGTH
from spieleabend.tables.clock import Entropy


def new_code(entropy: Entropy) -> str:
    """A code, each equally likely."""
    size = len(CODE_ALPHABET)
    fair = 256 - 256 % size
    letters: list[str] = []
    while len(letters) < CODE_LENGTH:
        # Bytes from `fair` on would make the first letters of the alphabet likelier than the others.
        letters.extend(CODE_ALPHABET[byte % size] for byte in entropy(2 * CODE_LENGTH) if byte < fair)
    return "".join(letters[:CODE_LENGTH])
