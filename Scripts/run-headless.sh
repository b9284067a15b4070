#!/bin/sh
# Shows the demo on a virtual display, clicks a field, and saves what it looks like.
# usage: run-headless.sh PROGRAM [PICTURE [FIELD TEXT [ARGUMENT...]]]
# PICTURE is ./outfield.png if not given. TEXT is typed into the field with the id FIELD.
set -eu
program=$1 picture=${2:-outfield.png} field_id=${3:-} text=${4:-}
shift; shift $(($# < 3 ? $# : 3))
. "$(dirname "$0")/headless.sh"

start_server
start_demo "$program" "$@"
edit_field "$field_id"
if [ -n "$text" ]; then
  xdotool type "$text"
  until await text | grep -qF "\"text\":\"$text\""; do :; done
fi
settle

import -window "${window:-root}" "$picture"
case $picture in /*) ;; *) picture=$PWD/$picture ;; esac
echo "The demo ran on a virtual display: see $picture"
end_demo
