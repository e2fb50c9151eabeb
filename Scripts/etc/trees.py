"""Trees as readers make them, beside the tree that Settee lists.

A reader's tree is a list of pairs, in the text's order: a key, and a string or a list of pairs. A key that comes again is
there again. Settee lists keys once, where they come first, and what comes again as the entries of a list. A reader of rows
makes a list of lists of pairs.
"""
import json
import re


class Unreadable(Exception):
    """The text is not of the reader's language."""


class Last(str):
    """A value of which the last one counts where a key comes again."""


def steps(pointer):
    return tuple(step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:])


def shown(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, str) else json.dumps(value, sort_keys=True, default=str)


def listed(entries):
    """The tree of what is listed: dictionaries, lists and values."""
    root = {}
    for entry in entries:
        path, value = steps(entry["path"]), entry["value"]
        if not path:
            return value
        node = root
        for step in path[:-1]:
            node = node.setdefault(step, {})
            if not isinstance(node, dict):
                raise ValueError(f"{entry['path']} is below a value")
        node[path[-1]] = value
    return with_lists(root)


def with_lists(node):
    if not isinstance(node, dict) or not node:
        return node
    if list(node) == [str(number) for number in range(len(node))]:
        return [with_lists(child) for child in node.values()]
    return {key: with_lists(child) for key, child in node.items()}


def blanks(text):
    """Runs of blanks are one blank."""
    return re.sub(r"\s+", " ", text).strip()


class Comparison:
    """How keys and values are held beside each other."""

    def __init__(self, folds=False, value=blanks, key=blanks, merges=True):
        # merges: whether blocks of a name that come again are one block, as sections mostly are; else each is by itself.
        (self.folds, self.value, self.key, self.merges) = (folds, value, key, merges)

    def difference(self, wanted, read, path=()):
        """The first place where they differ, in words; None where there is none."""
        if isinstance(wanted, str):
            if isinstance(read, (dict, list)) and not (read in ({}, []) and not wanted.strip()):
                return self.told(path, wanted, read)
            other = "" if read in (None, {}, []) else shown(read)
            return None if self.value(wanted) == self.value(other) else self.told(path, wanted, read)
        if not isinstance(read, dict):
            # A block without anything may be listed as an empty one, and a text without settings as nothing.
            return None if not wanted and read in ({}, [], "", None) else self.told(path, [key for key, _ in wanted], read)
        groups = self.grouped(wanted)
        mine, others = list(groups), [self.named(key) for key in read]
        if mine != others:
            for one, other in zip(mine + [None], others + [None]):
                if one != other:
                    return self.told(path, f"{one}", f"{other}") + " as key"
        for (name, values), (key, value) in zip(groups.items(), read.items()):
            fault = self.of_key(values, value, (*path, key))
            if fault:
                return fault
        return None

    def of_key(self, values, read, path):
        if len(values) > 1 and isinstance(values[-1], Last):
            values = values[-1:]
        if len(values) > 1 and self.merges and all(isinstance(one, list) for one in values):
            values = [[pair for one in values for pair in one]]
        if len(values) == 1:
            if isinstance(read, list) and len(read) == 1:
                read = read[0]
            return self.difference(values[0], read, path)
        if not isinstance(read, list) or len(read) != len(values):
            return self.told(path, f"{len(values)} of it", read)
        for number, (one, other) in enumerate(zip(values, read)):
            fault = self.difference(one, other, (*path, str(number)))
            if fault:
                return fault
        return None

    def named(self, key):
        return self.key(key).lower() if self.folds else self.key(key)

    def grouped(self, pairs):
        groups = {}
        for key, value in pairs:
            name = self.named(key)
            # Where the last one counts it is the one that is listed, in its own place.
            values = groups.pop(name, []) if isinstance(value, Last) else groups.get(name, [])
            groups[name] = values + [value]
        return groups

    @staticmethod
    def told(path, wanted, read):
        return f"/{'/'.join(path)}: the reader reads {str(wanted)[:70]!r}, not {str(read)[:70]!r}"


class Reader:
    """A reader of trees: `read` gives the pairs of a text."""

    compares = "structure"

    def __init__(self, read, **options):
        self.read = read
        self.comparison = Comparison(**options)

    def compare(self, data, entries):
        text = data.decode("utf-8", "surrogateescape").removeprefix("\ufeff")
        return self.comparison.difference(self.read(text), listed(entries))
