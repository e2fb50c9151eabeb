#!/usr/bin/env python3
"""Compares two full-screen lists, key by key, in pseudo-terminals.

    python3 Benchmarks/compare-terminals BASE OTHER [--repetitions N] [--size COLUMNSxROWS]

BASE and OTHER are command lines of programs that answer arrows and paging keys and leave with q. They take turns
(BASE OTHER, OTHER BASE, …), for only the ratio of programs within one run means anything on a busy machine. After
every step both must show the same text. The medians are printed with the ratio of OTHER to BASE and, where there is
one, the goal for it; a missed goal is no failure, a different picture is.

    first paint   from exec to the first byte after which a cell is not blank
    latency       from the key to the last byte before it is quiet
    cpu, bytes,
    writes        process time, bytes sent to the terminal and write calls, for each key; a write to a file in
                  memory, where a frame may be gathered, counts as well
    memory        the highest resident size of the run
"""

import argparse
import pathlib
import shlex
import statistics
import sys

from program import Ended, Program

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import ratios  # noqa: E402

# (name of the step, key, how often)
STEPS = [
    ("move", "Down", 25),
    ("to the edge", "Down", 20),
    ("scroll", "Down", 100),
    ("page", "PageDown", 12),
    ("page back", "PageUp", 4),
    ("end", "End", 1),
    ("home", "Home", 1),
]

# (measure, unit, how many units a base unit has)
MEASURES = [("latency", "ms", 1e3), ("cpu", "µs", 1e6), ("bytes", "B", 1), ("writes", "", 1)]

# The highest ratio to BASE that is aimed at.
GOALS = {"first paint": 1.0, "cpu": 1.0, "bytes": 1.0, "writes": 1.0, ("page", "latency"): 0.8}

# What the table of all ratios has of a list.
NOTED = {
    ("start", "first paint"): "first picture of a list of 1,000", ("scroll", "cpu"): "processor for a row scrolled",
    ("page", "latency"): "a page of a list",
}


def run(words, rows, columns):
    """One whole run: {(step, measure): value} and {step: what was shown after it}."""
    measured, pictures = {}, {}
    program = Program(words, rows, columns)
    try:
        measured["start", "first paint"] = program.first_paint()
        for measure, total in program.costs().items():
            measured["start", measure] = total
        pictures["start"] = picture(program)
        for step, key, count in STEPS:
            before = program.costs()
            latencies = [program.press(key) for _ in range(count)]
            after = program.costs()
            answered = [latency for latency in latencies if latency is not None]
            if answered:
                measured[step, "latency"] = statistics.median(answered)
            for measure in before:
                measured[step, measure] = (after[measure] - before[measure]) / count
            pictures[step] = picture(program)
        measured["start", "memory"] = program.peak_memory()
    finally:
        program.end()
    for sequence in sorted(program.screen.unknown):
        print(f"note: {words[0]} sent {sequence}, which the measuring terminal does not know", file=sys.stderr)
    return measured, pictures


def picture(program):
    return program.screen.lines(), program.screen.reversed_lines()


def differences(base, other):
    """What is different on the two pictures of each step, in words."""
    for step in base:
        (base_lines, base_reversed), (other_lines, other_reversed) = base[step], other[step]
        for number, (left, right) in enumerate(zip(base_lines, other_lines)):
            if left != right:
                yield f"after {step}, line {number + 1}:\n  base   {left}\n  other  {right}"
        if base_reversed != other_reversed:
            yield f"after {step}, reversed lines: base {base_reversed}, other {other_reversed}"


def report(base_runs, other_runs):
    def median(runs, key):
        values = [run[key] for run in runs if key in run]
        return statistics.median(values) if values else None

    print(f"{'step':12} {'measure':12} {'base':>10} {'other':>10} {'ratio':>7}  goal")
    rows = [("start", "first paint", "ms", 1e3), ("start", "cpu", "ms", 1e3), ("start", "bytes", "B", 1)]
    rows += [("start", "writes", "", 1), ("start", "memory", "MiB", 1 / 1024)]
    rows += [(step, *measure) for step, _, _ in STEPS for measure in MEASURES]
    for step, measure, unit, scale in rows:
        base, other = median(base_runs, (step, measure)), median(other_runs, (step, measure))
        if base is None or other is None:
            continue
        ratio = other / base if base else float("nan")
        goal = GOALS.get((step, measure), GOALS.get(measure) if step != "start" or measure == "first paint" else None)
        if (step, measure) in NOTED and ratio:
            ratios.note(NOTED[step, measure], "ncurses in C", 1 / ratio)
        verdict = "" if goal is None else f"≤ {goal:.2f} " + ("met" if ratio <= goal else "missed")
        print(
            f"{step:12} {measure:12} {show(base * scale, unit):>10} {show(other * scale, unit):>10} "
            f"{ratio:>7.2f}  {verdict}".rstrip()
        )


def show(value, unit):
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{value:.{digits}f} {unit}".rstrip()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base")
    parser.add_argument("other")
    parser.add_argument("--repetitions", type=int, default=10)
    parser.add_argument("--size", default="120x40")
    arguments = parser.parse_args()
    columns, rows = map(int, arguments.size.split("x"))
    commands = [shlex.split(arguments.base), shlex.split(arguments.other)]
    measured, pictures = ([], []), [None, None]
    try:
        for repetition in range(arguments.repetitions):
            for which in (0, 1) if repetition % 2 == 0 else (1, 0):
                values, pictures[which] = run(commands[which], rows, columns)
                measured[which].append(values)
    except Ended as problem:
        sys.exit(f"compare-terminals: {problem}")

    print(f"base  {arguments.base}\nother {arguments.other}")
    print(f"{arguments.size}, {arguments.repetitions} interleaved repetitions, medians\n")
    report(*measured)
    different = list(differences(*pictures))
    print(f"\npictures: {'the same after every step' if not different else 'DIFFERENT'}")
    print("\n".join(different))
    sys.exit(1 if different else 0)


if __name__ == "__main__":
    main()
