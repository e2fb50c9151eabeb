"""Readers that share nothing with Settee: Python's own, expat, and small ones of words and lines.

A reader compares what it reads in the bytes of a file with the entries that Settee lists (path and value), and returns
the first disagreement in words, or None.
"""
import collections
import json
import re
import tomllib
import xml.parsers.expat

try:
    import yaml
except ImportError:
    yaml = None


class Unreadable(Exception):
    """The text is not of the reader's language."""


def steps(pointer):
    return tuple(step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:])


def shown(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, str) else json.dumps(value, sort_keys=True, default=str)


# ------------------------------------------------------------------------------- data

class Tree:
    """Data of nested objects and lists: everything is compared, types too."""

    def __init__(self, load):
        self.load = load

    def compare(self, data, entries):
        try:
            wanted = dict(self.leaves(self.load(data), ()))
        except Exception as fault:
            raise Unreadable(str(fault).splitlines()[0][:100]) from fault
        read = {steps(entry["path"]): entry["value"] for entry in entries}
        for path in {**wanted, **read}:
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
    return documents[0] if len(documents) == 1 else documents


# ------------------------------------------------------------------------------- lines

class Lines:
    """A setting a line, and sections in brackets."""

    def __init__(self, comments="#;", sign="=", trailing="", quotes="", goes_on="", sections=True, words=None, alone=True,
                 folds=False, prefix="", close=False):
        # close: whether a comment may follow a value without a blank.
        self.close = close
        (self.comments, self.sign, self.trailing, self.quotes) = (comments, sign, trailing, quotes)
        (self.goes_on, self.sections, self.alone, self.folds, self.prefix) = (goes_on, sections, alone, folds, prefix)

    def compare(self, data, entries):
        wanted, read = collections.defaultdict(list), collections.defaultdict(list)
        for path, value in self.settings(data.decode("utf-8", "surrogateescape")):
            wanted[self.key(path)].append(self.plain(value))
        for entry in entries:
            path, value = steps(entry["path"]), entry["value"]
            if value == {}:
                continue
            if isinstance(value, list):
                read[self.key(path)] += [self.plain(shown(one)) for one in value]
                continue
            key = self.key(path)
            # An entry of a list; a setting of that name may be a number, too.
            if key not in wanted and path[-1].isdigit() and self.key(path[:-1]) in wanted:
                key = self.key(path[:-1])
            read[key].append(self.plain(shown(value)))
        for key in {**wanted, **read}:
            if wanted[key] != read[key] and not (len(read[key]) == 1 and wanted[key][-1:] == read[key]):
                return f"{'.'.join(key)}: the reader reads {wanted[key][:3]}, not {read[key][:3]}"[:200]
        return None

    def key(self, path):
        # Dots and sections are compared as one, for a path may be written in either way.
        joined = ".".join(path)
        return tuple((joined.lower() if self.folds else joined).split("."))

    @staticmethod
    def plain(value):
        return re.sub(r"\s+", " ", value or "").strip()

    def settings(self, text):
        section, pending = (), None
        for line in self.joined(text.removeprefix("\ufeff")):
            stripped = line.strip()
            if not stripped or stripped[0] in self.comments:
                continue
            if self.goes_on == "indented" and pending and line[0] in " \t":
                pending = (pending[0], f"{pending[1] or ''} {self.without_comment(stripped)}")
                continue
            if pending:
                yield pending
                pending = None
            header = re.match(r"\[(.*?)\]", stripped) if self.sections else None
            if header:
                section = (header[1].strip(),)
                continue
            stripped = stripped.removeprefix(self.prefix)
            key, value = self.parted(self.without_comment(stripped))
            pending = ((*section, key), value)
        if pending:
            yield pending

    def joined(self, text):
        if self.goes_on == "backslash":
            text = re.sub(r"\\\r?\n", " ", text)
        return text.splitlines() if "\x0b" not in text and "\x0c" not in text else text.split("\n")

    def without_comment(self, line):
        if not self.trailing:
            return line
        quoted = r"""'[^']*'|"(?:[^"\\]|\\.)*"|""" if self.quotes else ""
        found = re.match(rf"(?:{quoted}{'(?!)' if self.close else ''}(?<!\s)[{re.escape(self.trailing)}]|[^{re.escape(self.trailing)}])*", line)
        return found[0].rstrip()

    def parted(self, line):
        # An option file of MySQL's includes others by words.
        if self.sign == " " or line.startswith("!"):
            found = re.match(r"(\S+?)(?:\s*=\s*|\s+)(.*)$", line, re.S)
        else:
            found = re.match(rf"([^{re.escape(self.sign)}]*?)\s*[{re.escape(self.sign)}]\s*(.*)$", line, re.S)
        if not found:
            if not self.alone:
                raise Unreadable(line[:60])
            return line, ""
        value = found[2].strip()
        if len(value) > 1 and value[0] == value[-1] and value[0] in self.quotes:
            value = value[1:-1]
        return found[1], value


# ------------------------------------------------------------------------------- words

class Words:
    """All words of a text but its comments: what blocks, lists and rows are made of, whatever the tree is like.

    Signs that part words are left out on both sides, and so are the keys that containers give to their members.
    """

    def __init__(self, comments=r"#[^\n]*", parts=r"\s{}();,=\[\]<>:", raw=None):
        self.comments = re.compile(rf'("(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\')|(?<![^\s;{{}}])(?:{comments})', re.S)
        self.parts = re.compile(rf"[{parts}\"'\\]+")

    # Words that end or begin what is read, and are no part of it.
    signs = {"endscript", "endif", "#endif", "@include", "@includedir", "set"}

    def words(self, text):
        # The closing tag of a block says again what the block is.
        text = re.sub(r"</[\w-]+>", " ", text)
        return [word for word in self.parts.split(text) if word and word not in self.signs]

    def compare(self, data, entries):
        text = self.comments.sub(lambda m: m[1] or " ", data.decode("utf-8", "surrogateescape"))
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


class Rows(Words):
    """Rows of columns: the names of columns are not in the text, their values are."""

    def compare(self, data, entries):
        text = self.comments.sub(lambda m: m[1] or " ", data.decode("utf-8", "surrogateescape"))
        wanted = collections.Counter(self.words(text))
        read = collections.Counter()
        for entry in entries:
            value = entry["value"]
            leaves = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
            for leaf in leaves:
                read.update(self.words(shown(leaf)))
            # Variables among the rows have names, and members of groups.
            read.update(word for step in steps(entry["path"]) for word in self.words(step) if word not in read)
        lost = [word for word in wanted if read[word] < 1]
        return f"the reader reads {lost[0]!r}, which is not listed"[:200] if lost else None


class Elements:
    """XML by expat: every text and every attribute's value."""

    def compare(self, data, entries):
        wanted, text = collections.Counter(), []

        def flush():
            if "".join(text).strip():
                wanted.update("".join(text).split())
            text.clear()

        def start(_, attributes):
            flush()
            for value in attributes.values():
                wanted.update(value.split())

        parser = xml.parsers.expat.ParserCreate()
        parser.UseForeignDTD(True)
        parser.StartElementHandler = start
        parser.EndElementHandler = lambda _: flush()
        parser.CharacterDataHandler = text.append
        try:
            parser.Parse(data, True)
        except xml.parsers.expat.ExpatError as fault:
            raise Unreadable(str(fault)) from fault
        read = collections.Counter()
        for entry in entries:
            value = entry["value"]
            for leaf in value if isinstance(value, list) else [value]:
                read.update("" if leaf in ({}, None) else shown(leaf).split())
        for word, count in wanted.items():
            if read[word] < count:
                return f"expat reads {word!r} {count} times, {read[word]} are listed"[:200]
        return None


SLASHES = r"#[^\n]*|//[^\n]*|/\*.*?\*/"
READERS = {
    "json": Tree(load_json), "json-comments": Tree(load_json), "toml": Tree(lambda data: tomllib.loads(data.decode())),
    "yaml": Tree(load_yaml) if yaml else None, "xml": Elements(),
    "shell-vars": Lines("#", trailing="#", quotes="\"'", sections=False, prefix="export "),
    "properties": Lines("#!", sections=False),
    "ini-systemd": Lines(goes_on="backslash"), "ini-desktop": Lines("#"), "ini-glib": Lines("#"),
    "ini-mysql": Lines(trailing="#", quotes="\"'"), "ini-samba": Lines(goes_on="backslash", folds=True),
    "ini-php": Lines(";", trailing=";", quotes="\"'"), "ini-openssl": Lines("#", trailing="#", close=True, quotes="\"'", goes_on="backslash"),
    "ini-fail2ban": Lines(trailing=";", goes_on="indented", sign="=:"), "ini-tuned": Lines(trailing="#", goes_on="indented"),
    "ini-supervisor": Lines(trailing=";#", goes_on="indented", sign="=:"), "ini-nfs": Lines(trailing="#"),
    "ini-other": Lines(sign="=:", goes_on="indented"), "ini-ufw": Lines(goes_on="indented"), "ini-freetds": Lines(folds=True), "ini-davfs2": Lines("#", sign=" "), "ini-munin-plugin": Lines("#", sign=" "),
    "sp-sshd": Lines("#", sign=" ", sections=False, folds=True, quotes='"'),
    "sp-redis": Lines("#", sign=" ", sections=False, folds=True, quotes='"'),
    "eq-postgresql": Lines("#", trailing="#", quotes="'", sections=False, folds=True, sign=" "),
    "eq-postfix": Lines("#", goes_on="indented", sections=False),
    "eq-sysctl": Lines("#;", sections=False), "eq-awstats": Lines("#", sections=False, quotes='"'),
    "colon-deb822": Words(parts=r"\s:"), "colon-yamlish": Words(), "colon-acng": Words(parts=r"\s:"),
    "colon-xresources": Words(comments=r"![^\n]*", parts=r"\s:"),
    "ini-braces": Words(comments=r"[;#][^\n]*"), "keepalived": Words(comments=r"[!#][^\n]*"),
    "nagios-objects": Words(comments=r"[;#][^\n]*"), "icinga2": Words(comments=SLASHES), "bind": Words(comments=SLASHES),
    "apt.conf": Words(comments=SLASHES), "ucl": Words(comments=r"#[^\n]*|/\*.*?\*/"), "bird": Words(comments=r"#[^\n]*|/\*.*?\*/"),
    "radius-users": Rows(),
}
OF_WORDS = set(
    "apache apache-like nginx lighttpd dhcpd dovecot logrotate strongswan corosync freeradius lvm xinetd bacula mpd radvd "
    "conntrackd syslog-ng i3 haproxy munin-master rsyslog xorg alsa interfaces ipsec slapd multipath hdparm spa-json sp-wpa "
    "sp-ssh".split())


def reader(dialect):
    """The dialect's reader; nil where there is none."""
    import dialects
    if dialect in READERS:
        return READERS[dialect]
    if dialect in OF_WORDS:
        return Words()
    if dialects.kind(dialect) == "table":
        return Rows()
    if dialect.startswith("sp-"):
        return Words(comments=r"[#;][^\n]*")
    if dialect.startswith(("eq-", "ini-")):
        return Lines(sections=dialect.startswith("ini-"))
    return None
