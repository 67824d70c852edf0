import pytest

from spieleabend.games.wir_sind_schwanger.spelling import alphabetical, initial, plain


@pytest.mark.parametrize(
    ("name", "bare"),
    [
        ("ANNA", "anna"),
        ("Éabha", "eabha"),
        ("Łukasz", "lukasz"),
        ("Bjørg", "bjorg"),
        ("Lærke", "laerke"),
        ("Aþena", "athena"),
        ("Sigurður", "sigurdur"),
        ("Yıldız", "yildiz"),
        ("İlker", "ilker"),
        ("Yǔxuān", "yuxuan"),
        ("Jean-Claude", "jeanclaude"),
        ("María José", "mariajose"),
        ("D’Arcy", "darcy"),
        ("Groß", "gross"),
    ],
)
def test_a_name_is_compared_by_its_bare_letters(name: str, bare: str) -> None:
    assert plain(name) == bare


def test_names_are_sorted_by_their_bare_letters_and_then_as_written() -> None:
    right = ["Åsa", "Astrid", "Jean", "Jean-Claude", "Jeanne", "Łucja", "Ludwig", "Öykü", "Özlem", "Zoe", "Zoë"]
    assert sorted(dict.fromkeys(["Zoë", "Öykü", *right[::2], *right]), key=alphabetical) == right


@pytest.mark.parametrize(
    ("name", "letter"), [("Émilie", "E"), ("Åsa", "A"), ("Šárka", "S"), ("Örs", "O"), ("Anna", "A")]
)
def test_a_marked_letter_is_on_the_card_of_the_bare_one(name: str, letter: str) -> None:
    assert initial(name) == letter


@pytest.mark.parametrize("name", ["Łucja", "Świętosława", "Żaneta", "Ćwiek"])
def test_a_polish_letter_with_names_of_its_own_is_on_no_other_card(name: str) -> None:
    assert initial(name) == name[0]
