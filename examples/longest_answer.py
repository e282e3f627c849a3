"""A whole bot for `exec:`: reads questions, one JSON line each, and gives the longest answer.

It needs nothing but Python; any language that reads and writes lines will do.
"""

import json
import sys

for line in sys.stdin:
    table = json.loads(line)
    print(max(table["legal"], key=len), flush=True)
