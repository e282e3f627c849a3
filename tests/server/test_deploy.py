"""What deploy/ installs runs; the rest of deploy/ agrees with it."""

import configparser
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def installed(wheels: Path, prefix: Path) -> Path:
    """The one script, with a wheel that is quick to build: neither compiled nor with a client."""
    quick = {**os.environ, "PORTSIDE_COMPILE": "0", "PORTSIDE_WEB": "skip",
             "PIP_NO_COMPILE": "1"}  # fmt: skip
    quick.pop("PYTHONPATH", None)
    pip = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", "wheel"]
    build = [*pip, "--no-deps", "--no-build-isolation", "-w", str(wheels), str(ROOT)]
    subprocess.run(build, env=quick, check=True)
    [wheel] = wheels.iterdir()
    install = [str(DEPLOY / "install.sh"), str(prefix), str(wheel)]
    done = subprocess.run(
        install, env={**quick, "PYTHON": sys.executable}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("portside ")
    return prefix


def test_what_is_installed_serves(tmp_path: Path) -> None:
    programs = installed(tmp_path / "wheels", tmp_path / "prefix") / "bin"
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    data = tmp_path / "data"
    command = [str(programs / "portside"), "serve", "--port", "0", "--data", str(data)]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().removeprefix("Portside: ").strip()
        with urllib.request.urlopen(f"{address}healthz", timeout=10) as answer:
            assert answer.status == 200
    finally:
        server.terminate()
        server.wait(20)
    assert (data / "portside.sqlite").exists()
    subprocess.run([str(programs / "python"), "-c", "import asyncpg"], check=True)


def test_the_container_and_the_unit_start_what_the_script_installs() -> None:
    script = (DEPLOY / "install.sh").read_text()
    prefix = re.search(r"prefix=\$\{1:-(.*)\}", script)
    assert prefix is not None
    container = (DEPLOY / "Containerfile").read_text()
    assert f"deploy/install.sh {prefix[1]}\n" in container
    assert "\nUSER portside\n" in container and "/healthz" in container
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "portside.service")
    assert unit["Service"]["ExecStart"].startswith(f"{prefix[1]}/bin/portside serve ")
    assert unit["Service"]["User"] == "portside"
