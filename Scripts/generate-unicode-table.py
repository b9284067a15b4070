#!/usr/bin/env python3
"""Writes Sources/TextModel/Unicode/UnicodeTable.swift from the files of Debian's package unicode-data."""
import os
import re

FOLDER = "/usr/share/unicode/"
OUTPUT = os.path.join(os.path.dirname(__file__), "../Sources/TextModel/Unicode/UnicodeTable.swift")
SIZE = 0x110000

# In the order of `LineBreakClass`.
CLASSES = """AL BA BB B2 BK CB CL CM CP CR EB EM EX GL H2 H3 HL HY ID IN IS JL JT JV LF NL NS NU OP PO PR QU RI SP SY
WJ ZW ZWJ WideOP WideCP ReservedID""".split()
# Rule LB1.
RESOLVED = {"XX": "AL", "AI": "AL", "SG": "AL", "CJ": "NS"}
BIDI_NAMES = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET"}
# In the order of `BidiEffect`: the others have none.
BIDI = {"L": 1, "R": 2, "AL": 2, "AN": 3, "LRE": 3, "RLE": 3, "LRO": 3, "RLO": 3, "PDF": 3, "LRI": 3, "RLI": 3,
        "FSI": 3, "PDI": 3}


def property_of(name, default):
    """The values of a property for every code point; later lines overrule what is said of missing ones."""
    values = [default] * SIZE
    lines = open(FOLDER + name, encoding="utf-8").read().splitlines()
    rows = [line[len("# @missing:"):] for line in lines if line.startswith("# @missing:")] + lines
    for row in rows:
        found = re.match(r"\s*([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)", row)
        if found:
            first, last, value = found.groups()
            for index in range(int(first, 16), int(last or first, 16) + 1):
                values[index] = value
    return values


def pictographs():
    found = [False] * SIZE
    for row in open(FOLDER + "emoji/emoji-data.txt", encoding="utf-8"):
        match = re.match(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*Extended_Pictographic", row)
        if match:
            for index in range(int(match[1], 16), int(match[2] or match[1], 16) + 1):
                found[index] = True
    return found


def main():
    breaks = property_of("LineBreak.txt", "XX")
    version = re.search(r"LineBreak-([0-9.]+)\.txt", open(FOLDER + "LineBreak.txt").readline())[1]
    widths = property_of("EastAsianWidth.txt", "N")
    categories = property_of("extracted/DerivedGeneralCategory.txt", "Cn")
    directions = property_of("extracted/DerivedBidiClass.txt", "L")
    pictures = pictographs()

    def packed(index):
        value = breaks[index]
        if value == "SA":
            value = "CM" if categories[index] in ("Mn", "Mc") else "AL"
        value = RESOLVED.get(value, value)
        if value in ("OP", "CP") and widths[index] in "FWH":
            value = "Wide" + value
        if value == "ID" and categories[index] == "Cn" and pictures[index]:
            value = "ReservedID"
        # Syllables of two and of three letters alternate; which is which is counted.
        if value == "H3":
            value = "H2"
        direction = directions[index]
        return BIDI.get(BIDI_NAMES.get(direction, direction), 0) << 6 | CLASSES.index(value)

    entries, last = [], None
    for index in range(SIZE):
        value = packed(index)
        if value != last:
            entries.append(f"0x{index << 8 | value:x}")
            last = value
    with open(OUTPUT, "w", encoding="utf-8") as output:
        output.write(
            "// Generated from Debian's unicode-data by Scripts/generate-unicode-table.py. Do not edit.\n"
            "// swift-format-ignore-file\n\n"
            "/// What line breaking and bidirectional ordering need to know of each character.\n"
            "enum UnicodeTable {\n"
            f'  static let version = "{version}"\n'
            "  /// Where the properties change: the first code point, shifted by 8 bits, with a `BidiEffect` shifted\n"
            "  /// by 6 and a `LineBreakClass`.\n"
            "  static let entries: [UInt32] = [\n")
        for start in range(0, len(entries), 9):
            output.write("    " + ", ".join(entries[start:start + 9]) + ",\n")
        output.write("  ]\n}\n")


main()
