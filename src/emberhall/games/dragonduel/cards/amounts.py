"""Amounts that depend on X: their arithmetic in the card language (5.4)."""

import re
from typing import final

from emberhall.kernel.cards.errors import CardError
from emberhall.kernel.cards.fields import Fields


@final
class Amount:
    """An amount with X in it: sums and products of numbers, X and brackets, evaluated for one X."""

    def __init__(self, text: str, x: int, fields: Fields) -> None:
        self.tokens = re.findall(r"\d+|\S", text)
        self.text = text
        self.x = x
        self.fields = fields
        self.at = 0

    def value(self) -> int:
        value = self.sum()
        if self.at < len(self.tokens):
            raise self.wrong()
        return value

    def wrong(self) -> CardError:
        sentence = f"{self.text!r} is no amount of numbers, X, +, -, * and brackets."
        return self.fields.error("n", sentence, "E08")

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def sum(self) -> int:
        total = self.product()
        while self.peek() in ("+", "-"):
            sign = 1 if self.peek() == "+" else -1
            self.at += 1
            total += sign * self.product()
        return total

    def product(self) -> int:
        product = self.single()
        while self.peek() == "*":
            self.at += 1
            product *= self.single()
        return product

    def single(self) -> int:
        part = self.peek()
        self.at += 1
        if part.isdecimal():
            return int(part)
        if part == "X":
            return self.x
        if part == "(":
            value = self.sum()
            if self.peek() != ")":
                raise self.wrong()
            self.at += 1
            return value
        raise self.wrong()
