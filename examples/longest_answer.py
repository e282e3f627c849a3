"""A whole bot for `exec:`: reads questions, one JSON line each, and gives the longest answer.

It needs nothing but Python; any language that reads and writes lines will do.
"""

import json
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "question":
        print(max(told["legal"], key=len), flush=True)
    elif told["seat"] in told["winners"]:  # the result, told last
        print(f"game {told['id']} is won: {told['scores']}", file=sys.stderr)
