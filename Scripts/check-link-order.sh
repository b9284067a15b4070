#!/bin/sh
# Whether the order in which the release is linked still fits the code: most of its names must be there.
# usage: check-link-order.sh [OBJECTS]    the folder of a release build
set -eu
cd "$(dirname "$0")/.."
objects=${1:-.build/release}
most=20 # of a hundred may be gone
ours='^\$s\(6UICore\|8Controls\|9TextModel\|11TextShaping\|8X11Model\|11X11Platform\|8Outfield\|4Demo\)'

names=$(mktemp)
trap 'rm -f "$names"' EXIT
nm --defined-only "$objects"/*.build/*.o 2>/dev/null | awk 'NF == 3 { print $3 }' | sort -u >"$names"
all=$(grep -c "$ours" Scripts/link-order.txt)
gone=$(grep "$ours" Scripts/link-order.txt | sort -u | comm -23 - "$names" | wc -l)
[ $((gone * 100)) -le $((all * most)) ] ||
  { echo "$gone of $all functions in Scripts/link-order.txt are no more: make order" >&2; exit 1; }
