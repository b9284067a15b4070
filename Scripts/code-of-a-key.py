#!/usr/bin/env python3
"""How much code one typed letter and its deletion touch, and which functions that is.

usage: code-of-a-key.py count PROGRAM [ARGUMENT...]   lines of 64 bytes and pages of 4 kB, by object, then the sums
       code-of-a-key.py order PROGRAM [ARGUMENT...]   the program's functions: those of a key, then those of a start

A key comes alone, and the code that it runs has left the caches: how much different code there is decides what it
costs, not how often it runs. The counts depend on no machine's load. PROGRAM is shown as `PROGRAM field-window a`, or
with the arguments given, and prints where its fields are; for `order` it needs its symbols. Needs valgrind, Xvfb and
xdotool."""
import os, re, signal, subprocess, sys, tempfile, time
from collections import Counter

PAIRS = 40  # of a letter and its deletion, beyond the one of the shorter run


class Session:
    """The program under callgrind, on a display of its own."""

    def __init__(self, command, out):
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as number: display = number.readline().strip()
        self.env = dict(os.environ, DISPLAY=":" + display, LANG="C.UTF-8")
        self.program = subprocess.Popen(
            ["valgrind", "--tool=callgrind", "--dump-instr=yes", "--demangle=no", f"--callgrind-out-file={out}",
             *command], env=self.env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    def do(self, *words):
        done = subprocess.run(["xdotool", *words], env=self.env, timeout=20, capture_output=True, text=True)
        return done.stdout.split()

    def click_first_field(self):
        field = None
        for line in self.program.stdout:
            if line.startswith("FIELD") and not field: field = [int(n) for n in line.split()[1:5]]
            if line.startswith("END"): break
        if not field: raise SystemExit("the program printed no FIELD line")
        self.rest()
        for window in self.do("search", "--onlyvisible", "--name", ".")[-1:]: self.do("windowfocus", window)
        x, y, width, height = field
        self.do("mousemove", str(x + width // 2), str(y + height // 2), "click", "1")
        self.rest()

    def type(self, pairs):
        for _ in range(pairs): self.do("key", "--delay", "30", "a", "BackSpace")
        self.rest()

    def rest(self):
        """Until the program has done nothing for a moment: a caret blinks less often."""
        last, quiet, end = None, 0, time.monotonic() + 30
        while quiet < 4 and time.monotonic() < end:
            with open(f"/proc/{self.program.pid}/stat") as stat: now = stat.read().split()[13:15]
            quiet, last = quiet + 1 if now == last else 0, now
            time.sleep(0.08)

    def end(self):
        for process in self.program, self.server:
            process.send_signal(signal.SIGTERM)
            try: process.wait(30)
            except subprocess.TimeoutExpired: process.kill()


def run(command, pairs, out):
    session = Session(command, out)
    try:
        session.click_first_field()
        session.type(pairs)
    finally: session.end()


def costs(path):
    """How often each instruction ran, by (object, function, address)."""
    cost, names, address, place, is_call = Counter(), {}, 0, {"ob": None, "fn": None}, False
    for line in open(path, errors="replace"):
        named = re.match(r"(c?)(ob|fn)=\((\d+)\)(?: (.*))?", line)
        if named:
            called, kind, number, name = named.groups()
            if name: names[kind, number] = name.strip()
            if not called: place[kind] = names[kind, number]
        elif line.startswith("calls="): is_call = True
        elif step := re.match(r"(0x[0-9a-f]+|[+-](?:0x[0-9a-f]+|\d+)|\*) \S+(?: (\d+))?", line):
            word, count = step.groups()
            if word.startswith("0x"): address = int(word, 16)
            elif word != "*": address += int(word, 0)
            if is_call: is_call = False
            elif count: cost[place["ob"], place["fn"], address] += int(count)
    return cost


def main(task, command):
    if len(command) == 1: command = command + ["field-window", "a"]
    with tempfile.TemporaryDirectory() as folder:
        for pairs in 1, 1 + PAIRS: run(command, pairs, f"{folder}/{pairs}")
        few, many = costs(f"{folder}/1"), costs(f"{folder}/{1 + PAIRS}")
    hot = [key for key in many if many[key] - few[key] >= 0.8 * PAIRS]
    if task == "order": return print_order(os.path.basename(command[0]), hot, many)
    lines = Counter(ob for ob, _ in {(ob, at >> 6) for ob, _, at in hot})
    pages = Counter(ob for ob, _ in {(ob, at >> 12) for ob, _, at in hot})
    for ob, count in lines.most_common(): print(f"{count:6} lines {pages[ob]:4} pages  {os.path.basename(ob or '?')}")
    print(f"{sum(lines.values()):6} lines {sum(pages.values()):4} pages  together")


def print_order(program, hot, many):
    first = {}
    for ob, fn, at in many:
        if os.path.basename(ob or "") == program: first[fn] = min(at, first.get(fn, at))
    of_key = {fn for _, fn, _ in hot}
    # callgrind numbers the rounds of a recursion.
    for fn in sorted(first, key=lambda fn: (fn not in of_key, first[fn])):
        if "'" not in fn and not fn.startswith(("0x", "(")): print(fn)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and the session ends what it started
    if len(sys.argv) < 3 or sys.argv[1] not in ("count", "order"): sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
