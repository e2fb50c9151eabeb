"""Attacks saving: many writers, others that know no lock, kills, and system calls that fail.

Nothing that settee said it has saved may be lost, no file may be torn, and the exit status is to be true.
"""

import os
import random
import re
import shutil
import subprocess
import threading
import time

from common import NOBODY, Attack, Counts, Progress, read, write

BAD = ["lost by settee", "torn", "crashes", "hangs"]
FORMATS = ["json", "yaml", "toml", "ini"]
# The third is root in a folder of another account's.
MODES = ["rename", "in place"] + (["account"] if os.geteuid() == 0 else [])


def document(form, keys):
    """A file of numbers, a line each."""
    if form == "json":
        return ("{\n" + ",\n".join(f'  "{key}": 0' for key in keys) + "\n}\n").encode()
    line = {"yaml": "{}: 0", "toml": "{} = 0", "ini": "{} = 0"}[form]
    head = "[numbers]\n" if form == "ini" else ""
    return (head + "".join(line.format(key) + "\n" for key in keys)).encode()


def values(content):
    """What a file says, by key."""
    return {key.decode(): value.decode() for key, value in re.findall(rb'"?(\w+)"?\s*[:=]\s*"?(\w+)"?', content)}


def make(attack, name, form, keys, mode):
    folder = attack.subfolder(name)
    path = f"{folder}/numbers.{form}"
    write(path, document(form, keys))
    if mode == "in place":
        os.link(path, f"{folder}/second")
    give(folder, path, mode)
    return folder, path


def give(folder, path, mode):
    """Gives a file and its folder to whom they belong in this mode."""
    if os.geteuid() == 0:
        owner = NOBODY if mode == "account" else 0
        for place in (folder, path):
            os.chown(place, owner, owner)


def place(form, key):
    return f"numbers.{key}" if form == "ini" else key


def note(counts, status, errors):
    """Counts one run; returns whether the change was said to be saved."""
    if status is None:
        counts.add("hangs", example=errors)
    elif status not in (0, 1, 2):
        counts.add("crashes", example=f"{status} {errors}")
    elif status == 0:
        counts.add("saved")
    else:
        counts.add("refused")
    return status == 0


def litter(folder):
    return [name for name in os.listdir(folder) if name.startswith(".") or "saved-by-another" in name]


def many_writers(attack, count):
    """Two loops of sets on different keys of one file, for each format and each way of writing."""
    counts = Counts(f"2 × {count} sets, {len(FORMATS)} formats, {len(MODES)} modes", BAD + ["left behind"])
    progress = Progress("sets")
    total = len(FORMATS) * len(MODES) * 2 * count
    done = [0]
    for form in FORMATS:
        for mode in MODES:
            keys = [f"{letter}{number}" for number in range(count) for letter in "ab"]
            folder, path = make(attack, f"sets-{form}-{mode}", form, keys, mode)
            saved = []
            guard = threading.Lock()

            def loop(letter):
                for number in range(count):
                    key = f"{letter}{number}"
                    status, _, errors = attack.run("set", path, place(form, key), str(number + 1))
                    with guard:
                        if note(counts, status, errors):
                            saved.append((key, str(number + 1)))
                        done[0] += 1
                        progress.show(done[0], total)

            threads = [threading.Thread(target=loop, args=(letter,)) for letter in "ab"]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            found = values(read(path))
            for key, value in saved:
                if found.get(key) != value:
                    counts.add("lost by settee", example=f"{form}, {mode}: {key}")
            if len(found) != len(keys):
                counts.add("torn", example=f"{form}, {mode}: {len(found)} of {len(keys)} keys")
            counts.add("left behind", len(litter(folder)), example=litter(folder))
    return counts.report()


def beside_sed(attack, count):
    """Sets beside a loop of `sed -i`, which knows no lock. What sed itself wrote over is counted apart."""
    os.chmod(attack.folder, 0o755)
    return all([beside_sed_in(attack, count, mode) for mode in MODES if mode != "in place"])


def beside_sed_in(attack, count, mode):
    counts = Counts(f"{count} sets beside sed -i, {mode}", BAD + ["of sed lost"])
    progress = Progress("beside sed")
    lines = 4 * count
    keys = [f"a{number}" for number in range(count)] + [f"s{number}" for number in range(lines)]
    folder, path = make(attack, f"sed-{mode}", "ini", keys, mode)
    library = attack.path("rename-exchanging.so")
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "rename-exchanging.c")
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, source], check=True)
    replaced = attack.subfolder(f"replaced-{mode}")
    give(replaced, replaced, mode)
    account = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"] if mode == "account" else []
    seds = []
    stop = threading.Event()

    def sed_loop():
        environment = dict(os.environ, LD_PRELOAD=library, REPLACED=replaced)
        for number in range(lines):
            if stop.is_set():
                return
            seen = f"{replaced}/read"
            done = subprocess.run(
                [*account, "sed", "-i", "-e", f"w {seen}", "-e", f"s/^s{number} = 0$/s{number} = 1/", path],
                env=environment, stderr=subprocess.DEVNULL, check=False).returncode == 0
            if done:
                before, over = values(read(seen)), values(read(f"{replaced}/replaced"))
                seds.append((number, {key for key, value in over.items() if before.get(key) != value}))

    thread = threading.Thread(target=sed_loop)
    thread.start()
    saved = []
    for number in range(count):
        status, _, errors = attack.run("set", path, place("ini", f"a{number}"), str(number + 1))
        if note(counts, status, errors):
            saved.append((f"a{number}", str(number + 1)))
        progress.show(number + 1, count)
    stop.set()
    thread.join()
    found = values(read(path))
    overwritten = set().union(*(keys for _, keys in seds)) if seds else set()
    kept = {}
    for name in os.listdir(folder):
        if "saved-by-another" in name:
            kept.update({key: value for key, value in values(read(f"{folder}/{name}")).items() if value != "0"})
            counts.add("kept beside")
    counts.add("runs of sed", len(seds))
    for key, value in saved:
        if found.get(key) != value:
            counts.add("overwritten by sed itself" if key in overwritten else "lost by settee", example=key)
    for number, _ in seds:
        key = f"s{number}"
        if found.get(key) != "1" and key not in kept:
            counts.add("overwritten by sed itself" if key in overwritten else "of sed lost", example=key)
    if len(found) != len(keys):
        counts.add("torn", example=f"{len(found)} of {len(keys)} keys")
    return counts.report()


def kills(attack, count, size):
    """Kills settee while it saves, and looks at the file; then the next save clears away what was left."""
    counts = Counts(f"{count} kills in each of {len(MODES)} modes", BAD + ["left behind"])
    progress = Progress("kills")
    chance = random.Random(1)
    keys = [f"k{number}" for number in range(size)]
    for mode in MODES:
        folder, path = make(attack, f"kills-{mode}", "ini", keys, mode)
        original = read(path)
        # How long a save takes here: kills fall into its second half, for it begins by reading.
        begin = time.monotonic()
        attack.run("set", path, "numbers.k1", "x" * 500)
        duration = time.monotonic() - begin
        changed = read(path)
        for number in range(count):
            with open(path, "r+b") as file:
                file.write(original)
                file.truncate()
            process = attack.start("set", path, "numbers.k1", "x" * 500)
            time.sleep(duration * chance.uniform(0.2, 1.1))
            process.kill()
            process.communicate()
            counts.add("killed" if process.returncode < 0 else "ended before")
            content = read(path)
            if content not in (original, changed):
                status, _, errors = attack.run("recover", path)
                counts.add("recovered")
                if status != 0 or read(path) != original:
                    counts.add("torn", example=f"{mode}: {len(content)} bytes; {errors}")
                    write(path, original)
            elif process.returncode == 0 and content != changed:
                counts.add("lost by settee", example=mode)
            progress.show(number + 1 + count * MODES.index(mode), count * len(MODES))
        status, _, errors = attack.run("set", path, "numbers.k2", "2")
        if status is None or status != 0:
            counts.add("crashes", example=f"after the kills, {mode}: {status} {errors}")
        counts.add("left behind", len(litter(folder)), example=litter(folder))
    return counts.report()


CALLS = {
    "openat": ["EIO", "EMFILE", "EACCES", "ENOSPC"], "newfstatat": ["EIO"], "fstat": ["EIO"], "pread64": ["EIO"],
    "write": ["EIO", "ENOSPC"], "pwrite64": ["EIO", "ENOSPC", "EDQUOT"], "fsync": ["EIO", "ENOSPC"],
    "ftruncate": ["EIO"], "fchown": ["EPERM", "EIO"], "fchmod": ["EPERM", "EIO"], "flock": ["ENOLCK", "EIO"],
    "fcntl": ["EAGAIN", "EINVAL"], "ioctl": ["ENOTTY", "EIO"], "fallocate": ["ENOSPC", "EOPNOTSUPP"],
    "flistxattr": ["ENOTSUP", "EIO"], "renameat2": ["EINVAL", "EIO", "EBUSY", "EPERM"], "renameat": ["EIO"],
    "unlinkat": ["EIO", "EPERM"], "mkdirat": ["EACCES", "ENOSPC"], "readlink": ["EIO"], "readlinkat": ["EIO"],
}


def traced(attack, path, inject, log):
    before = ["strace", "-f", "-qq", "-o", log, "-e", "trace=" + ",".join("?" + call for call in CALLS)]
    if inject:
        before += ["-e", f"inject={inject}"]
    return attack.run("set", path, "numbers.k1", "changed", before=before)


def failing_calls(attack, count):
    """Lets single system calls fail, each call of a save in turn with each of its errors."""
    counts = Counts(f"{count} failing system calls", BAD + ["untrue exit status"])
    if shutil.which("strace") is None:
        print("skipped: failing system calls need strace")
        return True
    progress = Progress("failing calls")
    folder, path = make(attack, "failing", "ini", [f"k{number}" for number in range(50)], "rename")
    original = read(path)
    log = attack.path("calls")
    faults = []
    for mode in MODES:
        if mode == "in place":
            os.link(path, f"{folder}/second")
        give(folder, path, mode)
        traced(attack, path, None, log)
        # The program's own start is not what is attacked.
        start, whole = (read(log)[:end] for end in (read(log).index(os.path.basename(attack.folder).encode()), None))
        for call, errors in CALLS.items():
            first, last = (len(re.findall(rf"^\d+\s+{call}\(".encode(), text, re.M)) for text in (start, whole))
            faults += [(mode, call, error, number + 1) for error in errors for number in range(first, last)]
        changed = read(path)
        write(path, original)
        if mode == "in place":
            os.remove(f"{folder}/second")
    chance = random.Random(2)
    chance.shuffle(faults)
    # Each at least once, then those again with the next call of the kind failing as well.
    plan = [(fault, "") for fault in faults]
    while len(plan) < count:
        plan += [(fault, "+") for fault in faults]
    for number, ((mode, call, error, when), more) in enumerate(plan[:count]):
        second = f"{folder}/second"
        if mode == "in place":
            os.link(path, second)
        give(folder, path, mode)
        status, _, said = traced(attack, path, f"{call}:error={error}:when={when}{more}", log)
        content = read(path)
        fault = f"{mode}: {call} {when}{more} {error}: {status} {said.strip()}"
        if status is None:
            counts.add("hangs", example=fault)
        elif status not in (0, 1, 2):
            counts.add("crashes", example=fault)
        elif content not in (original, changed):
            status, _, errors = attack.run("recover", path)
            counts.add("recovered")
            if status != 0 or read(path) != original:
                counts.add("torn", example=f"{fault}; {errors}")
        elif status == 0 and content != changed:
            counts.add("lost by settee", example=fault)
        elif status != 0 and content != original:
            counts.add("untrue exit status", example=fault)
        else:
            counts.add("saved all the same" if status == 0 else "refused")
        for name in os.listdir(folder):
            if name != os.path.basename(path):
                os.remove(f"{folder}/{name}")
        write(path, original)
        progress.show(number + 1, count)
    return counts.report()


def times(number, isShort):
    return max(number // 100, 5) if isShort else number


# What `run` offers, by name: each takes the program's path and whether a few seconds are all there is.
PARTS = {
    "writers": lambda settee, isShort: attacked(settee, many_writers, times(500, isShort)),
    "sed": lambda settee, isShort: attacked(settee, beside_sed, times(500, isShort)),
    "kills": lambda settee, isShort: attacked(settee, kills, times(400, isShort), 500 if isShort else 20_000),
    "calls": lambda settee, isShort: attacked(settee, failing_calls, times(1000, isShort)),
}


def attacked(settee, part, *numbers):
    with Attack(settee) as attack:
        return part(attack, *numbers)
