#!/usr/bin/env python3
"""Writes Sources/Curses/Text/ScalarColumnsTable.swift from the newest Unicode data to be had.

    pip install unicodedata2 && Scripts/display-width-table.py > Sources/Curses/Text/ScalarColumnsTable.swift
    Scripts/display-width-table.py /usr/share/unicode > …      (Debian's package unicode-data)

Without a folder the data come from the Python package unicodedata2, which follows the newest Unicode
version; with one, from EastAsianWidth.txt and extracted/DerivedGeneralCategory.txt in it.
"""
import re
import sys

ZERO, SIGN, MARK = 0, 3, 4
JOINERS = {0x200C, 0x200D}
THAI_AND_LAO_AM = {0x0E33, 0x0EB3}
PREPENDED = {*range(0x0600, 0x0606), 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD}
UNASSIGNED_WIDE = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]
IGNORABLE_UNASSIGNED = {0x2065, *range(0xFFF0, 0xFFF9), *range(0xE0000, 0xE1000)}


def from_package():
    import unicodedata2 as data

    return data.unidata_version, lambda c: data.category(chr(c)), lambda c: data.east_asian_width(chr(c))


def from_folder(folder):
    def read(name, default):
        values = {}
        for line in open(f"{folder}/{name}", encoding="utf-8"):
            found = re.match(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)", line)
            if found:
                for code in range(int(found[1], 16), int(found[2] or found[1], 16) + 1):
                    values[code] = found[3]
        return lambda code: values.get(code, default)

    version = re.search(r"-([\d.]+)\.txt", open(f"{folder}/EastAsianWidth.txt", encoding="utf-8").readline())[1]
    return version, read("extracted/DerivedGeneralCategory.txt", "Cn"), read("EastAsianWidth.txt", "N")


def columns(code, category, width):
    """What Sources/Curses/Text/ScalarColumns.swift says about each class."""
    if 0x1160 <= code <= 0x11FF or 0xD7B0 <= code <= 0xD7C6 or 0xD7CB <= code <= 0xD7FB:
        return ZERO  # Hangul vowels and finals: part of the syllable that a leading consonant begins
    if code in JOINERS or 0xE0020 <= code <= 0xE007F or category in ("Mn", "Me"):
        return ZERO
    if category == "Mc" or code in THAI_AND_LAO_AM:
        return MARK
    if code in PREPENDED:
        return 1
    if category in ("Cc", "Cf", "Cs", "Zl", "Zp") or code in IGNORABLE_UNASSIGNED:
        return SIGN
    if code >= 0x100000 or code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF:
        return SIGN  # plane 16 is what stands in for clusters inside ncurses; the rest are noncharacters
    if width in ("W", "F") or 0x1F1E6 <= code <= 0x1F1FF:
        return 2
    return 2 if any(first <= code <= last for first, last in UNASSIGNED_WIDE) else 1


version, category_of, width_of = from_folder(sys.argv[1]) if len(sys.argv) > 1 else from_package()
starts, previous = [], None
for code in range(0x110000):
    value = columns(code, category_of(code), width_of(code))
    if value != previous:
        starts.append(f"0x{code << 3 | value:X}")
        previous = value

print(f"// Written by Scripts/display-width-table.py from the data of Unicode {version}; do not edit.")
print("// swift-format-ignore-file")
print()
print("extension ScalarColumns {")
print("  /// Where a run of scalars of one class begins: the scalar's number times eight, plus the class.")
print("  static let starts: [UInt32] = [")
line = "   "
for start in starts:
    if len(line) + len(start) + 2 > 120:
        print(line)
        line = "   "
    line += f" {start},"
print(line)
print("  ]")
print("}")
