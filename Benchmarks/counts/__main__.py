#!/usr/bin/env python3
"""Counts the instructions of commands and keys, and compares them with those that were recorded.

    python3 -B Benchmarks/counts .build/release/settee [--record] [--commands] [--only open get …]

Each runs under callgrind in a root of its own (sealed.py), where nothing but the program changes a count: the same binary
gives the same count of a command on any day and any machine of its kind, to half a percent. A key costs what a run with
it has more than a run without it. How often the screen is drawn meanwhile depends on threads: a screen that is opened
varies by 3 %, and a key by a drawing or two. A command that grew by more fails, until it is recorded anew with the
reason; a screen or a key that did is printed.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import cases
import sealed
from table import Table
from terminal import Stuck, Terminal

TABLE = pathlib.Path(__file__).resolve().parent.parent / "counts.tsv"
AT_A_TIME = 2
# How often what seems to have changed is counted, and what is recorded.
TRIES = 5


class Counter:
    """Runs cases, two at a time, each in a root that nobody else has."""

    def __init__(self, settee, shared):
        processors = sorted(os.sched_getaffinity(0))[:AT_A_TIME]
        self.roots = [sealed.SealedRoot(processor, settee, shared) for processor in processors]
        self.free = threading.Semaphore(len(processors))

    def count(self, run, *arguments):
        with self.free:
            root = self.roots.pop()
            try:
                return run(root, *arguments)
            finally:
                self.roots.append(root)


def command(root, case):
    root.fill(case.files, case.before)
    ran = subprocess.run(
        ["true"], preexec_fn=lambda: root.run(case.words), stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if ran.returncode != case.status:
        raise Stuck(f"{case.name}: ended with {ran.returncode}, not {case.status}: {ran.stdout[-500:]}{ran.stderr[-500:]}")
    return root.instructions()


def screen(root, case, known):
    keys = case.keys[:known]
    root.fill(case.files, case.before)
    terminal = Terminal(lambda started: root.run(case.words, started))
    terminal.settle()
    pressed = [key for _, some, times in keys for key in some * times]
    for key in pressed:
        terminal.press(key)
    if "/" in pressed:
        terminal.press("Escape")
    terminal.leave()
    return root.instructions()


class Measurements:
    """The counts of all runs that were asked for.

    Beside the screen work other threads, and how often it is drawn depends on which is done first. The middle of some
    runs is the same on any day, and is what is recorded; a run is compared with it, and others where it has more.
    """

    def __init__(self, counter, wanted, shared, with_screens):
        self.counter, self.taken, self.runs = counter, {}, {}
        all_cases = [*cases.commands(), *(cases.screens() if with_screens else [])]
        if shared:
            all_cases.insert(0, cases.of_schemastore(shared))
        for case in all_cases:
            if wanted and not any(case.name.startswith(part) for part in wanted):
                continue
            if isinstance(case, cases.Command):
                self.runs[case.name] = [(command, case)], 1
                continue
            self.runs[case.name] = [(screen, case, 0)], 1
            for known, (name, _, times) in enumerate(case.keys):
                self.runs[f"{case.name}: {name}"] = [(screen, case, known + 1), (screen, case, known)], times

    def take(self, names):
        """Runs again what the counts of these names need."""
        needed = {run for name in names for run in self.runs[name][0]}
        with ThreadPoolExecutor(AT_A_TIME) as pool:
            taken = {run: pool.submit(self.counter.count, *run) for run in needed}
        for run, future in taken.items():
            self.taken.setdefault(run, []).append(future.result())

    def counts(self, of):
        """By their names, one of some; that of keys is what a run with them has more than one without, each time."""
        found = {}
        for name, (runs, times) in self.runs.items():
            with_it, without = (of(self.taken[run]) for run in runs) if len(runs) > 1 else (of(self.taken[runs[0]]), 0)
            found[name] = (with_it - without) // times
        return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("settee")
    parser.add_argument("--shared", help="a folder with SchemaStore's files (corpus/schemastore)")
    parser.add_argument("--record", action="store_true", help="write the middle of some counts into the table")
    parser.add_argument("--commands", action="store_true", help="leave the screens and keys out, which take ten times as long")
    parser.add_argument("--only", nargs="+", default=[], help="beginnings of the names of what is counted")
    options = parser.parse_args()
    if os.environ.get("COUNTS_INSIDE") != "1":
        if (problem := sealed.why_not()) is not None:
            return print(f"skipped: make counts, as {problem}")
        sealed.enter()
    shared = options.shared if options.shared and os.path.exists(f"{options.shared}/corpus/schemastore/pairs.tsv") else None
    if not shared:
        print("skipped: the count of checking SchemaStore's files, which are not in ../shared/corpus/schemastore")
    is_whole = shared and not options.only and not options.commands
    start = time.monotonic()
    table = Table(TABLE, sealed.compilers())
    try:
        sealed.make_place()
        counter = Counter(os.path.abspath(options.settee), shared and os.path.abspath(shared))
        measured = Measurements(counter, options.only, shared, with_screens=not options.commands)
        measured.take(measured.runs)
        for _ in range(TRIES - 1):
            measured.take(measured.runs if options.record else table.doubtful(measured.counts(min)))
    except Stuck as problem:
        sys.exit(f"counts: {problem}")
    counts = measured.counts(statistics.median_low if options.record else min)
    if options.record:
        table.record(counts, is_whole=is_whole)
    print(f"{len(counts)} counts in {time.monotonic() - start:.0f} s")
    if not table.compare(counts, is_whole=is_whole):
        sys.exit(1)


main()
