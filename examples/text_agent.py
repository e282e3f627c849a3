"""A language model, or anything that reads and writes, at a table of bots.

Fill in `ask`, then: python examples/text_agent.py santiago
"""

import sys

from portside.research.text_protocol import Protocol, measure, reader

RULE_OF_THUMB = 4  # letters a token


def ask(prompt: str) -> str:
    """Your model goes here: the prompt in, its reply out.

    This one reads the last answer that is offered and gives it by its number.
    """
    offered = [line for line in prompt.splitlines() if line[:1].isdigit() and ". " in line]
    return offered[-1].partition(". ")[0].rpartition("–")[2]


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "santiago"
    score = measure(game, reader(ask), Protocol(opponents="deckhand", boards=4))
    low, high = score.ci95
    print(f"{game}: {score.games} games against two deckhands")
    print(f"victories   {score.share:.1%} (95 %: {low:.1%} to {high:.1%}; a fair share is 33.3 %)")
    print(f"mean score  {score.mean_score:.1f}, mean rank {score.mean_rank:.2f}")
    print(f"unusable    {score.bad_answers} answers, {score.forfeits} forfeits")
    print(f"read        about {sum(score.letters) // RULE_OF_THUMB:,} tokens of prompts")


if __name__ == "__main__":
    main()
