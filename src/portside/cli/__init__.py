"""The command `portside`."""


def main() -> None:
    print("portside")
