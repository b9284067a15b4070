// The parts of Xlib, libc and libdispatch that Swift cannot call itself: variadic functions, functions that no
// header declares, a global variable, and the one signal handler.
#ifndef OUTFIELD_CX11SHIMS_H
#define OUTFIELD_CX11SHIMS_H

#include <X11/Xlib-xcb.h>
#include <X11/Xlib.h>

/// An input context without an overlay of its own (XCreateIC is variadic).
XIC outfield_create_ic(XIM im, Window window);

/// Writes the number of each SIGTERM, SIGINT and SIGHUP as one byte to `fd`; SIGPIPE is ignored.
void outfield_route_signals(int fd);

/// The reply to RRGetMonitors (RANDR 1.5), which the caller frees; null where the server has no such request. One round
/// trip, and one more the first time. Asked without a library of its own: each costs every start its loading.
void *outfield_ask_for_monitors(xcb_connection_t *connection, Window root);

/// What the user started: the last part of the program's path, for messages and for window managers.
const char *outfield_program_name(void);

/// The descriptor that becomes readable when Swift's main queue has work, and the function that runs it.
/// CoreFoundation's own hooks: exported by libdispatch, declared in no public header.
int outfield_main_queue_fd(void);
/// Runs what is in that queue now, and only that.
void outfield_main_queue_drain(void);

#endif
