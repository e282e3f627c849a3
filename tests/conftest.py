"""The tests run on both builds, chosen by PORTSIDE_BUILD: `compiled` is the installed wheel,
`interpreted` (the default) the sources, anything else a folder that holds a build.
"""

import os
import sys
from pathlib import Path

BUILD = os.environ.get("PORTSIDE_BUILD", "interpreted")
ROOT = Path(__file__).parents[1]

if BUILD != "compiled":
    sys.path.insert(0, str(ROOT / "src") if BUILD == "interpreted" else BUILD)
