"""A Tk program that copies or pastes: tk.py give|take CLIPBOARD|PRIMARY, on the standard streams."""
import sys
import tkinter

action, selection = sys.argv[1:]
root = tkinter.Tk()
root.withdraw()

if action == "give":
    text = sys.stdin.buffer.read().decode()
    if selection == "CLIPBOARD":
        root.clipboard_clear()
        root.clipboard_append(text)
    else:
        entry = tkinter.Entry(root)
        entry.insert(0, text)
        entry.select_range(0, "end")
    root.mainloop()
else:
    text = root.selection_get(selection=selection, type="UTF8_STRING")
    sys.stdout.buffer.write(text.encode())
