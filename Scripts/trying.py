"""What all trials on booted machines expect and wait for."""

import time

# The seconds after which anything that was awaited has failed.
PATIENCE = 90


class Failure(Exception):
    """What was expected, and what was there."""


def expect(condition, what):
    if not condition:
        raise Failure(str(what))


def until(ask, what, patience=PATIENCE):
    """Asks until there is an answer; what it waits for may be asked for as well."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        answer = ask()
        if answer:
            return answer
        time.sleep(0.1)
    raise Failure(f"waited in vain for {what() if callable(what) else what}")
