"""`make release` does everything or nothing."""

import re
import shutil
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tools.release import CHANGELOG, CITATION, INSTALLING, PACKAGE, WHEEL, current, git, release

DAY = "2031-02-03"


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with this one's files, at version 1.2.3 with something new to tell."""
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Ada")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "ada@example.org")
    for name in (PACKAGE, CHANGELOG, CITATION, INSTALLING):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    change(tmp_path, PACKAGE, r'^__version__ = ".*"', '__version__ = "1.2.3"')
    change(tmp_path, CHANGELOG, r"^## \[Unreleased\]\n", "## [Unreleased]\n\n- A fourth game.\n")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def change(root: Path, name: str, pattern: str, by: str) -> None:
    text, times = re.subn(pattern, by, (root / name).read_text("utf-8"), flags=re.M)
    assert times == 1
    (root / name).write_text(text, "utf-8")


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "As it is")


def refused(root: Path, version: str) -> str:
    """Why; and nothing has changed."""
    before = git(root, "rev-parse", "HEAD"), git(root, "status", "--porcelain"), git(root, "tag")
    with pytest.raises(SystemExit) as error:
        release(root, version, DAY)
    after = git(root, "rev-parse", "HEAD"), git(root, "status", "--porcelain"), git(root, "tag")
    assert before == after
    return str(error.value)


def test_a_release_is_one_step(clone: Path) -> None:
    assert release(clone, "1.10.0", DAY) == "v1.10.0"
    assert current(clone) == "1.10.0"
    news = (clone / CHANGELOG).read_text("utf-8")
    assert f"## [Unreleased]\n\n## [1.10.0] - {DAY}\n\n- A fourth game.\n" in news
    cited = (clone / CITATION).read_text("utf-8")
    assert f"\nversion: 1.10.0\ndate-released: {DAY}\n" in cited
    assert cited.count("version: ") == 2  # of the format, and of Portside
    page = (clone / INSTALLING).read_text("utf-8")
    assert "pip install portside-1.10.0-py3-none-any.whl" in page
    assert set(WHEEL.findall(page)) == {"portside-1.10.0-"}
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "rev-parse", "v1.10.0^{commit}") == git(clone, "rev-parse", "HEAD")
    assert git(clone, "log", "-1", "--format=%s") == "Portside 1.10.0"


def test_the_next_one_needs_news(clone: Path) -> None:
    release(clone, "1.2.4", DAY)
    assert "nothing under [Unreleased]" in refused(clone, "1.2.5")
    change(clone, CHANGELOG, r"^## \[Unreleased\]\n", "## [Unreleased]\n\n- A fifth game.\n")
    commit(clone)
    release(clone, "1.3.0", "2031-02-04")
    assert (clone / CITATION).read_text("utf-8").count("date-released: ") == 1


@pytest.mark.parametrize("version", ["1.2.3", "1.2.2", "1.1.9", "0.9.9"])
def test_versions_grow(clone: Path, version: str) -> None:
    assert "not larger" in refused(clone, version)


@pytest.mark.parametrize("version", ["", "2", "2.0", "v2.0.0", "2.0.0rc1", "2.00.0", "two"])
def test_versions_are_three_numbers(clone: Path, version: str) -> None:
    assert "three numbers" in refused(clone, version)


def test_what_is_not_committed_is_not_released(clone: Path) -> None:
    (clone / "notes").write_text("of mine")
    assert "not committed" in refused(clone, "2.0.0")


def test_a_tag_is_given_once(clone: Path) -> None:
    git(clone, "tag", "v2.0.0")
    assert "already" in refused(clone, "2.0.0")


def test_where_git_refuses_nothing_is_left_half_done(clone: Path) -> None:
    hook = clone / ".git" / "hooks" / "pre-commit"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\necho not today >&2\nexit 1\n")
    hook.chmod(0o755)
    assert "not today" in refused(clone, "2.0.0")


def test_the_citation_names_this_version() -> None:
    cited = re.search(r"^version: (.*)$", (ROOT / CITATION).read_text("utf-8"), re.M)
    assert cited is not None and cited[1] == current(ROOT)


def test_the_page_on_installing_names_wheels_of_this_version() -> None:
    named = set(WHEEL.findall((ROOT / INSTALLING).read_text("utf-8")))
    assert named == {f"portside-{current(ROOT)}-"}
