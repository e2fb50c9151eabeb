#!/usr/bin/env python3
"""Compares what building two commits costs, in turn on one machine, each in a clone of its own.

    python3 -B Benchmarks/build-time [COMMIT [COMMIT]] [--runs 3] [--only build test edits page] [--folder FOLDER]

Without commits, those are 1980197 and HEAD. Measured are

    build   a clean `make build`, wall and CPU, and when each module is compiled in it: the critical path
    test    from nothing: the build of `make test`, and its run
    edits   one more line in a function of an engine, a screen and a verb: to a running debug binary, and from there
            to the end of the tests of that target
    page    another word in a dialect's page (or literal, where there is no page): to a running debug binary

Medians of the runs, and their ratio; only that means anything, and only where nothing else runs.
"""

import argparse
import os
import pathlib
import statistics
import sys
import tempfile

from steps import STEPS
from trees import REPOSITORY, Tree


def cell(seconds):
    return f"{seconds:.1f}" if seconds < 100 else f"{seconds:.0f}"


def table(names, figures):
    """The rows of a table in Markdown: wall and CPU of both, and how much the second takes of the first."""
    first, second = names
    yield f"| what | {first}, s | {second}, s | ratio | {first}, CPU s | {second}, CPU s | ratio |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for what in figures[first]:
        if what not in figures[second]:
            continue
        cells = []
        for kind in (0, 1):
            base, other = (statistics.median(run[kind] for run in figures[name][what]) for name in names)
            cells += [cell(base), cell(other), f"{other / base:.2f}" if base else ""]
        yield f"| {what} | {' | '.join(cells)} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commits", nargs="*", default=["1980197", "HEAD"])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", nargs="+", choices=STEPS, default=list(STEPS))
    parser.add_argument("--repository", type=pathlib.Path, default=REPOSITORY, help="what the commits are of")
    parser.add_argument("--folder", help="where the clones are, and stay; otherwise they go at the end")
    options = parser.parse_args()
    names = options.commits if len(options.commits) == 2 else [*options.commits, "HEAD"]
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; {options.runs} runs in turn, medians")
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(options.folder or temporary)
        trees = {name: Tree(options.repository, folder / place, name) for name, place in zip(names, ("base", "next"))}
        figures = {name: {} for name in names}
        for number in range(options.runs):
            for name in names if number % 2 == 0 else reversed(names):
                for step in options.only:
                    for what, wall, cpu in STEPS[step](trees[name], number):
                        figures[name].setdefault(what, []).append((wall, cpu))
                        print(f"{name}: {what}: {cell(wall)} s, CPU {cell(cpu)} s", file=sys.stderr, flush=True)
        for name in names:
            if trees[name].modules:
                print(f"\n{name}: when each module of `make build` is compiled, in seconds (* on the critical path)\n")
                print("\n".join(trees[name].modules))
        print("", *table(names, figures), sep="\n")


main()
