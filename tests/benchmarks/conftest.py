"""Benchmarks are for everybody but the one of the whole server, which only Linux can run."""

import sys

collect_ignore = [] if sys.platform == "linux" else ["test_server.py"]
