"""Sentences: question, answer and event in the words of a language."""
