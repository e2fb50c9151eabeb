"""Tables, with the columns that the manual of each has."""
import fnmatch
import re

from trees import Comparison, Unreadable, blanks, listed


class Table:
    """Rows of columns. A column that ends in `?` may be left out, one that ends in `*` takes the rest of the row."""

    compares = "structure"

    def __init__(self, columns, parts=None, comments="#", trailing="", joins=False, folds=False, quotes="", octal=False,
                 first=None, group=None, variables=False, anything=None):
        # trailing: where else a comment begins: "anywhere", or behind a "blank". first: other columns by the first word.
        self.columns, self.parts, self.comments, self.trailing = columns.split(), parts, comments, trailing
        self.joins, self.folds, self.quotes, self.octal = joins, folds, quotes, octal
        self.first, self.group, self.variables, self.anything = first or {}, group, variables, anything
        self.comparison = Comparison(merges=False)

    def compare(self, data, entries):
        pairs = self.pairs(data.decode("utf-8", "surrogateescape"))
        read = listed(entries)
        if self.group is None:
            read = {"row": read} if pairs or read not in ({}, []) else {}
        elif isinstance(read, dict) and read.get(self.group) == [] and not any(key == self.group for key, _ in pairs):
            del read[self.group]
        return self.comparison.difference(pairs, read)

    def pairs(self, text):
        found = []
        for line in self.lines(text):
            variable = re.match(r"\s*([A-Za-z_]\w*)\s*=\s*(.*?)\s*$", line) if self.variables else None
            if variable:
                value = variable[2]
                quoted = len(value) > 1 and value[0] == value[-1] and value[0] in "\"'"
                found.append((variable[1], value[1:-1] if quoted else value))
            else:
                found.append((self.group or "row", self.row(line)))
        return found

    def lines(self, text):
        if self.joins:
            text = re.sub(r"\\\n", " ", text)
        if self.folds:
            # A comment between the lines of a row is no part of it, and does not end it.
            text = re.sub(r"(?m)^[ \t]*#.*\n", "", text)
            text = re.sub(r"\n(?=[ \t]+\S)", "\x00", text)
        for line in text.split("\n"):
            if self.trailing:
                place = "" if self.trailing == "anywhere" else r"(?<!\S)"
                quoted = r'"(?:[^"\\]|\\.)*"|' if self.quotes else ""
                line = re.sub(rf"({quoted}(?!))|{place}#.*", lambda m: m[1] or "", line)
            if line.strip("\x00 \t\r") and line.strip()[0] not in self.comments:
                yield line.strip()

    def row(self, line):
        if self.anything:
            return self.anything(line)
        for start, columns in self.first.items():
            if re.match(start, line):
                return self.filled(columns.split(), line)
        return self.filled(self.columns, line)

    def filled(self, columns, line):
        if columns == ["*"]:
            return blanks(line)
        row, rest = [], line
        for column in columns:
            name = column.rstrip("?*")
            if not rest and column[-1] in "?*":
                break
            if column[-1] == "*":
                row.append((name, blanks(rest.replace("\x00", " "))))
                rest = ""
                continue
            if not rest and self.parts is None:
                raise Unreadable(f"a row without {name}: {line[:50]}")
            word, rest = self.word(rest)
            if not name.startswith("_"):
                row.append((name, word))
        if rest:
            raise Unreadable(f"a row has more than its columns: {line[:50]}")
        return row

    def word(self, text):
        if self.parts:
            word, _, rest = text.partition(self.parts)
            return word.strip(), rest.strip() if self.parts != ":" else rest
        if text[0] == "[" and "]" in text:
            end = text.index("]") + 1
            return text[:end], text[end:].lstrip()
        if self.quotes and text[0] in self.quotes:
            found = re.match(r'"((?:[^"\\]|\\.)*)"\s*(.*)$', text, re.S)
            if found:
                return re.sub(r"\\(.)", r"\1", found[1]), found[2]
        found = re.match(r"(\S+)\s*(.*)$", text, re.S)
        word = found[1]
        if self.octal:
            word = re.sub(r"\\([0-7]{3})", lambda m: chr(int(m[1], 8)), word)
        return word, found[2]


def udev_rule(line):
    """udev(7): keys with operators and values in quotes, between commas."""
    row, place = [], 0
    pair = re.compile(r'[\s,]*([A-Z_]+(?:\{[^}]*\})?)\s*(==|!=|\+=|-=|:=|=)\s*(e?)"((?:[^"\\]|\\.)*)"[\s,]*')
    while place < len(line):
        found = pair.match(line, place)
        if not found:
            raise Unreadable(f"no pair: {line[place:place + 50]}")
        row.append((found[1] + found[2], found[3] + '"' + found[4] + '"' if found[3] else found[4].replace('\\"', '"')))
        place = found.end()
    return row


class Radius(Table):
    """users(5): a name with checks on its line, and replies on the lines below, which are indented."""

    def row(self, line):
        head, _, replies = line.partition("\x00")
        if head.startswith("$INCLUDE"):
            return [("include", head.split(None, 1)[1])]
        name, _, check = head.partition(" ") if "\t" not in head.split(" ")[0] else head.partition("\t")
        row = [("name", name)]
        if check.strip():
            row.append(("check", check.strip()))
        replies = blanks(replies.replace("\x00", " "))
        return row + ([("reply", replies)] if replies else [])


class Sudoers(Table):
    """sudoers(5): defaults, aliases, and rules."""

    def compare(self, data, entries):
        pairs, read = self.pairs(data.decode("utf-8", "surrogateescape")), listed(entries)
        read = {key: value for key, value in read.items() if value not in ([], {})}
        order = list(read)
        pairs.sort(key=lambda pair: order.index(pair[0]) if pair[0] in order else 99)
        return self.comparison.difference(pairs, read)

    def pairs(self, text):
        found = []
        for line in self.lines(text):
            if line.startswith(("@include", "#include")):
                word, name = line.split(None, 1)
                found.append(("includes", [(word[1:], name)]))
            elif line.startswith("Defaults"):
                scope, settings = re.match(r"(Defaults(?:[@:!>]\S+)?)\s+(.*)$", line).groups()
                found.append(("defaults", [("scope", scope), ("settings", settings)]))
            elif re.match(r"(User|Runas|Host|Cmnd|Cmd)_Alias\b", line):
                kind, name, members = re.match(r"(\w+)\s+(\w+)\s*=\s*(.*)$", line).groups()
                found.append(("aliases", [("type", kind), ("name", name), ("members", members)]))
            else:
                users, hosts, commands = re.match(r"(.*?\S)\s+(\S+)\s*=\s*(.*)$", line).groups()
                found.append(("rules", [("users", users), ("hosts", hosts), ("commands", commands)]))
        return found

    def lines(self, text):
        text = re.sub(r"\\\n", " ", text)
        for line in text.split("\n"):
            line = re.sub(r"^\s*#(?!include).*|\s#.*", "", line).strip()
            if line:
                yield line


LINE = Table("*")
WHERE = [
    ("*/fstab", Table("device mount_point type options? dump? passno?", octal=True)),
    ("*/crypttab", Table("name device key_file? options?", octal=True)),
    ("*/anacrontab", Table("period delay name command*", joins=True, group="jobs", variables=True)),
    ("*/etc/crontab", Table("minute hour day month weekday user command*", group="jobs", variables=True,
                            first={"@": "time user command*"})),
    ("*/etc/cron.d/*", Table("minute hour day month weekday user command*", group="jobs", variables=True,
                             first={"@": "time user command*"})),
    ("*/ftpusers", LINE), ("*/securetty", LINE), ("*/hosts", Table("address name aliases*", trailing="anywhere")),
    ("*/etc/services", Table("name port aliases*", trailing="anywhere")),
    ("*/etc/protocols", Table("name number aliases*", trailing="anywhere")),
    ("*/etc/rpc", Table("name number aliases*", trailing="anywhere")),
    ("*/etc/ethertypes", Table("name number aliases*", trailing="anywhere")),
    ("*/etc/networks", Table("name number aliases*", trailing="anywhere")),
    ("*/iproute2/*", Table("number name", trailing="blank")),
    ("*/etc/passwd", Table("name password uid gid gecos home shell", parts=":")),
    ("*/etc/group", Table("name password gid members", parts=":")),
    ("*/insserv.conf.d/*", Table("facility services*")), ("*/insserv.conf", Table("facility services*")),
    ("*/request-key.d/*", Table("operation type description callout command*")),
    ("*/request-key.conf", Table("operation type description callout command*")),
    ("*/logcheck.logfiles*", LINE), ("*/sysstat.ioconf", LINE), ("*/etc/shells", Table("*", trailing="anywhere")),
    ("*/locale.gen", Table("locale charset")), ("*/modules-load.d/*", Table("*", comments="#;")),
    ("*/etc/modules", Table("*", comments="#;")), ("*/audit/*.rules", LINE),
    ("*/pam.d/*", Table("type control module arguments*", joins=True, trailing="anywhere", first={"@include": "_ include"})),
    ("*/pam.conf", Table("service type control module arguments*", joins=True, trailing="anywhere")),
    ("*/security/access.conf", Table("permission users origins*", parts=":")),
    ("*/security/group.conf", Table("services ttys users times groups", parts=";", joins=True, trailing="anywhere")),
    ("*/security/time.conf", Table("services ttys users times", parts=";", joins=True, trailing="anywhere")),
    ("*/security/limits.*", Table("domain type item? value?", trailing="anywhere")),
    ("*/limits.d/*", Table("domain type item? value?", trailing="anywhere")),
    ("*/security/namespace.conf", Table("directory instance_prefix method users?", trailing="anywhere")),
    ("*/security/pam_env.conf", Table("variable settings*", joins=True, trailing="anywhere")),
    ("*/security/sepermit.conf", Table("user options*", trailing="anywhere")),
    ("*/pg_hba.conf", Table("type database user address method options*", trailing="anywhere",
                            first={"local": "type database user method options*"})),
    ("*/pg_ident.conf", Table("map system_user database_user", trailing="anywhere")),
    ("*/attr_filter/*", Radius("", folds=True)), ("*/mods-config/*", Radius("", folds=True)),
    ("*/3.0/dictionary", Table("kind name definition*", trailing="blank", first={r"\$INCLUDE": "_ include"})),
    ("*/mosquitto/aclfile*", Table("type rule*")), ("*/mosquitto/pwfile*", Table("name password", parts=":")),
    ("*/mosquitto/pskfile*", Table("name key", parts=":")),
    ("*/ppp/*-secrets", Table("client server secret addresses*", quotes='"', trailing="blank")),
    ("*/smartd.conf", Table("device directives*", joins=True, trailing="anywhere")), ("*/sudoers*", Sudoers("")),
    ("*/sysusers.d/*", Table("type name id? gecos? home? shell?", quotes='"')),
    ("*/tmpfiles.d/*", Table("type path mode? user? group? age? argument*", quotes='"')),
    ("*/rules.d/*.rules", Table("", joins=True, anything=udev_rule)),
    ("*/sane.d/*", LINE),
    ("*/postfix/master.cf", Table("service type private unpriv chroot wakeup maxproc command*", folds=True)),
    ("*/exports", Table("directory clients*", joins=True, trailing="anywhere")),
    ("*/apt/sources.list", Table("type uri suite components*", trailing="blank",
                                 first={r"\S+\s+\[": "type options uri suite components*"})),
]


def reader(path):
    return next((table for pattern, table in WHERE if fnmatch.fnmatchcase(path, pattern)), None)


