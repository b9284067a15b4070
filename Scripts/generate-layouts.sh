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

# The text of a file as the value of a constant.
literal() {
  echo
  echo "  $1: String { ##\"\"\""
  sed 's/^./    &/' "$2"
  echo
  echo '    """## }'
}

{
  echo '// Generated from Resources/layouts by Scripts/generate-layouts.sh. Do not edit.'
  echo '// swift-format-ignore-file'
  echo
  echo '/// The text of the layout files that are part of the library: nothing is made of them before they are asked for.'
  echo 'enum ShippedLayouts {'
  echo '  /// The names of the layout files, in their order, without the extension.'
  echo '  static let names: [String] = ['
  for file in Resources/layouts/*.layout; do
    echo "    \"$(basename "$file" .layout)\","
  done
  echo '  ]'
  echo
  echo '  /// The text of a layout file, or `nil` if there is none of this name.'
  echo '  static func text(of name: String) -> String? {'
  echo '    switch name {'
  for file in Resources/layouts/*.layout; do
    echo "    case \"$(basename "$file" .layout)\": $(constant "$file")"
  done
  echo '    default: nil'
  echo '    }'
  echo '  }'
  echo
  echo '  /// The pages that every layout has unless it has its own.'
  literal 'static var commonPages' Resources/layouts/common.pages | sed 1d
  for file in Resources/layouts/*.layout; do
    literal "private static var $(constant "$file")" "$file"
  done
  echo '}'
} > "$temporary"
mv "$temporary" "$output"
