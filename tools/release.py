"""A release in one step: `python -m tools.release 1.2.3`, or `make release VERSION=1.2.3`.

The version, the changelog's unreleased part, the citation and the names of wheels in the page on
installing become that version's, of today; they are committed and tagged here. Nothing leaves this
machine: pushing the tag is what publishes.
"""

import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE, CHANGELOG, CITATION = "src/portside/__init__.py", "CHANGELOG.md", "CITATION.cff"
INSTALLING = "docs/installing.md"
VERSION = re.compile(r'^__version__ = "(.+)"$', re.M)
WHEEL = re.compile(r"portside-\d+\.\d+\.\d+-")  # how the name of one begins
UNRELEASED = "## [Unreleased]\n"


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"git {' '.join(arguments)}: {(done.stderr or done.stdout).strip()}")
    return done.stdout.strip()


def numbers(version: str) -> tuple[int, ...]:
    if not re.fullmatch(r"(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}", version):
        raise SystemExit(f"A version has three numbers, like 1.2.3, and not {version!r}.")
    return tuple(map(int, version.split(".")))


def current(root: Path) -> str:
    found = VERSION.search((root / PACKAGE).read_text("utf-8"))
    if found is None:
        raise SystemExit(f"{PACKAGE} has no __version__.")
    return found[1]


def changelog(text: str, version: str, day: str) -> str:
    """What was unreleased stands below the version; an empty part for the next one stands above."""
    before, heading, after = text.partition(UNRELEASED)
    news = re.split(r"^## ", after, maxsplit=1, flags=re.M)[0]
    if not heading or not re.search(r"^- ", news, re.M):
        raise SystemExit(f"{CHANGELOG} says nothing under [Unreleased]: what is new in {version}?")
    return f"{before}{UNRELEASED}\n## [{version}] - {day}\n{after}"


def citation(text: str, version: str, day: str) -> str:
    text = re.sub(r"^date-released: .*\n", "", text, flags=re.M)
    return re.sub(
        r"^version: .*$", f"version: {version}\ndate-released: {day}", text, flags=re.M
    )  # a cited release has a day


def rewritten(root: Path, version: str, day: str) -> dict[Path, str]:
    package, news, cited = (root / name for name in (PACKAGE, CHANGELOG, CITATION))
    page = root / INSTALLING
    return {
        package: VERSION.sub(f'__version__ = "{version}"', package.read_text("utf-8")),
        news: changelog(news.read_text("utf-8"), version, day),
        cited: citation(cited.read_text("utf-8"), version, day),
        page: WHEEL.sub(f"portside-{version}-", page.read_text("utf-8")),
    }


def release(root: Path, version: str, day: str) -> str:
    """Checks everything before it writes anything; the name of the tag."""
    tag, now = f"v{version}", current(root)
    if numbers(version) <= numbers(now):
        raise SystemExit(f"This is {now} already: {version} is not larger.")
    if git(root, "status", "--porcelain"):
        raise SystemExit("There are changes that are not committed: see git status.")
    if git(root, "tag", "--list", tag):
        raise SystemExit(f"There is a tag {tag} already.")
    texts = rewritten(root, version, day)
    for file, text in texts.items():
        file.write_text(text, "utf-8")
    try:
        git(root, "commit", "--quiet", "--all", "--message", f"Portside {version}")
    except SystemExit:
        git(root, "checkout", "--quiet", "HEAD", "--", *map(str, texts))
        raise
    git(root, "tag", "--annotate", tag, "--message", f"Portside {version}")
    return tag


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    tag = release(ROOT, sys.argv[1], day)
    print(f"Committed and tagged here as {tag}. To publish it: git push --follow-tags")


if __name__ == "__main__":
    main()
