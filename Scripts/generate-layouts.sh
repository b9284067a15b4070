#!/bin/sh
# Writes the layouts of Resources/layouts as Swift string literals, so that a
# program that links the library needs no files.
set -eu
# The order of the files, and what sed takes for a character, must not depend on the user's locale.
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")/.."
output=Sources/KeyboardModel/Generated/ShippedLayouts.swift
temporary=$output.new
trap 'rm -f "$temporary"' EXIT

# en-US becomes enUSLayout; the suffix keeps the Icelandic layout from being the keyword `is`.
constant() {
  basename "$1" .layout | sed 's/-//g; s/$/Layout/'
}

{
  echo '// Generated from Resources/layouts by Scripts/generate-layouts.sh. Do not edit.'
  echo '// swift-format-ignore-file'
  echo
  echo '/// The text of the layout files that are part of the library.'
  echo 'enum ShippedLayouts {'
  echo '  /// Each layout file in the order of their names, which have no extension.'
  echo '  static let all: [(name: String, text: String)] = ['
  for file in Resources/layouts/*.layout; do
    echo "    (\"$(basename "$file" .layout)\", $(constant "$file")),"
  done
  echo '  ]'
  for file in Resources/layouts/*.layout; do
    echo
    echo "  private static let $(constant "$file") = ##\"\"\""
    sed 's/^./    &/' "$file"
    echo
    echo '    """##'
  done
  echo '}'
} > "$temporary"
mv "$temporary" "$output"
