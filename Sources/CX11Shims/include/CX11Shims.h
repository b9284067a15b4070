// The parts of Xlib and libdispatch that Swift cannot call itself: variadic functions, functions that no
// header declares, replies that nobody waits for, and the one signal handler.
#ifndef OUTFIELD_CX11SHIMS_H
#define OUTFIELD_CX11SHIMS_H

#include <X11/Xlib.h>

/// An input context without an overlay of its own (XCreateIC is variadic).
XIC outfield_create_ic(XIM im, Window window);

/// Writes the number of each SIGTERM, SIGINT and SIGHUP as one byte to `fd`; SIGPIPE is ignored.
void outfield_route_signals(int fd);

/// What a question was answered. `data` is to be freed.
typedef struct outfield_answer {
  int is_owner;
  /// 0 when the server sent an error instead.
  int is_answered;
  Window owner;
  Atom type;
  int format;
  /// In bytes: what came, and how much more there is.
  unsigned long size, rest;
  unsigned char *data;
} outfield_answer;

/// A question to the server whose reply is not waited for: it is kept when it comes.
typedef struct outfield_question outfield_question;

/// GetSelectionOwner.
outfield_question *outfield_ask_for_owner(Display *display, Atom selection);

/// GetProperty: the first so many 32-bit words of a property of any type.
outfield_question *outfield_ask_for_property(Display *display, Window window, Atom name, long words);

/// The answer, once. Nothing is waited for if a reply to any later request has come; else one round trip.
outfield_answer outfield_take_answer(Display *display, outfield_question *question);

/// The descriptor that becomes readable when Swift's main queue has work, and the function that runs it.
/// CoreFoundation's own hooks: exported by libdispatch, declared in no public header.
int outfield_main_queue_fd(void);
void outfield_main_queue_drain(void);

#endif
