"""Settings on lines of their own, by the manuals and the parsers of the programs that read them."""
import configparser
import re

from trees import Last, Reader, Unreadable, blanks, listed


class Lines(Reader):
    """A key and its value on each line, below sections or not."""

    def __init__(self, comments="#;", sign="=", trailing="", place="blank", quotes="", escapes=False, goes_on="", joint=" ",
                 sections=True, alone=True, prefix="", repeats="last", blocks=(), closed=None, words=(), exact=True,
                 above=False, **options):
        # place: whether a comment behind a value needs a blank before it, or may be "anywhere", or where no \\ is before it.
        # goes_on: whether a value goes on behind a "backslash" at the line's end or on "indented" lines.
        # repeats: whether a key that comes again makes a "list", or the "last" one counts.
        # blocks: words that begin a block which goes on to the next; closed: those that do, and the word that ends each.
        self.comments, self.sign, self.trailing, self.place = comments, sign, trailing, place
        self.quotes, self.escapes, self.goes_on, self.joint = quotes, escapes, goes_on, joint
        self.sections, self.alone, self.prefix, self.repeats = sections, alone, prefix, repeats
        self.blocks, self.closed, self.words = blocks, closed or {}, words
        value = str.strip if exact and not goes_on else blanks
        super().__init__(self.pairs, **{"value": value, "key": blanks, **options})

    def pairs(self, text):
        stack = [[]]
        where = stack[0]
        for line in self.logical(text):
            header = re.match(r"\[([^\]]*)\]", line) if self.sections else None
            if header:
                where = []
                stack[0].append((header[1].strip(), where))
                continue
            word = line.split(None, 1)[0]
            folded = word.lower() if self.comparison.folds else word
            if folded in self.blocks:
                where = []
                stack[0].append((self.uncommented(line), where))
                continue
            if folded in self.closed:
                stack.append([])
                stack[-2].append((self.uncommented(line), stack[-1]))
                where = stack[-1]
                continue
            if folded in self.closed.values():
                if len(stack) == 1:
                    raise Unreadable(f"{word} ends nothing")
                stack.pop()
                where = stack[-1]
                continue
            where.append(self.setting(line))
        return stack[0]

    def setting(self, line):
        line = line.removeprefix(self.prefix)
        key, value = self.parted(line)
        value = self.meaning(self.uncommented(value))
        if self.place == "unescaped":
            value = value.replace("\\#", "#")
        return key, Last(value) if self.repeats == "last" and key not in self.words else value

    def logical(self, text):
        """Lines without comments and blank ones, each with those that go on with it."""
        held = None
        for line in text.split("\n"):
            line = line.rstrip("\r")
            stripped = line.strip()
            if held is not None and self.goes_on == "backslash":
                held += self.joint + (stripped if self.joint else line)
            elif not stripped or stripped[0] in self.comments:
                continue
            elif held is not None and self.goes_on == "indented" and line[0] in " \t":
                held += "\n" + self.uncommented(stripped)
                continue
            else:
                if held is not None:
                    yield held
                held = stripped
            if self.goes_on == "backslash" and re.search(r"(?<!\\)(\\\\)*\\$", held):
                held = held[:-1]
            elif self.goes_on != "indented":
                yield held
                held = None
        if held is not None:
            yield held

    def uncommented(self, value):
        if not self.trailing:
            return value
        if self.place == "unescaped":
            return re.sub(rf"(?<!\\)[{self.trailing}].*", "", value).rstrip()
        quoted = None
        for place, char in enumerate(value):
            if quoted:
                quoted = None if char == quoted and (value[place - 1] != "\\" or not self.escapes) else quoted
            elif char in self.quotes and (self.place == "anywhere" or place == 0 or value[place - 1].isspace()):
                quoted = char
            elif char in self.trailing and (place == 0 or value[place - 1].isspace() or self.place == "anywhere"):
                return value[:place].rstrip()
        return value

    def parted(self, line):
        if line.split(None, 1)[0] in self.words:
            key, _, value = line.partition(" ")
            return key, value.strip()
        if self.sign == " ":
            found = re.match(r"(\S+)(?:\s+(.*))?$", line, re.S)
        elif self.sign == "= ":
            found = re.match(r"([^\s=]+)(?:\s*=\s*|\s+|$)(.*)$", line, re.S)
        else:
            found = re.match(rf"([^{re.escape(self.sign)}]*?)\s*[{re.escape(self.sign)}]\s*(.*)$", line, re.S)
        if found:
            return found[1], (found[2] or "").strip()
        if not self.alone:
            raise Unreadable(line[:60])
        return self.uncommented(line), ""

    def meaning(self, value):
        if len(value) > 1 and value[0] == value[-1] and value[0] in self.quotes:
            inner = value[1:-1]
            if value[0] not in (re.sub(r"\\.", "", inner) if self.escapes else inner):
                return re.sub(r"\\(.)", r"\1", inner) if self.escapes and value[0] == '"' else inner
        return value


def python_ini(**options):
    """Python's own reader, set up as the program does."""
    def read(text):
        parser = configparser.RawConfigParser(interpolation=None, strict=False, default_section="\0none",
                                              **{"allow_no_value": True, **options})
        parser.optionxform = str
        try:
            parser.read_string(text)
        except configparser.Error as fault:
            raise Unreadable(str(fault).splitlines()[0]) from fault
        return [(section, [(key, value or "") for key, value in parser.items(section)]) for section in parser.sections()]
    return read


def systemd(text):
    """conf-parser.c: config_parse and parse_line."""
    found, section, joined, sections = [], None, "", []
    for raw in text.split("\n"):
        line = raw.rstrip("\r").lstrip(" \t\n\r")
        if line[:1] in ("#", ";"):
            continue
        line = joined + line
        joined = ""
        escaped = False
        for char in line:
            escaped = char == "\\" and not escaped
        if escaped:
            joined = line[:-1] + " "
            continue
        line = line.strip()
        if line.startswith("["):
            section = line[1:-1]
            sections.append((section, []))
        elif "=" in line:
            key, value = line.split("=", 1)
            sections[-1][1].append((key.strip(), value.strip()))
    return sections


def openssl(text):
    """conf_def.c: `#` anywhere outside quotes begins a comment, and a backslash goes on with the next line."""
    found, section, joined, root = [], None, "", []
    where = root
    for raw in text.split("\n"):
        line = joined + raw.rstrip("\r")
        joined = ""
        if re.search(r"(?<!\\)(\\\\)*\\$", line):
            joined = line[:-1]
            continue
        kept = re.match(r"""(?:\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[^#"'`\\]|["'`\\])*""", line)[0].strip()
        if not kept:
            continue
        if kept[0] == "[" and "]" in kept:
            where = []
            root.append((kept[1:kept.rindex("]")].strip(), where))
        elif kept.startswith((".include", ".pragma")) and "=" not in kept:
            where.append((kept.split(None, 1)[0], kept.split(None, 1)[1]))
        elif "=" in kept:
            key, value = (part.strip() for part in kept.split("=", 1))
            if re.fullmatch(r"""(["'])(?:(?!\1)[^\\]|\\.)*\1""", value):
                value = re.sub(r"\\(.)", r"\1", value[1:-1])
            where.append((key, Last(value)))
    return root


def postgresql(text):
    """guc-file.l"""
    found = []
    for number, line in enumerate(text.split("\n")):
        if not line.strip() or line.strip()[0] == "#":
            continue
        match = re.match(r"""\s*([A-Za-z_][\w.$]*)(\s*=\s*|\s+)('(?:[^'\\]|\\.|'')*'|[^\s#'=]+)?\s*(?:\#.*)?$""", line)
        if not match:
            raise Unreadable(f"line {number + 1}")
        value = match[3] or ""
        if value.startswith("'"):
            value = re.sub(r"\\(.)", r"\1", value[1:-1].replace("''", "'"))
        found.append((match[1], Last(value)))
    return found


def properties(text):
    """java.util.Properties.load"""
    found, held = [], None
    for raw in text.split("\n"):
        line = raw.rstrip("\r").lstrip(" \t\f")
        if held is None and (not line or line[0] in "#!"):
            continue
        line = (held or "") + line
        held = None
        if (len(line) - len(line.rstrip("\\"))) % 2:
            held = line[:-1]
            continue
        key = re.match(r"(?:\\.|[^=:\s\\])*", line)[0]
        rest = line[len(key):].lstrip(" \t\f")
        rest = rest[1:].lstrip(" \t\f") if rest[:1] in ("=", ":") else rest
        plain = lambda part: re.sub(r"\\u([0-9a-fA-F]{4})|\\(.)", lambda m: chr(int(m[1], 16)) if m[1] else {
            "t": "\t", "n": "\n", "r": "\r", "f": "\f"}.get(m[2], m[2]), part)
        found.append((plain(key), Last(plain(rest))))
    return found


def shell(text):
    """Assignments at the top level of a shell's text, each value without expansion."""
    found, place = [], 0
    while place < len(text):
        if text[place] in " \t\r\n;":
            place += 1
            continue
        if text[place] == "#":
            place = (text + "\n").index("\n", place)
            continue
        name = re.compile(r"(?:export\s+)?([A-Za-z_]\w*)=").match(text, place)
        if not name:
            raise Unreadable(f"a command: {text[place:place + 40]}")
        value, place = shell_word(text, name.end())
        rest = text[place:(text + "\n").index("\n", place)].strip()
        if rest and rest[0] not in "#;":
            raise Unreadable(f"a command: {rest[:40]}")
        found.append((name[1], Last(value)))
    return found


def shell_word(text, place):
    value, quoted = "", None
    while place < len(text):
        char = text[place]
        if quoted == "'" and char != "'":
            value += char
        elif char == quoted:
            quoted = None
        elif char == "\\" and place + 1 < len(text) and (not quoted or text[place + 1] in '$`"\\\n'):
            value += "" if text[place + 1] == "\n" else text[place + 1]
            place += 1
        elif char == "$" and text[place + 1:place + 2] == "(" or char == "`":
            end = substitution(text, place)
            value += text[place:end]
            place = end
            continue
        elif not quoted and char in "'\"":
            quoted = char
        elif not quoted and char in " \t\r\n;&|":
            break
        else:
            value += char
        place += 1
    return value, place


def substitution(text, place):
    if text[place] == "`":
        return text.index("`", place + 1) + 1
    depth, end = 0, place + 1
    while end < len(text):
        depth += (text[end] == "(") - (text[end] == ")")
        end += 1
        if not depth:
            break
    return end


def stanzas(text):
    """deb822(5)"""
    found = []
    for block in re.split(r"\n[ \t]*\n", re.sub(r"(?m)^#.*\n?", "", text)):
        pairs = []
        for line in block.split("\n"):
            if line[:1] in (" ", "\t") and pairs:
                pairs[-1] = (pairs[-1][0], pairs[-1][1] + "\n" + line.strip())
            elif line.strip():
                key, _, value = line.partition(":")
                pairs.append((key, value.strip()))
        if pairs:
            found.append(("stanza", pairs))
    return found


class Stanzas(Reader):
    def compare(self, data, entries):
        read = listed(entries)
        return self.comparison.difference(self.read(data.decode()), {"stanza": read} if read not in ({}, []) else {})


def resources(text):
    """XrmGetFileDatabase: `!` begins a comment, and a backslash with a line's end is nothing."""
    root = []
    stack = [root]
    for line in re.sub(r"\\\n", "", text).split("\n"):
        if not line.strip() or line.lstrip()[0] == "!":
            continue
        if line.startswith("#if"):
            block = []
            stack[-1].append((line.strip(), block))
            stack.append(block)
        elif line.startswith("#endif"):
            stack.pop()
        elif line.startswith("#include"):
            stack[-1].append(("#include", line.split(None, 1)[1].strip()))
        else:
            key, _, value = line.partition(":")
            stack[-1].append((key.strip(), Last(value.lstrip(" \t"))))
    return root


def unbound(text):
    """unbound.conf(5): clauses, of which some are there several times."""
    lists = ("forward-zone", "stub-zone", "auth-zone", "view", "rpz")
    root, clauses, where = [], {}, None
    for line in text.split("\n"):
        line = re.sub(r"""^((?:"[^"]*"|'[^']*'|[^#"'])*)(?<!\S)#.*|^\s*#.*""", lambda m: m[1] or "", line).strip()
        found = re.match(r"([\w-]+):\s*(.*)$", line)
        if not line:
            continue
        if not found:
            raise Unreadable(line[:50])
        key, value = found[1], found[2]
        if not value and key in ("server", "remote-control", "python", "dynlib", "cachedb", "dnscrypt", "ipset", *lists):
            where = [] if key in lists else clauses.setdefault(key, [])
            if key in lists or not any(name == key for name, _ in root):
                root.append((key, where))
            continue
        if len(value) > 1 and value[0] in "\"'" and value.find(value[0], 1) == len(value) - 1:
            value = value[1:-1]
        (root if where is None else where).append((key, value))
    return root


def words(comments="#", **options):
    """A word and what it is told."""
    return Lines(comments, sign=" ", **{"sections": False, "repeats": "list", **options})


def mutt(text):
    """init.c of mutt: commands, and the variables that `set` gives values; a # outside quotes begins a comment."""
    found = []
    for line in re.sub(r"\\\n", "", text).split("\n"):
        line = re.match(r"""(?:"(?:[^"\\]|\\.)*"|'[^']*'|`[^`]*`|\\.|[^#"'`\\])*""", line.strip())[0].rstrip()
        if not line:
            continue
        word, *rest = line.split(None, 1)
        rest = rest[0] if rest else ""
        if word == "set":
            word, sign, rest = (part.strip() for part in rest.partition("="))
            quoted = re.fullmatch(r'"((?:[^"\\]|\\.)*)"|\'([^\']*)\'', rest)
            if quoted:
                rest = re.sub(r"\\(.)", mutt_escape, quoted[1]) if quoted[1] is not None else quoted[2]
        found.append((word, rest))
    return found


def mutt_escape(found):
    return {"n": "\n", "r": "\r", "t": "\t", "f": "\f", "e": "\33"}.get(found[1], found[1])


def inputrc(text):
    """readline(3): `set`, keys with what they do, and `$if` up to `$endif`."""
    stack = [[]]
    for line in text.split("\n"):
        line = line.strip()
        if not line or line[0] == "#":
            continue
        binding = re.match(r"""("(?:[^"\\]|\\.)*"|[^\s:"]+)\s*:\s*(.*)""", line)
        if line.startswith("$if"):
            stack.append([])
            stack[-2].append((line, stack[-1]))
        elif line == "$endif":
            stack.pop()
        elif binding and not line.startswith(("set ", "$")):
            stack[-1].append((binding[1], binding[2]))
        else:
            key, _, value = line.removeprefix("set ").strip().partition(" ")
            stack[-1].append((key, Last(value.strip())))
    return stack[0]


def awstats(text):
    """Parse_Config of awstats.pl"""
    found = []
    for line in text.split("\n"):
        include = re.match(r'(Include) "([^"]+)"', line)
        if include:
            found.append((include[1], f'{include[2]}'))
            continue
        if re.match(r"\s*(#|$)", line):
            continue
        line = re.sub(r"\s#.*$", "", line)
        key, sign, value = line.partition("=")
        if sign:
            found.append((key.strip(), re.sub(r'";?$', "", re.sub(r'^"', "", value.strip()))))
    return found


READERS = {
    "shell-vars": Reader(shell, value=str), "properties": Reader(properties, value=str),
    "ini-systemd": Reader(systemd, value=str), "ini-fail2ban": Reader(python_ini(inline_comment_prefixes=";"), value=str),
    "ini-tuned": Reader(python_ini(delimiters="=", inline_comment_prefixes="#"), value=str),
    "ini-supervisor": Reader(python_ini(inline_comment_prefixes=(";", "#")), value=str),
    "ini-ufw": Reader(python_ini(), value=str), "ini-openssl": Reader(openssl, value=str),
    "ini-desktop": Lines("#", alone=False), "ini-glib": Lines("#", alone=False),
    "ini-mysql": Lines(trailing="#", quotes="\"'", escapes=True, words=("!include", "!includedir")),
    "ini-samba": Lines(goes_on="backslash", folds=True),
    "ini-php": Lines(";", trailing=";", place="anywhere", quotes="\"'", repeats="last"),
    "ini-nfs": Lines(trailing="#"), "ini-other": Lines(goes_on="indented", sign="=:"), "ini-freetds": Lines(folds=True),
    "ini-puppet": Lines(), "ini-sssd": Lines(), "ini-stunnel": Lines(repeats="list"), "ini-sudologsrvd": Lines("#"),
    "ini-davfs2": Lines("#", sign=" "), "ini-munin-plugin": Lines("#", sign=" "),
    "eq-postgresql": Reader(postgresql, folds=True, value=str), "eq-sysctl": Lines("#;", sections=False),
    "eq-postfix": Lines("#", goes_on="indented", sections=False), "eq-awstats": Reader(awstats, value=str),
    "eq-dnsmasq": Lines("#", sections=False, trailing="#", repeats="list"), "eq-auditd": Lines("#", sections=False),
    "eq-nagios": Lines("#", sections=False, repeats="list"), "eq-other": Lines("#;", sections=False),
    "eq-vsftpd": Lines("#", sections=False), "eq-libvirt": Lines("#", sections=False, quotes='"'),
    "eq-zabbix": Lines("#", sections=False, repeats="list"), "eq-logwatch": Lines("#", sections=False, repeats="list"),
    "colon-acng": Lines("#", sign=":", sections=False, trailing="#"), "colon-deb822": Stanzas(stanzas, folds=True, merges=False),
    "colon-xresources": Reader(resources, value=str), "colon-yamlish": Reader(unbound),
    "sp-sshd": Lines("#", sign="= ", folds=True, sections=False, quotes='"', repeats="list", blocks=("match",)),
    "sp-ssh": Lines("#", sign="= ", folds=True, sections=False, quotes='"', repeats="list", blocks=("match", "host")),
    "sp-redis": words(folds=True, quotes='"', escapes=True), "sp-chrony": words("#%!;", folds=True),
    "sp-ntp": words(trailing="#", place="anywhere"), "sp-login.defs": words(quotes='"', repeats="last"),
    "sp-clamav": words(), "sp-opendkim": words(trailing="#", place="anywhere"), "sp-ldap": words(folds=True),
    "sp-tor": words(trailing="#", place="anywhere", quotes='"', escapes=True, goes_on="backslash", joint="", folds=True),
    "sp-squid": words(trailing="#", goes_on="backslash", joint=""), "sp-memcached": words(),
    "sp-mosquitto": words(), "sp-tinyproxy": words(quotes='"', folds=True), "sp-snmpd": words(trailing="#", folds=True),
    "sp-spamassassin": words(trailing="#", place="unescaped", closed={"if": "endif", "ifplugin": "endif"}),
    "sp-dhcpcd": words(blocks=("interface", "ssid", "profile")), "sp-resolv": words("#;"), "sp-cups": words(folds=True),
    "sp-vnstat": words("#;", quotes='"', repeats="last"), "sp-gnupg": words(), "sp-ppp": words(), "sp-other": words(),
    "sp-modprobe": words(goes_on="backslash", joint=""), "sp-openvpn": words("#;", trailing="#;"), "sp-frr": words("!#"),
    "sp-privoxy": words(trailing="#", place="unescaped"), "sp-inputrc": Reader(inputrc, value=str, merges=False),
    "sp-rsnapshot": words(), "sp-muttrc": Reader(mutt, value=str), "sp-lftp": words(prefix="set ", quotes='"'),
    "sp-nanorc": words(prefix="set "),
}
