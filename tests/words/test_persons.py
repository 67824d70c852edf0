"""KW-R15, KW-D15: the names of the speaker's own persons, in any spelling."""

import pytest

from spieleabend.words.hearing import hear
from spieleabend.words.persons import persons
from spieleabend.words.sounds import sounds


def level(language: str, names: str, said: str) -> str:
    marks = persons(language, tuple(names.split(";"))).marks(hear(said))
    return min((mark.level for mark in marks), default="clear")


@pytest.mark.parametrize(
    ("language", "names", "said"),
    [
        ("de", "Wolfgang Amadeus Mozart", "die Mozartkugel"),
        ("de", "Albrecht Dürer", "Duerers Hase"),
        ("de", "Albrecht Dürer", "durer"),
        ("en", "Isaac Newton", "a Newtonian world"),
        ("en", "Isaac Newton", "N3wton"),
        ("en", "Marie Curie", "the Curies"),
        ("pl", "Robert Lewandowski", "o Lewandowskim"),
        ("pl", "Agnieszka Osiecka", "Osieckiej"),
        ("pl", "Lech Wałęsa", "Wałęsie"),
        ("pl", "Jan Matejko", "o Janie"),
        ("pl", "Marek Grechuta", "Marka"),
        ("pl", "Karol Wojtyła", "Karola"),
        ("de", "Karl Marx", "M a r x"),
        ("en", "Vincent van Gogh", "vangogh"),
        ("en", "Johnny Cash", "h s a c"),
        ("en", "Martin Luther King", "Mr King"),
        ("en", "Will Smith", "Ask Will"),
        ("en", "Freddie Mercury", "it is a metal, mercury"),
        ("en", "Bill Gates", "bill gates"),
        ("en", "Bill Gates", "I am gates bill"),
        ("en", "Will Smith", "it was will smith"),
        ("de", "Anne Frank", "ich bin anne frank"),
        ("de", "Angela Merkel", "\u039cеркел"),
        ("de", "Angela Merkel", "Μέρκελ"),
    ],
)
def test_kw_r15_a_name_and_its_forms_are_certain(language: str, names: str, said: str) -> None:
    assert level(language, names, said) == "certain"


@pytest.mark.parametrize(
    ("language", "names", "said"),
    [
        ("de", "Frédéric Chopin", "Schopin"),
        ("de", "Friedrich Nietzsche", "Nitsche"),
        ("de", "Karl Marx", "Marks"),
        ("de", "Romy Schneider", "Romi"),
        ("de", "Albert Einstein", "ein Stein"),
        ("de", "Albert Einstein", "Ein-stain"),
        ("en", "Isaac Newton", "notweN"),
        ("de", "Nofretete", "Ne-fre-te-te"),
        ("en", "Isaac Newton", "Nuton"),
        ("en", "Isaac Newton", "Neewtoon"),
        ("en", "William Shakespeare", "good old Bill"),
        ("en", "Martin Luther King", "MLK"),
        ("en", "Diana Spencer", "Indiana"),
        ("pl", "Adam Mickiewicz", "A. M."),
        ("pl", "Robert Lewandowski", "Robercik"),
        ("pl", "Maria Curie", "kiuri"),
        ("pl", "Jan Kochanowski", "Jaś"),
        ("pl", "Wolfgang Amadeus Mozart", "Моцарт"),
        ("en", "Will Smith", "Will it be fine?"),
        ("en", "Freddie Mercury", "It is a metal, mercury"),
        ("en", "Bill Gates", "i am gates"),
        ("en", "Martin Luther King", "i was king"),
        ("en", "Taylor Swift", "i am swift"),
        ("en", "Steve Jobs", "He gave people jobs"),
        ("en", "Anne Frank", "to be frank"),
        ("en", "James Cook", "a cook"),
        ("en", "Josephine Baker", "a baker"),
        ("de", "Anne Frank", "frank und frei"),
        ("de", "George Sand", "am meer ist sand"),
        ("de", "Angela Merkel", "Änschela"),
        ("de", "Angela Merkel", "Mer und dann kel"),
        ("en", "Isaac Newton", "new and then ton"),
        ("pl", "Sophie Scholl", "zofia"),
        ("pl", "Karl Marx", "Karol"),
        ("de", "Jan Matejko", "auf Deutsch Johann"),
    ],
)
def test_kw_r15_what_is_nearly_a_name_is_a_question(language: str, names: str, said: str) -> None:
    assert level(language, names, said) in ("certain", "question")


@pytest.mark.parametrize(
    ("language", "names", "said"),
    [
        ("de", "Angela Merkel", "Ich merke, wir merken auf und angeln"),
        ("de", "Katharina die Große", "die große Frau"),
        ("de", "Papst Benedikt XVI.", "Ich war Papst"),
        ("en", "Queen Victoria", "I was a queen"),
        ("en", "Leonardo da Vinci", "da, de and the"),
        ("en", "Will Smith", "I will not say it, and he will"),
        ("de", "Klaus Klein", "ein klein wenig"),
        ("en", "Elvis Presley", "elves press on"),
        ("en", "Muhammad Ali", "an alien"),
        ("pl", "Mark Twain;Samuel Clemens", "Mamy ten sam zawód"),
        ("en", "William Shakespeare", "Will you go on?"),
        ("pl", "Jan Matejko", "jak to jest"),
        ("pl", "Adam Małysz", "mały świat"),
        ("en", "William Gates", "the bill, please"),
        ("en", "Isaac Newton", "new songs that weigh a ton"),
        ("en", "Isaac Newton", "i am a baker and a king"),
        ("de", "Angela Merkel", "Schöne Insel, schon gelesen"),
    ],
)
def test_kw_r15_other_words_titles_and_small_words_may_be_said(language: str, names: str, said: str) -> None:
    assert level(language, names, said) == "clear"


def test_names_of_other_people_may_be_said() -> None:
    assert level("en", "Isaac Newton", "Einstein came later, Marie Curie too") == "clear"
    assert level("en", "", "Isaac Newton") == "clear"


def test_a_name_sounds_in_several_ways() -> None:
    assert sounds("cher") & sounds("scher")
    assert sounds("cher") & sounds("ker")
    assert not sounds("newton") & sounds("merkel")
