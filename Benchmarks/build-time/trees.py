"""A clone of a commit: what is run in it, and where a change is made in it."""

import pathlib
import re
import resource
import subprocess
import sys
import time

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent.parent

# Where a line more is written: the first file of these that the commit has.
PLACES = {
    "engine": ["INILexer.swift", "INIParser.swift", "BlockLexer.swift", "LineLexer.swift"],
    "screen": ["SettingsScreen.swift", "DocumentScreen.swift", "ReviewScreen.swift"],
    "verb": ["SetVerb.swift", "GetVerb.swift", "Set.swift", "SetCommand.swift", "Verb.swift"],
}
FOLDERS = {"engine": "Sources", "screen": "Sources/SettingsScreens", "verb": "Sources/settee"}


class Tree:
    def __init__(self, repository, folder, commit):
        self.folder, self.commit = folder, commit
        # The lines that tell when each module is compiled, once it is known.
        self.modules = []
        if not (folder / ".git").exists():
            self.git("clone", "--quiet", "--no-checkout", str(repository), str(folder), at=repository)
        found = self.git("rev-parse", commit, at=repository)
        self.git("checkout", "--quiet", "--force", "--detach", found)
        quick = re.search(r"^QUICK := (.*)", (folder / "Makefile").read_text(), re.MULTILINE)
        # What this commit's `make test` hands the compiler.
        self.flags = quick[1].split() if quick else []

    def git(self, *words, at=None):
        ran = subprocess.run(["git", *words], cwd=at or self.folder, capture_output=True, text=True)
        if ran.returncode:
            sys.exit(f"build-time: git {' '.join(words)}: {ran.stderr}")
        return ran.stdout.strip()

    def clean(self):
        subprocess.run(["rm", "-rf", str(self.folder / ".build")], check=True)

    def timed(self, *words, may_fail=False):
        """Seconds of the clock and of the processor that a command takes."""
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        ran = subprocess.run(words, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        wall, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
        if ran.returncode:
            print(f"{self.commit}: {' '.join(words)} ended with {ran.returncode}:\n{(ran.stdout + ran.stderr)[-2000:]}", file=sys.stderr)
            if not may_fail:
                sys.exit(1)
        return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    # Changes

    def place(self, kind):
        """The file in which a line more is written, and its target."""
        sources = self.folder / FOLDERS[kind]
        files = {file.name: file for file in sorted(sources.rglob("*.swift"))}
        for name in [*PLACES[kind], *files]:
            if name in files and re.search(r"^    guard ", files[name].read_text(), re.MULTILINE):
                return files[name], files[name].relative_to(self.folder / "Sources").parts[0]
        sys.exit(f"build-time: {self.commit} has no {kind} to change")

    def tests(self, target):
        """The target of tests that a change there is tried with."""
        name = {"settee": "SetteeTests"}.get(target, f"{target}Tests")
        # The engines are tested together, whichever module they are in.
        return name if (self.folder / "Tests" / name).is_dir() else "SettingsDocumentsTests"

    def add_line(self, file, number):
        """A statement more in a function, other than the one before."""
        text = re.sub(r"^    _ = \d+\n", "", file.read_text(), flags=re.MULTILINE)
        file.write_text(re.sub(r"^    guard ", f"    _ = {number}\n    guard ", text, count=1, flags=re.MULTILINE))

    def change_page(self, number):
        """Another word in what a dialect is: in its page, or where it is a literal."""
        pages = sorted((self.folder / "Formats").glob("*.toml"))
        literals = sorted((self.folder / "Sources").rglob("*Dialects*.swift"))
        for file, text in ((file, file.read_text()) for file in [*pages, *literals]):
            summary = r'(summary\s*[=:]\s*"[^"\\]*?)(?: \d+)?"'
            if re.search(summary, text):
                file.write_text(re.sub(summary, rf'\1 {number}"', text, count=1))
                return file.relative_to(self.folder)
        sys.exit(f"build-time: {self.commit} has no page of a dialect")
