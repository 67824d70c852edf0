"""Fingerprints tell whether a list has a date, and nothing else."""

from spieleabend.games.kwando.fingerprints import Listed, fingerprint, fingerprints, known_facts, plain, read, written

ROWS = [
    Listed("Karl Marx", ("1818-05-05",), 3, False, "Q9061"),
    Listed("Johannes Kepler", ("1571-12-27", "1572-01-06"), 1, False, ""),
    Listed("Frédéric Chopin", ("1810-03-01", "1810-02-22"), 2, True, "Q1268"),
    Listed("Emmy Noether", ("1882",), 0, False, "Q7604"),
]


def test_what_two_lists_say_is_worth_more_than_what_only_one_says() -> None:
    facts = fingerprints(ROWS)
    assert facts.has("two", "Karl Marx", "1818-05-05")
    assert facts.has("named", "karl marx")
    assert not facts.has("one", "Karl Marx", "1818-05-05")
    assert facts.has("one", "Johannes Kepler", "1571-12-27")
    assert facts.has("one", "Johannes Kepler", "1572-01-06")
    assert not facts.has("named", "Johannes Kepler")


def test_another_date_another_name_and_a_mere_year_are_not_found() -> None:
    facts = fingerprints(ROWS)
    assert not facts.has("two", "Karl Marx", "1818-05-06")
    assert not facts.has("two", "Karl May", "1818-05-05")
    assert not any(facts.has(kind, "Emmy Noether", "1882") for kind in facts.prints)


def test_a_disputed_date_is_no_proof() -> None:
    facts = fingerprints(ROWS)
    assert facts.has("disputed", "Frederic Chopin")
    assert not facts.has("two", "Frédéric Chopin", "1810-03-01")
    assert not facts.has("disputed", "Karl Marx")


def test_ids_are_known_with_their_names() -> None:
    facts = fingerprints(ROWS)
    assert facts.has("wikidata", "Emmy Noether", "Q7604")
    assert not facts.has("wikidata", "Karl Marx", "Q7604")


def test_names_are_the_same_whatever_their_marks() -> None:
    assert plain("Édith Piaf") == plain("Edith PIAF")
    assert fingerprint("one", "J. R. R. Tolkien", "x") == fingerprint("one", "JRR Tolkien", "x")
    assert len(fingerprint("one", "Marta", "1986-02-19")) == 10


def test_a_file_is_read_as_it_was_written_and_says_no_name_and_no_date() -> None:
    facts = fingerprints(ROWS)
    assert read(written(facts)) == facts
    assert written(fingerprints(reversed(ROWS))) == written(facts)
    assert "marx" not in written(facts).lower()
    assert "1818" not in written(fingerprints(ROWS[:1]))


def test_the_games_own_fingerprints_know_what_everybody_knows() -> None:
    known = known_facts()
    assert known.has("two", "Wolfgang Amadeus Mozart", "1756-01-27")
    assert not known.has("two", "Wolfgang Amadeus Mozart", "1756-01-28")
    assert known.has("disputed", "Ludwig van Beethoven")
    assert known.has("two", "Pablo Picasso", "1881-10-25")
