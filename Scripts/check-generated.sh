#!/bin/sh
# Runs every generator (Scripts/generate-*) again: nothing in the tree may change.
set -eu
cd "$(dirname "$0")/.."

state() { git diff HEAD -- Sources Resources Tests | cksum; git status --porcelain -- Sources Resources Tests; }

before=$(state)
for generator in Scripts/generate-*; do
  [ ! -x "$generator" ] || "$generator"
done
[ "$(state)" = "$before" ] || { echo "Generated files were out of date; now they are written: git diff" >&2; exit 1; }
