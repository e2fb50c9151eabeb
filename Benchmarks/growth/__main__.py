#!/usr/bin/env python3
"""Prints what each key costs in documents of four sizes, and by which power of the size the cost grows.

    python3 Benchmarks/growth .build/release/settee [--sizes 1000 4000 …] [--cases JSON INI …] [--instructions]

CPU is that of the process, in milliseconds; a second line has millions of instructions, counted by callgrind, which
takes fifty times as long: up to --count-up-to entries. An exponent of 1 is linear, and is taken between the two largest
sizes; some cases have one size of their own, and CPU alone. The first changes of a large document also take memory
from the system. Nothing fails on a time.
"""

import argparse
import math
import pathlib
import shutil
import sys
import tempfile

from documents import CASES
from session import CountedSession, Ended, Session


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--sizes", type=int, nargs="+", default=[1000, 4000, 16000, 64000])
    parser.add_argument("--cases", nargs="+", help="only the cases whose names begin so")
    parser.add_argument("--count-up-to", type=int, default=64000, help="the largest size to count instructions at")
    parser.add_argument("--largest-schema", type=int, default=16000, help="the most properties of a schema")
    parser.add_argument("--schemas", type=pathlib.Path, default=".", help="a folder with published schemas")
    options = parser.parse_args()
    counts = shutil.which("valgrind") and options.count_up_to > 0
    if not counts:
        print("growth: instructions are not counted: there is no valgrind, or --count-up-to is 0")
    with tempfile.TemporaryDirectory() as folder:
        for case in CASES:
            if options.cases and not any(case.name.startswith(name) for name in options.cases):
                continue
            if isinstance(case.schema, str) and not (options.schemas / case.schema).exists():
                print(f"\n{case.name}: absent: {options.schemas / case.schema}")
                continue
            sizes = case.sizes or [
                size for size in options.sizes if case.name != "schema" or size <= options.largest_schema]
            report(case, sizes, options, counts, folder)


def report(case, sizes, options, counts, folder):
    """Measures one case at all sizes and prints its table."""
    cpu, instructions = {}, {}
    for size in sizes:
        words = [options.program] + case.files(folder, size, options.schemas)
        measure(case, size, cpu, lambda: Session(words))
        if counts and size <= options.count_up_to and not case.sizes:
            measure(case, size, instructions, lambda: CountedSession(words, folder))
    print(f"\n{case.name}: " + ", ".join(str(size) for size in sizes) + " entries")
    for name in cpu:
        print(line(name, "ms", cpu[name], sizes))
        if name in instructions:
            print(line("", "M instructions", instructions[name], sizes))
    sys.stdout.flush()


def measure(case, size, found, start):
    """Opens the document and presses the keys, and notes what each cost at this size."""
    session = None
    try:
        session = start()
        is_counted = isinstance(session, CountedSession)
        note(found, "open", size, session.instructions() if is_counted else session.cpu())
        for name, key, times in case.keys:
            cost, first = session.costs_of(key, times)
            note(found, name, size, cost)
            if first is not None and name == "/7":
                note(found, "/7, first hits", size, first)
    except Ended as problem:
        print(f"growth: {case.name} at {size}: {problem}", file=sys.stderr)
    finally:
        if session:
            session.end()


def note(found, name, size, cost):
    found.setdefault(name, {})[size] = cost


def line(name, unit, costs, sizes):
    cells = "".join(f"{costs[size]:10.1f}" if size in costs else f"{'–':>10}" for size in sizes)
    return f"  {name:16} {unit:14} {cells}   {exponent(costs)}"


def exponent(costs):
    sizes = sorted(costs)
    if len(sizes) < 2 or costs[sizes[-2]] <= 0 or costs[sizes[-1]] <= 0:
        return ""
    return f"exponent {math.log(costs[sizes[-1]] / costs[sizes[-2]]) / math.log(sizes[-1] / sizes[-2]):.1f}"


main()
