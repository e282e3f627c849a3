"""What Portside is made of, as CycloneDX: `python -m tools.sbom [FILE]`, else into dist/.

The libraries that come with an installation (in the versions that are installed here, of the
platform this runs on) and the npm packages whose code or fonts are in the browser client.
"""

import importlib.metadata
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import portside
from hatch_build import STATIC

ROOT = Path(__file__).parents[1]
LICENCES = ROOT / STATIC / "licences.json"
LICENCE = LicenseFactory()


def component(kind: str, name: str, version: str, licence: str | None) -> Component:
    space, _, short = name.rpartition("/")
    url = PackageURL(kind, space or None, short, version)
    return Component(
        name=short,
        group=space or None,
        version=version,
        type=ComponentType.LIBRARY,
        purl=url,
        bom_ref=url.to_string(),
        licenses=[LICENCE.make_from_string(licence)] if licence else [],
    )


def licence_of(about: importlib.metadata.PackageMetadata) -> str | None:
    """Short, as an expression or a name: some packages give the whole text instead."""
    for key in ("License-Expression", "License"):
        if key in about and "\n" not in about[key]:
            return about[key]
    named = [one for one in about.get_all("Classifier", []) if one.startswith("License :: ")]
    return named[0].rpartition(" :: ")[2] if named else None


def installed(name: str) -> Component:
    about = importlib.metadata.metadata(name)
    return component("pypi", canonicalize_name(name), about["Version"], licence_of(about))


def needs(name: str, extras: frozenset[str]) -> Iterator[tuple[str, frozenset[str]]]:
    """What a library needs here, when asked for with these extras."""
    for line in importlib.metadata.requires(name) or []:
        wanted = Requirement(line)
        marker = wanted.marker
        if marker is None or any(marker.evaluate({"extra": one}) for one in ("", *extras)):
            yield canonicalize_name(wanted.name), frozenset(wanted.extras)


def add_libraries(bom: Bom, root: Component) -> None:
    components = {"portside": root}
    todo = [("portside", frozenset[str]())]
    seen = set(todo)
    while todo:
        name, extras = todo.pop()
        for needed in needs(name, extras):
            if needed[0] not in components:
                components[needed[0]] = installed(needed[0])
                bom.components.add(components[needed[0]])
            bom.register_dependency(components[name], [components[needed[0]]])
            if needed not in seen:
                seen.add(needed)
                todo.append(needed)


def add_client(bom: Bom, root: Component) -> None:
    if not LICENCES.exists():
        raise SystemExit("The client is not built: python -m tools.web build")
    for one in json.loads(LICENCES.read_text("utf-8")):
        bundled = component("npm", one["name"], one["version"], one["licence"])
        bom.components.add(bundled)
        bom.register_dependency(root, [bundled])


def described() -> str:
    bom = Bom()
    root = component("pypi", "portside", portside.__version__, "MIT")
    root.type = ComponentType.APPLICATION
    bom.metadata.component = root
    add_libraries(bom, root)
    add_client(bom, root)
    return JsonV1Dot6(bom).output_as_string(indent=1)


def fault(written: str) -> str | None:
    """What CycloneDX's own schema finds wrong with it."""
    found = JsonStrictValidator(SchemaVersion.V1_6).validate_str(written)
    return None if found is None else str(found.data)


def main() -> None:
    file = Path(sys.argv[1] if sys.argv[1:] else f"dist/portside-{portside.__version__}.cdx.json")
    written = described()
    wrong = fault(written)
    if wrong:
        raise SystemExit(f"not CycloneDX: {wrong}")
    file.parent.mkdir(exist_ok=True)
    file.write_text(written, "utf-8")
    print(f"{file}: {len(json.loads(written)['components'])} components")


if __name__ == "__main__":
    main()
