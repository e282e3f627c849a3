"""Our docstrings are prose with an example or a table here and there, set out by blanks; Markdown
would run their lines together.
"""

import re
from typing import Any

import griffe

SET_OUT = re.compile(r"^ {4}|\S {2,}\S", re.MULTILINE)
LANGUAGE = re.compile(r"^(\w+ = |\w+\.\w+\(|async with|from |import )", re.MULTILINE)


def fenced(paragraph: str) -> str:
    if not SET_OUT.search(paragraph):
        return paragraph
    return f"```{'python' if LANGUAGE.search(paragraph) else 'text'}\n{paragraph}\n```"


class KeepWhatIsSetOut(griffe.Extension):
    def on_instance(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring is not None:
            paragraphs = obj.docstring.value.split("\n\n")
            obj.docstring.value = "\n\n".join(map(fenced, paragraphs))
