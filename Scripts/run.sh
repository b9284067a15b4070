#!/bin/sh
# Starts the demo; without a display, on a virtual one, and leaves a picture of it.
set -eu
if [ -n "${DISPLAY:-}" ]; then exec "$1" demo; fi
exec "$(dirname "$0")/run-headless.sh" "$1"
