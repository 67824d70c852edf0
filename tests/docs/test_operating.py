"""The operator's document says what the code does."""

import configparser
import re
import shlex

from spieleabend.server.limits import MOST_CONNECTIONS
from spieleabend.server.listen import HEADER_SECONDS, MOST_SOCKETS, MOST_SOCKETS_EACH, PROXY_HEADER_SECONDS
from spieleabend.server.main import FILES_WANTED, GC_THRESHOLDS
from spieleabend.server.metrics import Metrics
from spieleabend.server.options import DEFAULT_PORT, LOG_FILE, ServerOptions
from tests.docs.blocks import blocks, text_of

TEXT = text_of("operating.md")


def test_every_metric_is_explained_and_no_other() -> None:
    exposed = Metrics().exposition(tables_loaded=0, outbox_depths=[], write_buffers=0)
    names = set(re.findall(r"^# TYPE (\S+)", exposed, re.MULTILINE))
    told = set(re.findall(r"spieleabend_[a-z_]+", TEXT.partition("## Watching it")[2]))
    assert told == names - {"spieleabend_outbox_messages_max"}


def test_the_defaults_are_those_of_the_code() -> None:
    options = ServerOptions()
    for row in (
        f"| `--port` | {DEFAULT_PORT}, or the next free one |",
        f"| `--keep-days` | {options.keep_days} |",
        f"| `--most-tables` | {options.most_tables} |",
        f"`{LOG_FILE}` in the data folder",
        f"{MOST_SOCKETS} connections of all kinds, {MOST_SOCKETS_EACH} from one address",
        f"after {HEADER_SECONDS:g} seconds ({PROXY_HEADER_SECONDS:g} behind a proxy)",
        f"give it {FILES_WANTED}",
        f"thresholds `{GC_THRESHOLDS}`".replace("100000", "100_000"),
    ):
        assert row in TEXT
    assert MOST_SOCKETS_EACH > MOST_CONNECTIONS


def test_the_service_file_can_be_read_and_names_options_that_exist() -> None:
    (unit,) = blocks("operating.md", "ini")
    service = configparser.ConfigParser(strict=True, interpolation=None)
    service.read_string(unit)
    command = shlex.split(service["Service"]["ExecStart"])
    used = [part for part in command if part.startswith("--")]
    assert used
    assert all(f"| `{option}` |" in TEXT for option in used)
