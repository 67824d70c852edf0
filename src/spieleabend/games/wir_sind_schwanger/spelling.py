"""How names are compared and put in order, whatever language they are from."""

import unicodedata

_SPELT = str.maketrans({"ł": "l", "ø": "o", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d", "đ": "d", "ı": "i", "ə": "e"})
"""Letters that Unicode does not take apart, in small ones."""

OWN_LETTERS = "ĆŁŚŹŻ"
"""The letters under which a Polish list has names of its own; nobody looks for Łucja under L."""


def plain(name: str) -> str:
    """The bare small letters of a name: without case, marks, hyphens, apostrophes and blanks.

    >>> plain("Éabha"), plain("Łukasz"), plain("Ji-an"), plain("Aþena"), plain("İlker")
    ('eabha', 'lukasz', 'jian', 'athena', 'ilker')
    """
    apart = unicodedata.normalize("NFD", name.casefold().translate(_SPELT))
    return "".join([sign for sign in apart if sign.isalpha()])


def alphabetical(name: str) -> tuple[str, str]:
    """The key by which the names on a card are sorted: by their plain letters, then as they are written.

    One order serves cards with names from everywhere; German, Polish and Swedish lists would each differ.

    >>> sorted(["Öykü", "Åsa", "Özlem", "Olga", "Zoë"], key=alphabetical)
    ['Åsa', 'Olga', 'Öykü', 'Özlem', 'Zoë']
    """
    return plain(name), name


def initial(name: str) -> str:
    """The letter of the card on which a name may stand.

    >>> initial("Émilie"), initial("Željko"), initial("Łucja")
    ('E', 'Z', 'Ł')
    """
    first = name[:1].upper()
    return first if first in OWN_LETTERS else plain(name)[:1].upper()
