"""Wheels: `python -m tools.wheels build [--pgo] | anywhere | profile FOLDER | check WHEEL …`.

build     two wheels into dist/: one compiled for this machine, for other Linux machines as well
          (manylinux), and one of interpreted Python for any machine; --pgo: profile-guided
anywhere  the interpreted wheel and the sources, client included, from which others are built
profile   count what games use, into FOLDER: a build with PORTSIDE_PGO=FOLDER is guided by it
check     each wheel holds what belongs there and nothing else
"""

import argparse
import email
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from hatch_build import COMPILED, build_client, compiler_is_gcc

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
PROFILE = ROOT / ".build" / "pgo"
CLIENT = "portside/static/index.html"
EXTENSIONS = (".so", ".pyd")
NOT_SHIPPED = {"__pycache__", ".vite"}
NOT_GCC = "A profile needs GCC, which is not the compiler here: built without one."


def run(command: list[str], **environment: str) -> str:
    """Run it; what it says is shown only if it fails."""
    settings = {**os.environ, **environment}
    done = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{shlex.join(command)}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def build(into: Path, **settings: str) -> Path:
    """A wheel of what is here, with the client that is in src; see hatch_build for the settings."""
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="portside-wheel-") as folder:
        pip = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", "wheel"]
        command = [*pip, "--no-deps", "--no-build-isolation", "-w", folder, str(ROOT)]
        run(command, **{"PORTSIDE_WEB": "skip", **settings})
        [made] = Path(folder).glob("*.whl")
        return Path(shutil.move(made, into / made.name))


def compiled_wheel(into: Path, profile: Path | None = None) -> Path:
    """A failing compiler is an error."""
    guided = {"PORTSIDE_PGO": str(profile)} if profile else {}
    return build(into, PORTSIDE_COMPILE="1", **guided)


def interpreted_wheel(into: Path) -> Path:
    return build(into, PORTSIDE_COMPILE="0")


def count(profile: Path) -> None:
    """A build that counts plays some games."""
    shutil.rmtree(profile, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="portside-counting-") as folder:
        wheel = compiled_wheel(Path(folder), profile)
        counting = unpack(wheel, Path(folder, "unpacked"))
        run([sys.executable, "-m", "bench.training"], PYTHONPATH=str(counting))
    if not any(profile.rglob("*.gcda")):
        raise SystemExit(f"Nothing was counted: no *.gcda below {profile}.")


def unpack(wheel: Path, folder: Path) -> Path:
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)
    return folder


def portable(wheel: Path) -> Path:
    """On Linux: the same wheel, tagged for every system whose C library is recent enough."""
    if sys.platform != "linux":
        return wheel
    with tempfile.TemporaryDirectory(prefix="portside-repaired-") as folder:
        run([sys.executable, "-m", "auditwheel", "repair", "--strip", "-w", folder, str(wheel)],
            PATH=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")  # fmt: skip
        [repaired] = Path(folder).glob("*.whl")
        wheel.unlink()
        return Path(shutil.move(repaired, wheel.with_name(repaired.name)))


def build_both(guided: bool) -> list[Path]:
    build_client(ROOT)
    profile = PROFILE if guided and compiler_is_gcc() else None
    if guided and profile is None:
        print(NOT_GCC)
    if profile is not None:
        count(profile)
    empty(DIST)
    return [portable(compiled_wheel(DIST, profile)), interpreted_wheel(DIST)]


def build_anywhere() -> list[Path]:
    build_client(ROOT)
    empty(DIST)
    hatch = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(DIST)]
    run(hatch, PORTSIDE_WEB="skip")
    return [interpreted_wheel(DIST)]


def empty(folder: Path) -> None:
    """Of wheels and sources: what lies there afterwards belongs together."""
    for old in [*folder.glob("portside-*.whl"), *folder.glob("portside-*.tar.gz")]:
        old.unlink()


# ------------------------------------------------------------------ what is in a wheel


def faults(wheel: Path) -> list[str]:
    """What is missing, what does not belong there, what is said wrongly."""
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if not name.endswith("/")}
        [about] = [name for name in names if name.endswith(".dist-info/WHEEL")]
        tags = email.message_from_bytes(packed.read(about)).get_all("Tag", [])
    notes = {name for name in names if name.split("/")[0].endswith(".dist-info")}
    built = {name for name in names - notes if name.endswith(EXTENSIONS)}
    shipped = sources()
    found = [f"missing: {name}" for name in sorted(shipped - names)]
    found += [f"does not belong there: {name}" for name in sorted(names - notes - built - shipped)]
    if CLIENT not in names:
        found.append("missing: the browser client")
    if not any(name.endswith("/licenses/LICENSE") for name in notes):
        found.append("missing: the licence")
    if "py3-none-any" in tags:
        return found + [f"for any machine, but compiled: {name}" for name in sorted(built)]
    modules = {name.split(".")[0] for name in built}
    return found + [f"not compiled: {name}" for name in sorted(to_be_compiled() - modules)]


def sources() -> set[str]:
    """Every file of the package, the built client included."""
    source = ROOT / "src"
    return {
        path.relative_to(source).as_posix()
        for path in (source / "portside").rglob("*")
        if path.is_file() and not NOT_SHIPPED.intersection(path.parts)
    }


def to_be_compiled() -> set[str]:
    return {
        path.relative_to(ROOT / "src").with_suffix("").as_posix()
        for wanted in COMPILED
        for path in ROOT.glob(wanted)
        if path.name != "__init__.py"
    }


def check(wheels: list[Path]) -> None:
    wrong = [f"{wheel.name}: {fault}" for wheel in wheels for fault in faults(wheel)]
    if wrong:
        raise SystemExit("\n".join(wrong))
    for wheel in wheels:
        print(f"{wheel.name}  ({wheel.stat().st_size / 1e6:.1f} MB)")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.wheels",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    does = parser.add_subparsers(dest="does", required=True)
    does.add_parser("build").add_argument("--pgo", action="store_true")
    does.add_parser("anywhere")
    does.add_parser("profile").add_argument("folder", type=Path)
    does.add_parser("check").add_argument("wheels", type=Path, nargs="+")
    chosen = parser.parse_args()
    if chosen.does == "build":
        check(build_both(chosen.pgo))
    elif chosen.does == "anywhere":
        check(build_anywhere())
    elif chosen.does == "check":
        check(chosen.wheels)
    elif compiler_is_gcc():
        count(chosen.folder)
    else:
        print(NOT_GCC)


if __name__ == "__main__":
    main()
