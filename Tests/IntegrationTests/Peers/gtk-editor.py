"""A text of GTK 3 that tells how it is: gtk-editor.py entry|view X Y WIDTH HEIGHT FAMILY PIXELS

Says "ready" with its window when it can be seen. Commands, one a line on standard input, each answered by one line:

    state          the text, anchor and head in characters, and where its characters are on the screen
    set JSON       sets text, anchor and head as told by an earlier answer
    columns N      wraps a view behind as many characters of a font of one width
"""
import json
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, GLib, Gtk, Pango

kind = sys.argv[1]
x, y, width, height = map(int, sys.argv[2:6])
family, pixels = sys.argv[6], sys.argv[7]

settings = Gtk.Settings.get_default()
settings.set_property("gtk-cursor-blink", False)
settings.set_property("gtk-enable-animations", False)
settings.set_property("gtk-im-module", "gtk-im-context-simple")
style = Gtk.CssProvider()
style.load_from_data(('* { font: %spx "%s"; }' % (pixels, family)).encode())
Gtk.StyleContext.add_provider_for_screen(
    Gdk.Screen.get_default(), style, Gtk.STYLE_PROVIDER_PRIORITY_USER
)


class Entry:
    def __init__(self):
        self.widget = Gtk.Entry()

    def windows(self):
        return [self.widget.get_window()]

    def text(self):
        return self.widget.get_text()

    def ends(self):
        return self.widget.get_property("selection-bound"), self.widget.get_property("cursor-position")

    def set(self, text, anchor, head):
        self.widget.set_text(text)
        # From the one end to the other: the second is the one that keys move.
        self.widget.select_region(anchor, head)

    def cells(self):
        text, layout = self.text(), self.widget.get_layout()
        left, top = self.widget.get_layout_offsets()
        window = self.widget.get_window()
        origin = window.get_origin()
        allocation = self.widget.get_allocation()
        for index in range(len(text) + 1):
            cell = layout.index_to_pos(len(text[:index].encode()))
            yield [
                origin[1] + allocation.x + left + cell.x / Pango.SCALE,
                origin[2] + allocation.y + top + cell.y / Pango.SCALE,
                cell.width / Pango.SCALE,
                cell.height / Pango.SCALE,
            ]


class View:
    def __init__(self):
        self.widget = Gtk.TextView(wrap_mode=Gtk.WrapMode.WORD_CHAR, left_margin=8, right_margin=8)
        self.buffer = self.widget.get_buffer()

    def windows(self):
        return [self.widget.get_window(kind) for kind in (Gtk.TextWindowType.WIDGET, Gtk.TextWindowType.TEXT)]

    def text(self):
        return self.buffer.get_text(*self.buffer.get_bounds(), True)

    def ends(self):
        marks = self.buffer.get_selection_bound(), self.buffer.get_insert()
        return tuple(self.buffer.get_iter_at_mark(mark).get_offset() for mark in marks)

    def set(self, text, anchor, head):
        self.buffer.set_text(text)
        at = self.buffer.get_iter_at_offset
        self.buffer.select_range(at(head), at(anchor))

    def cells(self):
        origin = self.widget.get_window(Gtk.TextWindowType.TEXT).get_origin()
        for index in range(len(self.text()) + 1):
            cell = self.widget.get_iter_location(self.buffer.get_iter_at_offset(index))
            left, top = self.widget.buffer_to_window_coords(Gtk.TextWindowType.TEXT, cell.x, cell.y)
            yield [origin[1] + left, origin[2] + top, cell.width, cell.height]

    def wrap(self, columns):
        layout = self.widget.create_pango_layout("m" * 100)
        # Not quite room for one more.
        room = (layout.get_size()[0] / Pango.SCALE) * (columns + 0.5) / 100
        self.widget.set_right_margin(int(self.widget.get_allocated_width() - 8 - room))


def say(line):
    print(line, flush=True)


def settle():
    """Does all that the server has for us by now, and what follows from that.

    While a frame is due GTK leaves events lying, and says that none are pending.
    """
    display = Gdk.Display.get_default()
    display.sync()
    while Gtk.events_pending() or display.has_pending() or display.peek_event():
        Gtk.main_iteration_do(False)


def obey(line):
    command, _, rest = line.partition(" ")
    settle()
    if command == "set":
        editor.set(**json.loads(rest))
    elif command == "columns":
        editor.wrap(int(rest))
    settle()
    anchor, head = editor.ends()
    say(json.dumps({"text": editor.text(), "anchor": anchor, "head": head, "cells": list(editor.cells())}))


pending = b""


def read(*_):
    global pending
    data = os.read(0, 1 << 16)
    if not data:
        Gtk.main_quit()
        return False
    pending += data
    while b"\n" in pending:
        line, pending = pending.split(b"\n", 1)
        obey(line.decode())
    return True


def shown(*_):
    for part in editor.windows():
        part.set_event_compression(False)
    editor.widget.grab_focus()
    GLib.timeout_add(100, lambda: say("ready %d" % window.get_window().get_xid()))


editor = Entry() if kind == "entry" else View()
window = Gtk.Window(title="GTK", type=Gtk.WindowType.TOPLEVEL)
window.set_default_size(width, height)
window.move(x, y)
box = Gtk.Box(border_width=10)
box.pack_start(editor.widget, True, True, 0)
window.add(box)
window.connect("map-event", shown)
window.connect("destroy", Gtk.main_quit)
GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT_IDLE, GLib.IO_IN | GLib.IO_HUP, read)
window.show_all()
Gtk.main()
