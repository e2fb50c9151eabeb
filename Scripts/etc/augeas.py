"""The values that Augeas' lenses read in the same files, beside those that Settee lists."""
import collections
import re
import shutil
import subprocess

import readers

# Why a lens reads other values, where that was looked into: dialect or path, and the reason.
EXPLAINED = {
    "/etc/fonts/fonts.conf": "the lens has the XML declaration's version as a value",
    "/etc/rsyslog.conf": "the lens parts auth,authpriv.* into facilities",
    "/lib/systemd/system/ntpsec-systemd-netif.path": "the lens takes #DHCP for a comment, which systemd.syntax(7) does not",
    "/lib/systemd/system/ntpsec-systemd-netif.service": "the lens takes #DHCP for a comment, which systemd does not",
    "ini-php": "the lens keeps quotes in values", "shell-vars": "the lens keeps quotes and reads commands of shells",
    "ini-systemd": "the lens takes the - before a command from it", "ini-mysql": "the lens keeps quotes",
    "sp-sshd": "the lens reads Match blocks as conditions and settings", "nginx": "the lens keeps quotes",
    "eq-postgresql": "the lens leaves out units and quotes", "crontab": "the lens takes the @ of @reboot and @monthly away",
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
        lost = [value for value in values[one.path] if any(word not in mine for word in WORDS.words(value))]
        counts[one.dialect]["the same values" if not lost else "other values"] += 1
        if lost:
            disagreements.append((one.dialect, one.path, lost[0]))
    print(f"\nBeside Augeas, which reads {len(values)} of the files:")
    for dialect, count in sorted(counts.items()):
        print(f"{dialect:18} " + ", ".join(f"{name}: {number}" for name, number in sorted(count.items())))
    for dialect, path, value in disagreements:
        print(f"  {path}: Augeas reads {value[:60]!r}: {EXPLAINED.get(path) or EXPLAINED.get(dialect, 'not explained')}")


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
