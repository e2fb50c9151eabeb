"""Settee in a pseudo-terminal, asked for what each key costs."""

import glob
import os
import pathlib
import re
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "compare-terminals"))

from program import KEYS, PAGES, Ended, Program  # noqa: E402

# A program that neither drew nor computed for this long has finished its answer.
QUIET = 0.03
PATIENCE = 900.0
TABLE_LINES = slice(2, 20)


class Session(Program):
    """The program on a screen of 80×24; costs are in milliseconds of CPU."""

    def __init__(self, words):
        super().__init__(words, 24, 80)
        self.settle()

    def cpu(self):
        return time.clock_gettime(self.clock) * 1000

    def table(self):
        return self.screen.lines()[TABLE_LINES]

    def settle(self, first_change_from=None):
        """Reads until the program waits again; the CPU at the first change of the table, where one is awaited."""
        first = None
        used, since, began = self.cpu(), time.monotonic(), time.monotonic()
        while True:
            arrived = self.read(QUIET / 3)
            if arrived:
                self.show(arrived[1])
                if first is None and first_change_from is not None and self.table() != first_change_from:
                    first = self.cpu()
            now, moment = self.cpu(), time.monotonic()
            if arrived or now - used > 0.02:
                used, since = now, moment
            elif moment - since > QUIET and not self.screen.is_blank():
                return first
            if moment - began > PATIENCE:
                raise Ended("the program did not finish its answer")

    def costs_of(self, key, times):
        """What one press costs on average, until the program waits again and until the first change of the table."""
        total, first = 0.0, None
        for _ in range(times):
            before, table = self.cpu(), self.table()
            os.write(self.terminal, self.key_bytes(key))
            changed = self.settle(first_change_from=table)
            total += self.cpu() - before
            first = changed and changed - before
        return total / times, first


class CountedSession(Session):
    """The same under callgrind: costs are in millions of instructions."""

    def __init__(self, words, folder):
        self.folder = folder
        self.pattern = os.path.join(folder, "callgrind.out")
        self.read_dumps = 0
        super().__init__(
            ["valgrind", "-q", "--tool=callgrind", f"--callgrind-out-file={self.pattern}", "--"] + words)

    def instructions(self):
        """Millions of instructions since the last call."""
        subprocess.run(
            ["callgrind_control", "-d", str(self.process)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            check=True)
        total = 0
        for path in glob.glob(self.pattern + ".*"):
            with open(path) as file:
                found = re.findall(r"^(?:totals|summary): (\d+)", file.read(), re.MULTILINE)
            total += int(found[-1]) if found else 0
            os.remove(path)
        return total / 1e6

    def costs_of(self, key, times):
        for _ in range(times):
            os.write(self.terminal, self.key_bytes(key))
            self.settle()
        return self.instructions() / times, None
