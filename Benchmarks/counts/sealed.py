"""A root of its own for a counted program: nothing of the machine, the account or the moment is in it.

What a machine has under /etc, a longer path or another user's name changes what a program does. Here are the program,
valgrind's tool, the description of the terminal, and the files of the case, at paths that are always the same.
"""

import ctypes
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys

TERMINAL = "xterm-256color"
TERMINFO = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]
TOOLS = [os.environ.get("VALGRIND_LIB", ""), "/usr/libexec/valgrind", "/usr/lib/valgrind", "/usr/lib/x86_64-linux-gnu/valgrind"]
TOOL = "callgrind-amd64-linux"

# Whatever processor is there: glibc takes the same functions, and moves memory the same way.
TUNABLES = ":".join([
    "glibc.cpu.hwcaps=-AVX,-AVX2,-AVX512F,-AVX512VL,-ERMS,-FSRM",
    "glibc.cpu.x86_data_cache_size=0x8000", "glibc.cpu.x86_shared_cache_size=0x100000",
    "glibc.cpu.x86_non_temporal_threshold=0xc0000",
])
ENVIRONMENT = {
    "HOME": "/home/user", "PATH": "/bin", "TERM": TERMINAL, "LANG": "C.UTF-8", "TZ": "UTC",
    "SWIFT_DETERMINISTIC_HASHING": "1", "GLIBC_TUNABLES": TUNABLES,
    "VALGRIND_LIB": "/valgrind", "VALGRIND_LAUNCHER": "/valgrind/" + TOOL,
}
COUNTING = ["/valgrind/" + TOOL, "--tool=callgrind", "-q", "--fair-sched=yes", "--callgrind-out-file=/counted", "/bin/settee"]
libc = ctypes.CDLL(None)
FIXED_ADDRESSES, NEW_MOUNTS, NEW_PROCESSES = 0x0040000, 0x00020000, 0x20000000
# Over which a folder in memory is mounted, for this program alone.
PLACE = "/mnt"
PASSWD = "root:x:0:0:root:/root:/bin/sh\nuser:x:1000:1000:User:/home/user:/bin/sh\n"


def tools():
    """The folder of valgrind's tools."""
    return next((folder for folder in TOOLS if folder and os.path.exists(os.path.join(folder, TOOL))), None)


def compilers():
    """What makes the instructions and counts them, in words: with another, the same source has other counts."""
    def said(*command):
        return subprocess.run(command, capture_output=True, text=True).stdout

    swift = re.search(r"Swift version (\S+)", said(os.environ.get("SWIFT", "swift"), "--version"))
    glibc = said("getconf", "GNU_LIBC_VERSION").split()
    valgrind = said("valgrind", "--version").strip().removeprefix("valgrind-")
    return f"Swift {swift[1] if swift else '?'}, glibc {glibc[-1] if glibc else '?'}, valgrind {valgrind or '?'}"


def why_not():
    """What is missing here, in words."""
    if platform.machine() != "x86_64":
        return "the table has the instructions of x86-64"
    if not tools():
        return "there is no valgrind"
    if subprocess.run(unsharing() + ["mount", "-t", "tmpfs", "tmpfs", PLACE], capture_output=True).returncode:
        return "no mounts of one's own are allowed here (unshare --mount)"
    return None


def unsharing():
    as_root = [] if os.geteuid() == 0 else ["--map-root-user"]
    return ["unshare", *as_root, "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"]


def enter():
    """Starts this program again with mounts and processes of its own, which end with it."""
    if os.environ.get("COUNTS_INSIDE") != "1":
        environment = {**os.environ, "COUNTS_INSIDE": "1"}
        sys.stdout.flush()
        os.execvpe("unshare", [*unsharing(), sys.executable, "-B", *sys.argv], environment)


def make_place():
    """A folder in memory that goes with this program: nobody has to empty it, and nothing of the machine is in it."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", "mode=755", "tmpfs", PLACE], check=True)


class SealedRoot:
    """A root in memory, used for one run after another. Of the machine it has copies, and what it can only read."""

    def __init__(self, processor, settee, shared):
        self.processor = processor
        self.root = pathlib.Path(PLACE, str(processor))
        for name in ("bin", "dev", "proc", "valgrind", "lib/terminfo/x", "shared"):
            (self.root / name).mkdir(parents=True)
        for name in ("null", "zero", "random", "urandom", "tty"):
            (self.root / "dev" / name).touch()
            self.mount("--bind", f"/dev/{name}", f"dev/{name}")
        if shared:
            self.mount("--bind", shared, "shared")
            self.mount("-o", "remount,bind,ro", "shared")
        shutil.copy(os.path.join(tools(), TOOL), self.root / "valgrind")
        shutil.copy(settee, self.root / "bin/settee")
        found = next(path for path in (pathlib.Path(place, "x", TERMINAL) for place in TERMINFO) if path.exists())
        shutil.copy(found, self.root / "lib/terminfo/x" / TERMINAL)

    def mount(self, *words):
        subprocess.run(["mount", *words[:-1], str(self.root / words[-1])], check=True)

    def fill(self, files, before=None):
        """Puts the files of a run there, a text for each path, takes away those of the run before, and runs a command."""
        for name in ("etc", "home", "root", "tmp", "var", "run"):
            shutil.rmtree(self.root / name, ignore_errors=True)
            (self.root / name).mkdir()
        (self.root / "etc/passwd").write_text(PASSWD)
        (self.root / "home/user").mkdir()
        for path, text in files.items():
            place = self.root / path.lstrip("/")
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text)
        if before:
            run = subprocess.Popen(["true"], preexec_fn=lambda: self.run(before, program=["/bin/settee"]), stdout=subprocess.DEVNULL)
            run.wait()

    def run(self, words, started=lambda process: None, program=COUNTING):
        """In a forked process: runs the counted program in there, as one of no other processes, and ends as it does."""
        # One processor, so that their number changes nothing.
        os.sched_setaffinity(0, {self.processor})
        libc.personality(FIXED_ADDRESSES)
        if libc.unshare(NEW_MOUNTS | NEW_PROCESSES):
            os._exit(126)
        process = os.fork()
        if process == 0:
            try:
                os.chroot(self.root)
                os.chdir("/home/user")
                # What runs on the machine, and what its kernel is set to, is not seen.
                libc.mount(b"proc", b"/proc", b"proc", 0, None)
                libc.mount(b"tmpfs", b"/proc/sys", b"tmpfs", 0, None)
                os.execve(program[0], [*program, *words], ENVIRONMENT)
            finally:
                os._exit(127)
        started(process)
        os._exit(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) & 0xff)

    def instructions(self):
        """Those of the run that has ended."""
        counted = self.root / "counted"
        lines = counted.read_text(errors="replace").splitlines()
        counted.unlink()
        return sum(int(line.split()[1]) for line in lines if line.startswith("totals:"))
