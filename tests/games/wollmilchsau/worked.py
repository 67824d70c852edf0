"""The cases of `worked.toml`."""

import tomllib
from pathlib import Path
from typing import Any

WORKED: dict[str, list[dict[str, Any]]] = tomllib.loads(Path(__file__).with_name("worked.toml").read_text("utf-8"))
