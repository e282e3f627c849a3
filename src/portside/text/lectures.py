"""What the harbour school says: the words of a game's lessons, in one language."""

from fluent.runtime import FluentBundle, FluentResource

from portside.text.teller import locale


class Lectures:
    def __init__(self, language: str, game: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        words = locale(language, f"lessons_{game}").read_text("utf-8")
        self.bundle.add_resource(FluentResource(words))

    def title(self, lesson: str) -> str:
        return self.say(f"lesson-{lesson}")

    def about(self, lesson: str) -> str:
        return self.say(f"lesson-{lesson}", "about")

    def card(self, lesson: str, number: int) -> str:
        """Cards are numbered from 1."""
        return self.say(f"lesson-{lesson}-{number}")

    def reply(self, lesson: str, number: int, other: int) -> str:
        """What is said to another answer than the one that is asked for."""
        return self.say(f"lesson-{lesson}-{number}", f"other{other}")

    def say(self, key: str, attribute: str = "") -> str:
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"message {key} has no text")
        text, errors = self.bundle.format_pattern(pattern)
        if errors:
            raise LookupError(f"message {key}: {errors[0]}")
        return str(text)
