from spieleabend.games.wir_sind_schwanger.fingerprints import (
    Facts,
    Listed,
    fingerprint,
    fingerprints,
    known_facts,
    read,
    written,
)

ROWS = [
    Listed("SE", "latest (2022)", "F", "Astrid"),
    Listed("SE", "latest (2022)", "M", "Åke [Ake]"),
    Listed("DE", "1980s", "F", "Kathrin"),
    Listed("DE", "1980s", "M", "Jürgen (0,9 %)"),
    Listed("DE", "2010-2014", "M", "Ben"),
    Listed("FR", "1980s", "F", "Amandine"),
]


def facts() -> Facts:
    """Fingerprints of a few rows."""
    return fingerprints(ROWS, {"SE", "DE-1980s", "DE-2010s"})


def test_a_name_is_found_in_its_list_whatever_its_case_and_marks() -> None:
    assert facts().has("SE", "F", "ASTRID")
    assert facts().has("SE", "M", "Ake")
    assert facts().has("DE-1980s", "M", "Jurgen")
    assert facts().has("DE-2010s", "M", "Ben")


def test_a_name_is_not_found_for_another_sex_list_or_decade() -> None:
    assert not facts().has("SE", "M", "Astrid")
    assert not facts().has("SE", "F", "Kathrin")
    assert not facts().has("DE-1980s", "M", "Ben")


def test_all_names_are_known_everywhere_but_only_wanted_lists_are_kept() -> None:
    assert facts().has("any", "F", "Amandine")
    assert facts().has("any", "M", "Ben")
    assert set(facts().lists) == {
        ("any", "F"),
        ("any", "M"),
        ("SE", "F"),
        ("SE", "M"),
        ("DE-1980s", "F"),
        ("DE-1980s", "M"),
        ("DE-2010s", "M"),
    }
    assert facts().covers("DE-1980s")
    assert not facts().covers("DE-2010s"), "a list needs both sexes"
    assert not facts().covers("DE")


def test_a_country_has_the_names_of_all_its_decades() -> None:
    country = fingerprints(ROWS, {"DE"})
    assert country.has("DE", "M", "Ben")
    assert country.has("DE", "M", "Jürgen")


def test_the_same_name_has_another_fingerprint_in_each_list_so_that_lists_cannot_be_joined() -> None:
    prints = {fingerprint(name, sex, "Kim") for name in ("DE", "SE", "any") for sex in ("F", "M")}
    assert len(prints) == 6
    assert {len(one) for one in prints} == {10}


def test_a_file_of_fingerprints_is_read_as_it_was_written_and_says_no_name_and_no_rank() -> None:
    assert read(written(facts())) == facts()
    assert written(fingerprints(reversed(ROWS), {"SE", "DE-1980s", "DE-2010s"})) == written(facts())
    assert "strid" not in written(facts()).lower()


def test_the_games_own_fingerprints_know_what_everybody_knows() -> None:
    known = known_facts()
    assert known.has("US-1950s", "F", "Linda")
    assert known.has("DE-1980s", "M", "Kevin")
    assert not known.has("DE-1930s", "M", "Kevin")
    assert known.has("IT", "M", "Andrea")
    assert not known.has("IT", "F", "Andrea")
    assert sum(known.covers(list_name) for list_name, sex in known.lists if sex == "F") == 71
