"""Documents of a growing size: a list of entries, sections of an INI file, the properties of a schema."""

import json
import pathlib

MEMBERS = ("name", "host", "port", "enabled", "timeout", "path")


def entry(number):
    return {
        "name": f"service-{number:06}",
        "host": f"host{number % 997}.example.org",
        "port": 1024 + number % 50000,
        "enabled": number % 3 > 0,
        "timeout": number % 90,
        "path": f"/srv/data/{number:06}",
    }


def as_json(count):
    return json.dumps({"title": "growth", "entries": [entry(number) for number in range(count)]}, indent=1)


def as_yaml(count):
    lines = ["title: growth", "entries:"]
    for number in range(count):
        for place, (key, value) in enumerate(entry(number).items()):
            lines.append(f"  {' ' if place else '-'} {key}: {json.dumps(value)}")
    return "\n".join(lines) + "\n"


def as_toml(count):
    lines = ['title = "growth"']
    for number in range(count):
        lines.append("\n[[entries]]")
        lines += [f"{key} = {json.dumps(value)}" for key, value in entry(number).items()]
    return "\n".join(lines) + "\n"


def as_ini(count):
    lines = []
    for number in range(count):
        values = entry(number)
        lines.append(f"[{values['name']}]")
        lines += [f"{key} = {values[key]}" for key in MEMBERS]
    return "\n".join(lines) + "\n"


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

    def __init__(self, name, suffix, write, keys, schema=None):
        self.name, self.suffix, self.write, self.keys, self.schema = name, suffix, write, keys, schema

    def files(self, folder, count):
        """The document and its schema, if it has one, as arguments of the program."""
        base = pathlib.Path(folder, f"{self.name.replace(' ', '-')}-{count}")
        document = base.with_suffix(self.suffix)
        document.write_text(self.write(count))
        if not self.schema:
            return [str(document)]
        rules = base.with_suffix(".schema.json")
        rules.write_text(json.dumps(self.schema(count)))
        return [str(document), "--schema", str(rules)]


# (what it is called, the key, how often it is pressed)
MOVES = [("Down", "Down", 4), ("PageDown", "PageDown", 4), ("End", "End", 1), ("/7", "/7", 1), ("another letter", "1", 1)]
LIST = [("Down to list", "Down", 1), ("Enter", "\r", 1)] + MOVES
# The host, which comes before the port, is passed; what is saved is the file in the temporary folder.
CHANGES = [
    ("Down to list", "Down", 1), ("Enter", "\r", 1), ("Enter entry", "\r", 1), ("Down to port", "Down", 2),
    ("set", "Right", 1), ("undo", "u", 1), ("set again", "Right", 1), ("save", "s", 1),
]

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
    Case("schema", ".json", lambda count: '{\n  "setting00000": true\n}\n', MOVES, schema),
]
