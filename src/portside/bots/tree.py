"""The tree of a search: rows of parallel arrays, no objects, nothing for the collector."""

from typing import Final

from portside.core.vectors import Floats, Ints, filled, i64, zeros

ROOT: Final = 0
NONE: Final = 0  # the root is nobody's child, so 0 ends a chain


class Tree:
    """A row is a node: the answer that leads to it, how often, and what each seat got.

    A node is the sequence of decisions that leads to it, and of chance where it is told apart.
    """

    used: i64 = 0
    seats: i64 = 0
    question: Ints  # that was answered
    answer: Ints  # that leads here
    visits: Ints
    first: Ints  # child
    sibling: Ints  # the next one
    total: Floats  # by node and seat: seats * node + seat
    prior: Floats

    def __init__(self, rows: i64, seats: i64) -> None:
        self.seats = seats
        self.question = filled(rows, 0)
        self.answer = filled(rows, 0)
        self.visits = filled(rows, 0)
        self.first = filled(rows, NONE)
        self.sibling = filled(rows, NONE)
        self.total = zeros(seats * rows)
        self.prior = zeros(rows)

    def clear(self) -> None:
        self.used = 0
        self.add(ROOT, 0, 0, 1.0)
        self.first[ROOT] = NONE

    def room(self, rows: i64) -> bool:
        return self.used + rows <= len(self.answer)

    def add(self, parent: i64, question: i64, answer: i64, prior: float) -> i64:
        node = self.used
        self.used += 1
        self.question[node] = question
        self.answer[node] = answer
        self.visits[node] = 0
        self.first[node] = NONE
        self.prior[node] = prior
        for i in range(self.seats * node, self.seats * node + self.seats):
            self.total[i] = 0.0
        self.insert(parent, node)
        return node

    def insert(self, parent: i64, node: i64) -> None:
        """Children stand in the order of their priors, the most promising first."""
        prior = self.prior[node]
        before: i64 = NONE
        after = self.first[parent]
        while after != NONE and self.prior[after] >= prior:
            before = after
            after = self.sibling[after]
        self.sibling[node] = after
        if before == NONE:
            self.first[parent] = node
        else:
            self.sibling[before] = node

    def child(self, parent: i64, question: i64, answer: i64) -> i64:
        """The child of this answer of chance; a new one if it never fell here."""
        node = self.first[parent]
        while node != NONE:
            if self.question[node] == question and self.answer[node] == answer:
                return node
            node = self.sibling[node]
        return self.add(parent, question, answer, 0.0)

    def credit(self, node: i64, reward: Floats) -> None:
        self.visits[node] += 1
        at = self.seats * node
        for seat in range(self.seats):
            self.total[at + seat] += reward[seat]

    def mean(self, node: i64, seat: i64) -> float:
        """What the seat got on average from here; 0 where nobody has been."""
        return self.total[self.seats * node + seat] / max(1.0, float(self.visits[node]))

    def lead(self, node: i64) -> i64:
        """How often the child visited most was visited more than the next."""
        first: i64 = 0
        second: i64 = 0
        child = self.first[node]
        while child != NONE:
            visits = self.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return first - second

    def most_visited(self, node: i64, seat: i64) -> i64:
        """The child visited most; of several, the one that is best for the seat."""
        best = self.first[node]
        child = best
        while child != NONE:
            more = self.visits[child] - self.visits[best]
            if more > 0 or (more == 0 and self.mean(child, seat) > self.mean(best, seat)):
                best = child
            child = self.sibling[child]
        return best
