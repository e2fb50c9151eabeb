"""Random keys, pastes and clicks, many in a write, over real settings files on terminals of several sizes."""

import fcntl
import os
import pty
import random
import select
import shutil
import signal
import struct
import termios
import time

from common import NOBODY, Attack, Counts, Progress

HERE = os.path.dirname(os.path.abspath(__file__))
SHARED = os.environ.get("SHARED") or os.path.join(HERE, "../../../shared")
SAMPLES = os.path.join(HERE, "../../Tests/EndToEndTests/Samples")
SIZES = [(24, 80), (5, 20), (60, 200), (9, 40), (1, 1)]
# How long settee may take to answer what was written, in seconds: more is a hang.
PATIENCE = 30
# What settee may end with: by itself, by Ctrl-C, by Ctrl-\, or because the attack asked it to.
ENDINGS = [0, 128 + signal.SIGINT, 128 + signal.SIGQUIT, 128 + signal.SIGTERM]

MOVEMENTS = [b"\x1b[B", b"\x1b[B", b"\x1b[A", b"\r", b"\x1b", b"\x1b[C", b"\x1b[6~", b" "]
KEYS = (
    [b"\r", b"\x1b", b"\t", b"\x7f", b" ", b"/", b"?", b"\x12"]
    + [b"\x1b[" + end for end in [b"A", b"B", b"C", b"D", b"H", b"F", b"Z", b"5~", b"6~", b"3~", b"2~", b"1;5A", b"24~"]]
    + [b"\x1bO" + end for end in [b"A", b"B", b"C", b"D", b"P"]]
    + [letter.encode() for letter in "hjklrRusdyaxngGeopimt[]-+.0159é日🛜\u0301"])
# These end the program: seldom pressed.
SIGNAL_KEYS = [b"\x03", b"\x1c"]
LAST_KEYS = [b"q"] + SIGNAL_KEYS
PASTED = ["a", "1", " ", "\n", '"', "\\", "é", "👩‍🔬", "\u202e", "{", "]", "#", "="]


class Terminal:
    """A terminal with settee in it."""

    def __init__(self, attack, path, size):
        self.size = size
        self.taken = False
        self.is_over = False
        self.tail = b""
        self.status = None
        # The program's own end is kept as well, to see which keys wait for it.
        self.master, self.slave = pty.openpty()
        self.keep_output()
        self.resize(size)
        self.process = os.fork()
        if self.process == 0:
            self.become(attack, path)
        os.set_blocking(self.master, False)

    def keep_output(self):
        """Has the kernel keep what is not read yet when Ctrl-C or Ctrl-\\ is pressed after the modes are given back.

        While it runs, Settee asks for that itself.
        """
        modes = termios.tcgetattr(self.slave)
        modes[3] |= termios.NOFLSH
        termios.tcsetattr(self.slave, termios.TCSANOW, modes)

    def become(self, attack, path):
        """Settee may do anything here, such as save a file of /etc that another includes: so not as root."""
        self.take_terminal()
        if os.geteuid() == 0:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
        environment = {**attack.environment, "TERM": "xterm-256color", "EDITOR": "/bin/true"}
        os.execve(attack.settee, ["settee", path], environment)

    def take_terminal(self):
        os.setsid()
        fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
        for descriptor in range(3):
            os.dup2(self.slave, descriptor)
        os.closerange(3, 64)

    def resize(self, size):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))

    def read(self):
        """Takes what was sent, and notes whether the alternate screen is taken."""
        while True:
            try:
                part = os.read(self.master, 65536)
            except BlockingIOError:
                return
            except OSError:
                self.is_over = True
                return
            if not part:
                self.is_over = True
                return
            text = self.tail + part
            taken, left = text.rfind(b"\x1b[?1049h"), text.rfind(b"\x1b[?1049l")
            if max(taken, left) >= 0:
                self.taken = taken > left
            self.tail = text[-7:]

    def send(self, keys):
        """Sends all, reading meanwhile; false where nobody takes it."""
        end = time.monotonic() + PATIENCE
        while keys and not self.has_ended():
            self.read()
            try:
                keys = keys[os.write(self.master, keys):]
            except BlockingIOError:
                select.select([self.master], [self.master], [], 0.05)
            if time.monotonic() > end:
                return False
        return True

    def settles(self):
        """Waits until all is answered: no key waits, and settee waits in its loop for as long as it takes."""
        end = time.monotonic() + PATIENCE
        while not self.has_ended():
            self.read()
            if self.waits():
                return True
            if time.monotonic() > end:
                return False
            select.select([self.master], [], [], 0.002)
        return True

    def answers(self, keys):
        """Sends keys and waits until they are answered. What is written reaches the program a moment later, so that it is
        looked at how much the program has read."""
        before = self.bytes_read()
        if not self.send(keys):
            return False
        end = time.monotonic() + PATIENCE
        while not self.has_ended():
            self.read()
            count = self.bytes_read()
            if count is not None and before is not None and count >= before + len(keys) and self.waits():
                return True
            if time.monotonic() > end:
                return False
            select.select([self.master], [], [], 0.002)
        return True

    def bytes_read(self):
        """How many bytes the program has read, of anything; nil where it is gone."""
        try:
            with open(f"/proc/{self.process}/io", encoding="ascii") as file:
                return int(file.readline().split()[1])
        except (OSError, IndexError):
            return None

    def waits(self):
        waiting = struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, b"\0" * 4))[0]
        if waiting:
            return False
        try:
            with open(f"/proc/{self.process}/syscall", encoding="ascii") as file:
                call = file.read().split()
        except OSError:
            return False
        # poll(descriptors, 2 or 3, …): keys, signals and, once there is one, the queue of tasks. Inside of a key's bytes
        # it is one descriptor, or a short time.
        return len(call) > 3 and call[0] == "7" and call[2] in ("0x2", "0x3") and int(call[3], 16) >= 200

    def has_ended(self):
        if self.status is None:
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                code = os.waitstatus_to_exitcode(status)
                self.status = code if code >= 0 else 128 - code
        return self.status is not None

    def end(self):
        """Asks settee to end; the seconds that it took, or nil where it did not."""
        begin = time.monotonic()
        if not self.has_ended():
            os.kill(self.process, signal.SIGTERM)
        while not self.has_ended():
            self.read()
            if time.monotonic() > begin + PATIENCE:
                os.kill(self.process, signal.SIGKILL)
                os.waitpid(self.process, 0)
                return None
            time.sleep(0.001)
        self.read()
        return time.monotonic() - begin

    def has_modes_back(self):
        return bool(termios.tcgetattr(self.slave)[3] & termios.ICANON)

    def has_screen_back(self):
        """Reads to the end of what was sent, which there is once nobody has the program's end any more."""
        os.close(self.slave)
        self.slave = None
        end = time.monotonic() + PATIENCE
        while not self.is_over and time.monotonic() < end:
            select.select([self.master], [], [], 0.05)
            self.read()
        return self.is_over and not self.taken

    def close(self):
        if self.slave is not None:
            os.close(self.slave)
        os.close(self.master)


def random_input(size, chance):
    kind = chance.randrange(100)
    if kind < 50:
        return chance.choice(MOVEMENTS)
    if kind < 84:
        return chance.choice(KEYS)
    if kind < 85:
        return chance.choice(LAST_KEYS)
    if kind < 95:
        report = f"\x1b[<{chance.choice([0, 0, 0, 32, 64, 65, 2])};{chance.randint(0, size[1] + 2)};{chance.randint(0, size[0] + 2)}"
        return ((report + "M" + report + "m" + report + "M") if chance.random() < 0.5 else report + "M").encode()
    if kind < 98:
        text = "".join(chance.choice(PASTED) for _ in range(chance.randrange(40)))
        return f"\x1b[200~{text}\x1b[201~".encode()
    return bytes(chance.randint(32, 255) for _ in range(chance.randint(1, 6)))


def parts(inputs):
    """The inputs as they are written: all at once, but the keys of signals alone, when all before is answered."""
    part = b""
    for one in inputs:
        if one in SIGNAL_KEYS:
            yield part
            yield one
            part = b""
        else:
            part += one
    yield part


def settings_files():
    real = os.path.join(SHARED, "real")
    if not os.path.isdir(real):
        print(f"keys: {real} is absent, so only the samples are tried")
        real = SAMPLES
    found = sorted(os.path.join(folder, name) for folder, _, names in os.walk(real) for name in names)
    # In an order in which the first are of many formats.
    by_ending = {}
    for path in found:
        by_ending.setdefault(os.path.splitext(path)[1], []).append(path)
    longest = max(map(len, by_ending.values()))
    return [paths[number] for number in range(longest) for paths in by_ending.values() if number < len(paths)]


def keys(settee, is_short):
    wanted = 3_000 if is_short else 200_000
    counts = Counts("keys", ["crashes", "hangs", "modes kept", "screens kept", "slow ends"])
    progress = Progress("keys")
    files = settings_files()
    sent = 0
    with Attack(settee) as attack:
        os.chmod(attack.folder, 0o755)
        for number, original in enumerate(files):
            if sent >= wanted:
                break
            counts.add("files")
            path = attack.path(os.path.basename(original))
            shutil.copy(original, path)
            for name in [attack.environment["HOME"], path]:
                if os.geteuid() == 0:
                    os.chown(name, NOBODY, NOBODY)
            share = max(400, (wanted - sent) // (len(files) - number))
            sent += file_keys(attack, path, number, min(share, wanted - sent), counts)
            progress.show(min(sent, wanted), wanted)
    counts.add("keys", sent)
    return counts.report()


def file_keys(attack, path, seed, goal, counts):
    chance = random.Random(seed)
    size = SIZES[seed % len(SIZES)]
    sent = 0
    while sent < goal:
        terminal = Terminal(attack, path, size)
        counts.add("starts")
        case = lambda: f"{os.path.basename(path)}, seed {seed}, {size}, after {sent} keys: status {terminal.status}"
        hangs = not terminal.settles()
        if terminal.status == 2 and not terminal.taken:
            # No settings file, and refused before the terminal is taken.
            terminal.close()
            counts.add("refused")
            return sent
        while not hangs and sent < goal and not terminal.has_ended():
            count = chance.randint(1, 120)
            sent += count
            for part in parts([random_input(size, chance) for _ in range(count)]):
                if hangs or terminal.has_ended():
                    break
                hangs = not terminal.send(part) or not terminal.settles()
            if chance.random() < 0.05:
                size = chance.choice(SIZES)
                terminal.resize(size)
        if hangs:
            counts.add("hangs", example=case())
        was_asked = not terminal.has_ended()
        seconds = terminal.end()
        if seconds is None or terminal.status not in ENDINGS:
            counts.add("crashes", example=case())
        elif was_asked and not hangs and seconds > 1:
            # 0.1 is promised; the rest is for a machine that has other things to do.
            counts.add("slow ends", example=f"{case()}, {seconds:.2f} s")
        if not terminal.has_modes_back():
            counts.add("modes kept", example=case())
        if not terminal.has_screen_back():
            counts.add("screens kept", example=case())
        terminal.close()
        if hangs:
            return sent
    return sent


PARTS = {"keys": keys}
