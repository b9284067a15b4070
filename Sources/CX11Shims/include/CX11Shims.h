// The parts of Xlib that Swift cannot call itself: variadic functions and function-like macros.
#ifndef OUTFIELD_CX11SHIMS_H
#define OUTFIELD_CX11SHIMS_H

#include <X11/Xlib.h>

#endif
