"""Statements, and blocks in braces, by the manuals of the programs that read them."""
import re

from trees import Comparison, Reader, Unreadable, blanks

HASH, SLASHES, BLOCK, SEMICOLON, BANG = r"#[^\n]*", r"//[^\n]*", r"/\*.*?\*/", r";[^\n]*", r"![^\n]*"


class Braces(Reader):
    """A text of statements that end at `ends`, and of blocks: words, and statements in braces."""

    def __init__(self, ends="\n", comments=(HASH,), anywhere=False, quotes='"', escapes=True, sign="", around="", lists="",
                 joins=False, variables=False, calls=False, alone_lines="", header=False, raw=None, values=None,
                 patterns="", braces=True, closed=False, **options):
        self.ends, self.quotes, self.escapes, self.lists, self.variables = ends, quotes, escapes, lists, variables
        # anywhere: whether a comment may begin in a word. header: whether only a brace at a line's end opens a block.
        self.anywhere, self.joins, self.calls, self.alone_lines, self.header = anywhere, joins, calls, alone_lines, header
        # patterns: what the words of a block begin with that may go over lines. closed: whether the sign is before braces.
        self.raw, self.decode, self.patterns, self.braces, self.closed = raw or {}, values, patterns, braces, closed
        self.sign = re.compile(sign) if sign else None
        self.comment = re.compile("|".join(comments) or r"(?!)", re.S)
        super().__init__(self.pairs, **{"value": self.plain, "key": self.plain_key, "merges": False, **options})

    # What is compared: blanks and comments within a value are as they like.

    def plain(self, value):
        return blanks(self.uncommented(value))

    def plain_key(self, key):
        return re.sub(r"\s+\{$", "", blanks(key))

    def uncommented(self, text):
        if "\n" not in text:
            return text
        quoted = r"""("(?:[^"\\]|\\.)*"|'[^'\n]*')|"""
        return re.sub(quoted + rf"(?<!\S)(?:{self.comment.pattern})", lambda m: m[1] or " ", text, flags=re.S)

    # Words, ends and braces.

    def tokens(self, text):
        place, start, depth = 0, None, 0
        word_text = lambda end: ("word", text[start:end], start)
        while place < len(text):
            char = text[place]
            begins = start is None or (self.anywhere and not depth)
            if start is None and char in self.alone_lines:
                end = (text + "\n").index("\n", place)
                line = re.match(r"(\S+)\s*(.*)", text[place:end])
                yield ("line", (line[1], self.meaning(line[2].strip())), place)
                place = end
                continue
            comment = self.comment.match(text, place) if begins or (depth and text[place - 1].isspace()) else None
            if comment:
                if start is not None and not depth:
                    yield word_text(place)
                    start = None
                place = comment.end()
            elif char in self.quotes:
                start = place if start is None else start
                place = self.behind_string(text, place)
            elif char == "\\" and self.joins and text[place + 1:place + 2] == "\n":
                if start is not None:
                    yield word_text(place)
                    start = None
                place += 2
            elif char == "\\" and self.escapes and place + 1 < len(text) and text[place + 1] != "\n":
                start = place if start is None else start
                place += 2
            elif self.variables and text[place:place + 2] in ("${", "%{"):
                start = place if start is None else start
                place = self.behind_variable(text, place + 1)
            elif char in self.lists:
                start = place if start is None else start
                depth += 1
                place += 1
            elif depth and char in {"(": ")", "[": "]"}.values():
                depth -= 1
                place += 1
            elif depth:
                place += 1
            elif char.isspace() or char in self.ends or char in "{}":
                brace = char in "{}" and self.is_brace(text, place, start)
                if char in "{}" and not brace:
                    start = place if start is None else start
                    place += 1
                    continue
                if start is not None:
                    yield word_text(place)
                    start = None
                if char in self.ends:
                    yield ("end", char, place)
                elif brace:
                    yield ("open" if char == "{" else "close", char, place)
                place += 1
            else:
                start = place if start is None else start
                place += 1
        if start is not None:
            yield word_text(place)
        yield ("end", "", place)

    def is_brace(self, text, place, start):
        if not self.header:
            return self.braces
        line = text[text.rfind("\n", 0, place) + 1:place].strip()
        rest = text[place + 1:].split("\n", 1)[0].strip()
        if text[place] == "}":
            return not line
        return not rest or bool(self.comment.match(rest)) or rest == "}"

    def behind_string(self, text, place):
        quote = text[place]
        end = place + 1
        while end < len(text) and text[end] != quote:
            end += 2 if text[end] == "\\" and self.escapes else 1
        if end >= len(text):
            raise Unreadable(f"a string is not closed: {text[place:place + 30]}")
        return end + 1

    @staticmethod
    def behind_variable(text, place):
        depth = 0
        while place < len(text):
            depth += {"{": 1, "}": -1}.get(text[place], 0)
            place += 1
            if not depth:
                return place
        raise Unreadable("a variable is not closed")

    # Statements and blocks.

    def pairs(self, text):
        root = []
        stack, words = [root], []
        tokens = list(self.tokens(text))
        number = 0
        while number < len(tokens):
            kind, word, place = tokens[number]
            number += 1
            if kind == "line":
                stack[-1].append(word)
            elif kind == "word":
                if not words and word in self.raw and text[place + len(word):].lstrip(" \t").startswith("\n"):
                    begin = text.index("\n", place) + 1
                    found = re.compile(rf"^[ \t]*{self.raw[word]}[ \t]*$", re.M).search(text, begin)
                    if not found:
                        raise Unreadable(f"{word} has no end")
                    stack[-1].append((word, text[begin:found.start()]))
                    while number < len(tokens) and tokens[number][2] < found.end():
                        number += 1
                    continue
                words.append((word, place))
            elif kind == "end":
                # The brace of a block may be on the next line.
                following = next((t for t in tokens[number:] if t[1] != "\n"), None)
                if word == "\n" and words and (
                        following and following[0] == "open" and not self.header and not self.sign_in(words)
                        or words[0][0][0] in self.patterns):
                    continue
                if words:
                    stack[-1].append(self.statement(words, text))
                words = []
            elif kind == "open":
                block = []
                header = self.joined(words)
                if header.startswith("blob-base64-"):
                    # What is between is data.
                    end = text.index("}", place)
                    stack[-1].append((header.removesuffix("="), text[place + 1:end]))
                    words = []
                    while tokens[number - 1][2] < end:
                        number += 1
                    continue
                stack[-1].append((re.sub(r"\s*(?<![+*/\-])[=:]$", "", header) if self.closed else header, block))
                stack.append(block)
                words = []
            else:
                if words:
                    stack[-1].append(self.statement(words, text))
                words = []
                if len(stack) == 1:
                    raise Unreadable("a brace closes nothing")
                stack.pop()
        if len(stack) > 1:
            raise Unreadable("a brace is not closed")
        return root

    def sign_in(self, words):
        text = self.joined(words)
        return bool(self.sign and self.sign.search(text) and not self.closed)

    @staticmethod
    def joined(words):
        text = ""
        end = None
        for word, place in words:
            text += (" " if end is not None and place > end else "") + word
            end = place + len(word)
        return text

    def statement(self, words, text):
        source = self.joined(words)
        if self.sign:
            outside = re.sub(r""""(?:[^"\\]|\\.)*"|'[^']*'""", lambda m: "x" * len(m[0]), source)
            found = self.sign.search(outside)
            if found:
                key, value = source[:found.start()].strip(), source[found.end():].strip()
                sign = found[0].strip()
                return key if sign in ("=", ":", "") else f"{key} {sign}", self.meaning(value)
        if self.calls:
            found = re.match(r"([\w.-]+)\s*\((.*)\)$", source, re.S)
            inner = found[2] if found else ""
            depths = [inner[:place].count("(") - inner[:place].count(")") for place in range(len(inner))]
            if found and min(depths, default=0) >= 0:
                return found[1], self.meaning(found[2].strip())
            # An expression: what is behind its first name.
            found = re.match(r"([\w.-]+)(\(.*)$", source, re.S)
            if found:
                return found[1], found[2]
        key = words[0][0]
        rest = self.joined(words[1:]) if len(words) > 1 else ""
        return key, self.meaning(rest)

    def meaning(self, value):
        """A value that is one string means what is in it."""
        if len(value) > 1 and value[0] in self.quotes and value[-1] == value[0] and self.decode != "quoted":
            if self.behind_string(value, 0) == len(value):
                inner = value[1:-1]
                return re.sub(r"\\(.)", r"\1", inner) if self.escapes and self.decode != "escaped" else inner
        return value


def with_sections(braces, header):
    """Blocks in braces below sections: `[name]`, or a line that begins with one of the words."""
    def read(text):
        root, section, lines = [], None, []

        def flush():
            pairs = braces.pairs("\n".join(lines) + "\n")
            lines.clear()
            if section is None:
                root.extend(pairs)
            else:
                root.append((section, pairs))
        for line in text.split("\n"):
            found = header(line)
            if found is None:
                lines.append(line)
                continue
            flush()
            section = found
        flush()
        return root
    return read


def bracketed(line):
    found = re.match(r"\s*\[([^\]]*)\]\s*$", line)
    return found and found[1].strip() if found else None


HAPROXY = re.compile(r"(global|defaults|frontend|backend|listen|peers|resolvers|userlist|mailers|cache|program|ring|"
                     r"log-forward|http-errors|fcgi-app|crt-store|traces)\b")


def haproxy_section(line):
    return blanks(re.sub(r"#.*", "", line)) if HAPROXY.match(line) else None


# The keywords of HAProxy's Configuration Manual that are two words (4.1, Proxy keywords matrix; 3, Global parameters).
OF_TWO_WORDS = {"compression", "email-alert", "external-check", "option", "rate-limit", "stats", "stick", "timeout"}


def haproxy_keywords(read):
    """A keyword of two words is one key."""
    def keyword(pair):
        key, value = pair
        if isinstance(value, list):
            return key, [keyword(inner) for inner in value]
        if key not in OF_TWO_WORDS or not isinstance(value, str) or not value:
            return pair
        second, _, rest = value.partition(" ")
        return f"{key} {second}", rest.strip()
    return lambda text: [keyword(pair) for pair in read(text)]


OPERATORS = r"(?<![^\s])(?:[:+\-!=<>^]=|=~|!~|!\*|=\*|=)(?![^\s])|(?<=[\w.\]\"&:-])\s*(?:[:+\-]=|=)\s*"
equals = dict(sign=r"\s*=\s*", closed=True)
sectionless = Braces(comments=(r"(?<=\n)[ \t]*[#;][^\n]*", r"(?<!.)[#;][^\n]*"), escapes=True, **equals)
READERS = {
    "nginx": Braces(";", quotes="\"'", variables=True),
    "bind": Braces(";", (SLASHES, HASH, BLOCK), values="escaped"),
    "dhcpd": Braces(";", escapes=True), "bird": Braces(";", (HASH, BLOCK), escapes=False, lists="[("),
    "apt.conf": Braces(";", (r"#(?!clear|include)[^\n]*", SLASHES, BLOCK), escapes=False, folds=True),
    "radvd": Braces(";", escapes=False),
    "syslog-ng": Braces(";", quotes="\"'", lists="(", calls=True, alone_lines="@"),
    "dovecot": Braces(comments=(HASH,), anywhere=True, quotes="\"'", joins=True, header=True, **equals),
    "strongswan": Braces(anywhere=True, **equals),
    "xinetd": Braces(quotes="", escapes=False, sign=r"\s*[+\-]?=\s*", closed=True),
    "freeradius": Braces(quotes="\"'`", variables=True, joins=True, header=True, sign=OPERATORS),
    "corosync": Braces(quotes="", escapes=False, sign=r"\s*:\s*", closed=True),
    "lighttpd": Braces(anywhere=True, lists="(", escapes=True, sign=r"\s*(?:[+:]=|(?<![=!])=(?![=~>]))\s*"),
    "lvm": Braces(quotes="\"'", lists="[", **equals),
    "keepalived": Braces(comments=(HASH, BANG), anywhere=True),
    "multipath": Braces(comments=(HASH, BANG), anywhere=True, escapes=False),
    "conntrackd": Braces(escapes=False), "mpd": Braces(),
    "logrotate": Braces(quotes="\"'", sign=r"(?<=\w)\s*=\s*", raw={word: "endscript" for word in (
        "prerotate", "postrotate", "firstaction", "lastaction", "preremove")}, values="quoted", patterns="/\"'~*"),
    "sp-wpa": Braces(anywhere=True, escapes=False, header=True, **equals),
    "hdparm": Braces(quotes="", escapes=False, **equals),
    "spa-json": Braces(lists="[", ends="\n", sign=r"\s*[=:]\s*|\s+", closed=True),
    "icinga2": Braces(comments=(SLASHES, HASH, BLOCK), lists="[(", closed=True,
                      sign=r"\s*(?:[+*/\-]=|(?<![=!<>])=(?!=))\s*"),
    "nagios-objects": Braces(comments=(r"(?:\A|(?<=\n))[ \t]*#[^\n]*", SEMICOLON), anywhere=True, quotes="", escapes=False),
    "haproxy": Reader(haproxy_keywords(with_sections(
        Braces(anywhere=True, quotes="\"'", braces=False), haproxy_section)), merges=False),
    "ini-braces": Reader(with_sections(sectionless, bracketed)),
    # Munin::Common::Config: a # that has no backslash before it begins a comment.
    "munin-master": Reader(with_sections(
        Braces(comments=(r"(?<!\\)#[^\n]*",), anywhere=True, quotes="", escapes=False), bracketed)),
}
