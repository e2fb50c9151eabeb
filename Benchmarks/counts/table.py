"""The recorded counts: a name and its instructions a line."""

TOLERANCE = 0.03
# What changed by less has not: what is drawn once more or less is about as much.
NOISE = 0.01
# What a key may cost more beside that: drawing the screen once or twice more, which depends on which thread is first.
REDRAWING = 400_000
# How the names of commands begin.
COMMANDS = ("start", "get", "set", "list", "check", "search")


def is_key(name):
    """Whether it is the difference of two counts."""
    return name.count(": ") == 1 and name.split(": ")[0] not in (*COMMANDS, "open")


def is_enforced(name):
    """Whether growth fails: what a screen costs moves by more than the tolerance with the order of its threads."""
    return name.split(": ")[0] in COMMANDS


class Table:
    def __init__(self, path, tools):
        """The counts in the file at `path`, to be compared with those of what `tools` names: the compiler and its like."""
        self.path, self.tools = path, tools
        lines = path.read_text().splitlines() if path.exists() else ["what\tinstructions"]
        self.recorded_with = lines[0].partition(", with ")[2]
        self.recorded = {name: int(count) for name, _, count in (line.partition("\t") for line in lines[1:])}

    def record(self, counts, is_whole):
        kept = {} if is_whole else self.recorded
        self.recorded = kept | counts
        rows = [f"{name}\t{count}\n" for name, count in self.recorded.items()]
        self.recorded_with = self.tools
        self.path.write_text(f"what\tinstructions, with {self.tools}\n" + "".join(rows))
        print(f"recorded in {self.path}")

    def grown(self, counts):
        """The names of what grew by more than the tolerance, or is not recorded."""
        return [name for name, count in counts.items() if self.change(name, self.without_redrawing(name, count)) > TOLERANCE]

    def without_redrawing(self, name, count):
        """The count of a key without what depends on threads, but no less than what was recorded."""
        return max(count - REDRAWING, min(count, self.recorded.get(name, count))) if is_key(name) else count

    def doubtful(self, counts):
        """The names of what may have grown, or was counted less because the run without its key was counted more."""
        return [name for name, count in counts.items()
                if self.change(name, count) > NOISE or (is_key(name) and self.change(name, count) < -NOISE)]

    def compare(self, counts, is_whole):
        """Prints what differs; whether no command grew by more than the tolerance, and all of them are recorded."""
        grown = self.grown(counts)
        fallen = [name for name, count in counts.items() if self.change(name, count) < -TOLERANCE]
        for name, count in counts.items():
            mark = "GREW" if name in grown else "fell" if name in fallen else ""
            was = self.recorded.get(name)
            change = f"{self.change(name, count):+9.2%}" if was else f"{'new':>9}"
            print(f"{name:48}{count:>14,}{change}  {mark}".rstrip())
        gone = [name for name in self.recorded if is_whole and name not in counts]
        for name in gone:
            print(f"recorded, and not counted here: {name}")
        if grown:
            print(f"counts: {len(grown)} grew by more than {TOLERANCE:.0%}; if that is meant, say make counts RECORD=1, and why")
            if not any(map(is_enforced, grown)):
                print("counts: these are of screens alone, which vary by themselves: look at them, nothing fails")
        elif fallen:
            print(f"counts: {len(fallen)} fell by more than {TOLERANCE:.0%}: say make counts RECORD=1, so that it stays so")
        if self.recorded_with != self.tools:
            print(f"skipped: the comparison of counts fails nothing, as they were recorded with {self.recorded_with or 'other tools'}; here is {self.tools}")
            return True
        return not any(map(is_enforced, grown))

    def change(self, name, count):
        """By which part of what was recorded it is more; what is not recorded has grown without end."""
        was = self.recorded.get(name)
        return (count - was) / was if was else float("inf")
