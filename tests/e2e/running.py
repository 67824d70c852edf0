"""The real server as its own process, started by the installed command, with a log that survives it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

START_SECONDS = 30


class RunningServer:
    """`spieleabend` on a free port of this machine; `kill` gives it no time to say goodbye."""

    def __init__(
        self,
        data: Path,
        *options: str,
        port: int = 0,
        command: Sequence[str] = (sys.executable, "-m", "spieleabend"),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Start it, and wait until it says that it listens. `environment` comes on top of this process's."""
        self.data = data
        self.port = port
        self._options = options
        self._command = command
        self._environment = {**os.environ, "PYTHONUNBUFFERED": "1", "LANG": "C.UTF-8", **(environment or {})}
        self._start()

    @property
    def origin(self) -> str:
        """Where a page of this server comes from."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """SIGKILL, now."""
        self._process.kill()
        self._process.communicate()

    def start_again(self) -> None:
        """Start another one on the same log and the same port."""
        self._start()

    def stop(self) -> int:
        """SIGTERM; the exit code."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        self._process.communicate(timeout=START_SECONDS)
        return self._process.returncode

    def _start(self) -> None:
        log = self.data.with_suffix(".stderr")
        with log.open("ab") as stderr:
            self._process = subprocess.Popen(
                [
                    *(*self._command, "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)),
                    *("--no-qr", *self._options),
                ],
                stdout=subprocess.PIPE,
                stderr=stderr,
                env=self._environment,
                text=True,
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(r"http://\S+?:(\d+)", line)
            if found:
                self.port = int(found.group(1))
                return
        raise AssertionError(f"the server did not start: {log.read_text()}")

    def __enter__(self) -> Self:
        """Itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Stop it however the block ended."""
        if self._process.poll() is None:
            self.kill()
