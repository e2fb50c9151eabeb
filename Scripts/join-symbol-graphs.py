#!/usr/bin/env python3
"""Makes one library's symbol graph of those of the modules that it exports.

    join-symbol-graphs.py FOLDER LIBRARY MODULE…      FOLDER/LIBRARY, of FOLDER/LIBRARY and FOLDER/MODULE

Who imports the library sees their symbols as its own; so do its documentation and its record of the public API.
"""
import collections
import glob
import json
import os
import sys


def extended(path):
    """The other module whose types a graph's symbols extend; nothing for a module's own symbols."""
    return os.path.basename(path).removesuffix(".symbols.json").partition("@")[2]


def without_blocks(graph):
    """A graph whose extensions' members are those of the types, which are the library's own."""
    types = {one["source"]: one["target"] for one in graph["relationships"] if one["kind"] == "extensionTo"}
    symbols = [one for one in graph["symbols"] if one["identifier"]["precise"] not in types]
    relationships = [
        one | {"source": types.get(one["source"], one["source"]), "target": types.get(one["target"], one["target"])}
        for one in graph["relationships"] if one["kind"] != "extensionTo"
    ]
    return graph | {"symbols": symbols, "relationships": relationships}


def main():
    folder, library, *modules = sys.argv[1:]
    joined, found = {}, collections.defaultdict(lambda: ({}, []))
    for module in [library, *modules]:
        for path in sorted(glob.glob(os.path.join(folder, module, "*.symbols.json"))):
            with open(path, encoding="utf-8") as file:
                graph = json.load(file)
            os.remove(path)
            other = extended(path)
            if other in [library, *modules]:
                graph, other = without_blocks(graph), ""
            symbols, relationships = found[other]
            joined = joined or graph
            symbols.update((symbol["identifier"]["precise"], symbol) for symbol in graph["symbols"])
            relationships += graph["relationships"]
    for other, (symbols, relationships) in found.items():
        graph = joined | {"symbols": list(symbols.values()), "relationships": relationships}
        graph["module"] = graph["module"] | {"name": library}
        name = library + (f"@{other}" if other else "")
        with open(os.path.join(folder, library, name + ".symbols.json"), "w", encoding="utf-8") as file:
            json.dump(graph, file)


main()
