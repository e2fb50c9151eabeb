"""The bounds in the code at which it goes on in another way: documents of sizes around each are tried."""

import pathlib
import re

SOURCES = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources"

# Where a bound is (the text before its value), and what it counts.
BOUNDS = [
    ("SettingsTree/Editing/Rereading.swift", "smallest: Int = ", "bytes"),
    ("SettingsTree/Diff/ElementMatches.swift", "let effort = ", "entries"),
    ("SettingsSession/Recovery/RecoveryLog.swift", "let largestBase = ", "bytes"),
    ("SettingsSession/Session/EditingSession.swift", "let interactiveCommentLimit = ", "bytes"),
    ("SettingsSession/Checking/EditingSession+Checking.swift", "let leastBackgroundSize = ", "bytes"),
    ("SettingsSession/Session/KnownObject.swift", "let mostKnownOutlines = ", "entries"),
    ("SettingsScreens/Settings/ManyObjects.swift", "let leastCount = ", "entries"),
    ("SettingsSchema/Describing/ApplicableSubschemaCache.swift", "let mostPlaces = ", "entries"),
]


def sizes(write):
    """How many entries a document has a tenth below and above each bound."""
    bytes_an_entry = len(write(1000)) / 1000
    found = set()
    for file, name, unit in BOUNDS:
        place = SOURCES / file
        written = place.exists() and re.search(re.escape(name) + r"([0-9_]+)(?: << ([0-9]+))?", place.read_text())
        if not written:
            raise SystemExit(f"growth: {file} no longer has \"{name}\": change Benchmarks/growth/bounds.py")
        value = int(written[1].replace("_", "")) << int(written[2] or 0)
        entries = value / bytes_an_entry if unit == "bytes" else value
        found |= {round(entries * 0.9), round(entries * 1.1)}
    return sorted(found)
