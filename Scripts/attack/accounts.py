"""Attacks root at work in the folder of an account, as that account: what is there is exchanged without end.

Root may not be made to write what the account could not write, nor to let it read what it could not read.
"""

import os
import random
import signal
import stat
import subprocess

from common import NOBODY, Attack, Counts, Progress, read, write
from saving import note, times, values

HERE = os.path.dirname(os.path.abspath(__file__))
BAD = ["root's files written", "secrets revealed", "root's files left", "torn", "crashes", "hangs"]
MARK = b"SECRET"
KEYS = [f"key{number}" for number in range(20)]
OWN = b"[numbers]\n" + b"".join(b"%s = 0\n" % key.encode() for key in KEYS)
# Nothing keeps it from being merged with what root writes.
SECRET = OWN + b"hidden = %s\n" % MARK

# What is put in the file's place, or its folder's: where a name leads, or a second name of a file of root's, as where the
# kernel does not protect hard links.
KINDS = {
    "link to a secret": ("swap", "link", "root/secret.ini"),
    "link to a file of root's": ("swap", "link", "root/app.ini"),
    "link to the list of passwords": ("swap", "link", "/etc/shadow"),
    "name of a secret": ("swap", "name", "root/secret.ini"),
    "name of a file of root's": ("swap", "name", "root/app.ini"),
    "pipe": ("swap", "pipe", None),
    "folder of root's": ("folder", "link", "root"),
    "companions to a secret": ("companions", "link", "root/secret.ini"),
    "companions that are a secret": ("companions", "spare", "root/secret.ini"),
    "taken away": ("away", None, None),
    "modes": ("modes", None, None),
}
MODES = ["rename", "in place"]


def chown(path):
    os.lchown(path, NOBODY, NOBODY)


def prepared(attack, name, mode):
    """A folder of the account and one of root's, in a folder of root's."""
    folder = attack.subfolder(name)
    for sub in ("root", "theirs", "theirs/sub"):
        os.mkdir(f"{folder}/{sub}")
    write(f"{folder}/root/secret.ini", SECRET)
    os.chmod(f"{folder}/root/secret.ini", 0o600)
    write(f"{folder}/root/app.ini", OWN)
    write(f"{folder}/theirs/sub/app.ini", OWN)
    for path in ("theirs", "theirs/sub", "theirs/sub/app.ini"):
        chown(f"{folder}/{path}")
    if mode == "in place":
        os.link(f"{folder}/theirs/sub/app.ini", f"{folder}/theirs/second")
    return folder


def place(folder, how, target):
    """What the account has at hand to put in the file's place."""
    other, target = f"{folder}/theirs/other", target and os.path.join(folder, target)
    if how == "link":
        os.symlink(target, other)
        chown(other)
    elif how == "name":
        os.link(target, other)
    elif how == "pipe":
        os.mkfifo(other)
        chown(other)
    elif how == "spare":
        for number in range(100):
            os.link(target, f"{folder}/theirs/spare{number}")


def roots(folder):
    """What is root's, and must stay as it is."""
    files = {}
    for name in ("secret.ini", "app.ini"):
        status = os.stat(f"{folder}/root/{name}")
        files[name] = (status.st_ino, status.st_mode, status.st_uid, status.st_gid, read(f"{folder}/root/{name}"))
    return files, sorted(os.listdir(f"{folder}/root"))


def judge(counts, folder, before, example):
    """Looks at all that the account can see, while it holds still."""
    if roots(folder) != before:
        counts.add("root's files written", example=example)
    placed = {status[0] for status in before[0].values()}
    for parent, _, names in os.walk(f"{folder}/theirs"):
        for name in names:
            path = f"{parent}/{name}"
            status = os.lstat(path)
            if not stat.S_ISREG(status.st_mode) or status.st_ino in placed:
                continue
            content = read(path)
            if status.st_uid != NOBODY:
                counts.add("root's files left", example=f"{example}: {path}")
            if MARK in content or b"root:" in content:
                counts.add("secrets revealed", example=f"{example}: {path}")
            if name in ("app.ini", "other", "away", "second") and not set(KEYS) <= set(values(content)):
                counts.add("torn", example=f"{example}: {path}")


def hold_still(process):
    process.send_signal(signal.SIGSTOP)
    os.waitpid(process.pid, os.WUNTRACED)


def become_account():
    os.setgroups([])
    os.setgid(NOBODY)
    os.setuid(NOBODY)


def attacked_sets(attack, counts, folder, example, count, chance):
    before = roots(folder)
    way = example[0]
    attacker = subprocess.Popen([attack.path("exchange"), way, f"{folder}/theirs"], preexec_fn=become_account)
    path = f"{folder}/theirs/sub/app.ini"
    try:
        for number in range(count):
            key = f"numbers.{chance.choice(KEYS)}"
            words = chance.choice([["set", path, key, str(number + 1)]] * 6 + [["reset", path, key], ["recover", path]])
            status, _, errors = attack.run(*words)
            note(counts, status, errors)
            hold_still(attacker)
            judge(counts, folder, before, f"{example}: {' '.join(words)}: {status} {errors}")
            attacker.send_signal(signal.SIGCONT)
    finally:
        attacker.kill()
        attacker.wait()


def exchanges(attack, count):
    """Root changes settings while the account of the folder exchanges what is there."""
    counts = Counts(f"{len(KINDS)} exchanges as the folder's account, {len(MODES)} modes, {count} saves each", BAD)
    if os.geteuid() != 0:
        print("skipped: an account is attacked with by root alone")
        return True
    os.chmod(attack.folder, 0o755)
    subprocess.run(["gcc", "-O1", "-o", attack.path("exchange"), f"{HERE}/exchange.c"], check=True)
    progress, chance = Progress("exchanges"), random.Random(7)
    plan = [(kind, mode) for kind in KINDS for mode in MODES]
    for number, (kind, mode) in enumerate(plan):
        way, how, target = KINDS[kind]
        folder = prepared(attack, f"exchanges-{number}", mode)
        place(folder, how, target)
        attacked_sets(attack, counts, folder, (way, kind, mode), count, chance)
        progress.show(number + 1, len(plan))
    return counts.report()


PARTS = {"accounts": lambda settee, isShort: attacked(settee, exchanges, times(200, isShort))}


def attacked(settee, part, *numbers):
    with Attack(settee) as attack:
        return part(attack, *numbers)
