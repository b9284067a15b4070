#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/shape.h>
#include <X11/keysym.h>

// In the C library's headers only for those who ask for GNU extensions, which Swift's modules do not.
int pipe2(int ends[2], int flags);
