"""What the figures were measured on."""

import os
import platform
import shutil
import subprocess
from pathlib import Path


def machine() -> dict[str, str]:
    return {
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "load": " ".join(f"{load:.1f}" for load in os.getloadavg()) if has_load() else "unknown",
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": compiler(),
    }


def processor() -> str:
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        for line in listed.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


def compiler() -> str:
    """The C compiler here; a wheel from elsewhere may come from another."""
    found = shutil.which("gcc") or shutil.which("cc")
    if found is None:
        return "none"
    said = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    return said.partition("\n")[0]


def has_load() -> bool:
    return hasattr(os, "getloadavg")
