#!/bin/sh
# Takes a picture of the keyboard panel with each layout, from the real program, for a person to look at.
# usage: layout-pictures.sh PROGRAM FOLDER [TAG...]
set -eu
program=$1 pictures=$2
shift 2
. "$(dirname "$0")/headless.sh"

# As few colours as are needed for smooth letters: a picture is small then.
take() {
  panel=$(find_view '"id":"keyboard"') || fail "The demo shows no keyboard."
  # shellcheck disable=SC2046
  set -- "$1" $(place_of "$panel")
  import -window root -crop "$4x$5+$2+$3" +repage -strip -colors 64 -define png:compression-level=9 \
    "png8:$pictures/$1.png"
}

start_server
# Nothing of the user's own, neither layouts nor what was chosen.
HOME=$folder XDG_DATA_HOME=$folder XDG_STATE_HOME=$folder
export HOME XDG_DATA_HOME XDG_STATE_HOME
unset LC_ALL LC_MESSAGES
mkdir -p "$pictures"
[ $# -gt 0 ] || set -- $("$program" layouts | sed 's/[ \t].*//')
for tag; do
  export LANG="$tag"
  # The search wants no capitals.
  start_demo "$program" --size 640x640 --theme light --scene split
  edit_field split/
  settle
  take "$tag"
  end_demo
done
echo "$# pictures in $pictures: open them before you commit them."
