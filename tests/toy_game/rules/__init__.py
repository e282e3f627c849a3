"""The rules of Ferry, by chapter: see rules.md."""
