#!/bin/sh
# Formats (`fmt`) or checks (`lint`) every Swift file.
set -eu
cd "$(dirname "$0")/.."

# Part of the toolchain since Swift 6.0; some distributions ship only the separate program.
if swift format --version >/dev/null 2>&1; then
  tool="swift format"
elif command -v swift-format >/dev/null; then
  tool=swift-format
else
  echo "swift format is missing: it comes with Swift 6, or as the package swift-format" >&2
  exit 1
fi

case ${1:-lint} in
fmt) $tool format --in-place --parallel --recursive Package.swift Sources Tests ;;
lint) $tool lint --strict --parallel --recursive Package.swift Sources Tests ;;
*) echo "usage: format.sh fmt|lint" >&2 && exit 2 ;;
esac
