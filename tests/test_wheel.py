"""A wheel holds what belongs there. This one is quick to build: not compiled, client as it is."""

import zipfile
from pathlib import Path

import pytest

from bench.training import TIMES
from portside.cli.doing.measure import HEADINGS
from tools import wheels
from tools.wheels import faults, interpreted_wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return interpreted_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(autouse=True)
def a_client(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the client was not built, the rest is checked without it."""
    if "portside/static/index.html" not in wheels.sources():
        monkeypatch.setattr(wheels, "CLIENT", "portside/py.typed")


def changed(wheel: Path, into: Path, without: str = "", added: str = "") -> Path:
    copy = into / wheel.name
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(copy, "w") as new:
        for name in old.namelist():
            if name != without:
                new.writestr(name, old.read(name))
        if added:
            new.writestr(added, "")
    return copy


def test_the_interpreted_wheel_is_whole_and_for_any_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert faults(wheel) == []


@pytest.mark.parametrize(
    "name", ["portside/locales/pl/common.ftl", "portside/games/manila/rules/data.py"]
)
def test_what_is_missing_is_noticed(wheel: Path, tmp_path: Path, name: str) -> None:
    assert faults(changed(wheel, tmp_path, without=name)) == [f"missing: {name}"]


@pytest.mark.parametrize("name", ["portside/core/game.c", "build/notes", "portside/.vite/x.json"])
def test_what_does_not_belong_there_is_noticed(wheel: Path, tmp_path: Path, name: str) -> None:
    assert faults(changed(wheel, tmp_path, added=name)) == [f"does not belong there: {name}"]


def test_no_machine_is_promised_what_was_compiled_for_another(wheel: Path, tmp_path: Path) -> None:
    name = "portside/core/game.cpython-311-x86_64-linux-gnu.so"
    there = faults(changed(wheel, tmp_path, added=name))
    assert there == [f"for any machine, but compiled: {name}"]


def test_a_compiled_wheel_is_compiled_wholly(wheel: Path, tmp_path: Path) -> None:
    """As if a build had left every module interpreted and said that it was for this machine."""
    [about] = [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith("/WHEEL")]
    said = zipfile.ZipFile(wheel).read(about).replace(b"py3-none-any", b"cp311-cp311-linux_x86_64")
    copy = changed(wheel, tmp_path, without=about)
    with zipfile.ZipFile(copy, "a") as packed:
        packed.writestr(about, said)
    assert "not compiled: portside/core/game" in faults(copy)
    assert "not compiled: portside/games/manila/rules/market" in faults(copy)


def test_a_profile_is_trained_on_every_kind_of_work() -> None:
    """What `portside bench` measures is what a guided build has seen."""
    assert set(TIMES) == set(HEADINGS)
