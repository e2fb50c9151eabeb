"""What the attacks share: running settee in a home of its own, counting, and saying how far they are."""

import os
import shutil
import subprocess
import sys
import tempfile
import time

TIMEOUT = 60
NOBODY = 65534


class Attack:
    """A temporary folder, and the program that is attacked in it."""

    def __init__(self, settee):
        self.settee = os.path.abspath(settee)
        self.folder = tempfile.mkdtemp(prefix="settee-attack-")
        self.environment = {
            "HOME": self.folder + "/home", "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TERM": "dumb"}
        os.mkdir(self.environment["HOME"])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def subfolder(self, name):
        path = self.path(name)
        os.mkdir(path)
        return path

    def start(self, *words, before=()):
        return subprocess.Popen(
            [*before, self.settee, *words], env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def run(self, *words, before=()):
        """Runs settee to its end: the exit status, negative for a signal, None for a hang; and what it said."""
        process = self.start(*words, before=before)
        try:
            output, errors = process.communicate(timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return None, "", ""
        return process.returncode, output.decode(errors="replace"), errors.decode(errors="replace")


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, content):
    with open(path, "wb") as file:
        file.write(content)


class Progress:
    """A line on standard error, where that is a terminal."""

    def __init__(self, name):
        self.name = name
        self.shown = 0.0

    def show(self, done, total):
        if sys.stderr.isatty() and (time.monotonic() - self.shown > 0.2 or done == total):
            self.shown = time.monotonic()
            end = "\n" if done == total else ""
            print(f"\r{self.name}: {done} of {total}", end=end, file=sys.stderr, flush=True)


class Counts:
    """What an attack found. Those named in `bad` must be 0."""

    def __init__(self, name, bad):
        self.name = name
        self.bad = bad
        self.counts = {key: 0 for key in bad}
        self.first = {}

    def add(self, key, number=1, example=None):
        self.counts[key] = self.counts.get(key, 0) + number
        if number and example is not None and key in self.bad:
            self.first.setdefault(key, example)

    def report(self):
        """Prints a line; returns whether all is well."""
        words = ", ".join(f"{number} {key}" for key, number in self.counts.items())
        print(f"{self.name}: {words}", flush=True)
        for key, example in self.first.items():
            print(f"  the first {key}: {example}", flush=True)
        return all(self.counts[key] == 0 for key in self.bad)
