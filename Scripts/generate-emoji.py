#!/usr/bin/env python3
"""Writes Sources/KeyboardModel/Generated from Unicode's emoji and their names in CLDR: Debian's packages unicode-data
and unicode-cldr-core. Does nothing where one of them is missing."""
import html
import os
import re
import sys

EMOJI = "/usr/share/unicode/emoji/emoji-test.txt"
NAMES = "/usr/share/unicode/cldr/common/"
OUTPUT = os.path.join(os.path.dirname(__file__), "../Sources/KeyboardModel/Generated/")
GROUPS = {
    "Smileys & Emotion": "smileys", "People & Body": "people", "Animals & Nature": "animals", "Food & Drink": "food",
    "Travel & Places": "travel", "Activities": "activities", "Objects": "objects", "Symbols": "symbols",
    "Flags": "flags"}
# English, and those that most of our layouts' users read whose letters are not English ones.
LANGUAGES = ["ar", "de", "en", "es", "fr", "ru"]
TONES = "\U0001F3FB\U0001F3FC\U0001F3FD\U0001F3FE\U0001F3FF"
HEAD = "// Generated from Unicode's emoji and CLDR by Scripts/generate-emoji.py. Do not edit.\n// swift-format-ignore-file\n\n"


def read_emoji():
    """The fully qualified ones as (group, text, English name)."""
    rows, group = [], None
    for line in open(EMOJI, encoding="utf-8"):
        title = re.match(r"# group: (.*)", line)
        if title:
            group = title[1].strip()
        found = re.match(r"([0-9A-F ]+); fully-qualified\s+# \S+ E[0-9.]+ (.*)", line)
        if found:
            rows.append((GROUPS[group], "".join(chr(int(code, 16)) for code in found[1].split()), found[2]))
    return rows


def without_tones(text):
    return re.sub("[" + TONES + "]", "", text)


def key(text):
    """What is the same of an emoji with and without a tone: the selector of colour goes where a tone comes."""
    return without_tones(text).replace("\ufe0f", "")


def read_names(language):
    """By emoji: its name, and the other words that it is looked for by."""
    found = {}
    for folder in ("annotations", "annotationsDerived"):
        text = open(f"{NAMES}{folder}/{language}.xml", encoding="utf-8").read()
        for cp, kind, value in re.findall(r'<annotation cp="([^"]+)"( type="tts")?[^>]*>([^<]*)<', text):
            entry = found.setdefault(html.unescape(cp).replace("\ufe0f", ""), ["", ""])
            # Some have marks of direction in them, which nobody types.
            entry[0 if kind else 1] = re.sub("[\u200e\u200f\u202a-\u202e]", "", html.unescape(value).lower())
    return found


def line_of_names(name, words):
    """`name|word|word`, without words that the name has."""
    known = set(re.split(r"[ \-:,]+", name))
    more = [word for word in words.split(" | ") if word and not set(re.split(r"[ \-]+", word)) <= known]
    return "|".join([name] + more)


def literal(name, lines):
    return f'  {name}: String {{ ##"""\n' + "".join(f"    {line}\n" if line else "\n" for line in lines) + '    """## }\n'


def write_table(rows, version):
    with open(OUTPUT + "EmojiTable.swift", "w", encoding="utf-8") as output:
        output.write(HEAD)
        output.write("/// The emoji of each group, in Unicode's order; `+` stands before those that have skin tones.\n")
        output.write(f'enum EmojiTable {{\n  static let version = "{version}"\n')
        toned = {key(text) for _, text, _ in rows if without_tones(text) != text}
        for group in GROUPS.values():
            words = [("+" if key(text) in toned else "") + text
                     for own, text, _ in rows if own == group and without_tones(text) == text]
            lines = [" ".join(words[start:start + 25]) for start in range(0, len(words), 25)]
            output.write("\n" + literal(f"static var {group}", lines))
        output.write("}\n")


def write_names(rows, version):
    with open(OUTPUT + "EmojiNames.swift", "w", encoding="utf-8") as output:
        output.write(HEAD)
        output.write("/// What emoji are called, in lower case: a line for each one of `EmojiTable`, in its order. The name comes\n"
                     "/// first, then after `|` other words that it is looked for by.\nenum EmojiNames {\n")
        output.write(f'  static let version = "{version}"\n  /// The languages that there are names in.\n')
        output.write("  static let languages = [" + ", ".join(f'"{language}"' for language in LANGUAGES) + "]\n\n")
        output.write("  /// The lines of a language, or `nil` if there are none.\n"
                     "  static func lines(_ language: String) -> String? {\n    switch language {\n")
        for language in LANGUAGES:
            output.write(f'    case "{language}": {language}\n')
        output.write("    default: nil\n    }\n  }\n")
        for language in LANGUAGES:
            names = read_names(language)
            lines = []
            for _, text, english in rows:
                if without_tones(text) == text:
                    name, words = names.get(text.replace("\ufe0f", ""), ["", ""])
                    lines.append(line_of_names(name or (english.lower() if language == "en" else ""), words))
            output.write("\n" + literal(f"private static var {language}", lines))
        output.write("}\n")


def main():
    try:
        rows = read_emoji()
        version = re.search(r"# Version: (\S+)", open(EMOJI, encoding="utf-8").read())[1]
        write_names(rows, re.search(r'cldrVersion CDATA #FIXED "(\S+?)"', open(NAMES + "dtd/ldml.dtd").read())[1])
        write_table(rows, version)
    except FileNotFoundError as error:
        print(f"generate-emoji.py: {error.filename} is missing: nothing is written", file=sys.stderr)


main()
