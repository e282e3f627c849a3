"""package-lock.json must name no registry host, and must hold every platform's native binaries.

npm drops without a word an optional package its registry does not have: a lock made behind a
partial mirror then breaks `npm ci` on other systems.
"""

import json
import sys
from pathlib import Path

packages = json.loads(Path(__file__).with_name("package-lock.json").read_text("utf-8"))["packages"]
faults = [
    f"{name}: resolved {entry['resolved']}"
    for name, entry in packages.items()
    if "resolved" in entry
]
faults += [
    f"{name}: no integrity" for name, entry in packages.items() if name and "integrity" not in entry
]
for name, entry in packages.items():
    parent = name + "/" if name else ""
    for wanted in entry.get("optionalDependencies", {}):
        if (
            f"node_modules/{wanted}" not in packages
            and f"{parent}node_modules/{wanted}" not in packages
        ):
            faults.append(f"{name}: optional {wanted} is not recorded")
print("\n".join(faults) or "package-lock.json is clean")
sys.exit(bool(faults))
