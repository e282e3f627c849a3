"""The browser client: `python -m tools.web check | test | build | install`.

build      into src/portside/static
install    and copied into the installed package, which `portside serve` runs
check      prettier, eslint, svelte-check, the lock, what is generated, the size of the first load
test       vitest
"""

import shutil
import subprocess
import sys
from pathlib import Path

from hatch_build import STATIC, build_client, install_packages, npm

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"


def check() -> None:
    install_packages(WEB)
    npm(["run", "check"], WEB)
    for script in ("web/check_lock.py", "web/check_size.py"):
        subprocess.run([sys.executable, ROOT / script], check=True)
    for made in ("tools.wire_types", "tools.game_facts"):
        subprocess.run([sys.executable, "-m", made, "--check"], cwd=ROOT, check=True)


def test() -> None:
    install_packages(WEB)
    npm(["run", "test"], WEB)


def build() -> None:
    build_client(ROOT)


def install() -> None:
    import portside

    build()
    there = Path(portside.__file__).parent / "static"
    if there != ROOT / STATIC:
        shutil.rmtree(there, ignore_errors=True)
        shutil.copytree(ROOT / STATIC, there)


if __name__ == "__main__":
    DO = {"check": check, "test": test, "build": build, "install": install}
    if len(sys.argv) != 2 or sys.argv[1] not in DO:
        sys.exit(__doc__)
    try:
        DO[sys.argv[1]]()
    except subprocess.CalledProcessError as error:
        sys.exit(f"{error.cmd}: {error.returncode}")
