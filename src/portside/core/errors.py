"""What is said when something from outside cannot be taken. The state is left as it was."""


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


class Malformed(ValueError):
    """Options, a position or a record that cannot be read; the text says where and why."""
