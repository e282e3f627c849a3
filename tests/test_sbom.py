"""The list of parts names what comes along, and is what CycloneDX says it is."""

import json
import os

import pytest

from tools.sbom import LICENCES, described, fault


@pytest.fixture(scope="module")
def written() -> str:
    if not LICENCES.exists() and not os.environ.get("CI"):
        pytest.skip("the client is not built: python -m tools.web build")
    return described()


def test_it_is_cyclonedx(written: str) -> None:
    assert fault(written) is None
    assert fault(written.replace('"bomFormat": "CycloneDX"', '"bomFormat": "list"')) is not None


def test_it_names_libraries_and_what_they_need_and_the_clients_packages(written: str) -> None:
    parts = json.loads(written)["components"]
    names = {part["purl"].partition("@")[0] for part in parts}
    assert {"pkg:pypi/starlette", "pkg:pypi/anyio", "pkg:npm/svelte"} <= names
    assert "pkg:npm/%40fontsource/yeseva-one" in {part["purl"].rpartition("@")[0] for part in parts}
    assert not {"pkg:pypi/pytest", "pkg:pypi/ray", "pkg:npm/vite"} & names
    assert all(part["licenses"] for part in parts)
