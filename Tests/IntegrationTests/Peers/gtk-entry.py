"""A window of GTK 3 with one text field, for drags. usage: gtk-entry.py X Y TEXT
Says "ready" when it can be seen, and then the text as often as it changes. With a text all of it is selected."""
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk

x, y, text = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
window = Gtk.Window(title="GTK")
window.set_default_size(300, 60)
window.move(x, y)
entry = Gtk.Entry(text=text)
window.add(entry)


def say(line):
    print(line, flush=True)


def shown(*_):
    entry.grab_focus()
    entry.select_region(0, -1)
    # After the frame has been drawn.
    GLib.timeout_add(100, lambda: say("ready %d" % window.get_window().get_xid()))


entry.connect("changed", lambda e: say("text " + e.get_text()))
window.connect("map-event", shown)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
