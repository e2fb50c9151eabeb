"""The bounds in the code at which it goes on in another way: documents of sizes around each are tried."""

import pathlib
import re

SOURCES = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources"

# Where a bound is (the text before its value), and what it counts.
BOUNDS = [
    ("SettingsDocuments/Editing/Rereading.swift", "smallest: Int = ", "bytes"),
    ("SettingsSession/Recovery/RecoveryLog.swift", "let largestBase = ", "bytes"),
    ("", "let interactiveCommentLimit = ", "bytes"),
    ("SettingsSession/Checking/EditingSession+Checking.swift", "let leastBackgroundSize = ", "bytes"),
    ("", "let mostKnownSettings = ", "entries"),
    ("SettingsSession/Session/KnownObject.swift", "let mostKnownOutlines = ", "entries"),
    ("SettingsScreens/Settings/ManyObjects.swift", "let leastCount = ", "entries"),
    ("SettingsSchema/Describing/ApplicableSubschemaCache.swift", "let mostPlaces = ", "entries"),
]


def sizes(write):
    """How many entries a document has a tenth below and above each bound."""
    bytes_an_entry = len(write(1000)) / 1000
    found = set()
    for file, name, unit in BOUNDS:
        text = next(SOURCES.rglob(pathlib.Path(file).name)).read_text()
        written = re.search(re.escape(name) + r"([0-9_]+)(?: << ([0-9]+))?", text)
        if not written:
            raise SystemExit(f"growth: {file} has no longer \"{name}\": change Benchmarks/growth/bounds.py")
        value = int(written[1].replace("_", "")) << int(written[2] or 0)
        entries = value / bytes_an_entry if unit == "bytes" else value
        found |= {round(entries * 0.9), round(entries * 1.1)}
    return sorted(found)
