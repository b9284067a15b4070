"""A GTK 3 program that copies or pastes: gtk.py give|take CLIPBOARD|PRIMARY, on the standard streams."""
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

action, selection = sys.argv[1:]
clipboard = Gtk.Clipboard.get(Gdk.Atom.intern(selection, False))


def took(_, text):
    if text is None:
        sys.exit("no text")
    sys.stdout.buffer.write(text.encode())
    Gtk.main_quit()


if action == "give":
    text = sys.stdin.buffer.read().decode()
    # From the main loop: a claim needs the server's time.
    GLib.idle_add(lambda: clipboard.set_text(text, -1))
else:
    clipboard.request_text(took)
Gtk.main()
