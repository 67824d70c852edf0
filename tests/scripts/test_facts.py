"""`scripts/facts` makes fingerprints of lists that somebody has."""

import subprocess
import sys
from pathlib import Path

from spieleabend.games.wir_sind_schwanger.fingerprints import read

ROOT = Path(__file__).parents[2]
LISTS = """country\tdecade\tsex\trank\tname\tsource
SV\tlatest (2022)\tF\t1\tAstrid\tthere
SV\tlatest (2022)\tM\t1\tNils\tthere
US\t1950s\tF\t1\tLinda\there
AQ\tlatest\tM\t1\tPingo\tnowhere
"""


def test_fingerprints_are_made_of_the_lists_that_the_cards_ask_for(tmp_path: Path) -> None:
    lists, made = tmp_path / "lists.tsv", tmp_path / "made.tsv"
    lists.write_text(LISTS, encoding="utf-8")
    command: list[str | Path] = [sys.executable, ROOT / "scripts" / "facts", lists, "--as", "SV=SE", "--to", made]
    ended = subprocess.run(command, capture_output=True, check=True, text=True)
    assert ended.stdout.startswith("1 of 75 lists, none for AM, AR, ")
    facts = read(made.read_text(encoding="utf-8"))
    assert facts.has("SE", "F", "Astrid")
    assert facts.has("US-1950s", "F", "Linda")
    assert facts.has("any", "M", "Pingo")
    assert {name for name, _ in facts.lists} == {"any", "SE", "US-1950s"}
