"""A full-screen program in a pseudo-terminal, and what it costs."""

import ctypes
import fcntl
import os
import re
import select
import signal
import struct
import termios
import time

from screen import Screen

TERMINAL = "xterm-256color"
KEYS = {"Up": "A", "Down": "B", "Right": "C", "Left": "D", "Home": "H", "End": "F"}
PAGES = {"PageUp": b"\x1b[5~", "PageDown": b"\x1b[6~"}

# Nothing for this long after a response means that it is whole.
QUIET = 0.02
# A program that has not answered by then does not answer this key.
PATIENCE = 0.5
# A program that has not drawn anything by then never will.
HOPELESS = 60.0

libc = ctypes.CDLL(None, use_errno=True)


class Ended(Exception):
    """The program ended, or never drew anything."""


class Program:
    """A program from its start to its end; times are seconds of the monotonic clock."""

    def __init__(self, words, rows, columns):
        self.words = words
        self.screen = Screen(rows, columns)
        self.bytes = 0
        self.process, self.terminal, self.started = start(words, rows, columns)
        self.clock = cpu_clock(self.process)

    # Reading

    def read(self, seconds):
        """What arrives within the time, with the time of its arrival; None when nothing does."""
        ready, _, _ = select.select([self.terminal], [], [], max(0.0, seconds))
        if not ready:
            return None
        arrival = time.monotonic()
        try:
            data = os.read(self.terminal, 65536)
        except OSError:
            data = b""
        if not data:
            raise Ended(f"{' '.join(self.words)} ended")
        self.bytes += len(data)
        return arrival, data

    def show(self, data):
        self.screen.feed(data)
        for reply in self.screen.replies:
            os.write(self.terminal, reply.encode())
        self.screen.replies.clear()

    def first_paint(self):
        """Seconds from exec to the first byte after which some cell was not blank."""
        while self.screen.is_blank():
            arrived = self.read(self.started + HOPELESS - time.monotonic())
            if arrived is None:
                raise Ended(f"{' '.join(self.words)} drew nothing")
            self.show(arrived[1])
        painted = arrived[0] - self.started
        self.drain()
        return painted

    def drain(self):
        """Reads until it is quiet; the time of the last arrival, or None."""
        last, arrived = None, self.read(PATIENCE)
        pieces = []
        while arrived is not None:
            last = arrived[0]
            pieces.append(arrived[1])
            arrived = self.read(last + QUIET - time.monotonic())
        self.show(b"".join(pieces))
        return last

    def press(self, key):
        """Seconds from the key to the last byte of the response, or None when nothing came."""
        data = self.key_bytes(key)
        pressed = time.monotonic()
        os.write(self.terminal, data)
        last = self.drain()
        return None if last is None else last - pressed

    def key_bytes(self, key):
        if key in KEYS:
            return (("\x1bO" if self.screen.has_application_arrows() else "\x1b[") + KEYS[key]).encode()
        return PAGES.get(key) or key.encode()

    # Costs

    def costs(self):
        """Totals so far: seconds of CPU, bytes to the terminal, write calls."""
        return {
            "cpu": time.clock_gettime(self.clock),
            "bytes": self.bytes,
            "writes": field(f"/proc/{self.process}/io", "syscw"),
        }

    def peak_memory(self):
        """The highest resident size so far, in KiB."""
        return field(f"/proc/{self.process}/status", "VmHWM")

    def end(self):
        """Leaves with q, or by force when the program does not."""
        try:
            os.write(self.terminal, b"q")
            while self.read(PATIENCE) is not None:
                pass
            os.kill(self.process, signal.SIGKILL)
        except (Ended, OSError):
            pass
        os.close(self.terminal)
        os.waitpid(self.process, 0)


def start(words, rows, columns):
    """The process, the terminal's other side, and the moment right before the program was executed."""
    terminal, its_side = os.openpty()
    fcntl.ioctl(its_side, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    told, tell = os.pipe()
    environment = {"TERM": TERMINAL, "LANG": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": "/nonexistent"}
    process = os.fork()
    if process == 0:
        try:
            os.login_tty(its_side) if hasattr(os, "login_tty") else take_terminal(its_side)
            os.write(tell, struct.pack("d", time.monotonic()))
            os.execvpe(words[0], words, environment)
        finally:
            os._exit(127)
    os.close(its_side)
    os.close(tell)
    moment = struct.unpack("d", os.read(told, 8))[0]
    os.close(told)
    return process, terminal, moment


def take_terminal(descriptor):
    os.setsid()
    fcntl.ioctl(descriptor, termios.TIOCSCTTY, 0)
    for standard in (0, 1, 2):
        os.dup2(descriptor, standard)


def cpu_clock(process):
    clock = ctypes.c_int()
    if libc.clock_getcpuclockid(process, ctypes.byref(clock)) != 0:
        raise Ended(f"no CPU clock of process {process}")
    return clock.value


def field(path, name):
    with open(path) as file:
        return int(re.search(rf"^{name}:\s*(\d+)", file.read(), re.MULTILINE).group(1))
