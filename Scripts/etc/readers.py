"""Readers that share nothing with Settee: Python's own, expat, and small ones by the manuals of the programs.

A reader compares what it reads in the bytes of a file with the entries that Settee lists (path and value), and returns
the first disagreement in words, or None. All but Words compare the structure: which keys are below which, what comes again,
in which order, and each value. Words compares all words of a text, whatever the tree is like.
"""
import collections
import fnmatch
import json
import re
import tomllib

import braces
import lines
import markup
import rows
from lines import Lines
from trees import Unreadable, shown, steps

try:
    import yaml
except ImportError:
    yaml = None


# ------------------------------------------------------------------------------- data

class Tree:
    """Data of nested objects and lists: everything is compared, types too."""

    compares = "structure"

    def __init__(self, load):
        self.load = load

    def compare(self, data, entries):
        try:
            wanted = dict(self.leaves(self.load(data), ()))
        except Exception as fault:
            raise Unreadable(str(fault).splitlines()[0][:100]) from fault
        read = {steps(entry["path"]): entry["value"] for entry in entries}
        if not read and wanted == {(): None}:
            return None
        for path in {**wanted, **read}:
            if path not in wanted or path not in read:
                return f"/{'/'.join(path)}: " + ("it is not listed" if path in wanted else "the reader reads none")
            one, other = (json.dumps(d.get(path), sort_keys=True, default=str) for d in (wanted, read))
            if one != other and not self.means_the_same(wanted.get(path), read.get(path)):
                return f"/{'/'.join(path)}: the reader reads {one[:60]}, not {other[:60]}"
        return None

    @staticmethod
    def means_the_same(wanted, read):
        # YAML 1.2 has fewer words for true and false than 1.1, which the reader knows.
        return isinstance(wanted, bool) and isinstance(read, str) and read.lower() in ("on", "off", "yes", "no")

    def leaves(self, value, path):
        if not isinstance(value, (dict, list)) or not value:
            yield path, value
            return
        for key, child in value.items() if isinstance(value, dict) else enumerate(value):
            yield from self.leaves(child, (*path, shown(key)))


def load_json(data):
    """JSON, whose comments are taken out first."""
    text = re.sub(r'("(?:[^"\\]|\\.)*")|//[^\n]*|/\*.*?\*/|(?<![\w"])#[^\n]*', lambda m: m[1] or "", data.decode(), flags=re.S)
    return json.loads(re.sub(r",(\s*[}\]])", r"\1", text))


def load_yaml(data):
    documents = [one for one in yaml.safe_load_all(data)]
    return documents[0] if len(documents) == 1 else documents or None


# ------------------------------------------------------------------------------- words

class Words:
    """All words of a text but its comments: what blocks, lists and rows are made of, whatever the tree is like.

    Signs that part words are left out on both sides, and so are the keys that containers give to their members.
    """

    compares = "words"

    def __init__(self, comments=r"#[^\n]*", parts=r"\s{}();,=\[\]<>:", raw=None):
        self.comments = re.compile(rf'("(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\')|(?<![^\s;{{}}])(?:{comments})', re.S)
        self.parts = re.compile(rf"[{parts}\"'\\]+")

    # Words that end or begin what is read, and are no part of it.
    signs = {"EndSection", "EndSubSection", "endscript", "endif", "#endif", "@include", "@includedir", "set"}

    def words(self, text):
        # The closing tag of a block says again what the block is.
        text = re.sub(r"</[\w-]+>", " ", text)
        return [word for word in self.parts.split(text) if word and word not in self.signs]

    def compare(self, data, entries):
        text = re.sub(r"<<([A-Z]+)\n(.*?)\n\1(?=[\s;,]|$)", r"\2", data.decode("utf-8", "surrogateescape"), flags=re.S)
        text = self.comments.sub(lambda m: m[1] or " ", text)
        wanted = collections.Counter(self.words(text))
        read, keys = collections.Counter(), set()
        for entry in entries:
            path = steps(entry["path"])
            keys.update(word for step in path for word in self.words(step))
            value = entry["value"]
            for leaf in value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]:
                read.update(self.words(self.comments.sub(lambda m: m[1] or " ", shown(leaf))))
        lost = [word for word in wanted if word not in read and word not in keys]
        made = [word for word, count in read.items() if count > wanted[word]]
        if lost:
            return f"the reader reads {lost[0]!r}, which is not listed"[:200]
        return f"{made[0]!r} is listed {read[made[0]]} times, the reader reads it {wanted[made[0]]} times"[:200] if made else None


SLASHES = r"#[^\n]*|//[^\n]*|/\*.*?\*/"
READERS = {
    **braces.READERS, **lines.READERS, **markup.READERS,
    "json": Tree(load_json), "json-comments": Tree(load_json), "toml": Tree(lambda data: tomllib.loads(data.decode())),
    "yaml": Tree(load_yaml) if yaml else None, "ucl": Words(comments=r"#[^\n]*|/\*.*?\*/"),
    "bacula": Words(), "i3": Words(), "rsyslog": Words(), "xorg": Words(), "alsa": Words(), "interfaces": Words(),
    "ipsec": Words(), "slapd": Words(),
}
# Files that are written otherwise than the rest of their dialect in the manifest.
OF_PATHS = {
    "*/tuned/*-variables.conf": Lines("#", sections=False), "*/udhcpd*.conf": lines.words(trailing="#"),
    "*/sasl2/*.conf": Lines("#", sign=":", sections=False), "*/minidlna.conf": Lines("#", sections=False, repeats="list"),
    "*/adduser*.conf": Lines("#", sections=False, quotes='"'), "*/deluser.conf": Lines("#", sections=False, quotes='"'),
}


def reader(dialect, path):
    """The reader of a dialect's file; None where there is none."""
    import dialects
    special = next((one for pattern, one in OF_PATHS.items() if fnmatch.fnmatchcase(path, pattern)), None)
    if special or dialect in READERS:
        return special or READERS[dialect]
    if dialects.kind(dialect) == "table":
        return rows.reader(path)
    if dialect.startswith("sp-"):
        return lines.words("#;")
    if dialect.startswith(("eq-", "ini-")):
        return Lines(sections=dialect.startswith("ini-"))
    return None
