"""Attacks the ways of saving that the screens have: without some of the changes, elsewhere, by sudo, and taking back.

Settee is used as a person uses it, in a terminal and as an account without rights; what came of it is looked up in the
files, byte by byte.
"""

import os
import random
import subprocess
import time

from common import NOBODY, Attack, Counts, Progress, read, write
from keys import ENDINGS, PATIENCE, Terminal
from saving import BAD, FORMATS, document, litter, place, times

BAD = BAD + ["wrongly saved", "screens kept", "left behind"]
KEYS = [f"key{number}" for number in range(6)]
DOWN = b"\x1b[B"
CLEAR = b"\x15"
FIRST = b"g"


class Editor:
    """Settee with a file on its screen."""

    def __init__(self, attack, path, counts):
        self.counts = counts
        self.path = path
        self.terminal = Terminal(attack, path, (24, 80))
        self.hangs = not self.terminal.settles()

    def press(self, *keys):
        """Presses one key after the other, each when the one before is answered."""
        for key in keys:
            if not self.hangs and not self.terminal.has_ended():
                self.hangs = not self.terminal.answers(key)

    def change(self, row, value):
        """Types another value in a row, counted from the first."""
        self.press(FIRST, *[DOWN] * row, b"\r", CLEAR, str(value).encode(), b"\r")

    def leave(self):
        """Leaves without saving; whether something was unsaved, so that it had to be said."""
        self.press(b"q")
        was_unsaved = not self.terminal.has_ended()
        self.press(b"n")
        terminal = self.terminal
        if self.hangs:
            self.counts.add("hangs", example=self.path)
        if terminal.end() is None or terminal.status not in ENDINGS:
            self.counts.add("crashes", example=f"{self.path}: {terminal.status}")
        if not terminal.has_modes_back() or not terminal.has_screen_back():
            self.counts.add("screens kept", example=self.path)
        terminal.close()
        return was_unsaved


def changed(content, form, changes):
    """The text with the values of some keys, by their numbers."""
    lines = content.split(b"\n")
    for row, value in changes.items():
        index = next(number for number, line in enumerate(lines) if KEYS[row].encode() in line)
        head, separator, tail = lines[index].partition(b": " if form in ("json", "yaml") else b" = ")
        lines[index] = head + separator + str(value).encode() + (b"," if tail.endswith(b",") else b"")
    return b"\n".join(lines)


def own(path):
    """Gives a file or a folder to the account that runs settee."""
    if os.geteuid() == 0:
        os.chown(path, NOBODY, NOBODY)


def prepared(attack):
    os.chmod(attack.folder, 0o755)
    own(attack.environment["HOME"])


def new_file(attack, number, form):
    folder = attack.subfolder(f"ways-{number}")
    path = f"{folder}/numbers.{form}"
    write(path, document(form, KEYS))
    own(folder)
    own(path)
    return path


def judge(counts, path, is_as_expected, what):
    if not is_as_expected:
        counts.add("wrongly saved", example=f"{path}: {what}: {read(path)}")
    counts.add("left behind", len(litter(os.path.dirname(path))), example=litter(os.path.dirname(path)))


def leaving_out(attack, count):
    """Changes some settings, leaves some of the changes out, and has another program change another one meanwhile."""
    counts = Counts(f"{count} saves without some changes", BAD)
    progress = Progress("leaving out")
    chance = random.Random(3)
    prepared(attack)
    for number in range(count):
        form = FORMATS[number % len(FORMATS)]
        path = new_file(attack, f"review-{number}", form)
        content = read(path)
        rows = sorted(chance.sample(range(len(KEYS) - 1), chance.randint(2, 4)))
        kept = [row for row in rows if chance.random() < 0.5] or rows[:1]
        editor = Editor(attack, path, counts)
        for row in rows:
            editor.change(row, row + 10)
        editor.press(b"d")
        for row in rows:
            editor.press(*([] if row in kept else [b" "]), DOWN)
        if chance.random() < 0.3:
            content = changed(content, form, {len(KEYS) - 1: 99})
            write(path, content)
            counts.add("beside another program")
        editor.press(b"s")
        was_unsaved = editor.leave()
        judge(counts, path, read(path) == changed(content, form, {row: row + 10 for row in kept}), (rows, kept))
        if was_unsaved != (len(kept) < len(rows)):
            counts.add("lost by settee", example=f"{path}: {rows}, {kept}, unsaved: {was_unsaved}")
        progress.show(number + 1, count)
    return counts.report()


def taking_back(attack, count):
    """Saves several times, in several runs; takes all back, and makes it again."""
    counts = Counts(f"{count} times all taken back, over saves and runs", BAD)
    progress = Progress("taking back")
    chance = random.Random(4)
    prepared(attack)
    for number in range(count):
        form = FORMATS[number % len(FORMATS)]
        path = new_file(attack, f"undo-{number}", form)
        original = content = read(path)
        steps = 0
        for _ in range(chance.randint(1, 3)):
            editor = Editor(attack, path, counts)
            for _ in range(chance.randint(1, 2)):
                for _ in range(chance.randint(1, 2)):
                    row, steps = chance.randrange(len(KEYS)), steps + 1
                    content = changed(content, form, {row: 10 + steps})
                    editor.change(row, 10 + steps)
                editor.press(b"s")
                counts.add("saves")
                judge(counts, path, read(path) == content, "before taking back")
            if editor.leave():
                counts.add("lost by settee", example=f"{path}: unsaved after saving")
        editor = Editor(attack, path, counts)
        editor.press(*[b"u"] * steps, b"s")
        judge(counts, path, read(path) == original, f"{steps} taken back")
        editor.press(*[b"\x12"] * steps, b"s")
        judge(counts, path, read(path) == content, f"{steps} made again")
        editor.leave()
        progress.show(number + 1, count)
    return counts.report()


def roots_file(attack, number, form):
    """A file that the account may read and not write."""
    folder = attack.subfolder(f"root-{number}")
    path = f"{folder}/numbers.{form}"
    write(path, document(form, KEYS))
    os.chmod(path, 0o604)
    os.chown(path, 0, 12345)
    return path


def traits(path):
    status = os.stat(path)
    return status.st_mode, status.st_uid, status.st_gid


def elsewhere(attack, count):
    """Writes copies of what may not be written, also at paths where nothing can be."""
    counts = Counts(f"{count} copies elsewhere", BAD)
    if os.geteuid() != 0:
        print("skipped: copies elsewhere need root, who has files that others may not write")
        return True
    chance = random.Random(5)
    prepared(attack)
    attack.environment["PATH"] = attack.path("nowhere")
    for number in range(count):
        form = FORMATS[number % len(FORMATS)]
        path = roots_file(attack, f"copy-{number}", form)
        content, before = read(path), traits(path)
        row = chance.randrange(len(KEYS))
        editor = Editor(attack, path, counts)
        editor.change(row, 77)
        editor.press(b"s", DOWN, b"\r")
        for bad in chance.sample(["/nowhere/x", "/proc/x", path, "/etc/x", attack.path("home")], chance.randint(0, 3)):
            editor.press(CLEAR, bad.encode(), b"\r")
        editor.press(CLEAR, f"~/copy-{number}.{form}".encode(), b"\r")
        copy = f"{attack.environment['HOME']}/copy-{number}.{form}"
        judge(counts, path, read(path) == content and traits(path) == before, "the file itself")
        if not os.path.exists(copy) or read(copy) != changed(content, form, {row: 77}):
            counts.add("lost by settee", example=copy)
        if not editor.leave():
            counts.add("lost by settee", example=f"{path}: nothing unsaved after a copy")
    return counts.report()


SUDO = ["runs", "refuses", "waits", "kills", "halves", "changes", "overwrites"]


def by_sudo(attack, count):
    """Saves by a sudo that works, refuses, hangs, is killed half-way, cuts what it is given, or is too late."""
    counts = Counts(f"{count} saves by sudo", BAD)
    if os.geteuid() != 0:
        print("skipped: saves by sudo need root, who makes a sudo that asks nothing")
        return True
    prepared(attack)
    folder = attack.subfolder("bin")
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "sudo.c")
    subprocess.run(["gcc", "-O1", "-o", f"{folder}/sudo", source], check=True)
    os.chmod(f"{folder}/sudo", 0o4755)
    attack.environment["PATH"] = folder + ":/usr/bin:/bin"
    asked = attack.environment["FAKE_SUDO_ASKED"] = attack.path("asked")
    progress = Progress("by sudo")
    chance = random.Random(6)
    for number in range(count):
        form, way = FORMATS[number % len(FORMATS)], SUDO[number % len(SUDO)]
        attack.environment["FAKE_SUDO"] = {"changes": "waits", "overwrites": "runs"}.get(way, way)
        attack.environment["FAKE_SUDO_TIME"] = str(int(chance.uniform(0, 20_000)))
        path = roots_file(attack, f"sudo-{number}", form)
        if not save_by_sudo(attack, counts, path, form, way, asked):
            if number > 0:
                counts.add("wrongly saved", example=f"{path}: {way}: sudo was not asked")
                continue
            print(f"skipped: saves by sudo need a settee that root has installed, not {attack.settee}")
            return True
        progress.show(number + 1, count)
    return counts.report()


def save_by_sudo(attack, counts, path, form, way, asked):
    """One save; false where sudo was not offered."""
    content, before = read(path), traits(path)
    theirs = changed(content, form, {1: 55})
    new = changed(content, form, {1: 44})
    if os.path.exists(asked):
        os.remove(asked)
    editor = Editor(attack, path, counts)
    editor.change(1, 44)
    if way == "overwrites":
        # What another program wrote is asked about, and overwritten.
        write(path, theirs)
        editor.press(b"s", DOWN, DOWN, b"\r", DOWN)
    else:
        editor.press(b"s", DOWN)
    editor.terminal.send(b"\r")
    is_asked = awaited(lambda: os.path.exists(asked))
    if is_asked and way in ("waits", "changes"):
        if way == "changes":
            write(path, theirs)
        # Ctrl-C at the password.
        editor.terminal.send(b"\x03")
    editor.hangs = editor.hangs or not editor.terminal.settles()
    was_unsaved = editor.leave()
    if not is_asked:
        return False
    counts.add(way)
    if way == "kills":
        # What was killed half-way is cleared away by the next save.
        attack.run("set", path, place(form, KEYS[2]), "66")
        content, new = (changed(text, form, {2: 66}) for text in (content, new))
    expected = {"runs": [new], "overwrites": [new], "kills": [content, new], "changes": [theirs]}.get(way, [content])
    judge(counts, path, read(path) in expected and traits(path) == before, way)
    saves = way in ("runs", "overwrites")
    if saves and was_unsaved or not saves and way != "kills" and not was_unsaved:
        counts.add("lost by settee", example=f"{path}: {way}, unsaved: {was_unsaved}")
    return True


def awaited(condition):
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.001)
    return True


PARTS = {
    "review": lambda settee, isShort: attacked(settee, leaving_out, times(120, isShort)),
    "undo": lambda settee, isShort: attacked(settee, taking_back, times(60, isShort)),
    "elsewhere": lambda settee, isShort: attacked(settee, elsewhere, times(60, isShort)),
    "sudo": lambda settee, isShort: attacked(settee, by_sudo, max(len(SUDO), times(140, isShort))),
}


def attacked(settee, part, *numbers):
    with Attack(settee) as attack:
        return part(attack, *numbers)
