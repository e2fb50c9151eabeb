"""What Settee takes each file for, beside what an independent reader reads in it."""
import concurrent.futures
import functools
import json
import os
import re
import subprocess
from dataclasses import dataclass, field

import dialects
import explained
import readers

WORKERS = 2


class Settee:
    """The program, with a home of its own."""

    def __init__(self, binary, folder):
        self.binary = binary
        home = os.path.join(folder, "home")
        os.makedirs(home, exist_ok=True)
        kept = {key: value for key, value in os.environ.items() if not key.startswith("XDG_")}
        self.environment = dict(kept, HOME=home, LC_ALL="C.UTF-8")

    def run(self, *arguments, state=None):
        environment = dict(self.environment, XDG_STATE_HOME=state) if state else self.environment
        try:
            return subprocess.run([self.binary, *arguments], capture_output=True, timeout=120, env=environment)
        except subprocess.TimeoutExpired:
            return subprocess.CompletedProcess(arguments, 124, b"", b"it takes too long")

    @functools.cache
    def formats(self):
        """The names of all formats, which the program tells where another is given."""
        said = self.run("list", "--format", "?", "/dev/null").stderr.decode("utf-8", "replace")
        return re.findall(r"[a-z][\w.-]*", said.splitlines()[0].rpartition("it knows ")[2] if said else "")

    def entries(self, path, *options):
        """What is listed, an object a line; None and the message where the file is not read."""
        done = self.run("list", "--all", "--json", *options, path)
        if done.returncode:
            return None, done.stderr.decode("utf-8", "replace").strip()
        text = done.stdout.decode("utf-8", "surrogateescape")
        return [json.loads(line) for line in text.splitlines() if line.strip()], ""


@dataclass
class Judged:
    path: str
    full: str
    dialect: str
    verdict: str
    format: str | None = None
    reason: str = ""
    compared: str = "nothing"
    entries: list = field(default_factory=list)
    explained: list = field(default_factory=list)


def judge(settee, files):
    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        return list(pool.map(lambda file: judge_one(settee, *file), files))


def judge_one(settee, row, full, data):
    judged = Judged(row["path"], full, row["dialect"], "unknown")
    entries, message = settee.entries(full)
    if entries is None:
        reason = message.removeprefix("settee: ").removeprefix(full + ":").strip()
        judged.reason = reason.removesuffix("; --format reads it all the same")
        judged.verdict = "unknown" if "its format is not known" in message else "refused"
        return judged
    judged.entries = entries
    own = dialects.formats(judged.dialect)
    judged.format = format_of(settee, full, entries, own)
    isOwn = judged.format in own
    reader = readers.reader(judged.dialect, judged.path)
    judged.compared = reader.compares if reader else "nothing"
    problem = "there is no reader of this dialect" if reader is None else difference(reader, data, entries)
    if problem and reader is None and isOwn:
        problem = None
    reason = explained.reason(judged.path, problem) if problem else None
    if reason:
        judged.explained.append((problem, reason))
        problem = None
    judged.reason = problem or ("" if isOwn else f"{judged.dialect} as {judged.format}")
    judged.verdict = ("misread" if problem else "right") if isOwn else ("alien" if problem else "lucky")
    return judged


def format_of(settee, full, entries, own):
    """The format whose reading is the same, the dialect's own first; the program does not say which one it took."""
    for name in [*own, *settee.formats()]:
        if settee.entries(full, "--format", name)[0] == entries:
            return name
    return None


def difference(reader, data, entries):
    """What the reader reads and the entries do not say, or otherwise; None where they agree."""
    try:
        return reader.compare(data, [entry for entry in entries if "value" in entry])
    except (readers.Unreadable, UnicodeDecodeError) as fault:
        return f"the reader does not read it: {fault}"
