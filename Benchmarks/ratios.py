"""The ratios that benchmarks find: noted by each in the file that BENCH_RATIOS names, and shown as one table."""

import os


def note(what, peer, ratio):
    """Settee is so many times as fast as the peer, in what is measured."""
    if path := os.environ.get("BENCH_RATIOS"):
        with open(path, "a") as file:
            file.write(f"{what}\t{peer}\t{ratio}\n")


def table(path):
    """The rows of a table in Markdown."""
    with open(path) as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    yield "| what | beside | Settee is as fast |"
    yield "| --- | --- | ---: |"
    for what, peer, ratio in rows:
        ratio = float(ratio)
        yield f"| {what} | {peer} | {ratio:.{0 if ratio >= 20 else 1 if ratio >= 2 else 2}f} times |"
