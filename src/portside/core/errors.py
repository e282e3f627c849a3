"""What is said when something from outside cannot be taken. The state is left as it was."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Refusal:
    """Why an answer that exists is not offered: `refusal-<code>` in the game's locale.

    `args` are its variables: numbers, the ids of things, and as `seat` the number of one.
    """

    code: str
    rules: str
    args: dict[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        told = ", ".join([f"{name} {value}" for name, value in self.args.items()])
        return f"{self.code} ({told})" if told else self.code


class IllegalAnswer(ValueError):
    """The rules do not allow this answer now.

    `code` is stable for programs: `over`, `not-asked` or `not-legal`. `question`, `rules` and
    `legal` say what was asked, which rules refuse, and what would be right; all three are empty
    for a seat that is not asked, because another seat's answers may be its secret. `refusal` is
    the reason, where the answer was understood and the game states one.
    """

    def __init__(
        self,
        code: str,
        text: str,
        question: str,
        rules: str,
        legal: list[str],
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(text)
        self.code = code
        self.question = question
        self.rules = rules
        self.legal = legal
        self.refusal = refusal

    def __reduce__(self) -> Any:
        """So that it survives the border of a process."""
        told = (self.code, str(self), self.question, self.rules, self.legal, self.refusal)
        return IllegalAnswer, told


class Malformed(ValueError):
    """Options, a position or a record that cannot be read; the text says where and why."""
