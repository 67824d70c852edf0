"""What a checker must know of a language: its letters, its small words, how it spells, which quotes it writes."""

import re
import unicodedata
from collections.abc import Iterable, Mapping

from msgspec import Struct

_WORD = re.compile(r"[^\W\d_]+")
STRONG, WEAK = 2, 1
"""How much a small word or a letter of its own says for a language, and how much a spelling."""


class Language(Struct, frozen=True, kw_only=True):
    """A language as a checker sees it.

    `letters` are those it has beyond a to z; `spelling` finds words that look like it; `quotes` are its pairs of
    marks, the outer ones first; `shortened` are words with a full stop that ends no sentence. Where `capital_nouns`, a
    capital letter inside a sentence says nothing; where `dots_apart`, a blank before an ellipsis stands for words.
    """

    name: str
    letters: str
    small_words: frozenset[str]
    spelling: re.Pattern[str]
    quotes: tuple[tuple[str, str], ...]
    shortened: frozenset[str]
    capital_nouns: bool = False
    dots_apart: bool = False


def _words(text: str) -> frozenset[str]:
    """The words of a list."""
    return frozenset(text.split())


LANGUAGES: Mapping[str, Language] = {
    "de": Language(
        name="German",
        letters="äöüß",
        small_words=_words(
            """
            aber als also am an ans auch auf aus bei beim bis da dann das dass dein deine dem den der des dich die dies
            diese dieser dieses doch dort du durch ein eine einem einen einer eines er es etwas für gegen gestern hat
            habe haben hier hinter ich ihm ihn ihr ihre ihrem ihren im immer in ins ist ja jede jeder jedes jetzt kein
            keine keinem keinen keiner man mein meine meinem meinen mich mir mit nach neben nicht nichts noch nur ob
            oder ohne schon sehr sein seine seinem seinen seit sich sie sind so statt über um und uns unser unsere unter
            viel vom von vor während war was wegen wenn wer wie wieder wir wird wo zu zum zur zwei zwischen
            """
        ),
        spelling=re.compile(
            r"sch(?!\w*ość)|(?:ung|ungen|heit|keit|lich\w{0,2}|isch\w{0,2}|chen)$|pf|tz|^ge\w+t$",
        ),
        quotes=(("„", "“"), ("‚", "‘")),
        shortened=_words("abzgl bzw ca evtl ggf inkl max min mind mtl sog std tel usw vgl zzgl"),
        capital_nouns=True,
        dots_apart=True,
    ),
    "en": Language(
        name="English",
        letters="",
        small_words=_words(
            """
            a about after again all an and any are as at be because been before behind being between but by can could
            did do does for from had has have he her here him his how i if in into is it its just like me more my no not
            nobody now of off on only or our out over she so some somebody someone something than that the their them
            then there these they this those through to too under until up was we were what when where which while who
            whose will with without would you your
            """
        ),
        spelling=re.compile(r"th|wh|ght|\w(?:ing|tion|ous|ly|ed|ness)$|oo|ee|ck$|sh"),
        quotes=(("“", "”"), ("‘", "’")),
        shortened=_words("approx dept etc incl max min vs"),
    ),
    "pl": Language(
        name="Polish",
        letters="ąćęłńóśźż",
        small_words=_words(
            """
            albo ale bardzo bez bo był była było by być ci co coś czy dla do dwa dwie gdy gdzie go i ich im ja jak jako
            jego jej jest jestem jeszcze już każdy kiedy kto która które który ku lub ma mi mnie mój moja mu my na nad
            nam nas nasz nic nie niego nim niż no o od on ona oni oraz po pod podczas przed przez przy są się sobie swój
            ta tak tam te tego tej ten to tu tych tylko tym u w we wszystko z za zamiast ze że żeby
            """
        ),
        spelling=re.compile(
            r"sz|cz|rz|dz|[^aeiouy]i[aeou]|(?:ego|emu|owy|owa|owe|ych|ymi|ami|ach|nie|nik|ek|ka|ki|ie|ej|cy)$",
        ),
        quotes=(("„", "”"), ("«", "»")),
        shortened=_words("dot godz itd itp maks min min nast ok pkt prof rys str tel tys tzn tzw zob"),
    ),
}
"""Every language of the house. A deck in another one needs it to be described here."""


def evidence(text: str) -> dict[str, int]:
    """How much of `text` speaks for each language; a spelling counts only where a word says nothing clearer."""
    found = dict.fromkeys(LANGUAGES, 0)
    for word in _WORD.findall(text.lower()):
        strong = 0
        for code, language in LANGUAGES.items():
            says = (word in language.small_words) + any(letter in language.letters for letter in word)
            found[code] += STRONG * says
            strong += says
        if not strong:
            for code, language in LANGUAGES.items():
                found[code] += WEAK * bool(language.spelling.search(word))
    return found


def speaks_for_another(found: Mapping[str, int], language: str) -> str | None:
    """The other language for which the evidence speaks clearly, None where there is none.

    >>> speaks_for_another(evidence("ein Hund mit Hut"), "pl")
    'de'
    >>> speaks_for_another(evidence("open bar na stypie"), "pl") is None
    True
    """
    others = [code for code in found if code != language]
    other = max(others, key=lambda code: found[code])
    return other if found[other] >= found[language] + STRONG else None


def all_evidence(texts: Iterable[str]) -> dict[str, int]:
    """The evidence of many texts together."""
    each = [evidence(text) for text in texts]
    return {code: sum(one[code] for one in each) for code in LANGUAGES}


def foreign_letters(text: str) -> str:
    """The letters of `text` that are not Latin, such as a Cyrillic one that looks like an a."""
    return "".join(sorted({sign for sign in text if sign.isalpha() and "LATIN" not in unicodedata.name(sign, "")}))


def folded(text: str) -> str:
    """`text` in small letters without their marks: Schwäne and schwane, Łódź and lodz are the same.

    >>> folded("Süßer Żółw")
    'susser zolw'
    """
    apart = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
