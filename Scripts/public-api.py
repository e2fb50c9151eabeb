#!/usr/bin/env python3
"""Prints a module's public API, a declaration a line, from its symbol graph.

    public-api.py SYMBOL_GRAPH_FOLDER MODULE              the API
    public-api.py SYMBOL_GRAPH_FOLDER MODULE --undocumented   what has no doc comment of its own

`make api` writes it to Documentation/API/, `make api-check` compares it with what stands there.
"""
import glob
import json
import os
import sys


def symbols(folder, module):
    """The symbols of the module and of its extensions of others."""
    for path in sorted(glob.glob(os.path.join(folder, module + "*.symbols.json"))):
        with open(path, encoding="utf-8") as file:
            yield from json.load(file)["symbols"]


def declaration(symbol):
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    return ".".join(symbol["pathComponents"]) + "\t" + " ".join(text.split())


def main():
    folder, module = sys.argv[1:3]
    found = [symbol for symbol in symbols(folder, module) if symbol["accessLevel"] in ("public", "open")]
    if "--undocumented" in sys.argv:
        found = [symbol for symbol in found if "docComment" not in symbol]
    print("\n".join(sorted(set(map(declaration, found)))))


if __name__ == "__main__":
    main()
