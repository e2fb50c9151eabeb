"""What Settee makes of the files that Debian's packages put under /etc, by the dialect that they are written in.

    etc SETTEE FOLDER MANIFEST [--augeas] [--quick] [--wrong] [--owners ROOT]

The packages of the manifest are downloaded into FOLDER/debs and laid out below FOLDER/tree without being installed; what
is there is used again. The manifest is a table with the columns package, path and dialect; where it tells a sum (sha256),
only files that are the same are counted. For each dialect it prints how many files are

    right    in the dialect's own format, and an independent reader agrees with what is read
    lucky    read as the reader says, but written by another format's rules
    misread  in the dialect's own format, and the reader reads something else
    alien    taken for another format, and the reader reads something else or there is none
    refused  not read, with a reason
    unknown  not read; nothing tells the format

and how many of their values were set, read back and set again to the same bytes, and how many settings that are commented
out came back in their place and went again. --augeas compares the values with Augeas' lenses, --quick leaves out what
changes files, --wrong lists each file that is not right, --owners asks the programs themselves, in a Debian below ROOT
that was made for that. Nothing fails by what is counted.
"""
import argparse
import collections
import os
import sys

import augeas
import dialects
import faithfulness
import owners
import packages
import verdicts

VERDICTS = ["right", "lucky", "misread", "alien", "refused", "unknown"]


def main():
    parser = argparse.ArgumentParser(prog="etc", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("settee")
    parser.add_argument("folder")
    parser.add_argument("manifest")
    parser.add_argument("--augeas", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--wrong", action="store_true")
    parser.add_argument("--owners", metavar="ROOT")
    options = parser.parse_args()
    if not os.access(options.settee, os.X_OK):
        sys.exit(f"etc: {options.settee} is not there: make build makes it")
    folder = os.path.abspath(options.folder)
    wanted = packages.manifest(options.manifest)
    packages.lay_out(folder, wanted)
    files, missing = packages.present(folder, wanted)
    settee = verdicts.Settee(os.path.abspath(options.settee), folder)
    results = verdicts.judge(settee, files)
    changes = {} if options.quick else faithfulness.try_all(settee, [one for one in results if one.verdict == "right"])
    print_table(results, changes)
    if options.wrong:
        print_wrong(results, changes)
    print_compared(results)
    if options.augeas:
        augeas.compare(settee, folder, results)
    if options.owners:
        owners.compare(settee, options.owners)
    for package, count in sorted(collections.Counter(one["package"] for one in missing).items()):
        print(f"skipped: {count} of {package}, which could not be downloaded or has other files now")


def print_table(results, changes):
    print(f"{'kind':9} {'dialect':18} {'files':>5} " + " ".join(f"{name:>7}" for name in VERDICTS)
          + "  values set    comments back")
    groups = collections.defaultdict(list)
    for one in results:
        groups[dialects.kind(one.dialect), one.dialect].append(one)
    totals = collections.defaultdict(list)
    for (kind, dialect), members in sorted(groups.items()):
        totals[kind] += members
        print_row(kind, dialect, members, changes)
    print()
    for kind, members in sorted(totals.items()):
        print_row(kind, "all", members, changes)
    readable = [one for one in results if dialects.kind(one.dialect) in ("settings", "table")]
    if readable:
        right = sum(one.verdict == "right" for one in readable)
        print(f"\n{right} of {len(readable)} settings and tables are right: {100 * right / len(readable):.1f} %")


def print_row(kind, dialect, members, changes):
    counts = collections.Counter(one.verdict for one in members)
    cells = " ".join(f"{counts[name] or '–':>7}" for name in VERDICTS)
    tried = [changes[one.path] for one in members if one.path in changes]
    line = f"{kind:9} {dialect:18} {len(members):5} {cells}"
    if tried:
        line += "  {:>5} of {:<5}".format(sum(t.kept for t in tried), sum(t.values for t in tried))
        line += " {:>5} of {:<5}".format(sum(t.back for t in tried), sum(t.commented for t in tried))
    print(line.rstrip())


def print_compared(results):
    """By what each dialect is held: the structure beside a reader's, all words, or nothing."""
    print("\nBeside the readers: files whose keys, nesting, order and values are compared, and files whose words are")
    print(f"{'dialect':18} {'files':>5} {'equal':>6}  {'by words':>8} {'equal':>6}  {'by nothing':>10}")
    groups = collections.defaultdict(list)
    for one in results:
        if dialects.kind(one.dialect) in ("settings", "table") and one.verdict not in ("refused", "unknown"):
            groups[one.dialect].append(one)
    totals = collections.Counter()
    for dialect, members in sorted(groups.items()):
        count = collections.Counter()
        for one in members:
            count[one.compared] += 1
            count[one.compared, "equal"] += one.verdict in ("right", "lucky")
        totals += count
        print_counts(dialect, count)
    print_counts("all", totals)
    explained = [(one, fault, reason) for one in results for fault, reason in one.explained]
    if explained:
        print("\nWhere the reader is not the one to believe:")
    for one, fault, reason in explained:
        print(f"  {one.path}: {fault}: {reason}")


def print_counts(name, count):
    cells = [count["structure"], count["structure", "equal"], count["words"], count["words", "equal"], count["nothing"]]
    print("{:18} {:>5} {:>6}  {:>8} {:>6}  {:>10}".format(name, *(cell or "–" for cell in cells)))


def print_wrong(results, changes):
    print()
    for one in sorted(results, key=lambda one: (one.dialect, one.path)):
        readable = dialects.kind(one.dialect) in ("settings", "table")
        if readable and one.verdict != "right" or one.verdict in ("misread", "alien", "lucky"):
            print(f"{one.dialect}\t{one.path}\t{one.verdict}\t{one.format or ''}\t{one.reason}")
    for path, tried in sorted(changes.items()):
        for failure in tried.failures:
            print(f"changed\t{path}\t{failure}")


if __name__ == "__main__":
    main()
