"""Installs wheels as somebody without a compiler would: `python -m tools.clean_install WHEEL …`.

Each goes into a fresh environment, away from this checkout, with nothing else on the path and
nothing built from source; there somebody takes their first steps. Then pip chooses between them.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEPT = ("PIP_", "SSL_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SYSTEMROOT", "TEMP", "TMP")
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


class Clean:
    """A fresh environment whose path ends where it ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "venv", with_pip=True)
        self.scripts = folder / "venv" / SCRIPTS
        self.environment = {
            **{key: value for key, value in os.environ.items() if key.upper().startswith(KEPT)},
            "PATH": str(self.scripts),
            "CC": "/bin/false",
            "CXX": "/bin/false",
            "HOME": str(folder),
        }

    def run(self, *command: str | Path) -> str:
        program = shutil.which(str(command[0]), path=str(self.scripts))
        if program is None:
            raise SystemExit(f"{command[0]}: not in {self.scripts}")
        asked = [program, *map(str, command[1:])]
        done = subprocess.run(
            asked, cwd=self.folder, env=self.environment, capture_output=True, text=True
        )
        if done.returncode:
            raise SystemExit(f"{shlex.join(asked)}\n{done.stdout}\n{done.stderr}")
        return done.stdout

    def install(self, wheel: Path) -> None:
        self.run("pip", "install", "-q", "--only-binary", ":all:",
                 "-c", ROOT / "constraints.txt", wheel)  # fmt: skip

    def preferred(self, wheels: list[Path]) -> str:
        """Which of them pip takes here when it may choose."""
        folder = self.folder / "wheels"
        folder.mkdir()
        for wheel in wheels:
            shutil.copy(wheel, folder)
        choose = "pip install -q --dry-run --no-deps --no-index --report - portside --find-links"
        report = self.run(*choose.split(), folder)
        [chosen] = json.loads(report)["install"]
        return str(chosen["download_info"]["url"]).rpartition("/")[2]


def kind(wheel: Path) -> str:
    return "interpreted" if wheel.name.endswith("-py3-none-any.whl") else "compiled"


def try_out(wheel: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="portside-clean-") as folder:
        clean = Clean(Path(folder))
        clean.install(wheel)
        steps = shutil.copy(ROOT / "tools" / "first_steps.py", folder)
        print(f"\n{wheel.name}\n{clean.run('python', steps, kind(wheel))}", end="", flush=True)


def choose(wheels: list[Path]) -> None:
    with tempfile.TemporaryDirectory(prefix="portside-clean-") as folder:
        chosen = Clean(Path(folder)).preferred(wheels)
    print(f"\npip takes {chosen}")
    if kind(Path(chosen)) == "interpreted" and any(kind(wheel) == "compiled" for wheel in wheels):
        raise SystemExit("but a compiled one is there")


def main() -> None:
    wheels = [Path(name).resolve() for name in sys.argv[1:]]
    if not wheels:
        raise SystemExit(__doc__)
    for wheel in wheels:
        try_out(wheel)
    choose(wheels)


if __name__ == "__main__":
    main()
