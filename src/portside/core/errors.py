"""What is said when something from outside cannot be taken. The state is left as it was."""

from typing import Any


class IllegalAnswer(ValueError):
    """The rules do not allow this answer now.

    `code` is stable for programs: `over`, `not-asked` or `not-legal`. `question`, `rules` and
    `legal` say what was asked, which rules refuse, and what would be right; all three are empty
    for a seat that is not asked, because another seat's answers may be its secret.
    """

    def __init__(self, code: str, text: str, question: str, rules: str, legal: list[str]) -> None:
        super().__init__(text)
        self.code = code
        self.question = question
        self.rules = rules
        self.legal = legal

    def __reduce__(self) -> Any:
        """So that it survives the border of a process."""
        return (IllegalAnswer, (self.code, str(self), self.question, self.rules, self.legal))


class Malformed(ValueError):
    """Options, a position or a record that cannot be read; the text says where and why."""
