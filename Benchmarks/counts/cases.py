"""What is counted: commands that end by themselves, and keys of the full screen."""

import csv
import json

from inputs import COPIES, FAMILIES, FILES, LARGE_SCHEMA, LIST, LIST_SCHEMA


class Command:
    """A command, whose count is that of the whole run; another may be run before it, which is not counted."""

    def __init__(self, name, words, files=FILES, status=0, before=None):
        self.name, self.words, self.files, self.status, self.before = name, words, files, status, before


class Screen:
    """A file opened and left; then with some keys more each time, whose count is what the run has more, each time that
    they are pressed. What they change is taken back or saved, for leaving asks otherwise. A command may be run before
    all of them, which is not counted."""

    def __init__(self, name, words, keys=(), files=FILES, before=None):
        self.name, self.words, self.keys, self.files, self.before = name, words, keys, files, before


# Makes the index of all programs' settings, as the home screen does when nobody presses a key.
INDEX = ["search", "index"]


def path(family):
    return FAMILIES[family][0]


def commands():
    yield Command("start: --version", ["--version"])
    for family, setting in [
        ("json", "server.key03"), ("yaml", "entries[3].port"), ("toml", "entries[3].port"), ("xml", "config.server[3].root"),
        ("ini", "service-000003.port"), ("sshd", "MaxAuthTries"), ("postgresql", "max_connections"), ("hosts", "[3].name"),
        ("nginx", "http.server[3].listen"),
    ]:
        yield Command(f"get: {family}", ["get", path(family), setting])
    for family, setting, value in [
        ("json", "port", "9090"), ("yaml", "entries[3].port", "9090"), ("ini", "service-000003.port", "9090"),
        ("sshd", "MaxAuthTries", "4"), ("nginx", "http.worker", "x"),
    ]:
        yield Command(f"set: {family}", ["set", path(family), setting, value])
    for family in ("json", "sshd", "postgresql", "crontab"):
        yield Command(f"list: {family}", ["list", path(family)])
    yield Command("check: sshd", ["check", path("sshd")])
    yield Command("check: 300 entries by a schema", ["check", "--schema", "list.schema.json", "list.json"], LIST | LIST_SCHEMA)
    yield Command("search: disable password login", ["search", "disable", "password", "login"], before=INDEX)


def screens():
    to_list = [("Down to the list", ["Down"], 1), ("Enter a list", ["Enter"], 1)]
    yield Screen("home", [])
    yield Screen("finder", [], [
        ("open", ["/"], 1), ("8 keys of a word", list("password"), 1), ("8 keys more", list(" disable"), 1),
    ], before=INDEX)
    for family in FAMILIES:
        yield Screen(f"open: {family}", ["--format", family, f"copy.{family}"], files=COPIES)
    yield Screen("settings", ["copy.ini"], [("search", ["/", "7"], 1)], COPIES)
    yield Screen("300 entries", ["list.json"], [
        *to_list, ("Down", ["Down"], 8), ("PageDown", ["PageDown"], 4),
    ], LIST)
    yield Screen("300 entries, a schema", ["list.json", "--schema", "list.schema.json"], [
        *to_list, ("Enter an entry", ["Enter"], 1), ("Down to its port", ["Down"] * 2, 1),
        ("a change and back", ["Right", "u"], 1), ("a change and save", ["Right", "s"], 1),
    ], LIST | LIST_SCHEMA)
    yield Screen("1000 settings of a schema", ["copy.json", "--schema", "large.schema.json"], (), COPIES | LARGE_SCHEMA)


def of_schemastore(shared):
    """Checking the files of SchemaStore in one process, by the schemas that their pairs name."""
    with open(f"{shared}/corpus/schemastore/pairs.tsv", newline="") as table:
        rows = list(csv.DictReader(table, delimiter="\t"))
    folder = "/shared/corpus/schemastore/"
    associations = [{"files": [folder + row["doc"]], "schema": folder + row["schema"]} for row in rows]
    settings = {"/home/user/.config/settee/schemas.json": json.dumps({"associations": associations})}
    return Command(f"check: {len(rows)} files", ["check", *(folder + row["doc"] for row in rows)], settings, status=1)
