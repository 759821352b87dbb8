"""A function small enough to compile within a test."""

from redcathedral.game.when_ready import WhenReady


def add_up(numbers: int) -> int:
    """Add up the first numbers."""
    total = 0
    for number in range(numbers):
        total += number
    return total


ADD_UP = WhenReady(add_up, lambda loop: loop(3), __name__)
