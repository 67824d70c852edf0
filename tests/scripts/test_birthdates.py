"""`scripts/birthdates` makes fingerprints of lists that somebody has."""

import subprocess
import sys
from pathlib import Path

from spieleabend.games.kwando.fingerprints import read

ROOT = Path(__file__).parents[2]
PEOPLE = """name\twikidata_id\tbirth_date\tprecision\tn_src\tnote\tother_dates\tfame
Karl Marx\tQ9061\t1818-05-05\tday\t3\t\t\t100
Johannes Kepler\t\t1571-12-27\tday\t1\tJulian/Gregorian pair\t1572-01-06 (a list)\t90
Emmy Noether\tQ7604\t1882\tyear\t0\t\t\t50
Pablo Picasso\t\t1881-10-25\tday\t2\tCONFLICT\t1881-10-05 (a slip)\t99
Ludwig van Beethoven\t\t1770-12-17\tday\t2\tCONFLICT\t1770-12-16 (a list)\t99
"""


def test_fingerprints_are_made_of_days_and_ids_and_disputes_can_be_settled(tmp_path: Path) -> None:
    people, made = tmp_path / "people.tsv", tmp_path / "made.tsv"
    people.write_text(PEOPLE, encoding="utf-8")
    script = ROOT / "scripts" / "birthdates"
    command: list[str | Path] = [sys.executable, script, people, "--settled", "Pablo Picasso", "--to", made]
    ended = subprocess.run(command, capture_output=True, check=True, text=True)
    assert ended.stdout == "two: 2, one: 2, named: 2, disputed: 1, wikidata: 2\n"
    facts = read(made.read_text(encoding="utf-8"))
    assert facts.has("two", "Karl Marx", "1818-05-05")
    assert facts.has("one", "Johannes Kepler", "1572-01-06")
    assert facts.has("two", "Pablo Picasso", "1881-10-25")
    assert not facts.has("two", "Pablo Picasso", "1881-10-05")
    assert facts.has("disputed", "Ludwig van Beethoven")
    assert facts.has("wikidata", "Emmy Noether", "Q7604")
