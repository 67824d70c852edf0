"""The server's own log, for operators: JSON lines, or plain words on a terminal. Never a secret, never a table's code.

A code lets in whoever knows it, so it is written as a tag that stands for it as long as the process lives.
"""

import hashlib
import logging
import secrets
import sys
from datetime import UTC, datetime
from typing import TextIO

import msgspec

logger = logging.getLogger("spieleabend")

_TAG_KEY = secrets.token_bytes(16)


def table_tag(code: str) -> str:
    """Eight hexadecimal digits that stand for a table's code in this process and do not give it away."""
    return hashlib.blake2b(code.encode(), key=_TAG_KEY, digest_size=4).hexdigest()


def log_event(event: str, level: int = logging.INFO, *, error: BaseException | None = None, **fields: object) -> None:
    """Write down that `event` happened, with what belongs to it, and the trace of `error` if there is one."""
    logger.log(level, event, extra={"fields": fields}, exc_info=error)


def log_table_trouble(event: str, code: str, error: BaseException) -> None:
    """Write down that a table has failed, with the trace but without its code; "" where it is unknown which."""
    trace = logging.Formatter().formatException((type(error), error, error.__traceback__))
    if code:
        trace = trace.replace(code, f"<{table_tag(code)}>")
    log_event(event, logging.ERROR, table=table_tag(code) if code else None, trace=trace)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON; what is no plain value is written as text."""
        line = {
            "time": _time(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **_fields(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainWords(logging.Formatter):
    """One line for people, and the trace under it."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        fields = dict(_fields(record))
        trace = fields.pop("trace", None)
        if record.exc_info:
            trace = self.formatException(record.exc_info)
        told = "".join(f" {name}={value}" for name, value in fields.items())
        level = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        line = f"{_time(record).astimezone():%H:%M:%S} {level}{record.getMessage()}{told}"
        return line if trace is None else f"{line}\n{trace}"


def set_up_logging(stream: TextIO | None = None) -> None:
    """Let everything that is logged go to `stream` (by default the process's stderr)."""
    target = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(target)
    handler.setFormatter(PlainWords() if target.isatty() else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(logging.INFO)


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def _fields(record: logging.LogRecord) -> dict[str, object]:
    fields = getattr(record, "fields", {})
    return fields if isinstance(fields, dict) else {}
