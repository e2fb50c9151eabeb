"""A program in a pseudo-terminal of one size, given its keys one at a time."""

import fcntl
import os
import pathlib
import select
import struct
import sys
import termios
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "compare-terminals"))

from screen import Screen  # noqa: E402

ROWS, COLUMNS = 24, 80
KEYS = {"Up": "A", "Down": "B", "Right": "C", "Left": "D", "Home": "H", "End": "F"}
OTHERS = {"PageUp": b"\x1b[5~", "PageDown": b"\x1b[6~", "Enter": b"\r", "Escape": b"\x1b"}
# It waits when all its threads sleep, nothing arrived and no processor's time was used in so many looks.
LOOKS, PAUSE = 4, 0.02
PATIENCE = 120.0


class Stuck(Exception):
    """The program neither waited nor ended in time, or ended early; with what was on its screen."""


class Terminal:
    """A program from its start to its end."""

    def __init__(self, run):
        self.screen = Screen(ROWS, COLUMNS)
        self.outside, inside = os.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        told, tell = os.pipe()
        self.parent = os.fork()
        if self.parent == 0:
            try:
                os.setsid()
                fcntl.ioctl(inside, termios.TIOCSCTTY, 0)
                for standard in (0, 1, 2):
                    os.dup2(inside, standard)
                run(lambda process: os.write(tell, struct.pack("i", process)))
            finally:
                os._exit(127)
        os.close(inside)
        os.close(tell)
        self.process = struct.unpack("i", os.read(told, 4))[0]
        os.close(told)

    def read(self, seconds):
        """Shows what arrives in that time; whether something did, or None when the program has ended."""
        if not select.select([self.outside], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.outside, 65536)
        except OSError:
            data = b""
        if not data:
            return None
        self.screen.feed(data)
        for reply in self.screen.replies:
            os.write(self.outside, reply.encode())
        self.screen.replies.clear()
        return True

    def settle(self):
        """Reads until the program waits for a key."""
        quiet, used, end = 0, None, time.monotonic() + PATIENCE
        while quiet < LOOKS:
            arrived = self.read(PAUSE)
            if arrived is None or time.monotonic() > end:
                raise Stuck("\n".join(self.screen.lines()))
            now = self.threads()
            quiet = quiet + 1 if not arrived and now == used and not self.screen.is_blank() else 0
            used = now

    def threads(self):
        """The processor's time of each thread; None while one runs."""
        times = {}
        for task in pathlib.Path(f"/proc/{self.process}/task").iterdir():
            try:
                fields = (task / "stat").read_text().rpartition(")")[2].split()
                runs = (task / "schedstat").read_text().split()[0]
            except OSError:
                return None
            if fields[0] != "S":
                return None
            times[task.name] = runs
        return times

    def press(self, key):
        if key in KEYS:
            data = (("\x1bO" if self.screen.has_application_arrows() else "\x1b[") + KEYS[key]).encode()
        else:
            data = OTHERS.get(key) or key.encode()
        os.write(self.outside, data)
        self.settle()

    def leave(self):
        """Presses q, and waits for the end."""
        os.write(self.outside, b"q")
        end = time.monotonic() + PATIENCE
        while (arrived := self.read(1)) is not None:
            if not arrived and time.monotonic() > end:
                raise Stuck("\n".join(self.screen.lines()))
        os.close(self.outside)
        status = os.waitstatus_to_exitcode(os.waitpid(self.parent, 0)[1])
        if status:
            raise Stuck(f"ended with {status}:\n" + "\n".join(self.screen.lines()))
