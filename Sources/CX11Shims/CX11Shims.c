// For program_invocation_short_name.
#define _GNU_SOURCE

#include "CX11Shims.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

XIC outfield_create_ic(XIM im, Window window) {
  return XCreateIC(im, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow, window, NULL);
}

const char *outfield_program_name(void) { return program_invocation_short_name; }

static int signal_fd = -1;

// Only async-signal-safe calls: the loop does the rest.
static void on_signal(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  if (write(signal_fd, &byte, 1) < 0) { /* a full pipe already wakes the loop */
  }
  errno = saved;
}

void outfield_route_signals(int fd) {
  signal_fd = fd;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_signal;
  action.sa_flags = SA_RESTART;
  sigaction(SIGTERM, &action, NULL);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGHUP, &action, NULL);
  action.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &action, NULL);
}

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

int outfield_main_queue_fd(void) { return _dispatch_get_main_queue_handle_4CF(); }

void outfield_main_queue_drain(void) {
  // The counter must be read before the queue is run, or poll reports it for ever.
  unsigned long long count;
  if (read(_dispatch_get_main_queue_handle_4CF(), &count, sizeof count) < 0) { /* nothing was pending */
  }
  _dispatch_main_queue_callback_4CF(NULL);
}
