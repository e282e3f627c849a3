"""Why an answer is not offered: what somebody meant, and what the game says against it.

Nothing here is on the way of search: only whoever asks for something else is told a reason. A
reason names what the asked seat may know, its own numbers and what lies open, and nothing more.
"""

from typing import Any, Final

from portside.core.errors import Refusal
from portside.core.game import PASS, Question, Refusals, State

NO_PASS: Final = "no-pass"  # nothing may be declined here


def refusal(code: str, rules: str, **args: int | str) -> Refusal:
    return Refusal(code, rules, args)


class ByQuestion(Refusals):
    """A game says in `refuse` why what it asks is not answered so, and in `moments` for each other
    question that seats are asked when it comes: the sentence `refusal-when-…`.

    Words are understood as the questions write them. `wider` are the questions whose answers
    people think of go beyond those of its `width`.
    """

    def __init__(self, moments: dict[str, str], wider: dict[str, int] | None = None) -> None:
        self.moments = moments
        self.wider = wider or {}

    def refuse(self, s: Any, question: str, answer: int) -> Refusal:
        """Why this answer to what is asked is not offered."""
        raise NotImplementedError

    def why(self, s: State, words: str) -> Refusal | None:
        if s.to_move < 0 or not words:
            return None
        answer = self.meant(s, s.asked, words)
        if answer is not None:
            return self.refuse(s, s.asked.name, answer)
        for question in s.rules().questions:
            if question.name in self.moments:
                answer = self.meant(s, question, words)
                if answer == PASS:
                    return Refusal(NO_PASS, s.asked.cites)
                if answer is not None:
                    return Refusal(f"when-{self.moments[question.name]}", question.cites)
        return None

    def meant(self, s: State, question: Question, words: str) -> int | None:
        """The answer that the question writes so, whether it is possible or not."""
        width: int = self.wider.get(question.name, question.width)
        for answer in range(width):
            if written(s, question, answer) == words:
                return answer
        return PASS if written(s, question, PASS) == words else None


def written(s: State, question: Question, answer: int) -> str:
    """In words; "" for a number that means nothing."""
    try:
        return s.write(answer) if question is s.asked else question.write(s, answer)
    except IndexError:
        return ""


def unoffered(s: State) -> list[tuple[str, Refusal]]:
    """What people think of when they are asked this, and is not possible now; with the reason."""
    if s.to_move < 0:
        return []
    refusals, offered = s.rules().refusals, s.legal_in_words()
    found = []
    for words in refusals.thinkable(s):
        why = None if words in offered else refusals.why(s, words)
        if why is not None:
            found.append((words, why))
    return found
