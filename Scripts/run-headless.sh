#!/bin/sh
# Shows the demo on a virtual display, clicks a field, and saves what it looks like.
# usage: run-headless.sh PROGRAM [PICTURE [FIELD TEXT [ARGUMENT...]]]
# PICTURE is ./outfield.png if not given. TEXT is typed into the field with the id FIELD.
set -eu
program=$1 picture=${2:-outfield.png} field_id=${3:-} text=${4:-}
shift; shift $(($# < 3 ? $# : 3))
folder=$(mktemp -d)
server= demo=

finish() {
  for pid in $demo $server; do
    kill "$pid" 2>/dev/null && wait "$pid" 2>/dev/null || true
  done
  rm -rf "$folder"
}
trap finish EXIT
trap 'exit 1' INT TERM HUP

fail() { echo "$@" >&2; exit 1; }

# The shell reads byte by byte, so what follows the line that is waited for stays in the pipe.
await() {
  timeout 30 sh -c 'while IFS= read -r line; do
    case $line in *"\"event\":\"$1\""*) printf "%s\n" "$line"; exit 0 ;; esac
  done; exit 1' sh "$1" <&5 || fail "The demo did not report '$1'."
}

mkfifo "$folder/display" "$folder/commands" "$folder/events"

Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset 3>"$folder/display" 2>"$folder/server.log" &
server=$!
number=$(timeout 30 head -n 1 "$folder/display") || true
[ -n "$number" ] || { cat "$folder/server.log" >&2; fail "Xvfb did not start."; }
DISPLAY=:$number
export DISPLAY

"$program" demo --events "$@" <"$folder/commands" >"$folder/events" &
demo=$!
exec 4>"$folder/commands" 5<"$folder/events"
window=$(await ready | sed -n 's/.*"window":\([0-9]*\).*/\1/p')

echo tree >&4
field=$(await tree | tr '}' '\n' | grep '"class":"TextField"' | grep '"visible":true' |
  grep "\"id\":\"$field_id" | head -n 1) || true
numbers() { printf '%s' "$field" | sed -n "s/.*\"$1\":\[\([-0-9.,]*\)].*/\1/p" | tr ',' ' '; }
# shellcheck disable=SC2046
set -- $(numbers screen) $(numbers frame)
[ $# = 6 ] || fail "The demo shows no text field."
xdotool mousemove $((${1%.*} + ${5%.*} / 2)) $((${2%.*} + ${6%.*} / 2)) click 1
await keyboardDidShow >/dev/null
if [ -n "$text" ]; then
  xdotool type "$text"
  until await text | grep -qF "\"text\":\"$text\""; do :; done
fi
# Painting follows the notification; an answer to one more command follows the painting.
echo tree >&4
await tree >/dev/null

import -window "${window:-root}" "$picture"
case $picture in /*) ;; *) picture=$PWD/$picture ;; esac
echo "The demo ran on a virtual display: see $picture"
echo quit >&4
wait "$demo" && demo=
