"""What a word is a form of, and whether it is one."""

from spieleabend.words.language import language
from spieleabend.words.lexicon import MOST_GUESSES, Lexicon, Word
from tests.words.counting import CountingDictionary


class Listed:
    """A dictionary of a few words."""

    name: str | None = "listed"

    def __init__(self, forms: dict[str, str], *, complete: bool = False) -> None:
        self.complete = complete
        self._forms = forms

    def lemmas(self, word: str) -> frozenset[str]:
        lemma = self._forms.get(word)
        return frozenset() if lemma is None else frozenset(lemma.split())


def word(text: str, code: str, forms: dict[str, str], *, complete: bool = False) -> Word:
    return Lexicon(language(code), Listed(forms, complete=complete)).word(text)


def test_a_german_word_is_looked_up_as_a_noun_and_otherwise() -> None:
    found = word("reise", "de", {"Reise": "Reise", "reise": "reisen"})
    assert found.nouns == {"reise"}
    assert found.lemmas == {"reise", "reisen"}
    assert found.heads
    assert not found.stands


def test_a_noun_with_forms_of_its_own_is_a_headword_though_the_dictionary_thinks_of_another_one() -> None:
    assert word("schale", "de", {"Schale": "Schal", "Schalen": "Schale"}).heads
    assert not word("hunde", "de", {"Hunde": "Hund", "Hunden": "Hund"}).heads
    # A verb made a noun has a genitive, too.
    assert not word("kugeln", "de", {"Kugeln": "Kugel", "Kugelns": "Kugeln"}).heads


def test_a_word_made_of_two_nouns_is_known_whatever_links_them() -> None:
    forms = {"Geburtstag": "Geburtstag", "Kuchen": "Kuchen", "Kaffee": "Kaffee", "Tassen": "Tasse"}
    cake = word("geburtstagkuchen", "de", forms)
    assert cake.known
    assert not cake.listed
    assert {"geburtstagskuchen", "geburtstagkuchen"} <= cake.lemmas
    assert "kafeetasse" not in word("kaffeetassen", "de", forms).lemmas
    assert "kaffeetasse" in word("kaffeetassen", "de", forms).lemmas
    assert not word("geburtstagkuche", "de", forms).known


def test_accents_that_were_left_out_are_put_back() -> None:
    forms = {"gęsi": "gęś", "żółwie": "żółw"}
    assert word("gesi", "pl", forms, complete=True).lemmas == {"gęś", "gesi"}
    assert "żółw" in word("zolwie", "pl", forms, complete=True).lemmas
    assert not word("gesi", "pl", forms, complete=True).known
    assert "fuss" in word("füsse", "de", {"Füße": "Fuß"}).lemmas


def test_other_forms_tell_of_the_words_that_a_dictionary_does_not_think_of() -> None:
    forms = {"kota": "kota", "kotem": "kot", "kotowi": "kot", "kotach": "kota"}
    assert word("kota", "pl", forms).lemmas == {"kota", "kot"}
    assert word("kota", "pl", forms, complete=True).lemmas == {"kota"}


def test_irregular_forms_are_known_at_the_end_of_words_too() -> None:
    forms = {"house": "house", "housewife": "housewife", "specimen": "specimen", "man": "man"}
    assert "housewife" in word("housewives", "en", forms).lemmas
    assert word("specimen", "en", forms).lemmas == {"specimen"}


def test_names_are_known_where_nouns_are_small() -> None:
    assert word("paris", "en", {"Paris": "Paris"}).known


def test_several_words_are_one_that_is_known_if_they_are() -> None:
    lexicon = Lexicon(language("en"), Listed({"ice": "ice", "cream": "cream"}))
    both = lexicon.phrase([lexicon.word("ice"), lexicon.word("cream")])
    assert (both.text, both.known, both.listed) == ("icecream", True, False)
    assert not lexicon.phrase([lexicon.word("ice"), lexicon.word("crem")]).known
    assert lexicon.phrase([lexicon.word("ice"), lexicon.word("t")]).known


def test_a_word_is_looked_up_once() -> None:
    dictionary = CountingDictionary()
    lexicon = Lexicon(language("pl"), dictionary)
    lexicon.word("slon")
    asked = dictionary.looked_up
    assert 1 < asked <= MOST_GUESSES * 2 + 10
    lexicon.word("slon")
    assert dictionary.looked_up == asked
