"""Whether two words are the same: the same, worth a question, or different."""

from itertools import combinations, pairwise, product

from spieleabend.words.dictionary import LONGEST_WORD
from spieleabend.words.interface import Likeness
from spieleabend.words.language import Language
from spieleabend.words.lexicon import Word
from spieleabend.words.spelling import slips

ONE_SLIP_FROM, TWO_SLIPS_FROM = 5, 9
"""Letters of the longer word from which so many slips are forgiven."""
LONG = 6
"""Letters of a noun, double ones counted once, that no other noun is likely to sound like."""
NO_NAME_FROM = 8
"""Letters of the longer word from which any slip is likely to be one."""
_NONE: frozenset[int] = frozenset()
_KEYBOARDS = ("qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm")
_SOUNDS = ("aeiouy", "bp", "dt", "gkcq", "szcx", "fvw", "mn", "ij")
_EASILY_MISTAKEN = frozenset(
    "".join(sorted(pair))
    for pairs in (*(pairwise(row) for row in _KEYBOARDS), *(combinations(letters, 2) for letters in _SOUNDS))
    for pair in pairs
)
"""Letters beside each other on a keyboard, or alike in sound."""
SHORTEST_BEGINNING = 3
"""Letters that two forms of a word have in common at their beginning."""
SHORTEST_STEM = 2
"""Letters that are left of a word without its ending."""


def word_likeness(one: Word, other: Word, language: Language, *, dictionary: bool) -> Likeness:
    """Compare two words; `dictionary` says whether there is one, so that an unknown word is probably none."""
    if one.text == other.text:
        return "same"
    if language.apart.get(one.text, _NONE) & language.apart.get(other.text, _NONE):
        return "ask"
    if one.key == other.key:
        return _differ_in_marks(one, other, dictionary=dictionary) if language.marks_matter else "same"
    if one.numbered or other.numbered:
        return "ask" if one.groups & other.groups else "different"
    if _inflected(one, other, language) or (dictionary and _spelled_alike(one, other)):
        return "same"
    found = "different" if one.known and other.known else _mistaken(one, other, language, dictionary=dictionary)
    if found == "different" and (
        one.groups & other.groups or _related(one, other, language) or _related(other, one, language)
    ):
        return "ask"
    return found


def _differ_in_marks(one: Word, other: Word, *, dictionary: bool) -> Likeness:
    """Compare two spellings that differ in accents only, where those can make two words."""
    if one.text.casefold() == other.text.casefold():
        return "same"
    if not dictionary:
        return "ask"
    return "different" if one.known and other.known and not one.lemmas & other.lemmas else "same"


def _inflected(one: Word, other: Word, language: Language) -> bool:
    """Whether both can be forms of one word."""
    if _declined(one, other, language):
        return True
    if one.heads and other.heads:
        # Schal and Schale both have an entry of their own, though Schale may be a form of Schal, too.
        return _made_a_noun(one, other) or _made_a_noun(other, one)
    if one.nouns & other.nouns and (one.heads or other.heads):
        return True
    # Nor are two verbs one that have a noun in common: drucken, drücken, and Druck.
    return bool(one.lemmas & other.lemmas) and not (one.stands and other.stands)


def _declined(one: Word, other: Word, language: Language) -> bool:
    """Whether both are forms of one adjective, though both can be nouns, too: Große and Großer."""
    endings = language.file.adjectives
    return any(
        all(word.key == lemma or word.key.removeprefix(lemma) in endings for word in (one, other))
        for lemma in (one.others & other.others if endings else ())
    )


def _made_a_noun(one: Word, other: Word) -> bool:
    """Whether one is a verb that makes a noun, which looks like the other's plural: das Hexen, die Hexen."""
    return one.stands and other.text.endswith("e") and one.text == other.text + "n"


def _spelled_alike(one: Word, other: Word) -> bool:
    """Whether two spellings are those of one word, though a dictionary may have both."""
    if one.sound == other.sound and not (one.listed and other.listed):
        return True
    return one.soft == other.soft and bool(one.nouns and other.nouns) and len(one.soft) >= LONG


def _mistaken(one: Word, other: Word, language: Language, *, dictionary: bool) -> Likeness:
    """Compare two words of which one at least is in no dictionary."""
    likely: Likeness = "same" if dictionary else "ask"
    if not dictionary and _begin_alike(one.bare, other.bare):
        return "ask"
    if one.sound == other.sound or _ended(one.text, other.text, language) or _ended(one.key, other.key, language):
        return likely
    close = _close_spellings(one, other) | _close_spellings(other, one)
    if not close:
        return "different"
    # Two words that nobody knows may be two names; so may two short ones.
    return likely if (one.known or other.known) and any(easily_missed(*pair) for pair in close) else "ask"


def _close_spellings(one: Word, other: Word) -> set[tuple[str, str]]:
    """How `one`, if it is no word, is spelled, beside the other or what that is a form of, which may be meant."""
    if one.known:
        return set()
    meant = {other.key, other.text, *other.lemmas}
    return {pair for pair in product({one.key, one.text}, meant) if _close(*pair)}


def _close(one: str, other: str) -> bool:
    """Whether as few slips lie between two spellings as are forgiven for their length."""
    longest = max(len(one), len(other))
    if not ONE_SLIP_FROM <= longest <= LONGEST_WORD:
        return False
    forgiven = 2 if longest >= TWO_SLIPS_FROM else 1
    return slips(one, other, forgiven) <= forgiven or (longest > ONE_SLIP_FROM and _in_another_order(one, other))


def _begin_alike(one: str, other: str) -> bool:
    """Whether two words may be forms of one, as far as their beginnings tell."""
    shorter = min(len(one), len(other))
    common = next((place for place in range(shorter) if one[place] != other[place]), shorter)
    return common >= SHORTEST_BEGINNING and 3 * common >= 2 * shorter


def _in_another_order(one: str, other: str) -> bool:
    """Whether two words have the same letters, and one letter is at another place: tounge for tongue."""
    return one[0] == other[0] and one[-1] == other[-1] and sorted(one) == sorted(other) and slips(one, other, 2) <= 2


def easily_missed(one: str, other: str) -> bool:
    """Whether a slip between two words is one that happens, even where they are short: Marvin is not Martin."""
    if max(len(one), len(other)) >= NO_NAME_FROM:
        return True
    if len(one) != len(other):
        longer, shorter = (one, other) if len(one) > len(other) else (other, one)
        # Paul and Paula
        return not (longer[:-1] == shorter and longer[-1] in "aio")
    wrong = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
    return len(wrong) != 1 or "".join(sorted(wrong[0])) in _EASILY_MISTAKEN


def _ended(one: str, other: str, language: Language) -> bool:
    """Whether two words differ in their endings only."""
    endings = language.file.endings
    if not language.file.bare:
        return any(_begins(one, other, ending) or _begins(other, one, ending) for ending in endings)
    return bool(_stems(one, endings) & _stems(other, endings))


def _begins(longer: str, shorter: str, ending: str) -> bool:
    return len(shorter) >= SHORTEST_STEM and longer == shorter + ending


def _stems(word: str, endings: tuple[str, ...]) -> set[str]:
    every = {word.removesuffix(ending) for ending in endings} | {word}
    return {stem for stem in every if len(stem) > SHORTEST_STEM}


def _related(one: Word, other: Word, language: Language) -> bool:
    """Whether `one` may be `other`, made smaller or more of: Kätzchen and Katze."""
    more, less = one.bare, other.bare
    if more[:1] != less[:1] or len(more) <= len(less) - 2:
        return False
    clueless = language.file.nouns == "small" or less.endswith("e")
    if other.heads and any(
        (one.text == other.text + ending and clueless) or (more == less + ending and not one.heads)
        for ending in language.file.plurals
    ):
        return True
    stems = {more.removesuffix(ending) for ending in language.file.diminutives if more.endswith(ending)}
    return any(len(stem) > SHORTEST_STEM and less in (stem, stem + "e", stem + "en", stem + "a") for stem in stems)
