"""When each module is compiled: the compiler's processes, looked at some times a second."""

import json
import pathlib
import subprocess
import threading
import time

PAUSE = 0.1


class Watch:
    """Notes when the first process that compiles a module is seen, and the last."""

    def __init__(self, folder):
        self.folder, self.seen = folder, {}
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.look, daemon=True)

    def __enter__(self):
        self.start = time.monotonic()
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.ended.set()
        self.thread.join()

    def look(self):
        while not self.ended.wait(PAUSE):
            now = time.monotonic() - self.start
            for process in pathlib.Path("/proc").iterdir():
                if process.name.isdigit() and (module := self.module(process)):
                    first, _ = self.seen.get(module, (now, now))
                    self.seen[module] = first, now

    def module(self, process):
        """The module that a process compiles for this folder."""
        try:
            words = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
            if len(words) < 2 or words[1] != "-frontend" or not (process / "cwd").samefile(self.folder):
                return None
        except OSError:
            return None
        return words[words.index("-module-name") + 1] if "-module-name" in words else None

    def dependencies(self):
        said = subprocess.run(["swift", "package", "describe", "--type", "json"], cwd=self.folder, capture_output=True, text=True)
        targets = json.loads(said.stdout)["targets"] if said.returncode == 0 else []
        return {target["c99name"]: [name.replace("-", "_") for name in target.get("target_dependencies", [])] for target in targets}

    def lines(self):
        """A line for each module, in the order of their starts; those that the end waited for are marked."""
        dependencies = self.dependencies()
        path, module = set(), max(self.seen, key=lambda name: self.seen[name][1], default=None)
        while module:
            path.add(module)
            before = [name for name in dependencies.get(module, []) if name in self.seen]
            module = max(before, key=lambda name: self.seen[name][1], default=None)
        for name, (first, last) in sorted(self.seen.items(), key=lambda item: item[1]):
            yield f"{'*' if name in path else ' '} {name:28}{first:8.1f} to {last:6.1f}: {last - first:6.1f}"
