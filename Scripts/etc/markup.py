"""Blocks between tags, as Apache has them, and XML by expat."""
import re
import xml.parsers.expat

from trees import Comparison, Reader, Unreadable, listed


def directives(trailing=False, escapes=True):
    """A directive a line, with arguments; `<Name …>` begins a block and `</Name>` ends it."""
    def read(text):
        stack = [("", [])]
        for line in re.sub(r"\\\n", "", text).split("\n"):
            line = line.strip()
            if not line or line[0] == "#":
                continue
            if trailing:
                line = re.match(r'(?:"(?:[^"\\]|\\.)*"|[^#"])*', line)[0].rstrip()
            closing = re.match(r"</\s*([\w-]+)\s*>", line)
            opening = re.match(r"<([^/].*?)>$", line)
            if closing:
                name, _ = stack.pop()
                if not stack or name.lower() != closing[1].lower():
                    raise Unreadable(f"{line} ends nothing")
            elif opening:
                block = []
                stack[-1][1].append((opening[1].strip(), block))
                stack.append((opening[1].split()[0], block))
            else:
                name, _, value = line.partition(" ") if " " in line.replace("\t", " ") and "\t" not in line.split(" ")[0] \
                    else line.partition("\t")
                stack[-1][1].append((name, argument(value.strip(), escapes)))
        if len(stack) > 1:
            raise Unreadable(f"<{stack[-1][0]}> is not closed")
        return stack[0][1]
    return read


def argument(value, escapes):
    """An argument in quotes, where it is the only one, means what is between them."""
    if re.fullmatch(r'"(?:[^"\\]|\\.)*"', value):
        return re.sub(r'\\(["\\])', r"\1", value[1:-1]) if escapes else value[1:-1]
    return value


class Elements:
    """Elements and attributes in their order, and the texts between them."""

    compares = "structure"

    def compare(self, data, entries):
        # No text and an empty one are the same to it.
        entries = [entry for entry in entries if entry["value"] != "" or not entry["path"].endswith("/#text")]
        return Comparison(merges=False, value=lambda text: " ".join(text.split())).difference(self.pairs(data), listed(entries))

    def pairs(self, data):
        root = []
        stack = [root]

        def start(name, attributes):
            children = [("@" + attributes[at], attributes[at + 1]) for at in range(0, len(attributes), 2)]
            stack[-1].append((name, children))
            stack.append(children)

        def text(data):
            if stack[-1] and stack[-1][-1][0] == "#text" :
                stack[-1][-1] = ("#text", stack[-1][-1][1] + data)
            else:
                stack[-1].append(("#text", data))

        parser = xml.parsers.expat.ParserCreate()
        parser.UseForeignDTD(True)
        parser.ordered_attributes = True
        # What a DTD adds is nowhere in the text.
        parser.specified_attributes = True
        parser.StartElementHandler = start
        parser.EndElementHandler = lambda _: stack.pop()
        parser.CharacterDataHandler = text
        try:
            parser.Parse(data, True)
        except xml.parsers.expat.ExpatError as fault:
            raise Unreadable(str(fault)) from fault
        return [self.plain(name, children) for name, children in root]

    def plain(self, name, children):
        """An element with nothing but text is that text."""
        kept = [pair for pair in children if pair[0] != "#text" or pair[1].strip()]
        if not kept or [key for key, _ in kept] == ["#text"]:
            return name, kept[0][1] if kept else ""
        return name, [pair if isinstance(pair[1], str) else self.plain(*pair) for pair in kept]


READERS = {
    "apache": Reader(directives(), folds=True, merges=False),
    "apache-like": Reader(directives(trailing=True), folds=True, merges=False),
    "sp-cups": Reader(directives(), folds=True, merges=False), "xml": Elements(),
}
