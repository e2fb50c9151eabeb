"""Documents of a growing size: a list of entries, sections of an INI file, the properties of a schema."""

import json
import pathlib

import bounds


def entry(number, about=None):
    """An entry; `about` is one more text in it, which makes it longer."""
    values = {
        "name": f"service-{number:06}",
        "host": f"host{number % 997}.example.org",
        "port": 1024 + number % 50000,
        "enabled": number % 3 > 0,
        "timeout": number % 90,
        "path": f"/srv/data/{number:06}",
    }
    return values if about is None else values | {"about": about}


def as_json(count, about=None):
    return json.dumps({"title": "growth", "entries": [entry(number, about) for number in range(count)]}, indent=1)


def as_objects(count):
    return json.dumps({f"entry{number}": entry(number) for number in range(count)}, indent=1)


def as_yaml(count, about=None):
    lines = ["title: growth", "entries:"]
    for number in range(count):
        for place, (key, value) in enumerate(entry(number, about).items()):
            lines.append(f"  {' ' if place else '-'} {key}: {json.dumps(value)}")
    return "\n".join(lines) + "\n"


def as_toml(count, about=None):
    lines = ['title = "growth"']
    for number in range(count):
        lines.append("\n[[entries]]")
        lines += [f"{key} = {json.dumps(value)}" for key, value in entry(number, about).items()]
    return "\n".join(lines) + "\n"


def as_ini(count, about=None):
    lines = []
    for number in range(count):
        values = entry(number, about)
        lines.append(f"[{values['name']}]")
        lines += [f"{key} = {value}" for key, value in values.items()]
    return "\n".join(lines) + "\n"


def as_vector(count):
    """Settings of Vector, whose published schema has a mebibyte."""
    steps = {
        f"step{number:06}": {"type": "remap", "inputs": [f"in{number}"], "source": ". = parse_json!(.message)"}
        for number in range(count)
    }
    return json.dumps({"transforms": steps}, indent=1)


SIXTEEN_MB = 16_000_000


def of_size(write, size):
    """Writes as many entries as it is told, each with so long a text that all are so many bytes together."""
    def written(count):
        missing = size - len(write(count, ""))
        return write(count, "a" * (-(-missing // count)))

    return written


LIST_SCHEMA = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "properties": {
        "title": {"type": "string", "description": "What it is called."},
        "entries": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "name": {"type": "string", "description": "Its name."},
                    "host": {"type": "string", "format": "hostname"},
                    "port": {"type": "integer", "minimum": 1, "maximum": 65535, "default": 8080},
                    "enabled": {"type": "boolean", "default": True},
                    "timeout": {"type": "integer", "minimum": 0},
                    "path": {"type": "string"},
                },
            },
        },
    },
}


def schema(count):
    """A schema that declares so many settings of several kinds."""
    kinds = (
        {"type": "boolean", "default": False},
        {"type": "integer", "minimum": 0, "maximum": 1000, "default": 10},
        {"type": "string", "default": "standard"},
        {"enum": ["off", "low", "high"], "default": "low"},
    )
    properties = {
        f"setting{number:05}": {
            **kinds[number % len(kinds)],
            "description": f"What the setting {number} does, with `code` and a [link](https://example.org/{number}).",
        }
        for number in range(count)
    }
    return {"type": "object", "properties": properties, "additionalProperties": False}


class Case:
    """A kind of document, and the keys that are measured on it after it was opened."""

    def __init__(self, name, suffix, write, keys, schema=None, sizes=None):
        self.name, self.suffix, self.write, self.keys = name, suffix, write, keys
        # Makes a schema of a size, or names one that others published.
        self.schema = schema
        # The only counts of entries that it is measured at, where it has its own.
        self.sizes = sizes

    def files(self, folder, count, schemas):
        """The document and its schema, if it has one, as arguments of the program."""
        base = pathlib.Path(folder, f"{self.name.replace(' ', '-')}-{count}")
        document = base.with_suffix(self.suffix)
        document.write_text(self.write(count))
        if not self.schema:
            return [str(document)]
        if isinstance(self.schema, str):
            return [str(document), "--schema", str(schemas / self.schema)]
        rules = base.with_suffix(".schema.json")
        rules.write_text(json.dumps(self.schema(count)))
        return [str(document), "--schema", str(rules)]


# (what it is called, the key, how often it is pressed)
MOVES = [("Down", "Down", 4), ("PageDown", "PageDown", 4), ("End", "End", 1), ("/7", "/7", 1), ("another letter", "1", 1)]
LIST = [("Down to list", "Down", 1), ("Enter", "\r", 1)] + MOVES
TO_ENTRY = [("Down to list", "Down", 1), ("Enter", "\r", 1), ("Enter entry", "\r", 1)]
# A first change makes what later ones find made; what is saved is the file in the temporary folder.
SET = [
    ("first set", "Right", 1), ("first undo", "u", 1),
    ("set", "Right", 1), ("undo", "u", 1), ("set again", "Right", 1), ("save", "s", 1),
]
# The host, which comes before the port, is passed.
CHANGES = TO_ENTRY + [("Down to port", "Down", 2)] + SET
INI_CHANGES = [("Down to section", "Down", 1), ("Enter section", "\r", 1), ("Down to port", "Down", 3)] + SET
# What is unsaved is all taken back between, so that each change is a first one.
AROUND = [("set", "Right", 1), ("undo", "u", 1), ("set again", "Right", 1)]
TO_SOURCE = [("Enter list", "\r", 1), ("Enter entry", "\r", 1), ("/source", "/source\r", 1)]
TYPING = [("Enter field", "\r", 1), ("a letter typed", "a", 8)]

CASES = [
    Case("JSON", ".json", as_json, LIST),
    Case("JSON with schema", ".json", as_json, LIST, lambda count: LIST_SCHEMA),
    Case("changes of JSON", ".json", as_json, CHANGES),
    Case("changes of JSON with schema", ".json", as_json, CHANGES, lambda count: LIST_SCHEMA),
    Case("YAML", ".yaml", as_yaml, LIST),
    Case("changes of YAML", ".yaml", as_yaml, CHANGES),
    Case("TOML", ".toml", as_toml, LIST),
    Case("changes of TOML", ".toml", as_toml, CHANGES),
    Case("INI sections", ".ini", as_ini, MOVES),
    Case("changes of JSON around the bounds in the code", ".json", as_json,
         TO_ENTRY + [("Down to port", "Down", 2)] + AROUND, sizes=bounds.sizes(as_json)),
    Case("changes of JSON objects around the bounds", ".json", as_objects,
         [("Down to port", "/port\r", 1)] + AROUND, sizes=bounds.sizes(as_objects)),
    Case("changes of 16 MB of JSON", ".json", of_size(as_json, SIXTEEN_MB), CHANGES, sizes=[64_000]),
    Case("changes of 16 MB of YAML", ".yaml", of_size(as_yaml, SIXTEEN_MB), CHANGES, sizes=[64_000]),
    Case("changes of 16 MB of TOML", ".toml", of_size(as_toml, SIXTEEN_MB), CHANGES, sizes=[64_000]),
    Case("changes of 16 MB of INI", ".ini", of_size(as_ini, SIXTEEN_MB), INI_CHANGES, sizes=[64_000]),
    Case("typing in JSON with schema", ".json", as_json, TO_ENTRY + [("Down to host", "Down", 1)] + TYPING,
         lambda count: LIST_SCHEMA, sizes=[64_000]),
    Case("typing in settings of Vector", ".json", as_vector, TO_SOURCE + TYPING, "vector.json", sizes=[64_000]),
    Case("schema", ".json", lambda count: '{\n  "setting00000": true\n}\n', MOVES, schema),
]
