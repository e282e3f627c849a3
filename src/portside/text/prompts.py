"""A question put to a seat in words: what it may know, what it is asked, what it may answer."""

import re
from dataclasses import dataclass

from portside.core.errors import IllegalAnswer, Refusal
from portside.core.game import Event, State
from portside.text.boards import in_words
from portside.text.renaming import Renaming
from portside.text.teller import Teller

MARKER = "ANSWER:"  # before the answer of whoever thinks aloud; the same in every language
RUN = 4  # answers that differ in their last number only are told as a run, from so many on
MOST_QUOTED = 60  # letters of an answer that could not be read
LAST_NUMBER = re.compile(r"^(.*\D)?(\d+)$")
FENCE = re.compile(r"```[^\n`]*\n(.*?)\n?```", re.DOTALL)


@dataclass(frozen=True)
class Offer:
    """An answer that a seat may give."""

    number: int  # from 1, in the order of the rules
    words: str  # as the prompt writes them
    sentence: str


@dataclass(frozen=True)
class Understood:
    """What a reply was taken for: an offer, or why it is none."""

    offer: Offer | None
    reason: str = ""


class Remembering(Teller):
    """Says the same things again and again without looking them up: a game repeats itself."""

    def __init__(self, language: str, game: str, renaming: Renaming | None) -> None:
        super().__init__(language, game, renaming)
        self.said: dict[tuple[object, ...], str] = {}

    def format(self, key: str, attribute: str, variables: dict[str, object]) -> str:
        asked = (key, attribute, *variables.items())
        if asked not in self.said:
            self.said[asked] = super().format(key, attribute, variables)
        return self.said[asked]


class Prompts:
    """Speaks to the seats of one game, in one language, under its own names or others."""

    def __init__(
        self, game: str, seats: int, language: str, renaming: Renaming | None = None
    ) -> None:
        self.teller = Remembering(language, game, renaming)
        self.renaming = renaming
        self.names = [self.teller.say("seat", n=seat + 1) for seat in range(seats)]

    def prompt(self, s: State, seat: int, events: list[Event], refused: str = "") -> str:
        """All that the seat is told now; `events` are those since it last answered."""
        say = self.teller.say
        you = say("text-you", game=say("title"), seat=self.names[seat], n=len(self.names))
        parts = [you]
        if refused:
            parts.append(refused)
        if told := self.happened(events, seat):
            parts.append(section(say("text-since"), told))
        parts.append(self.board(s, seat))
        parts.append(section(say("text-question"), [self.teller.prompt(s)]))
        parts.append(section(say("text-answers"), self.listed(self.offers(s))))
        parts.append(say("text-reply", marker=MARKER))
        return "\n\n".join(parts) + "\n"

    def happened(self, events: list[Event], seat: int) -> list[str]:
        return [self.teller.event(event, self.names, seat) for event in events]

    def board(self, s: State, seat: int) -> str:
        parts = in_words(s.view(seat), self.teller, self.names)
        return "\n\n".join(section(part.title, part.lines) for part in parts if part.lines)

    # -------------------------------------------------------------------- answers

    def offers(self, s: State) -> list[Offer]:
        return [
            Offer(number, self.written(words), self.teller.answer_in_words(s.asked.name, words))
            for number, words in enumerate(s.legal_in_words(), 1)
        ]

    def written(self, words: str) -> str:
        return words if self.renaming is None else self.renaming.words(words)

    def listed(self, offers: list[Offer]) -> list[str]:
        """One line each; a long run of numbers is told by its ends."""
        lines = []
        while offers:
            size = run_length(offers)
            run, offers = offers[:size], offers[size:]
            first, last = run[0], run[-1]
            if size < RUN:
                lines += [line_of(offer) for offer in run]
            else:
                numbers = f"{first.number}–{last.number}"
                lines.append(f"{numbers}. {first.words} … {last.words}: {first.sentence} …")
        return lines

    # -------------------------------------------------------------------- replies

    def understand(self, s: State, reply: str) -> Understood:
        """The one offer that a reply means. Nothing is guessed: two readings are none."""
        said = answers_in(reply)
        if not said:
            return Understood(None, self.teller.say("text-empty"))
        if len(said) > 1:
            told = ", ".join(shortened(words) for words in said)
            return Understood(None, self.teller.say("text-several", list=told))
        [words] = said
        offer = readings(self.offers(s)).get(plain(words))
        if offer is not None:
            return Understood(offer)
        return Understood(None, self.why_not(s, words))

    def why_not(self, s: State, words: str) -> str:
        """Why this is not offered, with the seat's own numbers where the game states a reason."""
        why = self.refusal(s, plain(words))
        if why is not None:
            return self.teller.reason(why, self.names)
        return self.teller.say("text-unread", words=shortened(words))

    def refusal(self, s: State, words: str) -> Refusal | None:
        meant = words if self.renaming is None else self.renaming.original(words)
        if meant is None:
            return None
        try:
            s.read(meant)
        except IllegalAnswer as error:
            return error.refusal
        return None


# ------------------------------------------------------------------- lines of a prompt


def section(title: str, lines: list[str]) -> str:
    return "\n".join([f"## {title}", *lines])


def line_of(offer: Offer) -> str:
    return f"{offer.number}. {offer.words}: {offer.sentence}"


def run_length(offers: list[Offer]) -> int:
    """How many of them, from the first on, count up in their last number alone."""
    start = LAST_NUMBER.match(offers[0].words)
    if start is None:
        return 1
    head, number = start.groups()
    size = 1
    while size < len(offers) and offers[size].words == f"{head}{int(number) + size}":
        size += 1
    return size


# ------------------------------------------------------------------- reading a reply


def answers_in(reply: str) -> list[str]:
    """What a reply gives as answers: its marked lines, or all of it. Equal ones count once."""
    marked = [
        line.strip(" \t*_`#").partition(":")[2]
        for line in reply.splitlines()
        if plain(line.strip(" \t*_`#")).startswith(MARKER.lower())
    ]
    fenced = FENCE.findall(reply)
    found = marked or [line for block in fenced or [reply] for line in block.splitlines()]
    said: dict[str, str] = {}
    for words in found:
        if bare(words):
            said.setdefault(plain(words), bare(words))
    return list(said.values())


def bare(words: str) -> str:
    """Without the marks that people put round a word."""
    return words.strip(" \t\r*`\"'“”„«».")


def plain(words: str) -> str:
    """So that spaces, capitals, marks and kinds of dash do not matter."""
    return " ".join(bare(words).lower().replace("−", "-").replace("_", "-").split())


def readings(offers: list[Offer]) -> dict[str, Offer]:
    """Everything that means exactly one of the offers."""
    found: dict[str, Offer | None] = {}
    for offer in offers:
        ways = {str(offer.number), offer.words, offer.sentence, line_of(offer)}
        ways |= {f"{offer.number}. {offer.words}", f"{offer.words}: {offer.sentence}"}
        for way in {plain(way) for way in ways}:
            found[way] = offer if way not in found else None
    return {way: offer for way, offer in found.items() if offer is not None}


def shortened(words: str) -> str:
    return words if len(words) <= MOST_QUOTED else words[:MOST_QUOTED] + "…"
