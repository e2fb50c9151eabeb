"""The values that Augeas' lenses read in the same files, beside those that Settee lists."""
import collections
import re
import shutil
import subprocess

import readers

# Why a lens reads other values, where that was looked into: dialect, and the reason.
EXPLAINED = {
    "ini-php": "the lens keeps quotes in values", "shell-vars": "the lens keeps quotes and reads commands of shells",
    "ini-systemd": "the lens parts values into words, and knows commands", "ini-mysql": "the lens keeps quotes",
    "sp-sshd": "the lens reads Match blocks as conditions and settings", "nginx": "the lens keeps quotes",
    "eq-postgresql": "the lens leaves out units and quotes", "crontab": "the lens parts the five columns of the time",
    "logrotate": "the lens reads flags as settings of their own name", "pam": "the lens gives words of a list each a node",
    "ini-samba": "the lens does not join lines", "colon-yamlish": "the lens knows no list",
}
WORDS = readers.Words(comments=r"(?!)")


def compare(settee, folder, results):
    """Prints, by dialect, in how many files both read the same values."""
    if not shutil.which("augtool"):
        print("\nskipped: the comparison with Augeas: no augtool (Debian: augeas-tools augeas-lenses)")
        return
    done = subprocess.run(["augtool", f"--root={folder}/tree"], input=b"print /files\n", capture_output=True)
    values = values_of(done.stdout.decode("utf-8", "replace"), {one.path for one in results})
    counts = collections.defaultdict(collections.Counter)
    disagreements = []
    for one in results:
        if one.path not in values:
            continue
        if one.verdict not in ("right", "lucky"):
            counts[one.dialect]["Augeas alone reads it"] += 1
            continue
        mine = collections.Counter(word for e in one.entries if "value" in e for word in words(e))
        other = [word for value in values[one.path] for word in WORDS.words(value)]
        lost = [word for word in other if word not in mine]
        counts[one.dialect]["the same values" if not lost else "other values"] += 1
        if lost:
            disagreements.append((one.dialect, one.path, lost[0]))
    print(f"\nBeside Augeas, which reads {len(values)} of the files:")
    for dialect, count in sorted(counts.items()):
        reason = EXPLAINED.get(dialect, "") if count["other values"] else ""
        print(f"{dialect:18} " + ", ".join(f"{name}: {number}" for name, number in sorted(count.items()))
              + (f" ({reason})" if reason else ""))
    for dialect, path, word in disagreements:
        if dialect not in EXPLAINED:
            print(f"  {path}: Augeas reads {word!r}, which is in no value that is listed")


def words(entry):
    """The words of an entry: a value's, and those of its path, for lenses have a block's words as values."""
    yield from (word for step in readers.steps(entry["path"]) for word in WORDS.words(step))
    value = entry["value"]
    for leaf in value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]:
        yield from WORDS.words(readers.shown(leaf))


def values_of(printed, paths):
    """The values below each file, comments left out."""
    values = {}
    folder = None
    for line in printed.splitlines():
        found = re.match(r'/files(/.*?) = "(.*)"$', line)
        node = found[1] if found else line.removeprefix("/files")
        if node in paths:
            folder = node
            values[folder] = []
        elif found and folder and node.startswith(folder + "/") and "#comment" not in node:
            values[folder].append(found[2].replace('\\"', '"').replace("\\\\", "\\").replace("\\t", " ").replace("\\n", " "))
    return values
