"""A pytest plugin: no test is left out in silence, whoever left it out."""

import pytest


class NothingLeftOut:
    """Fails a run in which a test was skipped or expected to fail, or a whole run without a browser test."""

    def __init__(self, browser_required: bool) -> None:
        self.browser_required = browser_required
        self.browser_tests = 0
        self.faults: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self.faults.append(f"{report.nodeid} was skipped")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if hasattr(report, "wasxfail"):
            self.faults.append(f"{report.nodeid} was expected to fail")
        elif report.skipped:
            self.faults.append(f"{report.nodeid} was skipped")
        elif report.when == "call" and "browser" in report.keywords:
            self.browser_tests += 1

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.browser_required and not self.browser_tests:
            self.faults.append("no test marked `browser` ran")
        if self.faults and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.faults:
            terminalreporter.section("left out, so this run fails", red=True, bold=True)
            for fault in self.faults:
                terminalreporter.line(fault)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--require-browser", action="store_true", help="fail if no test ran in a real browser")


def pytest_configure(config: pytest.Config) -> None:
    # The workers of pytest-xdist report to the main process, which alone knows what ran.
    if not hasattr(config, "workerinput"):
        browser_required = bool(config.getoption("--require-browser"))
        config.pluginmanager.register(NothingLeftOut(browser_required), "nothing-left-out")
