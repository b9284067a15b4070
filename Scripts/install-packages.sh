#!/bin/sh
# Installs what is missing for `make run` or `make test`, and nothing else.
# usage: install-packages.sh run|test
set -eu
purpose=$1
say() { echo "$@" >&2; }

if [ -r /etc/os-release ]; then . /etc/os-release; fi
system=${ID:-unknown}-${VERSION_ID:-}

has() { command -v "$1" >/dev/null 2>&1; }
needs_display() { [ "$purpose" = test ] || [ -z "${DISPLAY:-}" ]; }

modules="x11 x11-xcb xi xext xfixes xft xrender harfbuzz fribidi fontconfig"
[ "$purpose" != test ] || modules="$modules xtst"
[ -z "${HEADLESS:-}" ] || modules=

missing_modules() {
  has pkg-config || { echo "pkg-config $modules"; return; }
  for module in $modules; do pkg-config --exists "$module" || echo "$module"; done
}

# The C++ library of the distribution's compiler: Swift links against it.
cxx_library() {
  case $system in
  debian-12) echo libstdc++-12-dev ;;
  debian-13) echo libstdc++-14-dev ;;
  *) echo g++ ;;
  esac
}

wanted_packages() {
  echo binutils libc6-dev "$(cxx_library)"
  if ! has swift; then
    echo swiftlang
  elif ! swift build --version >/dev/null 2>&1; then # unpacked by hand, its libraries missing
    echo libcurl4 libncurses6 libsqlite3-0 libxml2
  fi
  [ -z "${HEADLESS:-}" ] || return 0
  has pkg-config || echo pkg-config
  echo libx11-dev libx11-xcb-dev libxi-dev libxext-dev libxfixes-dev libxft-dev libharfbuzz-dev libfribidi-dev
  echo fonts-noto-core fonts-dejavu-core
  if [ "$purpose" = test ]; then
    echo libxtst-dev x11-xserver-utils openbox icewm fluxbox twm xclip xsel i3-wm xsettingsd
    echo xserver-xorg-core xserver-xorg-video-dummy # a touchscreen without hardware
    echo fonts-noto-cjk fonts-noto-color-emoji unicode-data
    echo valgrind xdotool # to count the code of a key
    echo xterm python3-tk python3-gi gir1.2-gtk-3.0 # programs to copy from and paste into
  fi
  if needs_display; then echo xvfb x11-xkb-utils; fi
  if [ "$purpose" = run ] && needs_display; then echo xdotool imagemagick; fi
}

missing_packages() {
  wanted=$(wanted_packages | tr ' ' '\n')
  # shellcheck disable=SC2086
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $wanted 2>/dev/null | sed -n 's/^installed //p')
  for package in $wanted; do
    printf '%s\n' "$installed" | grep -qxF "$package" || echo "$package"
  done
}

install_by_apt() {
  missing=$(missing_packages | tr '\n' ' ')
  [ -n "$missing" ] || return 0
  as_root=
  if [ "$(id -u)" != 0 ]; then
    if ! has sudo; then
      say "Please run as root: apt-get install $missing"
      [ -z "$(missing_modules)" ] && return 0 || exit 1 # fonts alone, say, stop nobody
    fi
    as_root=sudo
  fi
  say "Installing: $missing"
  apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300"
  $apt update
  # shellcheck disable=SC2086
  $apt install -y --no-install-recommends $missing </dev/null >/dev/null
}

require_swift() {
  case $system in
  debian-1[3-9]* | debian-) ! has apt-get || return 0 ;; # has the package swiftlang
  esac
  say "Swift 6.0 or newer is needed: https://www.swift.org/install/linux/"
  exit 1
}

has swift || require_swift
if has apt-get && has dpkg-query; then
  install_by_apt
else
  missing=$(missing_modules)
  [ -z "$missing" ] || {
    say "Please install these pkg-config modules with your package manager:" $missing
    say "and for tests or a run without a display: Xvfb openbox setxkbmap xdotool imagemagick"
    exit 1
  }
fi
