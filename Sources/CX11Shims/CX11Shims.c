// For program_invocation_short_name.
#define _GNU_SOURCE

#include "CX11Shims.h"

#include <X11/extensions/randr.h>
#include <X11/extensions/randrproto.h>
#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>
#include <xcb/xcbext.h>

XIC outfield_create_ic(XIM im, Window window) {
  return XCreateIC(im, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow, window, NULL);
}

static xcb_extension_t randr = {RANDR_NAME, 0};

void *outfield_ask_for_monitors(xcb_connection_t *connection, Window root) {
  // A request for an extension that is missing would end the connection.
  const xcb_query_extension_reply_t *extension = xcb_get_extension_data(connection, &randr);
  if (!extension || !extension->present) return NULL;
  xRRGetMonitorsReq body = {.window = (CARD32)root, .get_active = 1};
  // libxcb writes the header, and wants two entries before the first for itself.
  struct iovec parts[3] = {{0}};
  parts[2].iov_base = &body;
  parts[2].iov_len = sizeof body;
  xcb_protocol_request_t request = {.count = 1, .ext = &randr, .opcode = X_RRGetMonitors};
  unsigned int sequence = xcb_send_request(connection, XCB_REQUEST_CHECKED, parts + 2, &request);
  xcb_generic_error_t *error = NULL;
  void *reply = xcb_wait_for_reply(connection, sequence, &error);
  free(error);
  return reply;
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
