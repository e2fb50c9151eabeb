#!/usr/bin/env python3
"""Prints a module's public API, a declaration a line, from its symbol graphs.

    public-api.py SYMBOL_GRAPH_FOLDER MODULE                     the API
    public-api.py SYMBOL_GRAPH_FOLDER MODULE --undocumented      what has no doc comment
    public-api.py SYMBOL_GRAPH_FOLDER MODULE --without-example   types whose doc comment shows no code

`make api` writes the API to Documentation/API/, `make api-check` compares it with what stands there. A type's line
tells what it conforms to, so that a conformance that goes away is seen as well. What a conformance or an override
inherits its doc comment from counts as its doc comment.

An example is asked of types at the top level only: a type inside another is shown by the other's example.
"""
import glob
import json
import os
import sys

TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol"}
# What the compiler adds by itself to nearly every type.
IMPLIED = {"SendableMetatype", "Copyable", "Escapable"}


def graphs(folder, module):
    """The module's own symbol graph, and those of its extensions of other modules' types."""
    for path in sorted(glob.glob(os.path.join(folder, module + "*.symbols.json"))):
        with open(path, encoding="utf-8") as file:
            yield json.load(file)


def is_public(symbol):
    """An extension is no symbol of its own: its members are."""
    return symbol["accessLevel"] in ("public", "open") and symbol["kind"]["identifier"] != "swift.extension"


def conformances(symbols, relationships):
    """What each type inherits from and conforms to, by the type's identifier."""
    names = {symbol["identifier"]["precise"]: name(symbol) for symbol in symbols}
    found = {}
    for one in relationships:
        if one["kind"] in ("conformsTo", "inheritsFrom"):
            other = names.get(one["target"]) or one.get("targetFallback", "").split(".", 1)[-1]
            if other and other not in IMPLIED:
                found.setdefault(one["source"], set()).add(other)
    return found


def name(symbol):
    return ".".join(symbol["pathComponents"])


def line(symbol, conforms):
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    protocols = sorted(conforms.get(symbol["identifier"]["precise"], ()))
    return name(symbol) + "\t" + " ".join(text.split()) + ("\t" + ", ".join(protocols) if protocols else "")


def has_example(symbol):
    lines = [part["text"] for part in symbol.get("docComment", {"lines": []})["lines"]]
    return any(text.startswith(("```", "    ")) for text in lines)


def main():
    folder, module, *options = sys.argv[1:]
    symbols, relationships = [], []
    for graph in graphs(folder, module):
        symbols += filter(is_public, graph["symbols"])
        relationships += graph["relationships"]
    if not symbols:
        sys.exit(f"public-api.py: no symbol graph of {module} in {folder}")
    if "--undocumented" in options:
        symbols = [symbol for symbol in symbols if "docComment" not in symbol]
    if "--without-example" in options:
        symbols = [
            symbol for symbol in symbols
            if symbol["kind"]["identifier"] in TYPES and len(symbol["pathComponents"]) == 1
            and not has_example(symbol)
        ]
    conforms = {} if options else conformances(symbols, relationships)
    for text in sorted({line(symbol, conforms) for symbol in symbols}):
        print(text)


if __name__ == "__main__":
    main()
