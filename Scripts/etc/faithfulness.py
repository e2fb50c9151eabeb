"""Changes settings of copies with the real program, and changes them back: the bytes have to be the same again."""
import concurrent.futures
import json
import os
import re
import shutil
import tempfile
from dataclasses import dataclass, field

VALUES_AT_MOST = 60
COMMENTS_AT_MOST = 5
OTHER = {"yes": "no", "no": "yes", "true": "false", "false": "true", "on": "off", "off": "on", "Yes": "No", "No": "Yes",
         "True": "False", "False": "True", "On": "Off", "Off": "On"}


@dataclass
class Tried:
    values: int = 0
    kept: int = 0
    commented: int = 0
    back: int = 0
    failures: list = field(default_factory=list)


def try_all(settee, judged):
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return dict(zip((one.path for one in judged), pool.map(lambda one: try_one(settee, one), judged)))


def try_one(settee, one):
    tried = Tried()
    with open(one.full, "rb") as file:
        original = file.read()
    # The name and its folders tell the format, so the copy keeps them.
    with tempfile.TemporaryDirectory() as folder:
        copy = folder + one.path
        os.makedirs(os.path.dirname(copy))
        trial = Trial(settee, copy, original, folder + "/state")
        values = [e for e in one.entries if "value" in e and not isinstance(e["value"], (dict, list))]
        values = [(e["path"], e["value"], changed(e["value"])) for e in values if e["value"] is not None][:VALUES_AT_MOST]
        tried.values = len(values)
        # All of them in one write; where that does not go through, each by itself says which.
        if values and trial.set_and_back(values) is None:
            tried.kept = len(values)
        else:
            for value in values:
                fault = trial.set_and_back([value])
                tried.kept += fault is None
                if fault:
                    tried.failures.append(f"{value[0]}: {fault}")
        commented = [e for e in one.entries if "commented" in e and not isinstance(e["commented"], (dict, list, type(None)))]
        for entry in commented[:: max(1, len(commented) // COMMENTS_AT_MOST)][:COMMENTS_AT_MOST]:
            tried.commented += 1
            fault = trial.back_and_reset(entry["path"], changed(entry["commented"]))
            tried.back += fault is None
            if fault:
                tried.failures.append(f"{entry['path']}, commented out: {fault}")
    return tried


def changed(value):
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    if value in OTHER:
        return OTHER[value]
    if re.fullmatch(r"[1-9][0-9]{0,8}", value):
        return str(int(value) + 1)
    if "\n" in value:
        return "zz9"
    # What is closed stays closed: `[success=1]` of PAM, a text in quotes.
    return value[:-1] + "x" + value[-1] if value[-1:] in ("]", '"') else value + "x"


def written(value):
    return value if isinstance(value, str) else json.dumps(value)


class Trial:
    def __init__(self, settee, copy, original, state):
        (self.settee, self.copy, self.original, self.state) = (settee, copy, original, state)

    def begin(self):
        # What was done before is no one's memory.
        shutil.rmtree(self.state, ignore_errors=True)
        with open(self.copy, "wb") as file:
            file.write(self.original)

    def bytes(self):
        with open(self.copy, "rb") as file:
            return file.read()

    def run(self, *arguments):
        return self.settee.run(*arguments, state=self.state)

    def set(self, values):
        if len(values) == 1:
            return self.run("set", "--force", "--quiet", self.copy, values[0][0], "--", written(values[0][1]))
        return self.run("set", "--force", "--quiet", self.copy, "--", *(f"{path}={written(value)}" for path, value in values))

    def set_and_back(self, values):
        """Why it is not as it should be; None where it is."""
        self.begin()
        done = self.set([(path, new) for path, _, new in values])
        if done.returncode:
            return "refused: " + done.stderr.decode("utf-8", "replace").replace(self.copy, "FILE").strip()[:160]
        entries, message = self.settee.entries(self.copy)
        read = {e["path"]: e.get("value") for e in entries or []}
        for path, _, new in values:
            if path not in read or read[path] != new:
                return f"{read.get(path, message)!r} is read for {new!r}"[:160]
        if len(values) == 1 and abs(self.bytes().count(b"\n") - self.original.count(b"\n")) and "\n" not in str(values[0][1]):
            return "other lines changed"
        done = self.set([(path, old) for path, old, _ in values])
        if done.returncode:
            return "setting back is refused: " + done.stderr.decode("utf-8", "replace").strip()[:160]
        return None if self.bytes() == self.original else "set back, other bytes"

    def back_and_reset(self, path, new):
        self.begin()
        done = self.set([(path, new)])
        if done.returncode:
            return "refused: " + done.stderr.decode("utf-8", "replace").replace(self.copy, "FILE").strip()[:160]
        before, after = self.original.split(b"\n"), self.bytes().split(b"\n")
        if len(before) != len(after) or sum(a != b for a, b in zip(before, after)) != 1:
            return "not in its place"
        done = self.run("reset", "--quiet", self.copy, path)
        return None if done.returncode == 0 and self.bytes() == self.original else "reset, other bytes"
