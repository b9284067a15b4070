# The demo on a virtual display, for scripts that take pictures of it: to be sourced.
# Functions read events on descriptor 5 and write commands on descriptor 4.
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

# Starts Xvfb and makes it DISPLAY.
start_server() {
  mkfifo "$folder/display" "$folder/commands" "$folder/events"
  Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset 3>"$folder/display" 2>"$folder/server.log" &
  server=$!
  number=$(timeout 30 head -n 1 "$folder/display") || true
  [ -n "$number" ] || { cat "$folder/server.log" >&2; fail "Xvfb did not start."; }
  DISPLAY=:$number
  export DISPLAY
}

# Starts PROGRAM demo with more arguments; sets $window.
start_demo() {
  program=$1
  shift
  "$program" demo --events "$@" <"$folder/commands" >"$folder/events" &
  demo=$!
  exec 4>"$folder/commands" 5<"$folder/events"
  window=$(await ready | sed -n 's/.*"window":\([0-9]*\).*/\1/p')
}

end_demo() {
  echo quit >&4
  wait "$demo" && demo=
  exec 4>&- 5<&-
}

# Prints the next event of a name. The shell reads byte by byte, so what follows the line that is waited for stays in
# the pipe.
await() {
  timeout 30 sh -c 'while IFS= read -r line; do
    case $line in *"\"event\":\"$1\""*) printf "%s\n" "$line"; exit 0 ;; esac
  done; exit 1' sh "$1" <&5 || fail "The demo did not report '$1'."
}

# Prints the first view whose JSON has all of the given texts, as the demo is now.
find_view() {
  echo tree >&4
  found=$(await tree | tr '}' '\n')
  for part in "$@"; do found=$(printf '%s\n' "$found" | grep -F "$part") || return 1; done
  printf '%s\n' "$found" | head -n 1
}

# Prints the screen's x and y and the width and height of a view that find_view has printed, in whole pixels.
place_of() {
  for field in screen frame; do
    printf '%s\n' "$1" | sed -n "s/.*\"$field\":\[\([-0-9.,]*\)].*/\1/p" | tr ',' ' '
  done | tr '\n' ' ' | awk '{ printf "%d %d %d %d\n", $1, $2, $5, $6 }'
}

# Clicks in the middle of a text field whose id begins with $1, and waits until the keyboard is up.
edit_field() {
  field=$(find_view '"anchor":' '"visible":true' "\"id\":\"$1") || fail "The demo shows no text field."
  # shellcheck disable=SC2046
  set -- $(place_of "$field")
  xdotool mousemove $(($1 + $3 / 2)) $(($2 + $4 / 2)) click 1
  await keyboardDidShow >/dev/null
}

# Painting follows the events; an answer to one more command follows the painting.
settle() { find_view '"id":' >/dev/null; }
