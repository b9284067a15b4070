#include "CX11Shims.h"

#include <X11/Xlibint.h>
#include <stdlib.h>

// Xlib's own way to look at a reply when it comes, instead of waiting for it (Xlib's appendix C): XInternAtoms
// and the extension libraries do the same.
struct outfield_question {
  _XAsyncHandler handler;
  unsigned long serial;
  Bool is_over;
  outfield_answer answer;
};

// Xlib hands every reply and every error to this, the oldest first.
static Bool on_reply(Display *display, xReply *reply, char *bytes, int length, XPointer data) {
  outfield_question *question = (outfield_question *)data;
  outfield_answer *answer = &question->answer;
  if (X_DPY_GET_LAST_REQUEST_READ(display) != question->serial) return False;
  question->is_over = True;
  // For the program's error handler.
  if (reply->generic.type == X_Error) return False;
  answer->is_answered = 1;
  if (answer->is_owner) {
    answer->owner = ((xGetSelectionOwnerReply *)reply)->owner;
    _XGetAsyncReply(display, bytes, reply, bytes, length, 0, True);
    return True;
  }
  xGetPropertyReply *property = (xGetPropertyReply *)reply;
  unsigned long size = (unsigned long)property->nItems * (property->format / 8);
  unsigned long sent = (unsigned long)property->length << 2;
  if (size > sent) size = sent;
  answer->type = property->propertyType;
  answer->format = property->format;
  answer->rest = property->bytesAfter;
  answer->data = size > 0 ? malloc(size) : NULL;
  answer->size = answer->data ? size : 0;
  _XGetAsyncData(display, (char *)answer->data, bytes, length, SIZEOF(xGetPropertyReply), answer->size, sent);
  return True;
}

// To be called with the display locked, before the request can have been sent.
static void await(Display *display, outfield_question *question) {
  question->serial = X_DPY_GET_REQUEST(display);
  question->handler.handler = on_reply;
  question->handler.data = (XPointer)question;
  question->handler.next = display->async_handlers;
  display->async_handlers = &question->handler;
}

// The macros of Xlib want the display to be called dpy.

outfield_question *outfield_ask_for_owner(Display *dpy, Atom selection) {
  outfield_question *question = calloc(1, sizeof *question);
  if (!question) abort();
  question->answer.is_owner = 1;
  LockDisplay(dpy);
  xResourceReq *req;
  GetResReq(GetSelectionOwner, selection, req);
  (void)req;
  await(dpy, question);
  UnlockDisplay(dpy);
  return question;
}

outfield_question *outfield_ask_for_property(Display *dpy, Window window, Atom name, long words) {
  outfield_question *question = calloc(1, sizeof *question);
  if (!question) abort();
  LockDisplay(dpy);
  xGetPropertyReq *req;
  GetReq(GetProperty, req);
  req->window = (CARD32)window;
  req->property = (CARD32)name;
  req->type = AnyPropertyType;
  req->delete = False;
  req->longOffset = 0;
  req->longLength = (CARD32)words;
  await(dpy, question);
  UnlockDisplay(dpy);
  return question;
}

outfield_answer outfield_take_answer(Display *display, outfield_question *question) {
  if (!question->is_over) XSync(display, False);
  LockDisplay(display);
  DeqAsyncHandler(display, &question->handler);
  UnlockDisplay(display);
  outfield_answer answer = question->answer;
  free(question);
  return answer;
}
