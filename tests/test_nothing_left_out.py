"""Runs of pytest inside pytest: what `tests/nothing_left_out.py` lets pass and what it does not."""

import pytest

pytest_plugins = ["pytester"]

PASSES = "def test_one(): pass"


def run(pytester: pytest.Pytester, test: str, *arguments: str) -> pytest.RunResult:
    pytester.makeini("[pytest]\nmarkers = browser: needs Chromium")
    pytester.makepyfile(f"import pytest\n{test}\n")
    return pytester.runpytest_inprocess(
        "-p", "tests.nothing_left_out", "-p", "no:xdist", "-p", "no:asyncio", *arguments
    )


def test_a_run_of_passing_tests_passes(pytester: pytest.Pytester) -> None:
    result = run(pytester, PASSES)
    assert result.ret == pytest.ExitCode.OK
    result.assert_outcomes(passed=1)


@pytest.mark.parametrize(
    "test",
    [
        pytest.param("@pytest.mark.skip\ndef test_one(): pass", id="skip"),
        pytest.param("def test_one(): pytest.skip('no')", id="skip while it runs"),
        pytest.param("pytest.skip('no', allow_module_level=True)", id="skip of a module"),
        pytest.param("@pytest.mark.xfail\ndef test_one(): assert 0", id="expected to fail and fails"),
        pytest.param("@pytest.mark.xfail\ndef test_one(): pass", id="expected to fail and passes"),
    ],
)
def test_a_test_left_out_fails_the_run(pytester: pytest.Pytester, test: str) -> None:
    result = run(pytester, f"def test_other(): pass\n{test}")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*left out, so this run fails*"])


def test_a_whole_run_without_a_browser_test_fails(pytester: pytest.Pytester) -> None:
    result = run(pytester, PASSES, "--require-browser")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["no test marked `browser` ran"])


def test_a_whole_run_with_a_browser_test_passes(pytester: pytest.Pytester) -> None:
    result = run(pytester, f"@pytest.mark.browser\n{PASSES}", "--require-browser")
    assert result.ret == pytest.ExitCode.OK


def test_a_failing_browser_test_keeps_its_own_exit_code(pytester: pytest.Pytester) -> None:
    result = run(pytester, "@pytest.mark.browser\ndef test_one(): assert 0", "--require-browser")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(failed=1)
